import { demoSources } from "@pharos/content/demo";
import type { LogSource } from "@pharos/domain";
import type { Store } from "@pharos/store";

/** Creates the demo company's log sources where they are missing, and gives back all of them by their label. */
export async function createDemoSources(store: Store): Promise<ReadonlyMap<string, LogSource>> {
  const existing = new Map((await store.sources.list()).map((source) => [source.label, source]));
  for (const { label, logTypes, streamType, streamOptions } of demoSources) {
    if (existing.has(label)) continue;
    const auth = { method: "Bearer" as const, secret: crypto.randomUUID() };
    const created = await store.sources.create(
      { type: "HTTP", label, logTypes, streamType, streamOptions, auth, enabled: true, createdBy: "demo" },
      new Date(),
    );
    existing.set(label, created);
  }
  return existing;
}
