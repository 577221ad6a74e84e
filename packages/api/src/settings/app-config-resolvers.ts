import { lookupFileBytesMax } from "@pharos/domain";
import type { DemoProgress } from "../context/api-dependencies.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";

/** Its share is of time, which is what a reader sees filling up. */
function presentProgress(progress: DemoProgress | undefined) {
  if (!progress) return null;
  const { beginsAt, endsAt, writtenUpTo, isComplete } = progress;
  const share = (writtenUpTo.getTime() - beginsAt.getTime()) / (endsAt.getTime() - beginsAt.getTime());
  return { share, writtenUpTo, isComplete };
}

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
      demoProgress: presentProgress(config.demoProgress()),
      isSafeMode: config.isSafeMode,
    }),
  },
} satisfies NounResolvers;
