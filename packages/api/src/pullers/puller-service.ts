import {
  type CataloguedPuller,
  changePullSettings,
  listLogTypes,
  listSecretHosts,
  listStreamKeys,
  type PullerDefinition,
  type PullerProblem,
  readCustomPuller,
} from "@pharos/connectors";
import { type LogSource, nearestName, PharosError, seesAllOf } from "@pharos/domain";
import type { Store, StoredPuller } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { seesSource } from "../access/content-access.ts";
import type { RequestContext } from "../context/request-context.ts";
import { applySourceChange } from "../sources/apply-source-change.ts";
import { pullerRefused } from "../sources/pull-errors.ts";
import { checkSourceAccess } from "../sources/source-service.ts";
import { pullerInUse, pullerNameTaken, pullerNotFound, pullersTooMany, pullerUsedByHidden } from "./puller-errors.ts";

export interface PullerDocument {
  readonly text: string;
  /** Of the stored definition that the text changes; 0 for a new one. */
  readonly revision: number;
}

export interface PullerCheck {
  readonly problems: readonly PullerProblem[];
  readonly provider: CataloguedPuller | undefined;
}

/** Each request for providers reads all of them. */
const pullersMax = 200;

export function listPullers(context: RequestContext): Promise<StoredPuller[]> {
  authorize(context.actor, "LogSourceRead");
  return context.store.pullers.list();
}

/** @throws pullerNotFound */
export async function getPuller(context: RequestContext, provider: string): Promise<StoredPuller> {
  authorize(context.actor, "LogSourceRead");
  const puller = await context.store.pullers.find(provider);
  if (!puller) throw pullerNotFound(provider);
  return puller;
}

/** Returns the sources that use a definition, of those that the actor sees. */
export async function listSourcesOf(context: RequestContext, provider: string): Promise<LogSource[]> {
  authorize(context.actor, "LogSourceRead");
  const ids = await context.store.pullers.listSourceIds(provider);
  const sources = await Promise.all(ids.map((id) => context.loaders.sources.load(id)));
  return sources.filter((source) => source !== undefined);
}

/** Finds what is wrong with a definition before it is saved. */
export async function checkPuller(context: RequestContext, document: PullerDocument): Promise<PullerCheck> {
  authorize(context.actor, "LogSourceModify");
  const { definition, problems } = await readDocument(context, document);
  if (!definition) return { problems, provider: undefined };
  const provider = { definition, text: document.text, revision: document.revision };
  if (problems.length > 0) return { problems, provider };
  try {
    await planChanges(context, context.store, definition);
    return { problems, provider };
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    return { problems: [{ line: 1, column: 1, message: error.message }], provider };
  }
}

/** @throws pullerRefused, pullerNameTaken, pullersTooMany, revisionConflict, and what a source would refuse */
export async function savePuller(context: RequestContext, document: PullerDocument): Promise<StoredPuller> {
  authorize(context.actor, "LogSourceModify");
  const { store, clock, actor } = context;
  const { definition, problems } = await readDocument(context, document);
  if (!definition || problems.length > 0) throw pullerRefused(problems);
  const { provider } = definition;
  const now = clock();
  const saved = await store.transaction(async (tx) => {
    await tx.pullers.lock(provider);
    if (document.revision === 0 && (await tx.pullers.find(provider))) throw pullerNameTaken(provider);
    if (document.revision === 0 && (await tx.pullers.count()) >= pullersMax) throw pullersTooMany(pullersMax);
    const changes = await planChanges(context, tx, definition);
    const by = { kind: actor.kind, id: actor.id, name: actor.name };
    const puller = await tx.pullers.save({ ...document, provider }, by, now);
    for (const { source, settings, logTypes } of changes) {
      const { label, streamType, streamOptions, enabled } = source;
      await tx.sources.update(source.id, source.revision, { label, streamType, streamOptions, enabled, logTypes }, now);
      await tx.pulls.put(source.id, settings, listStreamKeys(definition, settings), undefined, now);
    }
    return puller;
  });
  await applySourceChange(context);
  return saved;
}

