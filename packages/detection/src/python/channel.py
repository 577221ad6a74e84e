"""The one way out of Python: blocking writes and reads on two descriptors that the sandbox process serves.

No JavaScript object is needed for it, so none is reachable from here.
"""

import os

write, read = os.write, os.read


def report_progress():
    """Tells which call is about to run; the number itself is read from memory by the sandbox process."""
    write(1, b"P")


def ask(request):
    """Sends a request of the key-value cache and waits for its answer, both as bytes."""
    write(1, b"K" + request)
    size = int.from_bytes(read(0, 4), "little")
    answer = b""
    while len(answer) < size:
        answer += read(0, size - len(answer))
    return answer
