"""`policyuniverse`, in the part that detections use: what a policy document of AWS allows, and to whom."""

# The list of all actions is read by whoever needs it.
LATER = {
    "all_permissions": "action",
    "expand_policy": "expander_minimizer",
    "get_actions_from_statement": "expander_minimizer",
    "minimize_policy": "expander_minimizer",
}


def __getattr__(name):
    if name not in LATER:
        raise AttributeError(f"module 'policyuniverse' has no attribute {name!r}")
    module = __import__(f"policyuniverse.{LATER[name]}", None, None, (name,))
    return getattr(module, name)
