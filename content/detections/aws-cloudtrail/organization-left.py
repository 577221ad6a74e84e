from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") == "LeaveOrganization"


def title(event):
    verb = "removed" if succeeded(event) else "tried to remove"
    return f"{actor(event)} {verb} account {account(event)} from its organization"


def severity(event):
    return "CRITICAL" if succeeded(event) else "DEFAULT"


def alert_context(event):
    return context(event)
