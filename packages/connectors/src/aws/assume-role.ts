import { AssumeRoleCommand, type STSClient } from "@aws-sdk/client-sts";
import { toExpiring } from "./find-machine-credentials.ts";
import { attemptAws } from "./judge-aws-failure.ts";
import type { ExpiringCredentials } from "./renew-credentials.ts";

const roleSeconds = 3600;

/** Returns credentials of a role for an hour; its trust need not ask for an external ID. @throws CollectionFailure */
export async function assumeRole(sts: STSClient, roleArn: string, externalId: string): Promise<ExpiringCredentials> {
  const answer = await attemptAws({ right: "sts:AssumeRole", target: `the role ${roleArn}` }, () =>
    sts.send(
      new AssumeRoleCommand({
        RoleArn: roleArn,
        RoleSessionName: "pharos",
        ...(externalId !== "" && { ExternalId: externalId }),
        DurationSeconds: roleSeconds,
      }),
    ),
  );
  return toExpiring(answer.Credentials);
}
