"""Who did what, in which account: the words that CloudTrail rules share."""


def actor(event):
    """The acting user or role, as short as it stays unmistakable."""
    arn = event.deep_get("userIdentity", "arn", default="")
    if arn:
        return arn.split(":", 5)[-1]
    return event.deep_get("userIdentity", "invokedBy") or event.deep_get("userIdentity", "type", default="unknown")


def account(event):
    return event.get("recipientAccountId") or event.deep_get("userIdentity", "accountId", default="unknown")


def succeeded(event):
    return not event.get("errorCode")


def by_aws_service(event):
    """True for calls that an AWS service makes by itself on the account's behalf."""
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
