from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") not in ("CreateLoginProfile", "UpdateLoginProfile"):
        return False
    owner = event.deep_get("requestParameters", "userName")
    return succeeded(event) and owner is not None and owner != event.deep_get("userIdentity", "userName")


def title(event):
    owner = event.deep_get("requestParameters", "userName")
    return f"{actor(event)} set a console password for {owner} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return context(event)
