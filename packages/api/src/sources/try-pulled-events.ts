import type { LogSchema, PullCheck } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";
import { taskOf } from "../threads/content-threads.ts";

/** What would become of an event that was pulled. */
export interface PullEventTrial {
  readonly raw: string;
  readonly logType: string | undefined;
  readonly parsed: string | undefined;
  readonly failure: string | undefined;
}

const shownLength = 8 * 1024;

/** Reads the events of each check by the schemas of its stream. */
export async function trySamples(
  context: RequestContext,
  checks: readonly PullCheck[],
): Promise<readonly (readonly PullEventTrial[])[]> {
  const trials: (readonly PullEventTrial[])[] = [];
  for (const { samples, logTypes } of checks) {
    const schemas = samples.length === 0 ? [] : await findSchemas(context, logTypes);
    const ofStream: PullEventTrial[] = [];
    for (const sample of samples) ofStream.push(await tryEvent(context, schemas, sample));
    trials.push(ofStream);
  }
  return trials;
}

/** Returns the stored schemas of log types, ready to read records. */
export async function findSchemas(context: RequestContext, logTypes: readonly string[]): Promise<readonly LogSchema[]> {
  const stored = await Promise.all(logTypes.map((name) => context.store.schemas.get(name)));
  const documents = stored.filter((schema) => schema !== undefined);
  return Promise.all(
    documents.map(async ({ name, spec }) => {
      const task = taskOf(context.actor, `The schema ${name}`);
      return (await context.threads.run("readSchema", { name, spec }, task)).schema;
    }),
  );
}

/** The first schema that reads an event decides, as it does for events that are stored. */
async function tryEvent(context: RequestContext, schemas: readonly LogSchema[], text: string): Promise<PullEventTrial> {
  const raw = text.slice(0, shownLength);
  let failure = "No schema of this stream exists.";
  for (const schema of schemas) {
    const outcome = await context.threads.run(
      "trySchema",
      { schema, samples: { asCame: [text], stored: [] }, at: context.clock() },
      taskOf(context.actor, "The pulled event"),
    );
    const [parsed] = outcome.events;
    if (parsed !== undefined) return { raw, logType: schema.schema, parsed, failure: undefined };
    failure = outcome.failures[0]?.reason ?? `${schema.schema} reads no event.`;
  }
  return { raw, logType: undefined, parsed: undefined, failure };
}
