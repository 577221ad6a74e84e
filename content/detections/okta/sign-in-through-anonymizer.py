from okta_events import actor, context


def rule(event):
    if event.get("eventType") != "user.session.start":
        return False
    return event.deep_get("outcome", "result") == "SUCCESS" and event.deep_get("securityContext", "isProxy") is True


def title(event):
    return f"{actor(event)} signed in to Okta through an anonymizing proxy"


def dedup(event):
    return actor(event)


def alert_context(event):
    return {**context(event), "network": event.deep_get("securityContext", "asOrg")}
