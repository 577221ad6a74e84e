"""Actor, account and alert context of CloudTrail events."""


def actor(event):
    """The acting user or role: the resource part of its ARN, or the identity type."""
    arn = event.deep_get("userIdentity", "arn", default="")
    if arn:
        return arn.split(":", 5)[-1]
    return event.deep_get("userIdentity", "invokedBy") or event.deep_get("userIdentity", "type", default="unknown")


def account(event):
    return event.get("recipientAccountId") or event.deep_get("userIdentity", "accountId", default="unknown")


def succeeded(event):
    return not event.get("errorCode")


def by_aws_service(event):
    """True for calls that an AWS service makes on behalf of the account."""
    return event.deep_get("userIdentity", "type") == "AWSService"


def context(event):
    return {
        "actor": actor(event),
        "account": account(event),
        "region": event.get("awsRegion"),
        "call": event.get("eventName"),
        "error": event.get("errorCode"),
        "source_ip": event.get("sourceIPAddress"),
        "user_agent": event.get("userAgent"),
        "parameters": event.get("requestParameters"),
    }
