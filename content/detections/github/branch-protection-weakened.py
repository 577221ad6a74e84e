ACTIONS = (
    "protected_branch.destroy",
    "protected_branch.policy_override",
    "repository_ruleset.destroy",
    "protected_branch.dismiss_stale_reviews",
)


def rule(event):
    return event.get("action") in ACTIONS


def title(event):
    verb = "bypassed" if event.get("action") == "protected_branch.policy_override" else "removed"
    branch = event.get("branch") or event.get("name") or "a branch"
    return f"{event.get('actor')} {verb} branch protection of {branch} in {event.get('repo')}"


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
