from aws_policies import account_of
from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") not in ("AddPermission20150331v2", "AddPermission20150331", "AddPermission"):
        return False
    if event.get("eventSource") != "lambda.amazonaws.com" or not succeeded(event):
        return False
    return is_outsider(event.deep_get("requestParameters", "principal", default=""), account(event))


def is_outsider(principal, own_account):
    if principal == "*":
        return True
    other = account_of(principal)
    return other is not None and other != own_account


def function(event):
    return event.deep_get("requestParameters", "functionName", default="unknown").rsplit(":", 1)[-1]


def title(event):
    principal = event.deep_get("requestParameters", "principal")
    who = "everyone" if principal == "*" else principal
    return f"{actor(event)} allowed {who} to invoke Lambda function {function(event)} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{function(event)}"


def alert_context(event):
    return {**context(event), "function": function(event)}
