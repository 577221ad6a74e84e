from cloudtrail_events import account, actor, context, succeeded

CALLS = (
    "CreateSAMLProvider",
    "UpdateSAMLProvider",
    "CreateOpenIDConnectProvider",
    "UpdateOpenIDConnectProviderThumbprint",
    "AddClientIDToOpenIDConnectProvider",
)


def rule(event):
    return event.get("eventName") in CALLS and succeeded(event)


def title(event):
    return f"{actor(event)} changed an IAM identity provider in account {account(event)} ({event.get('eventName')})"


def alert_context(event):
    return context(event)
