import { isObject } from "@pharos/domain";

type Json = Readonly<Record<string, unknown>>;

/** Where two JSON values differ, a sentence a place. The order of arrays counts, that of members does not. */
export function differences(expected: unknown, actual: unknown, path = ""): string[] {
  if (isObject(expected) && isObject(actual)) {
    const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
    return names.flatMap((name) =>
      differences(own(expected, name), own(actual, name), path ? `${path}.${name}` : name),
    );
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const longer = expected.length > actual.length ? expected : actual;
    return longer.flatMap((_, i) => differences(expected[i], actual[i], `${path}[${i}]`));
  }
  if (Object.is(expected, actual) || isSameMoment(expected, actual)) return [];
  return [`${path || "the event"}: expected ${shown(expected)}, got ${shown(actual)}`];
}

function own(object: Json, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}

const stored = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{9}$/;

/** An expectation may write a stored timestamp with fewer digits or as RFC 3339 in UTC. */
function isSameMoment(expected: unknown, actual: unknown): boolean {
  if (typeof expected !== "string" || typeof actual !== "string" || !stored.test(actual)) return false;
  const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|\+00:00)?$/.exec(expected);
  return parts !== null && `${parts[1]} ${parts[2]}.${(parts[3] ?? "").padEnd(9, "0")}` === actual;
}
