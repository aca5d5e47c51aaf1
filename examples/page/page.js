'use strict';
// Draws what the module says, and hands on what the reader changes. No number, shape or formula comes from here.

const one = (selector) => document.querySelector(selector);
const make = (tag, parent, text = '', more = {}) => {
  const element = Object.assign(document.createElement(tag), more);
  element.textContent = text;
  parent?.append(element);
  return element;
};

// The module ----------------------------------------------------------------------------------------------------------

const packed = '@WASM@';
let heed;
const text = (at, size) => new TextDecoder().decode(new Uint8Array(heed.memory.buffer, at, size));
const answer = (call, ...args) => {
  const at = heed[call](...args);
  return JSON.parse(text(at, heed.answered_size()));
};

const apply = (line) => {  // the sentence that says what is wrong, or nothing
  const bytes = new TextEncoder().encode(line);
  if (bytes.length > heed.line_size()) return 'expected a shorter line of settings';
  new Uint8Array(heed.memory.buffer, heed.line(), bytes.length).set(bytes);
  const wrong = heed.apply(bytes.length);
  if (wrong === 0) return '';
  return text(wrong, new Uint8Array(heed.memory.buffer).indexOf(0, wrong) - wrong);
};

// Numbers are bits until they are shown -------------------------------------------------------------------------------

const box = new DataView(new ArrayBuffer(4));
const number = (bits) => (box.setUint32(0, bits), box.getFloat32(0));
const bitsOf = (value) => (box.setFloat32(0, value), box.getUint32(0));
const hexadecimal = (bits) => bits.toString(16);
const shown = (bits, digits = 4) => {
  const x = number(bits);
  const small = x !== 0 && Math.abs(x) < 10 ** -digits, large = Math.abs(x) >= 1e5;
  const letters = Number.isNaN(x) ? 'NaN'
    : !Number.isFinite(x) ? (x < 0 ? '-∞' : '∞')
    : Number.isInteger(x) && !large ? String(x)
    : small || large ? x.toExponential(digits > 2 ? 1 : 0) : x.toFixed(digits);
  return letters.replaceAll('-', '−');
};
const exactly = (bits) => String(Number(number(bits).toPrecision(9))).replaceAll('-', '−');
const sentence = (parts, digits) => parts.map((p) => (typeof p === 'number' ? shown(p, digits) : p)).join('');

// The state -----------------------------------------------------------------------------------------------------------

let page, usual, chosen = null, cells = [], structure = '';
const undone = [];
let line = '';

const written = (s) => [
  s.shape !== usual.shape && `shape=${s.shape}`, s.seed !== usual.seed && `seed=${s.seed}`,
  s.hasScale && `scale=${hexadecimal(s.scale)}`, s.naive && 'naive', s.causal && 'causal',
  s.hasPadding && `padding=${s.padding}`, s.hasWindow && `window=${s.before}.${s.after}`,
  s.drawn.length && `drawn=${s.drawn.reduce((all, i) => all | 1n << BigInt(i), 0n).toString(16)}`,
  String(s.try) !== String(usual.try) && `try=${s.try.join('.')}`, s.steps && `steps=${s.steps}`,
  ...s.edits.map(([tensor, cell, bits]) => `edit=${tensor}.${cell}.${hexadecimal(bits)}`),
].filter(Boolean).join('&');

/// What stands behind the # is a state, unless it is a place in the page.
const stateOf = (hash) => (hash === one('.skip').hash ? null : hash.slice(1));

const go = (to, remember = true) => {
  const wrong = apply(to);
  one('#wrong').textContent = wrong && `Not changed: ${wrong}.`;
  if (wrong) return showControls();
  if (remember && to !== line) undone.push(line);
  line = to;
  history.replaceState(null, '', `#${line}`);
  one('#link').href = `#${line}`;
  page = JSON.parse(text(heed.describe(), heed.described_size()));
  showControls();
  showTensors();
  showMistakes();
  showTraining();
};
const change = (how) => { const next = structuredClone(page.state); how(next); go(written(next)); };

// Controls ------------------------------------------------------------------------------------------------------------

