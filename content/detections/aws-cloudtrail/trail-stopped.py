from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    return event.get("eventName") in ("StopLogging", "DeleteTrail")


def title(event):
    done, tried = ("stopped", "stop") if event.get("eventName") == "StopLogging" else ("deleted", "delete")
    deed = done if succeeded(event) else f"tried to {tried}"
    return f"{actor(event)} {deed} CloudTrail trail {trail(event)} in account {account(event)}"


def severity(event):
    return "DEFAULT" if succeeded(event) else "LOW"


def dedup(event):
    return f"{account(event)}:{actor(event)}:{succeeded(event)}"


def alert_context(event):
    return {**context(event), "trail": trail(event)}


def trail(event):
    return event.deep_get("requestParameters", "name", default="unknown").rsplit("/", 1)[-1]
