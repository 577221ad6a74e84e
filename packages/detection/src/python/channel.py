"""The one way out of Python: blocking writes and reads on two descriptors that the sandbox process serves.

No JavaScript object is needed for it, so none is reachable from here.
"""

import json
import os

to_json = json.JSONEncoder(allow_nan=False).encode
from_json = json.JSONDecoder().decode
write, read = os.write, os.read


def report_progress():
    """Tells which call is about to run; the number itself is read from memory by the sandbox process."""
    write(1, b"P")


def ask(**request):
    """Asks for what the host keeps for detections, and waits for the answer: see cache-answers.ts."""
    write(1, b"K" + to_json(request).encode())
    size = int.from_bytes(read(0, 4), "little")
    answer = b""
    while len(answer) < size:
        answer += read(0, size - len(answer))
    response = from_json(answer.decode())
    if "error" in response:
        raise RuntimeError(f"Pharos does not answer: {response['error']}")
    return response
