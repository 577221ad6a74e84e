from aws_policies import as_list
from cloudtrail_events import actor, context, succeeded

DAYS_MAX = 7


def rule(event):
    if event.get("eventName") not in ("PutBucketLifecycle", "PutBucketLifecycleConfiguration"):
        return False
    return succeeded(event) and any(expires_soon(r) for r in lifecycle_rules(event))


def lifecycle_rules(event):
    return as_list(event.deep_get("requestParameters", "LifecycleConfiguration", "Rule"))


def expires_soon(lifecycle_rule):
    if lifecycle_rule.get("Status") != "Enabled":
        return False
    expiration = lifecycle_rule.get("Expiration")
    days = expiration.get("Days") if expiration else None
    return days is not None and int(days) <= DAYS_MAX


def title(event):
    bucket = event.deep_get("requestParameters", "bucketName", default="unknown")
    return f"{actor(event)} set objects in S3 bucket {bucket} to expire within {DAYS_MAX} days"


def alert_context(event):
    return context(event)
