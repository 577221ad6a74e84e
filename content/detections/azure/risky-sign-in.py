def rule(event):
    if event.get("category") not in ("SignInLogs", "NonInteractiveUserSignInLogs"):
        return False
    if str(event.get("resultType") or "0") != "0":
        return False
    return event.deep_get("properties", "riskLevelDuringSignIn") == "high"


def title(event):
    return f"Entra ID high-risk sign-in of {user(event)}"


def user(event):
    return event.deep_get("properties", "userPrincipalName", default="unknown")


def dedup(event):
    return user(event)


def alert_context(event):
    return {
        "operation": event.get("operationName"),
        "user": event.deep_get("properties", "userPrincipalName"),
        "initiated_by": event.deep_get("properties", "initiatedBy", "user", "userPrincipalName"),
        "source_ip": event.get("callerIpAddress") or event.deep_get("properties", "ipAddress"),
    }
