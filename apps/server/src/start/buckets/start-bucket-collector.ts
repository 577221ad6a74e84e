import { randomUUID } from "node:crypto";
import type { BucketGateway } from "@pharos/api";
import {
  type AwsIdentity,
  chooseCredentials,
  createOutboundFetch,
  findPrincipal,
  openBucket,
} from "@pharos/connectors";
import { BucketCollector, type OpenBucket } from "@pharos/pipeline";
import type { Logger } from "pino";
import type { Configuration } from "../../configuration/configuration.ts";
import type { Engines } from "../engines.ts";

interface Buckets extends BucketGateway {
  readonly open: OpenBucket;
}

const clock = () => new Date();

/** The way to buckets, with the deployment's identity for sources of AWS without a key. */
export function createBucketGateway(
  {
    allowedPrivateHosts,
    googleTokenFolder: tokenFolder,
  }: Pick<Configuration, "allowedPrivateHosts" | "googleTokenFolder">,
  identity: AwsIdentity | undefined,
): Buckets {
  const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true });
  return {
    awsIdentity: identity,
    open: (settings, secret = "") => openBucket({ settings, secret, identity, tokenFolder, fetch, clock }),
    findPrincipal: ({ accessKeyId, region, endpoint }, secretAccessKey = "") => {
      const key = { accessKeyId, secretAccessKey };
      const credentials =
        accessKeyId === undefined && identity ? identity.credentials : chooseCredentials(key, identity);
      return findPrincipal({ region, endpoint, credentials, fetch });
    },
  };
}

/** Reads the objects of buckets as long as it is not disposed. */
export function startBucketCollector(
  { store, intake: pipeline }: Pick<Engines, "store" | "intake">,
  { open }: Buckets,
  findIntakeProblem: () => string | undefined,
  logger: Logger,
): AsyncDisposable {
  if (!pipeline) return new AsyncDisposableStack();
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const holder = randomUUID();
  return new BucketCollector({ store, pipeline, open, holder, clock, findIntakeProblem, onProblem }).start();
}
