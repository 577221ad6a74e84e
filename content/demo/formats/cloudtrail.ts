import type { AwsAccount } from "../company/accounts.ts";
import type { DemoEvent } from "../event.ts";
import { randomOf } from "../random.ts";

export interface AwsCall {
  readonly atMs: number;
  readonly account: AwsAccount;
  /** `ec2:RunInstances` */
  readonly call: string;
  readonly identity: AwsIdentity;
  readonly sourceIp: string;
  readonly userAgent?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly response?: Readonly<Record<string, unknown>>;
  readonly additional?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly notable?: boolean;
}
export type AwsIdentity = Readonly<Record<string, unknown>> & { readonly type: string };

export function iamUser(account: AwsAccount, userName: string): AwsIdentity {
  const random = randomOf("iam-user", account.id, userName);
  return {
    type: "IAMUser",
    principalId: `AIDA${random.code(16)}`,
    arn: `arn:aws:iam::${account.id}:user/${userName}`,
    accountId: account.id,
    accessKeyId: `AKIA${random.code(16)}`,
    userName,
  };
}

/** A session of a role; people come here through Okta, machines by their own. */
export function roleSession(account: AwsAccount, role: string, session: string, delivery?: "1.0" | "2.0"): AwsIdentity {
  const random = randomOf("role", account.id, role);
  const roleId = `AROA${random.code(16)}`;
  return {
    type: "AssumedRole",
    principalId: `${roleId}:${session}`,
    arn: `arn:aws:sts::${account.id}:assumed-role/${role}/${session}`,
    accountId: account.id,
    accessKeyId: `ASIA${randomOf("session", account.id, role, session).code(16)}`,
    sessionContext: {
      sessionIssuer: {
        type: "Role",
        principalId: roleId,
        arn: `arn:aws:iam::${account.id}:role/${role}`,
        accountId: account.id,
        userName: role,
      },
      attributes: { mfaAuthenticated: "false" },
      ...(delivery === undefined ? {} : { ec2RoleDelivery: delivery }),
    },
  };
}

export function awsService(name: string): AwsIdentity {
  return { type: "AWSService", invokedBy: `${name}.amazonaws.com` };
}

/** One CloudTrail record. */
export function cloudTrail(call: AwsCall): DemoEvent {
  const [service = "", name = ""] = call.call.split(":");
  const random = randomOf("cloudtrail", call.account.id, call.call, call.atMs, call.sourceIp);
  const isSignIn = name === "ConsoleLogin";
  const record = {
    eventVersion: "1.09",
    userIdentity: call.identity,
    eventTime: `${new Date(call.atMs).toISOString().slice(0, 19)}Z`,
    eventSource: `${service}.amazonaws.com`,
    eventName: name,
    awsRegion: service === "iam" || service === "organizations" ? "us-east-1" : call.account.region,
    sourceIPAddress: call.sourceIp,
    userAgent: call.userAgent ?? "aws-cli/2.31.4 md/awscrt#0.27.6 ua/2.1 os/macos#24.6.0",
    ...(call.error === undefined ? {} : { errorCode: call.error, errorMessage: `${call.error} when calling ${name}` }),
    requestParameters: call.parameters ?? null,
    responseElements: call.response ?? null,
    ...(call.additional === undefined ? {} : { additionalEventData: call.additional }),
    requestID: random.uuid(),
    eventID: random.uuid(),
    readOnly: /^(Get|List|Describe|Head|Lookup|Decrypt)/.test(name),
    eventType: isSignIn ? "AwsConsoleSignIn" : "AwsApiCall",
    managementEvent: true,
    recipientAccountId: call.account.id,
    eventCategory: "Management",
  };
  return {
    source: "AWS CloudTrail",
    atMs: call.atMs,
    line: JSON.stringify(record),
    ...(call.notable ? { notable: true } : {}),
  };
}
