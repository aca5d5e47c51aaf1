# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
SURVIVORS = {}
