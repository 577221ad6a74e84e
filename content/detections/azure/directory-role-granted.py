POWERFUL = ("Global Administrator", "Privileged Role Administrator", "Security Administrator", "User Administrator")


def rule(event):
    if event.get("operationName") not in ("Add member to role", "Add eligible member to role"):
        return False
    return any(name in POWERFUL for name in roles(event))


def roles(event):
    """Entra ID names the role in the modified property Role.DisplayName, as a quoted text."""
    found = []
    for target in event.deep_get("properties", "targetResources") or []:
        for change in target.get("modifiedProperties") or []:
            if change.get("displayName") == "Role.DisplayName":
                found.append(str(change.get("newValue") or "").strip('"'))
    return found


def title(event):
    by = event.deep_get("properties", "initiatedBy", "user", "userPrincipalName", default="unknown")
    return f"{by} granted {', '.join(roles(event))} in Entra ID"


def alert_context(event):
    return {
        "operation": event.get("operationName"),
        "user": event.deep_get("properties", "userPrincipalName"),
        "initiated_by": event.deep_get("properties", "initiatedBy", "user", "userPrincipalName"),
        "source_ip": event.get("callerIpAddress") or event.deep_get("properties", "ipAddress"),
    }
