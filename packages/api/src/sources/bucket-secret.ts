import type { BucketKind, BucketSettings } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";
import { checkAwsKey } from "./aws-key.ts";
import type { BucketRequest } from "./bucket-settings.ts";
import { credentialsProblem } from "./google-settings.ts";
import { refuse } from "./source-service.ts";

type GivenSecrets = Pick<BucketRequest, "kind" | "secretAccessKey" | "credentials" | "clientSecret">;

/** Returns the secret that was given; undefined where the stored one stays. */
export function secretOf({ kind, secretAccessKey, credentials, clientSecret }: GivenSecrets): string | undefined {
  const secrets = {
    S3: secretAccessKey,
    AmazonSecurityLake: secretAccessKey,
    Gcs: credentials,
    AzureBlob: clientSecret,
  } as const satisfies Record<BucketKind, string | undefined>;
  return secrets[kind] || undefined;
}

/** True where a secret may be used with other settings: what was entered for one address is sent to no other. */
export function mayKeepBucketSecret(before: BucketSettings, next: BucketSettings): boolean {
  switch (before.kind) {
    case "Gcs":
      return next.kind === "Gcs" && before.endpoint === next.endpoint;
    case "AzureBlob":
      return (
        next.kind === "AzureBlob" &&
        before.tenantId === next.tenantId &&
        before.clientId === next.clientId &&
        before.loginEndpoint === next.loginEndpoint &&
        before.endpoint === next.endpoint &&
        before.queueEndpoint === next.queueEndpoint
      );
    default:
      // A key of AWS signs only for itself.
      return "accessKeyId" in next && before.accessKeyId === next.accessKeyId;
  }
}

/** @throws InvalidInput with field errors */
export function checkBucketSecret(context: RequestContext, settings: BucketSettings, secret: string | undefined): void {
  if (settings.kind === "Gcs") refuse("credentials", credentialsProblem(secret));
  else if (settings.kind === "AzureBlob") refuse("clientSecret", secret ? undefined : "Client secret is required");
  else checkAwsKey(context, settings, secret);
}
