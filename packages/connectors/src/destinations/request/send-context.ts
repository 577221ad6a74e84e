import type { DeliveryOutcome, Mail } from "@pharos/domain";
import type { AwsIdentity } from "../../aws/aws-identity.ts";
import type { OutboundFetch } from "../../outbound/create-outbound-fetch.ts";

/** Everything that a kind sends with. */
export interface SendContext {
  /** Guards private addresses. */
  readonly fetch: OutboundFetch;
  /** The deployment's; absent where it has none. */
  readonly awsIdentity?: AwsIdentity | undefined;
  /** Where tokens for workload identity federation of Google may be. */
  readonly googleTokenFolder?: string | undefined;
  /** By the installation's mail server. */
  readonly sendMail: (mail: Mail) => Promise<DeliveryOutcome>;
  readonly clock: () => Date;
  /** For a whole request; 15 seconds where it is absent. */
  readonly requestMsMax?: number;
  /** Of Pharos. */
  readonly version: string;
}
