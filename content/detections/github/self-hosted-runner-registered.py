def rule(event):
    return event.get("action") in ("repo.register_self_hosted_runner", "org.register_self_hosted_runner")


def title(event):
    where = event.get("repo") or event.get("org")
    return f"{event.get('actor')} registered a self-hosted runner for {where}"


def alert_context(event):
    return {
        "actor": event.get("actor"),
        "source_ip": event.get("actor_ip"),
        "repository": event.get("repo"),
        "access": event.get("programmatic_access_type"),
        "user_agent": event.get("user_agent"),
    }
