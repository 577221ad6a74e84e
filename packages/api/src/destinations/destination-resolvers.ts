import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import type { DestinationForm } from "./check-destination.ts";
import type { QuietForm } from "./check-quiet.ts";
import * as service from "./destination-service.ts";
import { previewMessage } from "./preview-message.ts";

const noHealth = { succeeded: 0, failed: 0, queued: 0, waiting: 0, muted: 0, undelivered: 0, lastError: "" };

export const destinationResolvers = {
  Query: {
    destinations: (_root, _input, context) => service.listDestinations(context),
    destination: (_root, { id }, context) => service.getDestination(context, id),
    previewMessage: async (_root, { input: { titleTemplate, descriptionTemplate, ...input } }, context) => {
      const templates = { title: titleTemplate, description: descriptionTemplate };
      const { problems, rendered, ...preview } = await previewMessage(context, { templates, ...present(input) });
      const problemOf = (key: string) => problems.find(({ template }) => template === key)?.message ?? null;
      return {
        ...preview,
        titleProblem: problemOf("title"),
        descriptionProblem: problemOf("description"),
        message: rendered ?? null,
      };
    },
    destinationKinds: (_root, _input, { destinations }) =>
      destinations.kinds.map(({ type, name, description, fields, describeSetup }) => ({
        outputType: type,
        name,
        description,
        fields,
        toolSetup: describeSetup?.(undefined) ?? null,
      })),
  },
  Mutation: {
    addDestination: (_root, { input }, context) => service.addDestination(context, input.outputType, formOf(input)),
    updateDestination: (_root, { input }, context) =>
      service.updateDestination(context, input.outputId, input.revision, formOf(input)),
    deleteDestination: async (_root, { id }, context) => {
      await service.deleteDestination(context, id);
      return { id };
    },
    testDestination: async (_root, { input }, context) => {
      const { kind, statusCode, message } = await service.testDestination(context, present(input));
      const success = kind === "delivered";
      return { outputId: input.outputId ?? null, success, statusCode, message, dispatchedAt: context.clock() };
    },
  },
  Destination: {
    outputId: ({ id }) => id,
    outputType: ({ type }) => type,
    settings: (destination, _input, context) => service.readSettings(context, destination),
    verificationStatus: ({ verification }) => verification,
    hookUrl: (destination, _input, context) => service.hookUrlOf(context, destination) ?? null,
    toolSetup: async (destination, _input, context) => (await service.readSetup(context, destination)) ?? null,
    mute: async ({ id }, _input, { loaders }) => (await loaders.destinationMutes.load(id)) ?? null,
    apiToken: () => null,
    creationTime: ({ createdAt }) => createdAt,
    lastModifiedBy: ({ updatedBy }) => updatedBy,
    lastModifiedTime: ({ updatedAt }) => updatedAt,
    health: async (destination, _input, context) => (await service.countsOf(context, destination)) ?? noHealth,
    usedBy: (destination, _input, context) => service.listUses(context, destination),
    reach: (destination, _input, context) => service.readReach(context, destination),
  },
} satisfies NounResolvers;

function formOf(input: {
  readonly displayName: string;
  readonly defaultForSeverity: DestinationForm["defaultForSeverity"];
  readonly alertTypes: readonly string[];
  readonly logTypes?: readonly string[] | null | undefined;
  readonly settings: unknown;
  readonly titleTemplate?: string | null | undefined;
  readonly descriptionTemplate?: string | null | undefined;
  readonly quiet?: QuietForm | null | undefined;
}): DestinationForm {
  const { displayName, defaultForSeverity, alertTypes, logTypes, settings } = input;
  const templates = {
    titleTemplate: input.titleTemplate ?? undefined,
    descriptionTemplate: input.descriptionTemplate ?? undefined,
    quiet: input.quiet ?? undefined,
  };
  return { displayName, defaultForSeverity, alertTypes, logTypes: logTypes ?? [], settings, ...templates };
}
