from cloudtrail_events import actor, context, succeeded

PORTS = {22: "SSH", 23: "Telnet", 445: "SMB", 1433: "SQL Server", 3306: "MySQL", 3389: "RDP", 5432: "PostgreSQL",
         5900: "VNC", 5985: "WinRM", 6379: "Redis", 9200: "Elasticsearch", 27017: "MongoDB"}
EVERYWHERE = ("0.0.0.0/0", "::/0")


def rule(event):
    if event.get("eventName") != "AuthorizeSecurityGroupIngress" or not succeeded(event):
        return False
    return len(opened(event)) > 0


def opened(event):
    """Names of the administrative services that the call opens to everyone."""
    names = []
    for permission in permissions(event):
        if reaches_everyone(permission):
            names += [name for port, name in PORTS.items() if covers(permission, port) and name not in names]
    return names


def permissions(event):
    parameters = event.get("requestParameters") or {}
    items = (parameters.get("ipPermissions") or {}).get("items")
    return items or [parameters]


def reaches_everyone(permission):
    ranges = [permission.get("cidrIp"), permission.get("cidrIpv6")]
    for name, member in (("ipRanges", "cidrIp"), ("ipv6Ranges", "cidrIpv6")):
        ranges += [item.get(member) for item in (permission.get(name) or {}).get("items") or []]
    return any(cidr in EVERYWHERE for cidr in ranges)


def covers(permission, port):
    if permission.get("ipProtocol") == "-1":
        return True
    start, end = permission.get("fromPort"), permission.get("toPort")
    return start is not None and end is not None and int(start) <= port <= int(end)


def title(event):
    group = event.deep_get("requestParameters", "groupId", default="unknown")
    services = opened(event)
    what = ", ".join(services[:3]) + (" and more" if len(services) > 3 else "")
    return f"{actor(event)} opened {what} in security group {group} to the internet"


def dedup(event):
    return event.deep_get("requestParameters", "groupId", default="unknown")


def alert_context(event):
    return {**context(event), "services": opened(event)}
