from aws_policies import outsiders
from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") != "PutBucketPolicy":
        return False
    return succeeded(event) and len(admitted(event)) > 0


def admitted(event):
    return outsiders(event.deep_get("requestParameters", "bucketPolicy"), account(event))


def bucket(event):
    return event.deep_get("requestParameters", "bucketName", default="unknown")


def title(event):
    return f"{actor(event)} shared S3 bucket {bucket(event)} with {', '.join(admitted(event))}"


def severity(event):
    return "CRITICAL" if "*" in admitted(event) else "DEFAULT"


def dedup(event):
    return bucket(event)


def alert_context(event):
    return {**context(event), "bucket": bucket(event), "admitted": admitted(event)}
