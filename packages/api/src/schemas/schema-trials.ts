import { invalidInput, type LogSchema } from "@pharos/domain";
import { type Chunk, compileSchema, createNormalizer, inferSchema, readSamples, samplesMax } from "@pharos/normalize";
import {
  type SchemaDraft,
  type SchemaTestOutcome,
  type SchemaTestReport,
  schemaDraftNotFound,
  schemaTestReportNotFound,
} from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { listSamples } from "../sources/raw-data-service.ts";
import { getSource } from "../sources/source-service.ts";
import { readingStoredTimes } from "./reading-stored-times.ts";
import { checkScript, readDocument } from "./schema-document.ts";

/** Either text, or what a source received last. */
export interface SampleOrigin {
  readonly text?: string;
  readonly sourceId?: string;
}

const sampleBytesMax = 16 * 1024 * 1024;
const eventsKept = 100;
const failuresKept = 100;
const reportsListed = 50;

/** @throws InvalidInput where nothing can be learned from the samples */
export async function inferFromSamples(context: RequestContext, name: string, origin: SampleOrigin) {
  authorize(context.actor, "LogSourceRead");
  const { asCame, stored } = await samplesFrom(context, origin);
  const { yaml: spec, ...counts } = inferSchema([...asCame, ...stored], { name });
  return { spec, ...counts, failures: counts.failures.slice(0, failuresKept) };
}

/** Runs a document on samples; what it makes of a source's records is kept. @throws InvalidLogSchema, sourceNotFound */
export async function testSchema(
  context: RequestContext,
  { name, spec }: { readonly name: string; readonly spec: string },
  origin: SampleOrigin,
): Promise<Omit<SchemaTestReport, "id"> & { readonly id: string | null }> {
  authorize(context.actor, "LogSourceRead");
  const document = readDocument({ name, spec });
  await checkScript(context, document.schema);
  const outcome = await trialOf(context, document.schema, origin);
  const { actor, clock, store } = context;
  const report = { name, spec, outcome, createdBy: actor.name, createdAt: clock() };
  if (origin.sourceId === undefined) return { ...report, id: null, sourceId: "" };
  return store.schemaTestReports.create({ ...report, sourceId: origin.sourceId });
}

/** @throws schemaTestReportNotFound */
export async function getTestReport(context: RequestContext, id: string): Promise<SchemaTestReport> {
  authorize(context.actor, "LogSourceRawDataRead");
  const report = await context.store.schemaTestReports.get(id);
  if (!report) throw schemaTestReportNotFound();
  return report;
}

export async function listTestReports(context: RequestContext, sourceId: string): Promise<readonly SchemaTestReport[]> {
  authorize(context.actor, "LogSourceRawDataRead");
  return context.store.schemaTestReports.list(sourceId, reportsListed);
}

export async function listDrafts(context: RequestContext, sourceId: string): Promise<readonly SchemaDraft[]> {
  authorize(context.actor, "LogSourceRead");
  return context.store.schemaDrafts.list(sourceId);
}

/** @throws schemaDraftNotFound */
export async function getDraft(context: RequestContext, sourceId: string, name: string): Promise<SchemaDraft> {
  authorize(context.actor, "LogSourceRead");
  const draft = await context.store.schemaDrafts.get(sourceId, name);
  if (!draft) throw schemaDraftNotFound(name);
  return draft;
}

/** A draft may be wrong: it is what somebody has written so far. @throws sourceNotFound */
export async function saveDraft(
  context: RequestContext,
  draft: Pick<SchemaDraft, "sourceId" | "name" | "spec">,
): Promise<SchemaDraft> {
  authorize(context.actor, "LogSourceModify");
  await getSource(context, draft.sourceId);
  const { sourceId, name, spec } = draft;
  const saved = { sourceId, name, spec, changedBy: context.actor.name, updatedAt: context.clock() };
  await context.store.schemaDrafts.save(saved);
  return saved;
}

/** @throws schemaDraftNotFound */
export async function deleteDraft(context: RequestContext, sourceId: string, name: string): Promise<void> {
  authorize(context.actor, "LogSourceModify");
  if (!(await context.store.schemaDrafts.delete(sourceId, name))) throw schemaDraftNotFound(name);
}

/** Records of a source are as they came, or as far as what is stored of them tells; text is as it came. */
async function samplesFrom(
  context: RequestContext,
  { text, sourceId }: SampleOrigin,
): Promise<{ readonly asCame: readonly string[]; readonly stored: readonly string[] }> {
  if ((text === undefined) === (sourceId === undefined)) throw invalidInput("Give either text or a source");
  if (sourceId !== undefined) {
    const { failed, stored } = await listSamples(context, sourceId, samplesMax);
    return { asCame: failed, stored };
  }
  const bytes = Buffer.from(text ?? "");
  if (bytes.length > sampleBytesMax) {
    throw invalidInput(`The samples are larger than ${sampleBytesMax / 1024 / 1024} MB; a part of them is enough`);
  }
  return { asCame: readSamples(bytes, samplesMax), stored: [] };
}

/** What a parser reads cannot be told from the events that became of it. */
async function trialOf(context: RequestContext, schema: LogSchema, origin: SampleOrigin): Promise<SchemaTestOutcome> {
  const { asCame, stored } = await samplesFrom(context, origin);
  const ofRaw = await runOn(context, schema, asCame);
  if (schema.parser || stored.length === 0) return ofRaw;
  const ofEvents = await runOn(context, readingStoredTimes(schema), stored);
  const later = ofEvents.failures.map((failure) => ({ ...failure, index: failure.index + ofRaw.samples }));
  return {
    samples: ofRaw.samples + ofEvents.samples,
    parsed: ofRaw.parsed + ofEvents.parsed,
    events: [...ofRaw.events, ...ofEvents.events].slice(0, eventsKept),
    failures: [...ofRaw.failures, ...later].slice(0, failuresKept),
  };
}

async function runOn(
  { clock, scripts }: RequestContext,
  schema: LogSchema,
  samples: readonly string[],
): Promise<SchemaTestOutcome> {
  const compiled = compileSchema(schema);
  const chunk: Chunk = {
    bytes: Buffer.from(samples.join("\n")),
    streamType: "Lines",
    streamOptions: {},
    logTypes: [compiled.logType],
    sourceId: "",
    sourceLabel: "",
    receivedAtMs: clock().getTime(),
    rowIdPrefix: "0000000000000000",
  };
  const { received, tables, failures } = await createNormalizer([compiled]).normalizeWithScripts(chunk, scripts.run);
  const events = tables.flatMap((table) => table.events);
  return {
    samples: received,
    parsed: received - failures.length,
    events: events.slice(0, eventsKept).map((event) => JSON.stringify(event)),
    failures: failures.slice(0, failuresKept).map(({ index, reason, raw }) => ({ index, reason, raw })),
  };
}
