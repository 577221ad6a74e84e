from cloudtrail_events import account, actor, by_aws_service, context, succeeded


def rule(event):
    if event.get("eventName") != "GetAccountAuthorizationDetails":
        return False
    return succeeded(event) and not by_aws_service(event)


def title(event):
    return f"{actor(event)} enumerated all IAM users, roles and policies in account {account(event)}"


def alert_context(event):
    return context(event)
