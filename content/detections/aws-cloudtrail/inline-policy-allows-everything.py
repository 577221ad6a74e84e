from aws_policies import grants_everything
from cloudtrail_events import account, actor, context, succeeded

CALLS = ("PutUserPolicy", "PutRolePolicy", "PutGroupPolicy", "CreatePolicy", "CreatePolicyVersion")


def rule(event):
    if event.get("eventName") not in CALLS:
        return False
    return succeeded(event) and grants_everything(event.deep_get("requestParameters", "policyDocument"))


def title(event):
    parameters = event.get("requestParameters") or {}
    name = parameters.get("policyName") or parameters.get("policyArn") or "unknown"
    return f"{actor(event)} wrote policy {name}, which allows all actions, in account {account(event)}"


def alert_context(event):
    return context(event)
