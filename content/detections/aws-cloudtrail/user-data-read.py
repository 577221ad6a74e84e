from cloudtrail_events import account, actor, context


def rule(event):
    if event.get("eventName") != "DescribeInstanceAttribute":
        return False
    return event.deep_get("requestParameters", "attribute") == "userData"


def title(event):
    return f"{actor(event)} read EC2 user data in bulk in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{actor(event)}"


def alert_context(event):
    return context(event)
