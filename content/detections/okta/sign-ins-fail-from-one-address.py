from okta_events import context


def rule(event):
    if event.get("eventType") != "user.session.start":
        return False
    return event.deep_get("outcome", "result") == "FAILURE" and address(event) is not None


def address(event):
    return event.deep_get("client", "ipAddress")


def title(event):
    return f"Repeated failed Okta sign-ins from {address(event)}"


def dedup(event):
    return address(event)


def alert_context(event):
    return context(event)
