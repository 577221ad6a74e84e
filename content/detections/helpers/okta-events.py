"""Actor, targets and alert context of Okta System Log events."""


def actor(event):
    return event.deep_get("actor", "alternateId") or event.deep_get("actor", "displayName", default="unknown")


def target(event, kind="User"):
    """The first target of the kind, by its login or name; `unknown` when there is none."""
    for item in event.get("target") or []:
        if item.get("type") == kind:
            return item.get("alternateId") or item.get("displayName") or "unknown"
    return "unknown"


def context(event):
    return {
        "actor": actor(event),
        "event": event.get("eventType"),
        "outcome": event.get("outcome"),
        "source_ip": event.deep_get("client", "ipAddress"),
        "country": event.deep_get("client", "geographicalContext", "country"),
        "user_agent": event.deep_get("client", "userAgent", "rawUserAgent"),
        "targets": [item.get("alternateId") or item.get("displayName") for item in event.get("target") or []],
    }
