import math
from collections import Counter

LABEL_LENGTH_MIN = 40
BITS_PER_CHARACTER_MIN = 3.2


def rule(event):
    label = longest_label(event)
    return len(label) >= LABEL_LENGTH_MIN and "-" not in label and entropy(label) >= BITS_PER_CHARACTER_MIN


def longest_label(event):
    """The longest label of the queried name in front of its registered domain."""
    labels = (event.get("query") or "").split(".")[:-2]
    return max(labels, key=len, default="")


def entropy(text):
    return -sum(n / len(text) * math.log2(n / len(text)) for n in Counter(text).values())


def domain(event):
    return ".".join((event.get("query") or "").split(".")[-2:]).lower()


def title(event):
    return f"DNS tunneling from {event.get('id_orig_h')} to {domain(event)}"


def dedup(event):
    return f"{event.get('id_orig_h')}:{domain(event)}"


def alert_context(event):
    return {"source": event.get("id_orig_h"), "domain": domain(event), "first_question": event.get("query")}
