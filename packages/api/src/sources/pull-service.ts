import {
  type GivenPullSettings,
  listLogTypes,
  listStreamKeys,
  type PullerDefinition,
  readPullSettings,
} from "@pharos/connectors";
import {
  type LogSource,
  nearestName,
  PharosError,
  type PullCheck,
  type PullSettings,
  sourceNotFound,
} from "@pharos/domain";
import type { Pull } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { pullProviderUnknown } from "./pull-errors.ts";
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
}

const hourMs = 3_600_000;
const startHoursMax = 24 * 400;

export function listProviders(context: RequestContext): readonly PullerDefinition[] {
  authorize(context.actor, "LogSourceRead");
  return [...context.pulling.definitions.values()];
}

export function getProvider(context: RequestContext, id: string): PullerDefinition | undefined {
  authorize(context.actor, "LogSourceRead");
  return context.pulling.definitions.get(id);
}

/** @throws pullProviderUnknown, sourceLabelTaken, sourceLogTypeUnknown, and InvalidInput with field errors */
export async function createPullSource(context: RequestContext, given: NewPullSource): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const { actor, clock, store } = context;
  const definition = findDefinition(context, given.provider);
  const now = clock();
  if (!(given.startHoursBack >= 0 && given.startHoursBack <= startHoursMax)) {
    const problem = `The start must be from 0 to ${startHoursMax} hours back`;
    throw new PharosError("sources.invalid", "InvalidInput", problem, { startHoursBack: problem });
  }
  const startAt = new Date(now.getTime() - given.startHoursBack * hourMs);
  const { settings, secrets } = readPullSettings(definition, { ...given, startAt }, {});
  const common = await checkCommon(context, given.label, listLogTypes(definition, settings));
  const source = await store.transaction(async (tx) => {
    const auth = { method: "None" as const };
    const created = await tx.sources.create(
      { ...common, auth, type: "LogPulling", enabled: true, createdBy: actor.name },
      now,
    );
    await tx.pulls.put(created.id, settings, listStreamKeys(definition, settings), secrets, now);
    return created;
  });
  await context.pipeline.reload();
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
  const definition = findDefinition(context, pull.settings.provider);
  const stored = await store.pulls.secrets(id);
  const { settings, secrets } = readPullSettings(definition, merge(pull.settings, change), stored);
  const common = await checkCommon(context, change.label ?? source.label, listLogTypes(definition, settings));
  const isSameLogin =
    JSON.stringify([stored, pull.settings.authentication]) === JSON.stringify([secrets, settings.authentication]);
  const saved = await store.transaction(async (tx) => {
    const enabled = change.enabled ?? source.enabled;
    const updated = await tx.sources.update(id, source.revision, { ...common, enabled }, now);
    await tx.pulls.put(id, settings, listStreamKeys(definition, settings), isSameLogin ? undefined : secrets, now);
    return updated;
  });
  await context.pipeline.reload();
  return saved;
}

/** Asks for a page of each chosen stream with settings that need not be saved. @throws InvalidInput with field errors */
export async function checkPullConnection(
  context: RequestContext,
  sourceId: string | undefined,
  given: GivenSettings & { readonly provider: string },
): Promise<PullCheck[]> {
  authorize(context.actor, "LogSourceModify");
  const { store, clock, pulling } = context;
  const saved = sourceId === undefined ? undefined : await findPull(context, sourceId);
  if (saved) checkSourceAccess(context, saved.source);
  const definition = findDefinition(context, saved?.pull.settings.provider ?? given.provider);
  const stored = saved ? await store.pulls.secrets(saved.source.id) : {};
  const { settings, secrets } = readPullSettings(definition, { ...given, startAt: clock() }, stored);
  checkSourceAccess(context, { label: definition.name, logTypes: listLogTypes(definition, settings) });
  const isSameLogin =
    saved !== undefined &&
    JSON.stringify([stored, saved.pull.settings.authentication, saved.pull.settings.values]) ===
      JSON.stringify([secrets, settings.authentication, settings.values]);
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
  for (const key of [...firstOfEach.values()].reverse()) checks.push(await puller.check(key));
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
  const pull = await context.store.pulls.get(source.id);
  if (!pull) throw sourceNotFound(source.id);
  return pull;
}

/** Cursors and problems tell of all log types, so that only those who see all of them see them. @throws logTypeHidden */
export async function pullStateOf(context: RequestContext, source: LogSource): Promise<Pull> {
  const pull = await pullOf(context, source);
  checkSourceAccess(context, source);
  return pull;
}

async function findPull(context: RequestContext, id: string) {
  const source = await getSource(context, id);
  if (source.type !== "LogPulling") throw sourceNotFound(id);
  return { source, pull: await pullOf(context, source) };
}

/** For a service that has checked a permission of its own. @throws sourceNotFound */
export async function findPullAccess(context: RequestContext, id: string) {
  const source = await findSource(context, id);
  const pull = await context.store.pulls.get(id);
  if (!pull) throw sourceNotFound(id);
  const definition = findDefinition(context, pull.settings.provider);
  return { source, pull, definition, secrets: await context.store.pulls.secrets(id) };
}

function findDefinition({ pulling }: RequestContext, provider: string): PullerDefinition {
  const definition = pulling.definitions.get(provider);
  if (!definition) throw pullProviderUnknown(provider, nearestName(provider, [...pulling.definitions.keys()]));
  return definition;
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
