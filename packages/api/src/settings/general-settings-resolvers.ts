import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { changeGeneralSettings, readGeneralSettings } from "./general-settings-service.ts";

export const generalSettingsResolvers = {
  GeneralSettings: {
    pharosAIEnabled: ({ pharosAIEnabled }) => pharosAIEnabled ?? null,
  },
  Query: {
    generalSettings: async (_root, _input, context) => ({
      pantherVersion: context.config.version,
      ...(await readGeneralSettings(context)),
    }),
  },
  Mutation: {
    updateGeneralSettings: async (_root, { input }, context) => ({
      pantherVersion: context.config.version,
      ...(await changeGeneralSettings(context, present(input))),
    }),
  },
} satisfies NounResolvers;