const showControls = () => {
  const s = page.state;
  if (!one('#shape').length) page.shapes.forEach((name, i) => make('option', one('#shape'), name, {value: i}));
  one('#shape').value = s.shape;
  one('#seed').value = s.seed;
  one('#scale').value = exactly(s.scale);
  one('#softmax').value = s.naive ? 'naive' : 'stable';
  one('#causal').checked = s.causal;
  one('#padding').value = s.padding;
  one('#padding').max = page.keys;
  one('#window').checked = s.hasWindow;
  one('#before').value = s.before;
  one('#after').value = s.after;
  s.try.forEach((value, i) => {
    const choice = one(`#try-${i}`);
    if (choice.type === 'checkbox') choice.checked = value;
    else choice.value = value;
  });
  one('#undo').disabled = undone.length === 0;
};
const float = (letters) => {
  const value = Number(letters.trim().replaceAll('−', '-'));
  return letters.trim() !== '' && Number.isFinite(Math.fround(value)) ? value : null;
};
const refuse = (came) => {
  showControls();
  one('#wrong').textContent = `Not changed: expected a number, and “${came}” came.`;
};
const whole = (element) => (/^\d+$/.test(element.value) ? Number(element.value) : null);
const onWhole = (id, how) => one(id).addEventListener('change', (e) => {
  const value = whole(e.target);
  if (value === null) refuse(e.target.value); else change((s) => how(s, value));
});
const listen = () => {
  for (const form of document.forms) form.addEventListener('submit', (e) => e.preventDefault());
  one('#shape').addEventListener('change', (e) => change((s) => {
    Object.assign(s, {shape: Number(e.target.value), edits: [], drawn: [], hasPadding: false});
  }));
  onWhole('#seed', (s, value) => { s.seed = value; });
  one('#scale').addEventListener('change', (e) => {
    const value = float(e.target.value);
    if (value === null) refuse(e.target.value);
    else change((s) => { s.hasScale = true; s.scale = bitsOf(value); });
  });
  one('#softmax').addEventListener('change', (e) => change((s) => { s.naive = e.target.value === 'naive'; }));
  one('#causal').addEventListener('change', (e) => change((s) => { s.causal = e.target.checked; }));
  onWhole('#padding', (s, value) => { s.hasPadding = value !== page.keys; s.padding = value; });
  one('#window').addEventListener('change', (e) => change((s) => { s.hasWindow = e.target.checked; }));
  onWhole('#before', (s, value) => Object.assign(s, {hasWindow: true, before: value}));
  onWhole('#after', (s, value) => Object.assign(s, {hasWindow: true, after: value}));
  for (let i = 0; i < 7; ++i) {
    one(`#try-${i}`).addEventListener('change', (e) => change((s) => {
      s.try[i] = e.target.type === 'checkbox' ? Number(e.target.checked) : Number(e.target.value);
    }));
  }
  one('#steps').addEventListener('input', (e) => change((s) => { s.steps = Number(e.target.value); }));
  const advance = () => change((s) => { s.steps = Math.min(s.steps + 1, Number(one('#steps').max)); });
  one('#one').addEventListener('click', advance);
  one('#run').addEventListener('click', () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) return change((s) => { s.steps = Number(one('#steps').max); });
    const more = () => { if (page.state.steps < Number(one('#steps').max)) { advance(); setTimeout(more, 60); } };
    more();
  });
  one('#undo').addEventListener('click', () => { if (undone.length) go(undone.pop(), false); });
  one('#reset').addEventListener('click', () => go(''));
  addEventListener('hashchange', () => { const to = stateOf(location.hash); if (to !== null && to !== line) go(to); });
  narrow.addEventListener('change', () => { structure = ''; showTensors(); });
};

// Tensors -------------------------------------------------------------------------------------------------------------

const narrow = matchMedia('(max-width: 26rem)');
const stride = (t, i) => t.axes.slice(i + 1).reduce((n, a) => n * a.extent, 1);
const along = (t, place) => {
  const i = t.axes.findIndex((a) => a.along === place);
  return i < 0 ? {extent: 1, stride: 0} : {...t.axes[i], stride: stride(t, i)};
};

