from okta_events import actor, context, target


def rule(event):
    return event.get("eventType") == "system.api_token.create" and event.deep_get("outcome", "result") == "SUCCESS"


def title(event):
    return f"{actor(event)} created Okta API token {target(event, 'Token')}"


def alert_context(event):
    return context(event)
