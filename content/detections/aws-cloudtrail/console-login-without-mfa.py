from cloudtrail_events import account, actor, context


def rule(event):
    if event.get("eventName") != "ConsoleLogin":
        return False
    if event.deep_get("responseElements", "ConsoleLogin") != "Success":
        return False
    # Sessions from an identity provider were challenged for MFA there.
    if event.deep_get("userIdentity", "type") == "AssumedRole" or came_through_provider(event):
        return False
    return event.deep_get("additionalEventData", "MFAUsed") == "No"


def came_through_provider(event):
    return event.deep_get("additionalEventData", "SamlProviderArn") is not None


def title(event):
    return f"{actor(event)} signed in to the console of account {account(event)} without MFA"


def severity(event):
    return "HIGH" if event.deep_get("userIdentity", "type") == "Root" else "DEFAULT"


def alert_context(event):
    return context(event)
