"""Packages for the network: detections may import them, as the existing content does, but nothing leaves the sandbox."""

from pharos_rule_modules import SealedModule, namespace_of

MODULES = """requests requests.exceptions requests.auth requests.adapters urllib3 urllib3.exceptions httpx aiohttp
    boto3 boto3.session boto3.dynamodb boto3.dynamodb.conditions botocore botocore.exceptions botocore.config
    botocore.session botocore.client""".split()
# Rules make and set up these while loading, long before they send anything.
MAKERS = frozenset(
    """client resource session Session Client AsyncClient ClientSession Config Table Retry HTTPAdapter HTTPBasicAuth
    PoolManager Timeout Limits Key Attr mount update disable_warnings set_stream_logger setup_default_session""".split()
)


class NetworkRefused(OSError):
    """A detection tried to reach something outside."""


class Absent:
    """Stands for whatever such a package has; using it is refused."""

    __slots__ = ("_name",)

    def __init__(self, name):
        self._name = name

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent(f"{self._name}.{name}")

    def __call__(self, *args, **kwargs):
        if self._name.rpartition(".")[2] in MAKERS:
            return Absent(f"{self._name}()")
        raise NetworkRefused(f"a detection can't reach the network: {self._name}() was refused")


def attributes_of(name):
    errors = {}

    def attribute(wanted):
        if wanted.startswith("__"):
            raise AttributeError(f"module {name} has no attribute {wanted}")
        if wanted.endswith(("Error", "Exception", "Timeout", "Redirects")):
            return errors.setdefault(wanted, type(wanted, (OSError,), {"__module__": name}))
        return Absent(f"{name}.{wanted}")

    return attribute


def make_modules():
    """The modules by full name, each a member of its package."""
    modules = {}
    for name in MODULES:
        module = modules[name] = SealedModule(name)
        namespace_of(module)["__getattr__"] = attributes_of(name)
        package, _, last = name.rpartition(".")
        if package:
            namespace_of(modules[package])[last] = module
    return modules
