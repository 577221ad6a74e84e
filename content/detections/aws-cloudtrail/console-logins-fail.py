from cloudtrail_events import account, context


def rule(event):
    if event.get("eventName") != "ConsoleLogin":
        return False
    return event.deep_get("responseElements", "ConsoleLogin") == "Failure"


def title(event):
    return f"Repeated failed console logins to account {account(event)} from {event.get('sourceIPAddress')}"


def dedup(event):
    return f"{account(event)}:{event.get('sourceIPAddress')}"


def alert_context(event):
    return context(event)
