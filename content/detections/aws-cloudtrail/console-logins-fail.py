from cloudtrail_events import account, context


def rule(event):
    if event.get("eventName") != "ConsoleLogin":
        return False
    return event.deep_get("responseElements", "ConsoleLogin") == "Failure"


def title(event):
    return f"Console sign-ins to account {account(event)} from {event.get('sourceIPAddress')} keep failing"


def dedup(event):
    return f"{account(event)}:{event.get('sourceIPAddress')}"


def alert_context(event):
    return context(event)
