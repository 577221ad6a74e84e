import {
  type CataloguedPuller,
  changePullSettings,
  type GivenPullSettings,
  listLogTypes,
  listStreamKeys,
  type PullerDefinition,
  readCustomPuller,
  readPullSettings,
} from "@pharos/connectors";
import {
  isPulled,
  type LogSource,
  nearestName,
  PharosError,
  type PullCheck,
  type PullSettings,
  sourceNotFound,
} from "@pharos/domain";
import { type Pull, revisionConflict } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { applySourceChange } from "./apply-source-change.ts";
import { pullerRefused, pullProviderUnknown, pullTrialWithSource } from "./pull-errors.ts";
import { checkCommonSettings, checkSourceAccess, findSource, getSource } from "./source-service.ts";

type GivenSettings = Omit<GivenPullSettings, "startAt">;

export interface NewPullSource extends GivenSettings {
  readonly label: string;
  readonly provider: string;
  readonly startHoursBack: number;
}

export interface PullSourceChange extends Partial<GivenSettings> {
  readonly label?: string | undefined;
  readonly enabled?: boolean | undefined;
  /** Of the source that was read; absent for the newest. */
  readonly revision?: number | undefined;
}

const sourceSubject = "log source";
const hourMs = 3_600_000;
const startHoursMax = 24 * 400;
/** Of all streams together: somebody waits for the answer. */
const checkMsMax = 60_000;

export function listProviders(context: RequestContext): Promise<CataloguedPuller[]> {
  authorize(context.actor, "LogSourceRead");
  return context.pulling.catalogue.list();
}

export function getProvider(context: RequestContext, id: string): Promise<CataloguedPuller | undefined> {
  authorize(context.actor, "LogSourceRead");
  return context.loaders.pullProviders.load(id);
}

/** @throws pullProviderUnknown, sourceLabelTaken, sourceLogTypeUnknown, and InvalidInput with field errors */
export async function createPullSource(context: RequestContext, given: NewPullSource): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const { actor, clock, store } = context;
  const definition = await findDefinition(context, given.provider);
  const now = clock();
  if (!(given.startHoursBack >= 0 && given.startHoursBack <= startHoursMax)) {
    const problem = `The start must be from 0 to ${startHoursMax} hours back`;
    throw new PharosError("sources.invalid", "InvalidInput", problem, { startHoursBack: problem });
  }
  const startAt = new Date(now.getTime() - given.startHoursBack * hourMs);
  const { settings, secrets } = readPullSettings(definition, { ...given, startAt }, {});
  const common = await checkCommon(context, given.label, listLogTypes(definition, settings));
  const source = await store.transaction(async (tx) => {
    await tx.pullers.lock(given.provider);
    // It may have been deleted or changed since it was read.
    const isSame = (await findDefinition(context, given.provider)) === definition;
    if (!isSame) throw revisionConflict("log puller");
    const auth = { method: "None" as const };
    const created = await tx.sources.create(
      { ...common, auth, type: definition.integrationType, enabled: true, createdBy: actor.name },
      now,
    );
    await tx.pulls.put(created.id, settings, listStreamKeys(definition, settings), secrets, now);
    return created;
  });
  await applySourceChange(context);
  return source;
}

/** What is absent stays as it is. @throws sourceNotFound, revisionConflict, and what createPullSource throws */
export async function updatePullSource(
  context: RequestContext,
  id: string,
  change: PullSourceChange,
): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const { source, pull } = await findPull(context, id);
  checkSourceAccess(context, source);
  const { clock, store } = context;
  const now = clock();
  const definition = await findDefinition(context, pull.settings.provider);
  if (change.revision !== undefined && change.revision !== source.revision) throw revisionConflict(sourceSubject);
  const { settings, secrets, keepsTokens } = changePullSettings(definition, merge(pull.settings, change), {
    definition,
    settings: pull.settings,
    secrets: await findSecrets(context, source),
  });
  const common = await checkCommon(context, change.label ?? source.label, listLogTypes(definition, settings));
  const saved = await store.transaction(async (tx) => {
    const enabled = change.enabled ?? source.enabled;
    const updated = await tx.sources.update(id, source.revision, { ...common, enabled }, now);
    await tx.pulls.put(id, settings, listStreamKeys(definition, settings), keepsTokens ? undefined : secrets, now);
    return updated;
  });
  await applySourceChange(context);
  return saved;
}

/**
 * Asks for a page of each chosen stream with settings that need not be saved. What a saved source answers is its raw
 * data, since nobody had to know its secrets.
 * @throws InvalidInput with field errors, Forbidden
 */
