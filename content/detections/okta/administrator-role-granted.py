from okta_events import actor, context, target


def rule(event):
    if event.get("eventType") not in ("user.account.privilege.grant", "group.privilege.grant"):
        return False
    return event.deep_get("outcome", "result") == "SUCCESS"


def privilege(event):
    return event.deep_get("debugContext", "debugData", "privilegeGranted", default="an administrator role")


def receiver(event):
    return target(event, "User") if event.get("eventType") == "user.account.privilege.grant" else target(event, "UserGroup")


def title(event):
    return f"{actor(event)} granted {privilege(event)} to {receiver(event)} in Okta"


def dedup(event):
    return receiver(event)


def alert_context(event):
    return {**context(event), "privilege": privilege(event)}
