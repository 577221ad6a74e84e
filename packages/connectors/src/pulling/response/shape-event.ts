import type { PullStream } from "../definition/puller-definition.ts";
import { renderTemplate, type TemplateNames } from "../template/render-template.ts";
import { readPath, readText } from "./read-path.ts";

/** Gives each element of a list within a value the members around it; a value without the list stays as it is. */
export function* flattenValue(value: unknown, flatten: PullStream["flatten"]): Generator<unknown> {
  if (!flatten || value === null || typeof value !== "object") {
    yield value;
    return;
  }
  const { [flatten.list]: list, ...around } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(list) || list.length === 0) {
    yield value;
    return;
  }
  const { pairs } = flatten;
  for (const element of list as readonly (Readonly<Record<string, unknown>> | null)[]) {
    const given = pairs === undefined ? undefined : element?.[pairs];
    const joined = Array.isArray(given) ? { [pairs ?? ""]: joinPairs(given) } : {};
    yield { ...around, ...element, ...joined };
  }
}

/** `[{ name: a, value: 1 }]` becomes `{ a: 1 }`; the member beside the name may be called anything. */
function joinPairs(pairs: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs
      .filter(isObject)
      .map(({ name, ...values }) => [String(name), Object.values(values).find((value) => value !== undefined)]),
  );
}

/** Builds what an event becomes; the member `...` stands for all members of its value. A member that the event does not have is left out. */
export function shapeEvent(shape: unknown, event: unknown, settings: TemplateNames): unknown {
  if (typeof shape === "string") {
    if (shape === "{event}") return event;
    const [, path] = /^\{event\.([^{}|]+)\}$/.exec(shape) ?? [];
    if (path !== undefined) return readPath(event, path)[0];
    const named = shape.replace(/\{event\.([^{}|]+)\}/g, (_whole, one: string) => readText(event, one) ?? "");
    return renderTemplate(named, settings);
  }
  if (Array.isArray(shape)) return shape.map((one) => shapeEvent(one, event, settings));
  if (shape === null || typeof shape !== "object") return shape;
  const members = Object.entries(shape).flatMap(([name, one]): [string, unknown][] => {
    const value = shapeEvent(one, event, settings);
    return name === "..." ? Object.entries(value ?? {}) : [[name, value]];
  });
  return Object.fromEntries(members);
}

function isObject(value: unknown): boolean {
  return value !== null && typeof value === "object";
}
