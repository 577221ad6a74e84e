import {
  isSyslogConflict,
  type LogSource,
  type SyslogListener,
  type SyslogSettings,
  sourceNotFound,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { applySourceChange } from "./apply-source-change.ts";
import { checkCommonSettings, checkSourceAccess, findSource, refuse } from "./source-service.ts";
import { readSyslogSettings, type SyslogRequest } from "./syslog-settings.ts";

export interface SyslogSourceSettings extends SyslogRequest {
  readonly label: string;
  readonly logTypes: readonly string[];
}
export type SyslogSourceChange = Partial<SyslogSourceSettings> & { readonly enabled?: boolean | undefined };

/** Messages are a line each, and may hold another log type's record behind their header. */
const framing = { streamType: "Lines", streamOptions: { hasSyslogHeaders: true } } as const;

/** @throws sourceLabelTaken, sourceLogTypeUnknown, and InvalidInput with field errors */
export async function createSyslogSource(context: RequestContext, given: SyslogSourceSettings): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  checkSourceAccess(context, given);
  const { label, logTypes } = given;
  const common = await checkCommonSettings(context, { label, logTypes, ...framing });
  const settings = readSyslogSettings(given, undefined);
  await checkPort(context, settings, undefined);
  const { actor, clock, store } = context;
  const source = await store.transaction(async (tx) => {
    const auth = { method: "None" as const };
    const created = await tx.sources.create(
      { ...common, auth, type: "SYSLOG", enabled: true, createdBy: actor.name },
      clock(),
    );
    await tx.syslog.put(created.id, settings, given.tls?.privateKey);
    return created;
  });
  await applySourceChange(context);
  return source;
}

/** What is absent stays as it is. @throws sourceNotFound, revisionConflict, and what createSyslogSource throws */
export async function updateSyslogSource(
  context: RequestContext,
  id: string,
  revision: number,
  change: SyslogSourceChange,
): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const source = await findSource(context, id);
  const before = await settingsOf(context, source);
  checkSourceAccess(context, source);
  const next = { ...source, ...before, ...change };
  checkSourceAccess(context, next);
  const { label, logTypes } = next;
  const common = await checkCommonSettings(context, { label, logTypes, ...framing });
  const storedKey = before.tls ? await context.store.sources.secret(id) : undefined;
  const settings = readSyslogSettings(next, storedKey);
  await checkPort(context, settings, id);
  const saved = await context.store.transaction(async (tx) => {
    const enabled = change.enabled ?? source.enabled;
    const updated = await tx.sources.update(id, revision, { ...common, enabled }, context.clock());
    await tx.syslog.put(id, settings, change.tls?.privateKey);
    return updated;
  });
  await applySourceChange(context);
  return saved;
}

/** @throws sourceNotFound where it is no source of syslog */
export async function settingsOf(context: RequestContext, source: LogSource): Promise<SyslogSettings> {
  authorize(context.actor, "LogSourceRead");
  const settings = source.type === "SYSLOG" ? await context.store.syslog.get(source.id) : undefined;
  if (!settings) throw sourceNotFound(source.id);
  return settings;
}

export function listenersOf(context: RequestContext, source: LogSource): Promise<readonly SyslogListener[]> {
  authorize(context.actor, "LogSourceRead");
  return context.loaders.syslogListeners.load(source.id);
}

async function checkPort({ store }: RequestContext, settings: SyslogSettings, own: string | undefined): Promise<void> {
  const others = (await store.syslog.list()).filter(({ source }) => source.id !== own && source.enabled);
  const other = others.find((one) => isSyslogConflict(one.settings, settings));
  // Its label may be hidden from who asks.
  refuse(
    "port",
    other &&
      "Another log source listens on this port for the same senders. Choose another port, or name the senders of each.",
  );
}
