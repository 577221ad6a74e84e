from okta_events import actor, context, target


def rule(event):
    if event.get("eventType") not in ("user.mfa.factor.reset_all", "user.mfa.factor.deactivate"):
        return False
    if event.deep_get("outcome", "result") != "SUCCESS":
        return False
    # A user who replaces a phone deactivates their own factor.
    return actor(event) != target(event)


def title(event):
    return f"{actor(event)} reset the MFA factors of {target(event)}"


def dedup(event):
    return target(event)


def alert_context(event):
    return context(event)
