import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import {
  createPackSource,
  deletePackSource,
  getPackSource,
  listPackSources,
  listPacksOf,
  listVersionsOf,
  pollSource,
  updatePackSource,
} from "./pack-source-service.ts";

export const packSourceResolvers = {
  PackSource: {
    versions: (source, _input, context) => listVersionsOf(context, source),
    packs: (source, _input, context) => listPacksOf(context, source),
  },
  Query: {
    packSources: (_root, _input, context) => listPackSources(context),
    packSource: (_root, { id }, context) => getPackSource(context, id),
  },
  Mutation: {
    createPackSource: (_root, { input }, context) => createPackSource(context, input),
    updatePackSource: (_root, { input: { id, revision, source } }, context) =>
      updatePackSource(context, id, revision, source),
    deletePackSource: async (_root, { id }, context) => {
      await deletePackSource(context, id);
      return { id };
    },
    pollPackSource: (_root, { id }, context) => pollSource(context, id),
  },
} satisfies NounResolvers;
