PUBLIC = ("allUsers", "allAuthenticatedUsers")


def rule(event):
    method = event.deep_get("protoPayload", "methodName", default="")
    if not method.lower().endswith(("setiampolicy", "setiampermissions")):
        return False
    return len(risky(event)) > 0


def risky(event):
    deltas = event.deep_get("protoPayload", "serviceData", "policyDelta", "bindingDeltas") or []
    added = [d for d in deltas if d.get("action") == "ADD"]
    return [f"{d.get('role')} to {d.get('member')}" for d in added if is_risky(d)]


def is_risky(delta):
    return delta.get("role") == "roles/owner" or delta.get("member") in PUBLIC


def title(event):
    return f"{actor(event)} granted {', '.join(risky(event))} in {project(event)}"


def alert_context(event):
    return {
        "actor": actor(event),
        "project": project(event),
        "method": event.deep_get("protoPayload", "methodName"),
        "resource": event.deep_get("protoPayload", "resourceName"),
        "source_ip": event.deep_get("protoPayload", "requestMetadata", "callerIp"),
    }


def actor(event):
    return event.deep_get("protoPayload", "authenticationInfo", "principalEmail", default="unknown")


def project(event):
    return event.deep_get("resource", "labels", "project_id", default="unknown")
