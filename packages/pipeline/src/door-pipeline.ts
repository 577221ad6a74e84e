import type { IngestReceipt, LogSource, Rule } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import type { Store } from "@pharos/store";
import { aRule } from "./a-rule.ts";
import { Pipeline } from "./pipeline.ts";

/** What tests of the whole pipeline are about: doors that are opened with badges. */
export const doorSchema = parseSchema(`
schema: Custom.Door
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: door, type: string, required: true }
  - { name: badge, type: string, indicators: [username] }
`);
export const now = new Date("2026-03-01T10:07:00Z");
export const opened = (door: string, badge = "b7") => ({ at: "2026-03-01T10:00:00Z", door, badge });

export const vaultRule = aRule({
  id: "Door.Vault",
  displayName: "Vault opened",
  severity: "HIGH",
  body: `
def rule(event):
    return event.get("door") == "vault"

def title(event):
    return f"Vault opened by {event.get('badge')}"

def dedup(event):
    return event.get("badge")
`,
});

export interface DoorPipelineOptions {
  readonly store: Store;
  readonly lake: Lake;
  readonly cacheFolder: string;
  /** Read anew at every reload. */
  readonly rules: readonly Rule[];
}

export interface DoorPipeline {
  readonly pipeline: Pipeline;
  readonly source: LogSource;
  /** Delivers one line for each; text as it is. */
  send(lines: readonly (object | string)[], token?: string, receivedAt?: Date): Promise<IngestReceipt>;
}

/** Starts a pipeline with a source of its own. */
export async function startDoors({ store, lake, cacheFolder, rules }: DoorPipelineOptions): Promise<DoorPipeline> {
  const source = await store.sources.create(
    {
      label: "Doors",
      type: "HTTP",
      logTypes: ["Custom.Door"],
      streamType: "Auto",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "test",
    },
    now,
  );
  const pipeline = await Pipeline.start({
    store,
    lake,
    instanceId: "test",
    workers: 1,
    cacheFolder,
    callTimeoutMs: 1_000,
    bytesInFlightMax: 1_000_000,
    loadContent: async () => ({ schemas: [{ schema: doorSchema, revision: 1 }], rules, globals: [] }),
    clock: () => now,
    onProblem: (_what, error) => {
      throw error;
    },
  });
  const send: DoorPipeline["send"] = (lines, token = crypto.randomUUID(), receivedAt = now) => {
    const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
    return pipeline.ingest({ source, bytes: Buffer.from(text), token, receivedAt });
  };
  return { pipeline, source, send };
}
