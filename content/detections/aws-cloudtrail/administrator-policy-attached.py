from cloudtrail_events import account, actor, context, succeeded

POWERFUL = ("AdministratorAccess", "IAMFullAccess", "PowerUserAccess")


def rule(event):
    if event.get("eventName") not in ("AttachUserPolicy", "AttachRolePolicy", "AttachGroupPolicy"):
        return False
    return succeeded(event) and policy(event) in POWERFUL


def policy(event):
    return event.deep_get("requestParameters", "policyArn", default="").rsplit("/", 1)[-1]


def principal(event):
    parameters = event.get("requestParameters") or {}
    return parameters.get("userName") or parameters.get("roleName") or parameters.get("groupName") or "unknown"


def title(event):
    return f"{actor(event)} attached {policy(event)} to {principal(event)} in account {account(event)}"


def dedup(event):
    return f"{account(event)}:{principal(event)}"


def alert_context(event):
    return {**context(event), "policy": policy(event), "principal": principal(event)}
