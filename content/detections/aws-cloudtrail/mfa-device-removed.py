from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") != "DeactivateMFADevice" or not succeeded(event):
        return False
    return owner(event) != event.deep_get("userIdentity", "userName")


def owner(event):
    return event.deep_get("requestParameters", "userName", default="unknown")


def title(event):
    return f"{actor(event)} deactivated the MFA device of {owner(event)} in account {account(event)}"


def alert_context(event):
    return context(event)
