import { X509Certificate } from "node:crypto";
import type { LogSource } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";
import type { SyslogTlsInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./syslog-service.ts";

export const syslogMutations = {
  createSyslogSource: async (_root, { input }, context) => ({
    logSource: await service.createSyslogSource(context, {
      label: input.label,
      logTypes: input.logTypes,
      protocols: input.protocols,
      port: input.port,
      ...present({ networks: input.networks, idleMinutes: input.idleMinutes, tls: tlsOf(input.tls) }),
    }),
  }),
  updateSyslogSource: async (_root, { input: { id, revision, tls, ...change } }, context) => ({
    logSource: await service.updateSyslogSource(context, id, revision, present({ ...change, tls: tlsOf(tls) })),
  }),
} satisfies NounResolvers["Mutation"];

export const syslogFields = {
  protocols: async (source, _input, context) => (await service.settingsOf(context, source)).protocols,
  port: async (source, _input, context) => (await service.settingsOf(context, source)).port,
  networks: async (source, _input, context) => (await service.settingsOf(context, source)).networks,
  idleMinutes: async (source, _input, context) => (await service.settingsOf(context, source)).idleMinutes,
  tls: (source, _input, context) => shownTls(context, source),
  listeners: (source, _input, context) => service.listenersOf(context, source),
} satisfies NounResolvers["SyslogLogSource"];

async function shownTls(context: RequestContext, source: LogSource) {
  const { tls } = await service.settingsOf(context, source);
  if (!tls) return undefined;
  const { subject, fingerprint256, validToDate } = new X509Certificate(tls.certificate);
  return {
    ...tls,
    clientFingerprints: tls.clientFingerprints ?? [],
    subject: subject.replaceAll("\n", ", "),
    fingerprint: fingerprint256,
    validTo: validToDate,
  };
}

function tlsOf(input: SyslogTlsInput | null | undefined) {
  if (!input) return undefined;
  const { certificate, clientCheck, privateKey, clientAuthorities, clientFingerprints } = input;
  return { certificate, clientCheck, ...present({ privateKey, clientAuthorities, clientFingerprints }) };
}