export async function checkPullConnection(
  context: RequestContext,
  sourceId: string | undefined,
  given: GivenSettings & { readonly provider: string; readonly definition?: string | undefined },
): Promise<PullCheck[]> {
  authorize(context.actor, "LogSourceModify");
  if (sourceId !== undefined) authorize(context.actor, "LogSourceRawDataRead");
  const { store, clock, pulling } = context;
  // Stored secrets go where the definition says that they were given for, and never where an unsaved one says.
  if (sourceId !== undefined && given.definition !== undefined) throw pullTrialWithSource();
  const saved = sourceId === undefined ? undefined : await findPull(context, sourceId);
  if (saved) checkSourceAccess(context, saved.source);
  const definition =
    given.definition === undefined
      ? await findDefinition(context, saved?.pull.settings.provider ?? given.provider)
      : readUnsaved(given.definition);
  const wanted = { ...given, startAt: clock() };
  const { settings, secrets, keepsTokens } = saved
    ? changePullSettings(definition, wanted, {
        definition,
        settings: saved.pull.settings,
        secrets: await findSecrets(context, saved.source),
      })
    : { ...readPullSettings(definition, wanted, {}), keepsTokens: false };
  checkSourceAccess(context, { label: definition.name, logTypes: listLogTypes(definition, settings) });
  const isSameLogin =
    saved !== undefined &&
    keepsTokens &&
    JSON.stringify(saved.pull.settings.values) === JSON.stringify(settings.values);
  const puller = pulling.open({
    definition,
    settings,
    secrets,
    tokens: isSameLogin ? await store.pulls.tokens(saved.source.id) : undefined,
    onTokens: async (tokens) => {
      if (isSameLogin) await store.pulls.saveTokens(saved.source.id, tokens);
    },
  });
  const checks: PullCheck[] = [];
  const firstOfEach = new Map(
    listStreamKeys(definition, settings)
      .reverse()
      .map((key) => [key.stream, key]),
  );
  const signal = AbortSignal.timeout(checkMsMax);
  for (const key of [...firstOfEach.values()].reverse()) checks.push(await puller.check(key, signal));
  return checks;
}

/** @throws sourceNotFound */
export async function pullNow(context: RequestContext, id: string): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const { source } = await findPull(context, id);
  checkSourceAccess(context, source);
  await context.store.pulls.pollNow(id, context.clock());
  return source;
}

export async function pullOf(context: RequestContext, source: LogSource): Promise<Pull> {
  authorize(context.actor, "LogSourceRead");
  const pull = await context.loaders.pulls.load(source.id);
  if (!pull) throw sourceNotFound(source.id);
  return pull;
}

/** Cursors and problems tell of all log types, so that only those who see all of them see them. @throws logTypeHidden */
export async function pullStateOf(context: RequestContext, source: LogSource): Promise<Pull> {
  const pull = await pullOf(context, source);
  checkSourceAccess(context, source);
  return pull;
}

/** As it is stored now. @throws sourceNotFound for one that is of another kind, too */
async function findPull(context: RequestContext, id: string) {
  const source = await getSource(context, id);
  const pull = isPulled(source.type) ? await context.store.pulls.get(id) : undefined;
  if (!pull) throw sourceNotFound(id);
  return { source, pull };
}

/** For a service that has checked a permission of its own. @throws sourceNotFound */
export async function findPullAccess(context: RequestContext, id: string) {
  const source = await findSource(context, id);
  const pull = await context.store.pulls.get(id);
  if (!pull) throw sourceNotFound(id);
  const definition = await findDefinition(context, pull.settings.provider);
  return { source, pull, definition, secrets: await findSecrets(context, source) };
}

/**
 * Reads the secrets that belong to the settings that were read after the source: those of a change that was made
 * meanwhile were given for another server. @throws revisionConflict
 */
async function findSecrets({ store }: RequestContext, { id, revision }: LogSource) {
  const secrets = await store.pulls.secrets(id);
  if ((await store.sources.get(id))?.revision !== revision) throw revisionConflict(sourceSubject);
  return secrets;
}

async function findDefinition({ pulling }: RequestContext, provider: string): Promise<PullerDefinition> {
  const found = await pulling.catalogue.find(provider);
  if (found) return found.definition;
  const known = (await pulling.catalogue.list()).map(({ definition }) => definition.provider);
  throw pullProviderUnknown(provider, nearestName(provider, known));
}

function readUnsaved(text: string): PullerDefinition {
  const { definition, problems } = readCustomPuller(text);
  if (definition && problems.length === 0) return definition;
  throw pullerRefused(problems);
}

function checkCommon(context: RequestContext, label: string, logTypes: readonly string[]) {
  checkSourceAccess(context, { label, logTypes });
  return checkCommonSettings(context, { label, logTypes, streamType: "Lines", streamOptions: {} });
}

function merge(before: PullSettings, change: PullSourceChange): GivenPullSettings {
  const values = Object.fromEntries(Object.entries(before.values).map(([name, value]) => [name, [value].flat()]));
  return {
    authentication: change.authentication ?? before.authentication,
    values: { ...values, ...change.values },
    streams: change.streams ?? before.streams,
    startAt: new Date(before.startAt),
  };
}
