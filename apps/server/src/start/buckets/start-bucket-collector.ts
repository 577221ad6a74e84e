import { randomUUID } from "node:crypto";
import type { BucketGateway } from "@pharos/api";
import { createOutboundFetch, findPrincipal, openBucket } from "@pharos/connectors";
import { BucketCollector, type OpenBucket } from "@pharos/pipeline";
import type { Logger } from "pino";
import type { Configuration } from "../../configuration/configuration.ts";
import type { Engines } from "../engines.ts";

export type AwsSettings = Pick<Configuration, "allowedPrivateHosts" | "awsAccessKeyId" | "awsSecretAccessKey">;
interface Buckets extends BucketGateway {
  readonly open: OpenBucket;
}

const clock = () => new Date();

/** The way to buckets, with the key of the deployment for sources without one. */
export function createBucketGateway({
  allowedPrivateHosts,
  awsAccessKeyId = "",
  awsSecretAccessKey = "",
}: AwsSettings): Buckets {
  const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true });
  const ownKey = { accessKeyId: awsAccessKeyId, secretAccessKey: awsSecretAccessKey };
  return {
    hasOwnKey: awsAccessKeyId !== "",
    open: (settings, secret = "") => openBucket({ settings, secret, ownKey, fetch, clock }),
    findPrincipal: ({ accessKeyId, region, endpoint }, secretAccessKey = "") =>
      findPrincipal({
        region,
        endpoint,
        accessKey: accessKeyId === undefined ? ownKey : { accessKeyId, secretAccessKey },
        fetch,
      }),
  };
}

/** Reads the objects of buckets as long as it is not disposed. */
export function startBucketCollector(
  { store, pipeline }: Pick<Engines, "store" | "pipeline">,
  { open }: Buckets,
  findIntakeProblem: () => string | undefined,
  logger: Logger,
): AsyncDisposable {
  if (!pipeline) return new AsyncDisposableStack();
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const holder = randomUUID();
  return new BucketCollector({ store, pipeline, open, holder, clock, findIntakeProblem, onProblem }).start();
}
