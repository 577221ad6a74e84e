from aws_policies import outsiders
from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") not in ("UpdateAssumeRolePolicy", "CreateRole"):
        return False
    return succeeded(event) and len(trusted(event)) > 0


def trusted(event):
    parameters = event.get("requestParameters") or {}
    document = parameters.get("policyDocument") or parameters.get("assumeRolePolicyDocument")
    return outsiders(document, account(event))


def role(event):
    return event.deep_get("requestParameters", "roleName", default="unknown")


def title(event):
    return f"{actor(event)} allowed {', '.join(trusted(event))} to assume role {role(event)} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{role(event)}"


def alert_context(event):
    return {**context(event), "role": role(event), "trusted": trusted(event)}
