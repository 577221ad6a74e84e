import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./schema-service.ts";

export const schemaResolvers = {
  Query: {
    schemas: (_root, { input }, context) =>
      service.listSchemas(
        context,
        present({
          nameContains: input.contains,
          archived: input.isArchived,
          managed: input.isManaged,
          isInUse: input.isInUse,
        }),
      ),
    schema: (_root, { name }, context) => service.getSchema(context, name),
  },
  Schema: {
    isManaged: (schema) => schema.managed,
    isArchived: (schema) => schema.archived,
    logSources: (schema, _input, context) => service.sourcesOfSchema(context, schema),
  },
} satisfies NounResolvers;
