from windows_events import context, host

LOCAL = (None, "", "-", "127.0.0.1", "::1")


def rule(event):
    return event.get("EventID") == "4625" and event.get("IpAddress") not in LOCAL


def title(event):
    return f"Repeated failed logons from {event.get('IpAddress')}, first on {host(event)}"


def dedup(event):
    return str(event.get("IpAddress"))


def alert_context(event):
    return {**context(event), "account": event.get("TargetUserName"), "address": event.get("IpAddress")}
