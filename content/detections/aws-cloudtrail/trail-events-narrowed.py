from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") != "PutEventSelectors":
        return False
    selectors = event.deep_get("requestParameters", "eventSelectors") or []
    return succeeded(event) and any(is_narrow(selector) for selector in selectors)


def is_narrow(selector):
    return selector.get("includeManagementEvents") is False or selector.get("readWriteType", "All") != "All"


def title(event):
    trail = event.deep_get("requestParameters", "trailName", default="unknown")
    return f"{actor(event)} reduced the event selectors of CloudTrail trail {trail} in account {account(event)}"


def alert_context(event):
    return context(event)
