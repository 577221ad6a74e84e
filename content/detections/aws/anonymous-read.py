def rule(event):
    if event.get("operation") not in ("REST.GET.OBJECT", "REST.GET.BUCKET"):
        return False
    return event.get("requester") in (None, "", "-") and event.get("httpstatus") in (200, 206)


def title(event):
    return f"Anonymous read of S3 bucket {event.get('bucket')}"


def dedup(event):
    return str(event.get("bucket"))


def alert_context(event):
    return {"bucket": event.get("bucket"), "key": event.get("key"), "source_ip": event.get("remoteip"), "user_agent": event.get("useragent")}
