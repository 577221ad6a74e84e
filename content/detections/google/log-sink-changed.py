def rule(event):
    method = event.deep_get("protoPayload", "methodName", default="")
    if not method.endswith(("DeleteSink", "UpdateSink")):
        return False
    return event.deep_get("protoPayload", "serviceName") == "logging.googleapis.com"


def title(event):
    name = event.deep_get("protoPayload", "resourceName", default="unknown").rsplit("/", 1)[-1]
    return f"{actor(event)} modified or deleted log sink {name} in {project(event)}"


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
