import type { MutationResolvers, QueryResolvers, Resolvers } from "../generated/resolver-types.ts";

/** The part of the schema that one noun answers for. */
export interface NounResolvers extends Omit<Resolvers, "Query" | "Mutation"> {
  readonly Query?: Partial<QueryResolvers>;
  readonly Mutation?: Partial<MutationResolvers>;
}
