def rule(event):
    return event.get("httpstatus") == 403


def title(event):
    return f"Repeated AccessDenied from {event.get('remoteip')} on S3 bucket {event.get('bucket')}"


def dedup(event):
    return f"{event.get('bucket')}:{event.get('remoteip')}"


def alert_context(event):
    return {"bucket": event.get("bucket"), "first_key": event.get("key"), "source_ip": event.get("remoteip")}
