import type { ConditionPath, ConditionStep } from "@pharos/domain";

/** The values at the path: one for each way through the lists that it names with null, else exactly one. */
export function readEvery(event: unknown, path: ConditionPath): unknown[] {
  let values = [event];
  for (const step of path) {
    values =
      step === null
        ? values.flatMap((value) => (Array.isArray(value) ? value : []))
        : values.map((value) => readStep(value, step));
  }
  return values;
}

export function readStep(value: unknown, step: ConditionStep): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return typeof step === "number" ? value.at(step) : undefined;
  return typeof step === "string" ? readMember(value as Readonly<Record<string, unknown>>, step) : undefined;
}

/** The member as a rule's `get` finds it: the exact key, else the first in other capitals. */
export function readMember(object: Readonly<Record<string, unknown>>, key: string): unknown {
  if (Object.hasOwn(object, key)) return object[key];
  const wanted = key.toLowerCase();
  for (const name in object) {
    if (name.length === wanted.length && name.toLowerCase() === wanted) return object[name];
  }
  return undefined;
}
