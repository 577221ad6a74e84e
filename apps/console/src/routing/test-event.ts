/** Events that a page passed to the editor of detections; in this tab alone, as an event is no part of an address. */
const storageKey = (name: string) => `test-event.${name}`;

/** Keeps the event, and gives the name under which `readTestEvent` finds it. */
export function keepTestEvent(event: Readonly<Record<string, unknown>>): string {
  const name = crypto.randomUUID();
  sessionStorage.setItem(storageKey(name), JSON.stringify(event));
  return name;
}

/** Undefined where it was kept in another tab. */
export function readTestEvent(name: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const event: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null");
    return typeof event === "object" && event !== null ? (event as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
