from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") == "DeleteFlowLogs" and succeeded(event)


def title(event):
    return f"{actor(event)} deleted VPC flow logs in account {account(event)}"


def alert_context(event):
    return context(event)
