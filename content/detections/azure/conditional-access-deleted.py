def rule(event):
    operation = event.get("operationName")
    if operation not in ("Delete conditional access policy", "Update conditional access policy"):
        return False
    return operation.startswith("Delete") or is_switched_off(event)


def is_switched_off(event):
    for target in event.deep_get("properties", "targetResources") or []:
        for change in target.get("modifiedProperties") or []:
            was_on = '"state":"enabled"' in str(change.get("oldValue") or "").replace(" ", "")
            if was_on and '"state":"disabled"' in str(change.get("newValue") or "").replace(" ", ""):
                return True
    return False


def title(event):
    by = event.deep_get("properties", "initiatedBy", "user", "userPrincipalName", default="unknown")
    return f"{by}: {event.get('operationName')}"


def alert_context(event):
    return {
        "operation": event.get("operationName"),
        "user": event.deep_get("properties", "userPrincipalName"),
        "initiated_by": event.deep_get("properties", "initiatedBy", "user", "userPrincipalName"),
        "source_ip": event.get("callerIpAddress") or event.deep_get("properties", "ipAddress"),
    }