/** @throws pullerNotFound, pullerInUse, revisionConflict */
export async function deletePuller(context: RequestContext, provider: string, revision: number): Promise<void> {
  authorize(context.actor, "LogSourceModify");
  await getPuller(context, provider);
  await context.store.transaction(async (tx) => {
    await tx.pullers.lock(provider);
    const ids = await tx.pullers.listSourceIds(provider);
    if (ids.length > 0) {
      const seen = await listSourcesOf(context, provider);
      throw pullerInUse(
        provider,
        seen.map(({ label }) => label),
        ids.length - seen.length,
      );
    }
    await tx.pullers.delete(provider, revision);
  });
}

async function readDocument({ store, actor }: RequestContext, { text }: PullerDocument) {
  const { definition, problems } = readCustomPuller(text);
  if (!definition) return { definition, problems };
  const known = (await store.schemas.list()).filter(({ archived }) => !archived).map(({ name }) => name);
  const unknown = [...new Set(definition.streams.flatMap(({ logTypes }) => logTypes))].flatMap((logType) => {
    const suggestion = nearestName(logType, known);
    if (!known.includes(logType)) {
      const hint = suggestion === undefined ? "Create the schema first." : `Did you mean ${suggestion}?`;
      return [{ ...placeOf(text, logType), message: `No schema is called ${logType}. ${hint}` }];
    }
    if (seesAllOf(actor.logTypeAccess, [logType])) return [];
    return [{ ...placeOf(text, logType), message: `Your role does not include the log type ${logType}.` }];
  });
  return { definition, problems: [...problems, ...unknown] };
}

function placeOf(text: string, word: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, Math.max(0, text.indexOf(word))).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Decides how the sources that use a definition go on with it. @throws InvalidInput where one of them cannot, pullerUsedByHidden, logTypeHidden */
async function planChanges(context: RequestContext, store: Store, definition: PullerDefinition) {
  const before = await store.pullers.find(definition.provider);
  const ids = await store.pullers.listSourceIds(definition.provider);
  if (!before || ids.length === 0) return [];
  const old = readCustomPuller(before.text).definition;
  // Whoever entered a secret did so for these hosts, and cannot be asked again.
  const [oldHosts, newHosts] = [old ? listSecretHosts(old) : [], listSecretHosts(definition)];
  const added = newHosts.filter((host) => !oldHosts.includes(host));
  if (added.length > 0) {
    throw refuseChange(
      `Log sources use this definition, so that their secrets cannot be sent to other hosts: ${added.join(", ")}. Save it under another name.`,
    );
  }
  const users = await Promise.all(
    ids.map(async (id) => {
      const [source, pull] = await Promise.all([store.sources.get(id), store.pulls.get(id)]);
      if (!source || !pull) throw new TypeError(`the source ${id} was deleted`);
      return { source, pull };
    }),
  );
  const hidden = users.filter(({ source }) => !seesSource(context.actor, source)).length;
  if (hidden > 0) throw pullerUsedByHidden(definition.provider, hidden);
  return Promise.all(
    users.map(async ({ source, pull }) => {
      checkSourceAccess(context, source);
      const { authentication, values, streams, startAt } = pull.settings;
      const given = {
        authentication,
        values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat()])),
        streams,
        startAt: new Date(startAt),
      };
      try {
        const secrets = await store.pulls.secrets(source.id);
        // A default may lead elsewhere as well.
        const stored = { definition: old ?? definition, settings: pull.settings, secrets };
        const { settings } = changePullSettings(definition, given, stored);
        return { source, settings, logTypes: listLogTypes(definition, settings) };
      } catch (error) {
        if (!(error instanceof PharosError)) throw error;
        throw refuseChange(`This would break the log source ${source.label}: ${error.message}.`);
      }
    }),
  );
}

function refuseChange(message: string): PharosError {
  return new PharosError("pullers.breaks_sources", "InvalidInput", message);
}
