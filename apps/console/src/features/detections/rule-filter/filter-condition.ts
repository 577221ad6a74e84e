/** One condition of a rule's inline filters: what an event must meet for the rule to be evaluated. */
export interface FilterCondition {
  /** A key path such as `userIdentity.arn` or `resources[*].ARN`. */
  readonly field: string;
  /** A condition's name; an address may hold any text. */
  readonly operator: string;
  /** Undefined for operators that take none. */
  readonly value: string | number | boolean | undefined;
}

/** What a match adds to its event; the rule never sees it. */
const matchMember = /^p_(alert_|rule_|dedup$)/;

/**
 * The condition that keeps events with this value away from a rule.
 * @param path names of members, without the indexes of lists
 * @returns undefined where no key path leads to the value, or the rule never sees it
 */
export function findCondition(event: unknown, path: string, value: unknown): FilterCondition | undefined {
  if (path === "" || matchMember.test(path)) return undefined;
  const field = findKeyPath(event, path.split("."));
  if (field === undefined) return undefined;
  if (value === null || value === undefined) return { field, operator: "IsNotNull", value: undefined };
  if (value === "") return { field, operator: "IsNotNullOrEmpty", value: undefined };
  if (!isScalar(value)) return undefined;
  const isInList = field.includes("[*]") || Array.isArray(valueAt(event, path.split(".")));
  return { field, operator: isInList ? "DoesNotContain" : "DoesNotEqual", value };
}

/** The condition as the address holds it: `["userIdentity.arn","DoesNotEqual","root"]`. */
export function writeCondition({ field, operator, value }: FilterCondition): string {
  return JSON.stringify(value === undefined ? [field, operator] : [field, operator, value]);
}

/** Reads what `writeCondition` wrote; undefined for anything else. */
export function readCondition(text: string): FilterCondition | undefined {
  try {
    const [field, operator, value]: unknown[] = JSON.parse(text);
    if (typeof field !== "string" || typeof operator !== "string") return undefined;
    const known = { field, operator };
    if (value === undefined) return { ...known, value };
    return isScalar(value) ? { ...known, value } : undefined;
  } catch {
    return undefined;
  }
}

/** `[*]` stands where the event has a list of objects; a name with a dot or a bracket has no path. */
function findKeyPath(event: unknown, names: readonly string[]): string | undefined {
  let path = "";
  let here = event;
  for (const name of names) {
    if (Array.isArray(here)) {
      path += "[*]";
      here = here.find((element) => hasMember(element, name));
    }
    if (!hasMember(here, name) || /[[\]]/.test(name)) return undefined;
    path += path === "" ? name : `.${name}`;
    here = here[name];
  }
  return path;
}

/** Of a list of objects, the value in the first that has one. */
function valueAt(event: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((here, name) => {
    const holder = Array.isArray(here) ? here.find((element) => hasMember(element, name)) : here;
    return hasMember(holder, name) ? holder[name] : undefined;
  }, event);
}

function hasMember(value: unknown, name: string): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name);
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
