def rule(event):
    method = event.deep_get("protoPayload", "methodName", default="")
    if not method.endswith("CreateServiceAccountKey"):
        return False
    return not event.deep_get("protoPayload", "status", "code", default=0)


def title(event):
    account = event.deep_get("protoPayload", "resourceName", default="unknown").rsplit("/", 1)[-1]
    return f"{actor(event)} created a key for service account {account} in {project(event)}"


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
