from cloudtrail_events import account, actor, context

REFUSALS = ("AccessDenied", "AccessDeniedException", "Client.UnauthorizedOperation", "UnauthorizedOperation")


def rule(event):
    return event.get("errorCode") in REFUSALS


def title(event):
    return f"Repeated AccessDenied for {actor(event)} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return {**context(event), "first_refused": event.get("eventName")}
