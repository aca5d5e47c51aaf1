# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Runs a program with a small stack, and checks what it needs of memory.

    run.py STACK_KIB MEMORY_MIB PROGRAM ARGUMENT...

Ends with 0 when the program does and its resident memory never was above the bound. Prints the peak.
"""

import os
import resource
import sys


def main():
    stack, bound, *command = sys.argv[1:]
    child = os.fork()
    if child == 0:
        size = int(stack) * 1024
        resource.setrlimit(resource.RLIMIT_STACK, (size, size))
        os.execv(command[0], command)
    _, status, used = os.wait4(child, 0)
    peak = used.ru_maxrss / 1024
    print(f"stack of {stack} KiB; peak of resident memory {peak:.0f} MiB, at most {bound} MiB allowed")
    if os.waitstatus_to_exitcode(status) != 0:
        print(f"the program ended with {os.waitstatus_to_exitcode(status)}")
        return 1
    return 0 if peak <= float(bound) else 1


if __name__ == "__main__":
    sys.exit(main())
