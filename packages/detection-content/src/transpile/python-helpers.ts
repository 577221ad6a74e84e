/** A function that transpiled detections bring with them where they need it: they run in other places as well. */
interface PythonHelper {
  readonly source: string;
  /** Names of others. */
  readonly needs?: readonly string[];
  readonly imports?: readonly string[];
}

const mapping = "from collections.abc import Mapping";
const sequence = "from collections.abc import Sequence";

const helpers = {
  EACH: { source: "EACH = object()" },
  MISSING: { source: "MISSING = object()" },
  find: {
    source: `
def find(value, *path, default=None):
    """The value at the path, of names of members and indexes of elements."""
    for step in path:
        if isinstance(step, str) and isinstance(value, Mapping) and step in value:
            value = value[step]
        elif isinstance(step, int) and is_list(value) and 0 <= step < len(value):
            value = value[step]
        else:
            return default
    return value`,
    needs: ["is_list"],
    imports: [mapping],
  },
  has: {
    source: `
def has(value, *path):
    return find(value, *path, default=MISSING) is not MISSING`,
    needs: ["MISSING", "find"],
  },
  find_all: {
    source: `
def find_all(value, *path):
    """Every value at the path, in which EACH stands for all elements of a list."""
    values = [value]
    for step in path:
        if step is EACH:
            values = [item for value in values for item in elements(value)]
        else:
            found = [find(value, step, default=MISSING) for value in values]
            values = [value for value in found if value is not MISSING]
    return values`,
    needs: ["EACH", "MISSING", "elements", "find"],
  },
  is_list: {
    source: `
def is_list(value):
    return isinstance(value, Sequence) and not isinstance(value, str)`,
    imports: [sequence],
  },
  elements: {
    source: `
def elements(value):
    return value if is_list(value) else []`,
    needs: ["is_list"],
  },
  same: {
    source: `
def same(value, other):
    """Equal and of one kind: 1 is not True, and null is the same as nothing."""
    if value is None or other is None or isinstance(value, bool) != isinstance(other, bool):
        return False
    return value == other`,
  },
  lower: {
    source: `
def lower(value):
    """Text, and the texts of a list, in small letters."""
    if isinstance(value, str):
        return value.lower()
    return [item.lower() if isinstance(item, str) else item for item in value] if is_list(value) else value`,
    needs: ["is_list"],
  },
  starts_with: {
    source: `
def starts_with(value, start):
    return isinstance(value, str) and isinstance(start, str) and value.startswith(start)`,
  },
  ends_with: {
    source: `
def ends_with(value, end):
    return isinstance(value, str) and isinstance(end, str) and value.endswith(end)`,
  },
  contains: {
    source: `
def contains(value, part):
    """A text has it as a part, a list as an element."""
    if isinstance(value, str):
        return isinstance(part, str) and part in value
    return any(same(item, part) for item in elements(value))`,
    needs: ["elements", "same"],
  },
  number: {
    source: `
def number(value):
    """The number, or one for which no comparison holds."""
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else math.nan`,
    imports: ["import math"],
  },
  address: {
    source: `
def address(value):
    """The IP address that the text is, or None."""
    try:
        return ip_address(value) if isinstance(value, str) else None
    except ValueError:
        return None`,
    imports: ["from ipaddress import ip_address"],
  },
  network: {
    source: `
def network(value):
    """The network that the text is, such as 10.0.0.0/8, or None."""
    if not isinstance(value, str):
        return None
    _, slash, length = value.partition("/")
    try:
        return ip_network(value, strict=False) if length.isdigit() or not slash else None
    except ValueError:
        return None`,
    imports: ["from ipaddress import ip_network"],
  },
  is_ip: {
    source: `
def is_ip(value, version=None):
    found = address(value)
    return found is not None and version in (None, found.version)`,
    needs: ["address"],
  },
  is_public_ip: {
    source: `
def is_public_ip(value):
    found = address(value)
    return found is not None and found.is_global`,
    needs: ["address"],
  },
  is_private_ip: {
    source: `
def is_private_ip(value):
    found = address(value)
    return found is not None and found.is_private`,
    needs: ["address"],
  },
  ip_in_network: {
    source: `
def ip_in_network(value, block):
    found, within = address(value), network(block)
    return found is not None and within is not None and found in within`,
    needs: ["address", "network"],
  },
  network_contains: {
    source: `
def network_contains(block, ips):
    """The network has the address, or all of a list of them."""
    within = network(block)
    found = [address(ip) for ip in (ips if is_list(ips) else [ips])]
    return within is not None and all(ip is not None and ip in within for ip in found)`,
    needs: ["address", "is_list", "network"],
  },
  shown: {
    source: `
def shown(value):
    """Text as it is, anything else as JSON."""
    return value if isinstance(value, str) else as_json(value)`,
    needs: ["as_json"],
  },
  as_json: {
    source: `
def as_json(value):
    return json.dumps(value, default=plain, ensure_ascii=False, separators=(",", ":"))`,
    needs: ["plain"],
    imports: ["import json"],
  },
  plain: {
    source: `
def plain(value):
    """The event's mappings and lists as JSON knows them."""
    return dict(value) if isinstance(value, Mapping) else list(value)`,
    imports: [mapping],
  },
} as const satisfies Readonly<Record<string, PythonHelper>>;

export type PythonHelperName = keyof typeof helpers;

export const pythonHelperNames = Object.keys(helpers) as readonly PythonHelperName[];

export interface PythonSupport {
  readonly imports: readonly string[];
  /** `NAME = …` */
  readonly constants: readonly string[];
  readonly functions: readonly string[];
}

/** What a module needs that uses these helpers: themselves and what they need in turn. */
export function supportOf(used: Iterable<PythonHelperName>): PythonSupport {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const needed of helperNamed(name)?.needs ?? []) add(needed);
  };
  for (const name of used) add(name);
  const needed = pythonHelperNames.flatMap((name) => (wanted.has(name) ? (helperNamed(name) ?? []) : []));
  const sources = needed.map(({ source }) => source.trim());
  return {
    imports: joined(needed.flatMap(({ imports = [] }) => imports)),
    constants: sources.filter((source) => !source.startsWith("def ")),
    functions: sources.filter((source) => source.startsWith("def ")),
  };
}

function helperNamed(name: string): PythonHelper | undefined {
  return (helpers as Readonly<Record<string, PythonHelper>>)[name];
}

/** One line a module, plain imports first. */
function joined(imports: readonly string[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const line of imports) {
    const [from, name] = line.split(" import ");
    if (from === undefined || name === undefined) names.set(line, new Set());
    else names.set(from, (names.get(from) ?? new Set()).add(name));
  }
  const lines = [...names].map(([from, members]) =>
    members.size === 0 ? from : `${from} import ${[...members].toSorted().join(", ")}`,
  );
  return lines.toSorted((a, b) => Number(a.startsWith("from")) - Number(b.startsWith("from")) || (a < b ? -1 : 1));
}
