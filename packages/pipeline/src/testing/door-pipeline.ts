import type { IngestReceipt, LogSource, Rule } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import type { Store } from "@pharos/store";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { Pipeline } from "../pipeline.ts";
import { aRule } from "./a-rule.ts";

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
  readonly ruleMsPerMinute?: number;
  /** Throws when absent. */
  readonly onProblem?: (what: string, error: unknown) => void;
}

export interface DoorPipeline {
  readonly pipeline: Pipeline;
  /** Has what was sent. */
  readonly lake: Lake;
  readonly source: LogSource;
  /** Delivers one line for each; text as it is. */
  send(lines: readonly (object | string)[], token?: string, receivedAt?: Date): Promise<IngestReceipt>;
  /** The same pipeline with another source, after the store was emptied. */
  withNewSource(): Promise<DoorPipeline>;
  /** Resolves when the lake has all that was sent: the store can be emptied. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

export function throwProblem(_what: string, error: unknown): never {
  throw error;
}

/** Starts a pipeline with a source of its own. */
export async function startDoors({
  store,
  lake,
  cacheFolder,
  rules,
  onProblem = throwProblem,
  ...budget
}: DoorPipelineOptions): Promise<DoorPipeline> {
  const lakeWriter = await LakeWriter.start({
    store,
    lake,
    instanceId: "test",
    waitForRowsMsMax: 60_000,
    clock: () => now,
    onProblem,
  });
  const pipeline = await Pipeline.start({
    store,
    lakeWriter,
    workers: 1,
    cacheFolder,
    callTimeoutMs: 1_000,
    ...budget,
    bytesInFlightMax: 1_000_000,
    loadContent: async () => ({ schemas: [{ schema: doorSchema, revision: 1 }], rules, globals: [] }),
    clock: () => now,
    onProblem,
  });
  const caughtUp = async () => {
    if (!(await lakeWriter.caughtUp(60_000))) throw new Error("The lake has not taken what was sent.");
  };
  const stop = async () => {
    await pipeline.stop();
    await lakeWriter.stop();
  };
  async function withNewSource(): Promise<DoorPipeline> {
    const source = await aDoorSource(store);
    const send: DoorPipeline["send"] = (lines, token = crypto.randomUUID(), receivedAt = now) => {
      const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
      return pipeline.ingest({ source, bytes: Buffer.from(text), token, receivedAt });
    };
    return { pipeline, lake: lakeWriter.lake, source, send, withNewSource, caughtUp, stop };
  }
  return withNewSource();
}

function aDoorSource(store: Store): Promise<LogSource> {
  return store.sources.create(
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
}
