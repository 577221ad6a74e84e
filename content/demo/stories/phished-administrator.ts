import { production, secrets } from "../company/accounts.ts";
import { personNamed } from "../company/people.ts";
import { type DemoEvent, minuteMs } from "../event.ts";
import { type AwsCall, cloudTrail, iamUser } from "../formats/cloudtrail.ts";
import { type OktaAction, okta, userTarget, type Whereabouts } from "../formats/okta.ts";
import type { Story } from "./story.ts";

const bruno = personNamed("Bruno Silva");
const omar = personNamed("Omar Haddad");
const attacker: Whereabouts = {
  ip: "203.0.113.66",
  city: "Bucharest",
  country: "Romania",
  isProxy: true,
  network: "m247 europe srl",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
};
const strangersAccount = "666677778888";

/**
 * Bruno of IT typed his password into a copy of the sign-in page. The thief floods his phone with prompts until he taps
 * “yes”, resets a colleague's factors, finds an old AWS user, reads the secrets and hands out a database snapshot.
 */
export const phishedAdministrator: Story = {
  name: "The phished administrator",
  daysBefore: 6,
  startUtcHour: 7.6,
  raises: [
    "Okta.SystemLog.PushFatigue",
    "Okta.SystemLog.SignInThroughAnonymizer",
    "Okta.SystemLog.FactorsResetForUser",
    "Okta.SystemLog.ApiTokenCreated",
    "AWS.CloudTrail.ConsoleLoginWithoutMfa",
    "AWS.CloudTrail.AccountDetailsDumped",
    "AWS.CloudTrail.AccessKeyForSomeoneElse",
    "AWS.CloudTrail.SecretsReadInBulk",
    "AWS.CloudTrail.DatabaseSnapshotShared",
  ],
  events: (startMs) => {
    const at = (minutes: number) => startMs + minutes * minuteMs;
    return [...inOkta(at), ...intoAws(at), ...outOfAws(at)];
  },
};

type Clock = (minutes: number) => number;

function inOkta(at: Clock): DemoEvent[] {
  const by = (minutes: number, action: Omit<OktaAction, "atMs" | "person" | "from">) =>
    okta({ atMs: at(minutes), person: bruno, from: attacker, ...action });
  const prompt = {
    event: "user.authentication.auth_via_mfa",
    message: "Authentication of user via MFA",
    targets: [userTarget(bruno)],
  };
  const push = { debugData: { factor: "OKTA_VERIFY_PUSH" } };
  const refused = [0, 1, 1.8, 3, 4.1, 5, 6.2].map((minutes) =>
    by(minutes, {
      ...prompt,
      ...push,
      result: "FAILURE",
      reason: "User rejected Okta push verify",
      notable: minutes === 6.2,
    }),
  );
  const apiToken = [{ type: "Token", alternateId: "sync-agent", displayName: "sync-agent" }];
  return [
    ...refused,
    by(8, { ...prompt, ...push }),
    by(8.2, { event: "user.session.start", message: "User login to Okta", notable: true }),
    by(14, {
      event: "user.mfa.factor.reset_all",
      message: "Reset all factors for user",
      targets: [userTarget(omar)],
      notable: true,
    }),
    by(19, { event: "system.api_token.create", message: "Create API token", targets: apiToken, notable: true }),
  ];
}

function intoAws(at: Clock): DemoEvent[] {
  const by = asUser("bruno.legacy", at);
  const additional = { LoginTo: "https://console.aws.amazon.com/console/home", MobileVersion: "No", MFAUsed: "No" };
  const accessKey = { accessKeyId: "AKIAQX7M2DNKF4EXAMPL", status: "Active", userName: "ci-legacy" };
  return [
    by(33, "signin:ConsoleLogin", { response: { ConsoleLogin: "Success" }, additional, notable: true }),
    by(36, "iam:ListUsers"),
    by(39, "iam:GetAccountAuthorizationDetails", { notable: true }),
    by(44, "iam:CreateAccessKey", { parameters: { userName: "ci-legacy" }, response: { accessKey }, notable: true }),
  ];
}

function outOfAws(at: Clock): DemoEvent[] {
  const by = asUser("ci-legacy", at);
  const snapshot = { dBSnapshotIdentifier: "orders-before-migration" };
  const share = { ...snapshot, attributeName: "restore", valuesToAdd: [strangersAccount] };
  return [
    by(52, "sts:GetCallerIdentity"),
    by(53, "secretsmanager:ListSecrets"),
    ...secrets.map((secretId, index) =>
      by(54 + index * 0.3, "secretsmanager:GetSecretValue", { parameters: { secretId }, notable: index === 10 }),
    ),
    by(71, "rds:CreateDBSnapshot", { parameters: { ...snapshot, dBInstanceIdentifier: "orders" } }),
    by(88, "rds:ModifyDBSnapshotAttribute", { parameters: share, notable: true }),
  ];
}

function asUser(userName: string, at: Clock) {
  const identity = iamUser(production, userName);
  return (minutes: number, call: string, rest: Partial<AwsCall> = {}): DemoEvent =>
    cloudTrail({
      atMs: at(minutes),
      account: production,
      call,
      identity,
      sourceIp: attacker.ip,
      parameters: {},
      ...rest,
    });
}
