from network_addresses import is_public

BYTES_MAX = 2_000_000_000


def rule(event):
    if event.get("action") != "ACCEPT" or (event.get("bytes") or 0) < BYTES_MAX:
        return False
    return not is_public(event.get("srcAddr")) and is_public(event.get("dstAddr"))


def title(event):
    gigabytes = (event.get("bytes") or 0) / 1_000_000_000
    return f"{event.get('srcAddr')} sent {gigabytes:.1f} GB to {event.get('dstAddr')}"


def dedup(event):
    return f"{event.get('srcAddr')}:{event.get('dstAddr')}"


def alert_context(event):
    return {"source": event.get("srcAddr"), "destination": event.get("dstAddr"), "port": event.get("dstPort"), "bytes": event.get("bytes")}
