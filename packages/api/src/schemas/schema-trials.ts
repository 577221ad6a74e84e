import { invalidInput, seesAllOf } from "@pharos/domain";
import { type ParserTrace, samplesMax, tracedLinesMax } from "@pharos/normalize";
import { type SchemaDraft, type SchemaTestReport, schemaDraftNotFound, schemaTestReportNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { listSamples } from "../sources/raw-data-service.ts";
import { findSource, getSource } from "../sources/source-service.ts";
import { answerScript } from "../threads/answer-script.ts";
import { taskOf } from "../threads/content-threads.ts";
import { checkScript } from "../threads/read-document.ts";
import type { Samples } from "../threads/try-schema.ts";
import { readSchemaInThread } from "./read-schema-in-thread.ts";
import { checkSchemaVisible } from "./schema-service.ts";

/** Either text, or what a source received last. */
export interface SampleOrigin {
  readonly text?: string;
  readonly sourceId?: string;
}

const sampleBytesMax = 16 * 1024 * 1024;
const samplesSubject = "The text of the samples";
const reportsListed = 50;

/** @throws InvalidInput where nothing can be learned from the samples */
export async function inferFromSamples(context: RequestContext, name: string, origin: SampleOrigin) {
  authorize(context.actor, "LogSourceRead");
  const samples = await someSamplesFrom(context, origin);
  return context.threads.run("inferSchema", { name, samples }, taskOf(context.actor, samplesSubject));
}

/** Runs a document on samples; what it makes of a source's records is kept. @throws InvalidLogSchema, sourceNotFound */
export async function testSchema(
  context: RequestContext,
  { name, spec }: { readonly name: string; readonly spec: string },
  origin: SampleOrigin,
): Promise<Omit<SchemaTestReport, "id"> & { readonly id: string | null }> {
  authorize(context.actor, "LogSourceRead");
  const { schema } = await readSchemaInThread(context, { name, spec });
  await checkScript(context.scripts, schema);
  const samples = await someSamplesFrom(context, origin);
  const outcome = await context.threads.run(
    "trySchema",
    { schema, samples, at: context.clock() },
    { ...taskOf(context.actor, samplesSubject), answer: answerScript(context) },
  );
  const { actor, clock, store } = context;
  const { name: createdBy, logTypeAccess } = actor;
  const report = { name, spec, outcome, createdBy, logTypeAccess, createdAt: clock() };
  if (origin.sourceId === undefined) return { ...report, id: null, sourceId: "" };
  return store.schemaTestReports.create({ ...report, sourceId: origin.sourceId });
}

/** What the parser of a document takes of the first samples. @throws InvalidLogSchema, sourceNotFound */
export async function parseSamples(
  context: RequestContext,
  { name, spec }: { readonly name: string; readonly spec: string },
  origin: SampleOrigin,
): Promise<ParserTrace> {
  authorize(context.actor, "LogSourceRead");
  const { schema } = await readSchemaInThread(context, { name, spec });
  await checkScript(context.scripts, schema);
  const samples = await samplesFrom(context, origin, tracedLinesMax);
  return context.threads.run(
    "traceSamples",
    { schema, samples, at: context.clock() },
    { ...taskOf(context.actor, samplesSubject), answer: answerScript(context) },
  );
}

/** @throws schemaTestReportNotFound */
export async function getTestReport(context: RequestContext, id: string): Promise<SchemaTestReport> {
  authorize(context.actor, "LogSourceRawDataRead");
  const report = await context.store.schemaTestReports.get(id);
  const isHidden = report && !seesAllOf(context.actor.logTypeAccess, report.logTypeAccess);
  if (!report || isHidden) throw schemaTestReportNotFound();
  return report;
}

export async function listTestReports(context: RequestContext, sourceId: string): Promise<readonly SchemaTestReport[]> {
  authorize(context.actor, "LogSourceRawDataRead");
  return context.store.schemaTestReports.list(sourceId, reportsListed, context.actor.logTypeAccess);
}

export async function listDrafts(context: RequestContext, sourceId: string): Promise<readonly SchemaDraft[]> {
  authorize(context.actor, "LogSourceRead");
  // A draft is written with records of its source at hand.
  if (!(await context.loaders.sources.load(sourceId))) return [];
  const drafts = await context.store.schemaDrafts.list(sourceId);
  const { logTypeAccess } = context.actor;
  if (logTypeAccess === undefined) return drafts;
  const stored = new Set((await context.store.schemas.list()).map(({ name }) => name));
  return drafts.filter(({ name }) => !stored.has(name) || seesAllOf(logTypeAccess, [name]));
}

/** @throws schemaNotFound, schemaDraftNotFound */
export async function getDraft(context: RequestContext, sourceId: string, name: string): Promise<SchemaDraft> {
  authorize(context.actor, "LogSourceRead");
  await checkSchemaVisible(context, name);
  const source = await context.loaders.sources.load(sourceId);
  const draft = source && (await context.store.schemaDrafts.get(sourceId, name));
  if (!draft) throw schemaDraftNotFound(name);
  return draft;
}

/** A draft may be wrong: it is what somebody has written so far. @throws sourceNotFound, schemaNotFound */
export async function saveDraft(
  context: RequestContext,
  draft: Pick<SchemaDraft, "sourceId" | "name" | "spec">,
): Promise<SchemaDraft> {
  authorize(context.actor, "LogSourceModify");
  await getSource(context, draft.sourceId);
  await checkSchemaVisible(context, draft.name);
  const { sourceId, name, spec } = draft;
  const saved = { sourceId, name, spec, changedBy: context.actor.name, updatedAt: context.clock() };
  await context.store.schemaDrafts.save(saved);
  return saved;
}

/** @throws sourceNotFound, schemaNotFound, schemaDraftNotFound */
export async function deleteDraft(context: RequestContext, sourceId: string, name: string): Promise<void> {
  authorize(context.actor, "LogSourceModify");
  await getSource(context, sourceId);
  await checkSchemaVisible(context, name);
  if (!(await context.store.schemaDrafts.delete(sourceId, name))) throw schemaDraftNotFound(name);
}

/** @throws InvalidInput where the source has brought nothing yet */
async function someSamplesFrom(context: RequestContext, origin: SampleOrigin): Promise<Samples> {
  const samples = await samplesFrom(context, origin);
  if ("text" in samples || samples.asCame.length > 0 || samples.stored.length > 0) return samples;
  const { label } = await findSource(context, origin.sourceId ?? "");
  throw invalidInput(`${label} has no records yet. Choose another log source, or paste samples.`);
}

/** Records of a source are as they came, or as far as what is stored of them tells; text is as it came. */
async function samplesFrom(
  context: RequestContext,
  { text, sourceId }: SampleOrigin,
  count = samplesMax,
): Promise<Samples> {
  if ((text === undefined) === (sourceId === undefined)) throw invalidInput("Provide either text or a source");
  if (sourceId !== undefined) {
    const { failed, stored } = await listSamples(context, sourceId, count);
    return { asCame: failed, stored };
  }
  if (text === undefined || Buffer.byteLength(text) > sampleBytesMax) {
    throw invalidInput(`The samples are larger than ${sampleBytesMax / 1024 / 1024} MB. Send a part of them.`);
  }
  return { text };
}
