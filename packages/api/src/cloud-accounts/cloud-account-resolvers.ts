import { defineError } from "@pharos/domain";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";

const cloudAccountNotFound = defineError(
  "cloud_accounts.not_found",
  "NotFound",
  (id: string) => `The cloud account ${id} does not exist`,
);
const noScanner = defineError(
  "cloud_accounts.no_scanner",
  "NotAvailable",
  () =>
    "This version of Pharos scans no cloud accounts. Send resources with putResources to evaluate policies on them.",
);

const refuse = (): never => {
  throw noScanner();
};

/** For clients that manage cloud accounts: there are none, and none can be added. */
export const cloudAccountResolvers = {
  Query: {
    cloudAccounts: () => ({ edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }),
    cloudAccount: (_root, { id }) => {
      throw cloudAccountNotFound(id);
    },
  },
  Mutation: { createCloudAccount: refuse, updateCloudAccount: refuse, deleteCloudAccount: refuse },
} satisfies NounResolvers;
