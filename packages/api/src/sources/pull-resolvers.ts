import { type CataloguedPuller, listStreamLogTypes } from "@pharos/connectors";
import { type LogSource, type PullExchange, readUpTo } from "@pharos/domain";
import type { PullProblem as StoredProblem } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";
import type { PullValueInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { beginAuthorization, tokenRedirectPath } from "./pull-authorization.ts";
import * as service from "./pull-service.ts";
import { trySamples } from "./try-pulled-events.ts";

const startHoursBackDefault = 24;

export const pullQueries = {
  pullProviders: (_root, _input, context) => service.listProviders(context),
  pullProvider: (_root, { id }, context) => service.getProvider(context, id),
} satisfies NounResolvers["Query"];

export const pullMutations = {
  createPullSource: async (_root, { input }, context) => ({
    logSource: await service.createPullSource(context, {
      label: input.label,
      provider: input.provider,
      values: valuesOf(input.values),
      startHoursBack: input.startHoursBack ?? startHoursBackDefault,
      ...present({ authentication: input.authentication, streams: input.streams }),
    }),
  }),
  updatePullSource: async (_root, { input }, context) => ({
    logSource: await service.updatePullSource(context, input.id, {
      ...present({
        label: input.label,
        enabled: input.enabled,
        authentication: input.authentication,
        streams: input.streams,
        revision: input.revision,
      }),
      ...(input.values && { values: valuesOf(input.values) }),
    }),
  }),
  checkPullConnection: async (_root, { input }, context) => {
    const checks = await service.checkPullConnection(context, input.sourceId ?? undefined, {
      provider: input.provider,
      values: valuesOf(input.values),
      ...present({ definition: input.definition, authentication: input.authentication, streams: input.streams }),
    });
    const trials = await trySamples(context, checks);
    return {
      checks: checks.map((check, at) => ({
        ...check,
        exchanges: check.exchanges.map(showExchange),
        samples: trials[at] ?? [],
      })),
    };
  },
  authorizePullSource: async (_root, { input: { sourceId, successUrl } }, context) => ({
    url: await beginAuthorization(context, sourceId, successUrl),
  }),
  pullNow: async (_root, { input }, context) => ({ logSource: await service.pullNow(context, input.sourceId) }),
} satisfies NounResolvers["Mutation"];

export const pullFields = {
  provider: (source, _input, context) => providerOf(context, source),
  authentication: async (source, _input, context) => (await service.pullOf(context, source)).settings.authentication,
  values: async (source, _input, context) => {
    const { settings } = await service.pullOf(context, source);
    return Object.entries(settings.values).map(([name, value]) => ({ name, values: [value].flat() }));
  },
  chosenStreams: async (source, _input, context) => [...(await service.pullOf(context, source)).settings.streams],
  needsAuthorization: async (source, _input, context) => {
    const { settings } = await service.pullOf(context, source);
    const way = (await providerOf(context, source))?.definition.authentication.find(
      ({ id }) => id === settings.authentication,
    );
    return way?.type === "authorizationCode";
  },
  authorizedAt: async (source, _input, context) => (await service.pullOf(context, source)).authorizedAt,
  pullProblem: async (source, _input, context) => {
    const { problem, blockedUntil } = await service.pullStateOf(context, source);
    return problem && toProblem(problem, blockedUntil);
  },
  streams: async (source, _input, context) => {
    const { streams, blockedUntil } = await service.pullStateOf(context, source);
    const { settings } = await service.pullOf(context, source);
    const definition = (await providerOf(context, source))?.definition;
    const now = context.clock().getTime();
    return streams.map((stream) => {
      const info = definition?.streams.find(({ name }) => name === stream.stream);
      const { nextPollAt, position, lastSuccessAt } = stream;
      return {
        id: String(stream.id),
        name: stream.stream,
        label: info?.label ?? stream.stream,
        partition: stream.partition || null,
        logTypes: info ? [...listStreamLogTypes(info, settings)] : [],
        lastPollAt: stream.lastPollAt,
        lastSuccessAt,
        nextPollAt: blockedUntil && blockedUntil > nextPollAt ? blockedUntil : nextPollAt,
        readUpTo: new Date(position.watermark),
        cursor: position.cursor,
        newestEventAt: stream.newestEventAt,
        lagSeconds: Math.max(0, (now - readUpTo(stream).getTime()) / 1000),
        events: stream.events,
        repeated: stream.repeated,
        problem: stream.problem && toProblem(stream.problem, nextPollAt),
      };
    });
  },
} satisfies NounResolvers["PullLogSource"];

export const pullProviderFields = {
  id: ({ definition }) => definition.provider,
  name: ({ definition }) => definition.name,
  description: ({ definition }) => definition.description,
  isCustom: ({ revision }) => revision !== undefined,
  definition: ({ text }) => text,
  documentationUrl: ({ definition }) => definition.documentation,
  permissions: ({ definition }) => definition.permissions,
  fields: ({ definition }) =>
    definition.fields.map(({ optional, multiline, default: given, ...field }) => ({
      ...field,
      isOptional: optional,
      isMultiline: multiline,
      default: [given ?? []].flat(),
    })),
  authentications: ({ definition }) =>
    definition.authentication.map(({ id, label, uses, type }) => ({
      id,
      label,
      uses,
      needsAuthorization: type === "authorizationCode",
    })),
  streams: ({ definition }) =>
    definition.streams.map(({ name, label, logTypes, requires, isOptional, every }) => ({
      name,
      label,
      logTypes,
      requires,
      isOptional,
      everySeconds: every / 1000,
    })),
  redirectUrl: ({ definition }, _input, { config }) =>
    definition.authentication.some(({ type }) => type === "authorizationCode")
      ? `${config.publicUrl}${tokenRedirectPath}`
      : null,
} satisfies NounResolvers["PullProvider"];

async function providerOf(context: RequestContext, source: LogSource): Promise<CataloguedPuller | undefined> {
  const { settings } = await service.pullOf(context, source);
  return service.getProvider(context, settings.provider);
}

function showExchange({ requestHeaders, responseHeaders, ...exchange }: PullExchange) {
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => ({ name, value }));
  return { ...exchange, requestHeaders: list(requestHeaders), responseHeaders: list(responseHeaders) };
}

function toProblem({ kind, message, since }: StoredProblem, retryAt: Date | undefined) {
  return { kind, message, since, retryAt };
}

function valuesOf(values: readonly PullValueInput[]): Record<string, readonly string[]> {
  return Object.fromEntries(values.map(({ name, values: texts }) => [name, texts]));
}
