from cloudtrail_events import account, context


def rule(event):
    if event.deep_get("userIdentity", "type") != "Root":
        return False
    # AWS services act as root on the account's behalf, e.g. when support opens a case.
    return event.deep_get("userIdentity", "invokedBy") is None and event.get("eventType") != "AwsServiceEvent"


def title(event):
    return f"Root user of account {account(event)} called {event.get('eventName')}"


def dedup(event):
    return account(event)


def alert_context(event):
    return context(event)