/// A table of a tensor's numbers: for each, `place(td, cell)` is told where it is.
const table = (parent, t, label, place) => {
  let row = along(t, 'row'), column = along(t, 'column');
  const aside = along(t, 'table');
  if (narrow.matches && column.extent > 4 && column.extent > row.extent) [row, column] = [column, row];
  for (let k = 0; k < aside.extent; ++k) {
    const all = make('table', parent, '', {className: 'values'});
    all.setAttribute('role', 'grid');
    all.setAttribute('aria-label', aside.name ? `${label}, ${aside.name} ${k}` : label);
    if (aside.name) make('caption', all, `${aside.name} ${k}`);
    const head = make('tr', all);
    const names = `${row.name ?? ''} ↓${column.name ? ` ${column.name} →` : ''}`;
    make('th', head, names, {className: 'axis', colSpan: column.extent + 1});
    if (column.name) {
      const numbers = make('tr', all);
      make('td', numbers);
      for (let j = 0; j < column.extent; ++j) make('th', numbers, j, {scope: 'col'});
    }
    for (let i = 0; i < row.extent; ++i) {
      const tr = make('tr', all);
      make('th', tr, i, {scope: 'row'});
      for (let j = 0; j < column.extent; ++j) {
        const td = make('td', tr);
        td.setAttribute('role', 'gridcell');
        td.digits = narrow.matches && column.extent > 4 ? 2 : 4;
        place(td, k * aside.stride + i * row.stride + j * column.stride);
      }
    }
  }
};
const heat = (td, bits, most) => {
  const x = number(bits);
  td.style.setProperty('--heat', most > 0 && Number.isFinite(x) ? Math.abs(x) / most : 0);
  td.style.setProperty('--hue', x < 0 ? 'var(--minus)' : 'var(--plus)');
};
const greatest = (values) =>
  values.map(number).filter(Number.isFinite).reduce((most, x) => Math.max(most, Math.abs(x)), 0);

const build = () => {
  cells = [];
  for (const panel of 'ABCD') one(`#panel-${panel} .step`).replaceChildren();
  page.tensors.forEach((t, i) => {
    const step = one(`#panel-${t.panel} .step`);
    if (i > 0 && page.tensors[i - 1].editable && !t.editable) make('hr', step);
    const figure = make('figure', step), caption = make('figcaption', figure, t.name);
    make('code', caption);
    make('small', caption);
    cells[i] = [];
    table(figure, t, t.name, (td, cell) => {
      Object.assign(td.dataset, {tensor: i, cell});
      td.tabIndex = cells[i].length ? -1 : 0;
      cells[i][cell] = td;
    });
  });
};
const showTensors = () => {
  const now = JSON.stringify([narrow.matches, page.tensors.map((t) => [t.name, t.axes])]);
  if (now !== structure) {
    const had = chosen && {...chosen, focused: document.activeElement === chosen.td};
    structure = now;
    build();
    chosen = null;
    const again = had && page.tensors.findIndex((t) => t.name === had.name);
    if (had && again >= 0 && cells[again][had.cell]) {
      choose(cells[again][had.cell]);
      if (had.focused) chosen.td.focus({preventScroll: true});
    } else {
      one('#what').textContent = 'Choose a number.';
      one('#because').replaceChildren();
    }
  }
  page.tensors.forEach((t, i) => {
    const most = greatest(t.values), figure = cells[i].find(Boolean).closest('figure');
    figure.querySelector('code').textContent = t.call;
    figure.querySelector('small').textContent = t.says;
    t.values.forEach((bits, cell) => {
      const td = cells[i][cell];
      td.textContent = shown(bits, td.digits);
      td.classList.toggle('hidden', t.mask ? page.hidden[cell] !== 0 : number(bits) === -Infinity);
      heat(td, bits, most);
    });
  });
  one('#text').replaceChildren();
  for (const t of page.tensors) {
    const numbers = t.values.map((bits) => shown(bits)).join(', ');
    make('li', one('#text'), `Panel ${t.panel}: ${t.name} = ${t.call}. ${t.says}. Its numbers: ${numbers}.`);
  }
  if (chosen) explain();
};

// One number ----------------------------------------------------------------------------------------------------------

