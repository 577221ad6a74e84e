"""The packages that detections may import although they are not Python's own."""

import pharos_event as event_module
from pharos_rule_modules import SealedModule


def sealed(name, names):
    module = SealedModule(name)
    module.__dict__.update(names)
    return module


def make_shims():
    immutable = sealed(
        "panther_core.immutable",
        {
            "ImmutableCaseInsensitiveDict": event_module.ImmutableCaseInsensitiveDict,
            "ImmutableDict": event_module.ImmutableCaseInsensitiveDict,
            "ImmutableList": event_module.ImmutableList,
            "ImmutableContainerMixin": event_module.ImmutableContainer,
            "json_encoder": event_module.encode,
        },
    )
    exceptions = sealed("panther_core.exceptions", {"PantherError": event_module.PantherError})
    core = sealed(
        "panther_core", {"PantherEvent": event_module.PantherEvent, "immutable": immutable, "exceptions": exceptions}
    )
    return {"panther_core": core, "panther_core.immutable": immutable, "panther_core.exceptions": exceptions}
