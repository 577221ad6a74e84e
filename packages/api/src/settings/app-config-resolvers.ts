import { lookupFileBytesMax } from "@pharos/domain";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";

/** What the console needs to know of the installation before it draws anything; nothing of it is a secret. */
export const appConfigResolvers = {
  Query: {
    appConfig: (_root, _input, { config }) => ({
      version: config.version,
      commit: config.commit,
      customerName: config.customerName,
      dataLakeType: "clickhouse",
      publicHTTPIngestDomain: config.publicUrl,
      processedDataBucketRetentionDays: config.retentionDays,
      maxLookupTableCompressedSizeInMb: Math.floor(lookupFileBytesMax / 1024 ** 2),
      isDemo: config.isDemo,
      isSafeMode: config.isSafeMode,
    }),
  },
} satisfies NounResolvers;