const choose = (td) => {
  if (chosen) chosen.td.classList.remove('at');
  const tensor = Number(td.dataset.tensor), cell = Number(td.dataset.cell);
  for (const other of td.closest('figure').querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
  td.tabIndex = 0;
  chosen = {td, tensor, cell, name: page.tensors[tensor].name};
  explain();
};
const explain = () => {
  const {td, tensor, cell} = chosen, why = answer('explain', tensor, cell), because = one('#because');
  for (const e of document.querySelectorAll('.values .of, .values .user')) e.classList.remove('of', 'user');
  td.classList.add('at');
  const light = (links, name) => {
    for (let i = 0; i < links.length; i += 2) cells[links[i]][links[i + 1]].classList.add(name);
  };
  light(why.sources, 'of');
  light(why.users, 'user');
  one('#what').textContent = `${why.name}${why.at.length ? ` at ${why.at.join(', ')}` : ''} = ${shown(why.value)}`;
  because.replaceChildren();
  make('p', because, sentence(why.formula, 4), {id: 'formula'});
  if (why.editable) {
    const label = make('label', make('p', because), 'Another number ');
    const input = make('input', label, '', {
      id: 'edit', type: 'text', inputMode: 'decimal', size: 14, autocomplete: 'off', value: exactly(why.value),
    });
    input.addEventListener('change', () => {
      const value = float(input.value);
      if (value === null) return refuse(input.value);
      change((s) => {
        s.edits = s.edits.filter(([t, c]) => t !== tensor || c !== cell);
        s.edits.push([tensor, cell, bitsOf(value)]);
      });
    });
    input.addEventListener('keydown', (e) => { if (e.key === 'Escape') chosen.td.focus(); });
  }
  if (why.mask) {
    const offers = page.state.drawn.includes(cell) ? 'Do not hide by hand' : 'Hide by hand';
    const button = make('button', make('p', because), offers, {type: 'button', id: 'toggle'});
    button.addEventListener('click', () => { toggle(cell); one('#toggle').focus(); });
  }
  if (why.lines) {
    const lines = make('table', because), head = make('tr', lines);
    for (const name of why.heads) make('th', head, name, {scope: 'col'});
    for (const [name, ...numbers] of why.lines) {
      const tr = make('tr', lines);
      make('th', tr, name, {scope: 'row'});
      for (const x of numbers) make('td', tr, typeof x === 'number' ? shown(x) : x);
    }
  }
  for (const note of why.notes ?? []) {
    make('p', because, note.map((p) => (typeof p === 'number' ? exactly(p) : p)).join(''), {className: 'note'});
  }
  const bits = hexadecimal(why.value).padStart(8, '0');
  make('p', because, `Exactly ${exactly(why.value)}, bits ${bits}`, {className: 'bits'});
  make('small', because, `${why.call}: ${why.says}`);
};
const toggle = (cell) => change((s) => {
  s.drawn = s.drawn.includes(cell) ? s.drawn.filter((c) => c !== cell) : [...s.drawn, cell];
});

document.addEventListener('focusin', (e) => {
  if (e.target.dataset?.tensor && chosen?.td !== e.target) choose(e.target);
});
document.addEventListener('keydown', (e) => {
  const td = e.target;
  if (!td.dataset?.tensor || e.ctrlKey || e.altKey || e.metaKey) return;
  if (e.key === 'Enter' || e.key === ' ') {
    e.preventDefault();
    if (page.tensors[td.dataset.tensor].mask) toggle(Number(td.dataset.cell)); else one('#edit')?.select();
    return;
  }
  const grid = td.closest('table'), row = td.parentNode, at = (r, c) => r?.cells[c]?.dataset?.tensor && r.cells[c];
  const to = {
    ArrowLeft: () => at(row, td.cellIndex - 1), ArrowRight: () => at(row, td.cellIndex + 1),
    ArrowUp: () => at(grid.rows[row.rowIndex - 1], td.cellIndex),
    ArrowDown: () => at(grid.rows[row.rowIndex + 1], td.cellIndex),
    Home: () => at(row, 1), End: () => at(row, row.cells.length - 1),
  }[e.key];
  if (!to) return;
  e.preventDefault();
  const next = to();
  if (next) next.focus();
});

// What does not compile -----------------------------------------------------------------------------------------------

const showMistakes = () => {
  const all = answer('try_operands'), list = one('#answers'), tables = one('#nameless');
  list.replaceChildren();
  for (const step of all.steps) {
    const item = make('li', list, '', {className: step.refused ? 'refused' : 'ok'});
    make('code', item, step.call);
    make('strong', item, step.refused ? ' is refused: ' : ' compiles: ');
    item.append(step.says);
  }
  const wrong = all.wrong.filter(Boolean).length, refused = all.steps.some((step) => step.refused);
  const apart = wrong
    ? `${wrong} of ${all.wrong.length} numbers of the output are not those of attention, by up to ${shown(all.apart)}`
    : 'every number of the output is that of attention';
  const verdict = refused ? 'It does not compile.' : 'It compiles.';
  one('#verdict').textContent = `${verdict} Without names it runs, and ${apart}.`;
  tables.replaceChildren();
  for (const name of ['scores', 'weights', 'output', 'right']) {
    const figure = make('figure', tables), values = all[name], most = greatest(values);
    make('figcaption', figure, name === 'right' ? 'output of attention' : `${name} without names`);
    const axes = ['row', 'column'].map((along, i) => ({name: `axis ${i}`, extent: all.size, along}));
    table(figure, {axes}, figure.textContent, (td, cell) => {
      td.textContent = shown(values[cell], td.digits);
      if (name === 'output' && all.wrong[cell]) td.classList.add('differs');
      heat(td, values[cell], most);
    });
  }
};

// Training ------------------------------------------------------------------------------------------------------------

const showTraining = () => {
  const all = answer('train'), losses = all.losses, now = losses[losses.length - 1];
  const curve = one('#curve'), heeded = one('#heeded');
  one('#steps').max = all.most;
  one('#steps').value = all.step;
  one('#step').textContent = `${all.step} of ${all.most}`;
  one('#one').disabled = one('#run').disabled = all.step === all.most;
  const right = all.right.filter(Boolean).length;
  one('#learned').textContent = `${all.parameters} weights. The loss after step ${all.step} is ${shown(now)}; ${
    right} of ${all.right.length} answers are right.`;
  curve.setAttribute('aria-label', `The loss, from ${shown(losses[0])} at step 0 to ${shown(now)} at step ${all.step}`);
  const top = Math.max(...losses.map(number)), x = (i) => 40 + 270 * i / all.most, y = (v) => 145 - 130 * v / top;
  const draw = (tag, attributes, content = '') => {
    const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
    e.textContent = content;
    curve.append(e);
  };
  curve.replaceChildren();
  draw('path', {d: 'M40 10V145H312', fill: 'none', stroke: 'currentColor'});
  draw('text', {x: 36, y: 19, 'text-anchor': 'end'}, top.toFixed(2));
  draw('text', {x: 36, y: 148, 'text-anchor': 'end'}, '0');
  draw('text', {x: 312, y: 162, 'text-anchor': 'end'}, `step ${all.most}`);
  const points = losses.map((bits, i) => `${x(i)},${y(number(bits))}`).join(' ');
  draw('polyline', {points, fill: 'none', stroke: 'currentColor', 'stroke-width': 2});
  draw('circle', {cx: x(all.step), cy: y(number(now)), r: 4, fill: 'currentColor'});
  heeded.replaceChildren();
  const [batch, query, key] = all.axes, size = query.extent * key.extent;
  for (let i = 0; i < batch.extent; ++i) {
    const [letters, answers] = [all.letters, all.answers].map((e) => e.slice(i * query.extent, (i + 1) * query.extent));
    const figure = make('figure', heeded), caption = make('figcaption', figure, `weights, ${batch.name} ${i}`);
    make('small', caption, `Text ${letters.join(' ')}, answers ${answers.join(' ')}. ${all.shape}`);
    const axes = [{...query, along: 'row'}, {...key, along: 'column'}];
    table(figure, {axes}, `weights, ${batch.name} ${i}`, (td, cell) => {
      const bits = all.weights[i * size + cell];
      td.textContent = shown(bits);
      heat(td, bits, 1);
    });
  }
};

// Begin ---------------------------------------------------------------------------------------------------------------

const begin = async () => {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  // heed's failures would be written to stderr, which pages lack: what writes there says that it cannot (EBADF).
  const fails = () => 8;
  heed = new WebAssembly.Instance(await WebAssembly.compile(await new Response(unpacked).arrayBuffer()),
    { wasi_snapshot_preview1: { fd_close: fails, fd_seek: fails, fd_write: fails } }).exports;
  apply('');
  page = JSON.parse(text(heed.describe(), heed.described_size()));
  usual = page.state;
  listen();
  go('', false);
  if (asked) go(asked, false);
};
const asked = stateOf(location.hash);
const ready = begin().catch((error) => {
  one('#wrong').textContent = `This browser cannot run the page: ${error.message}`;
});
