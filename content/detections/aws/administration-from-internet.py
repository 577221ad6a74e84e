from network_addresses import is_public

PORTS = (22, 1433, 3306, 3389, 5432, 5900, 6379, 27017)
# Fewer packets mean a rejected or half-open connection.
PACKETS_MIN = 10


def rule(event):
    if event.get("dstPort") not in PORTS or event.get("action") != "ACCEPT":
        return False
    return (event.get("packets") or 0) >= PACKETS_MIN and is_public(event.get("srcAddr")) and not is_public(event.get("dstAddr"))


def title(event):
    return f"{event.get('srcAddr')} reached port {event.get('dstPort')} on {event.get('dstAddr')}"


def dedup(event):
    return f"{event.get('dstAddr')}:{event.get('dstPort')}"


def alert_context(event):
    return {
        "source": event.get("srcAddr"),
        "destination": event.get("dstAddr"),
        "port": event.get("dstPort"),
        "interface": event.get("interfaceId"),
        "bytes": event.get("bytes"),
    }
