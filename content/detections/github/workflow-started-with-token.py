def rule(event):
    if event.get("action") != "workflows.created_workflow_run":
        return False
    return (event.get("programmatic_access_type") or "").startswith("Personal access token")


def title(event):
    return f"{event.get('actor')} started workflow {event.get('name')} in {event.get('repo')} with a personal access token"


def dedup(event):
    return f"{event.get('actor')}:{event.get('repo')}"


def alert_context(event):
    return {
        "actor": event.get("actor"),
        "source_ip": event.get("actor_ip"),
        "repository": event.get("repo"),
        "access": event.get("programmatic_access_type"),
        "user_agent": event.get("user_agent"),
    }
