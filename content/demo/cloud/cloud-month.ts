import { production, staging } from "../company/accounts.ts";
import { dayMs, hourMs } from "../event.ts";
import { randomOf } from "../random.ts";
import { leakedToken } from "../stories/leaked-token.ts";
import { phishedAdministrator } from "../stories/phished-administrator.ts";
import { startOf } from "../stories/story.ts";
import type { DemoResource } from "./inventory.ts";
import * as cloud from "./inventory.ts";

/** What was seen to be different in the accounts at a time. */
export interface CloudStep {
  readonly at: Date;
  readonly put: readonly DemoResource[];
  /** Ids of what is gone. */
  readonly deleted?: readonly string[];
  /** What somebody said does not count. */
  readonly suppressed?: readonly {
    readonly policyId: string;
    readonly resourceId: string;
    readonly reason: string;
    readonly createdBy: string;
  }[];
}

const stranger = "666677778888";
const openSsh = {
  IpPermissions: [{ IpProtocol: "tcp", FromPort: 22, ToPort: 22, Ranges: ["0.0.0.0/0"] }],
};

/** When the accounts are looked at for the first time: a day before the month. */
export function cloudBegin(now: Date, days: number): Date {
  return new Date(now.getTime() - (days + 1) * dayMs);
}

/** The cloud accounts in the month up to `now`, in the order of time: the everyday, and what two of the stories did. */
export function cloudMonth(now: Date, days: number): CloudStep[] {
  const begin = cloudBegin(now, days);
  const ago = (number: number) => new Date(now.getTime() - number * dayMs);
  const later = (ms: number, hours: number) => new Date(ms + hours * hourMs);
  const [leak, phishing] = [startOf(leakedToken, now), startOf(phishedAdministrator, now)];
  const planner = `i-0${randomOf("machine", "planner-2").hex(16)}`;
  const steps: CloudStep[] = [
    // Somebody looked before the month began, so that it begins with results.
    { at: begin, put: cloud.firstInventory() },
    { at: ago(27), put: [cloud.bucket(staging, "staging-uploads", { PublicAccessBlock: null })] },
    {
      at: ago(26),
      put: [cloud.bucket(staging, "staging-uploads")],
      suppressed: [
        {
          policyId: "Meridian.User.KeysRotated",
          resourceId: cloud.userId("metrics-exporter"),
          reason: "The vendor's appliance takes a new key only at its next update, in January. OPS-412",
          createdBy: "Omar Haddad",
        },
      ],
    },
    { at: ago(23), put: [0, 1, 2].map((number) => cloud.volume(production, number, true)) },
    { at: ago(21), put: [cloud.securityGroup(staging, "test-rigs", openSsh)] },
    { at: ago(20), put: [cloud.securityGroup(staging, "test-rigs")] },
    {
      at: ago(18),
      put: ["telemetry-raw", "telemetry-daily", "order-invoices", "customer-exports"].map((name) =>
        cloud.bucket(production, name, { EncryptionRules: cloud.ownKey }),
      ),
    },
    { at: ago(16), put: [3, 4].map((number) => cloud.volume(production, number, true)) },
    {
      at: later(leak, 1),
      put: [cloud.role("log-shipper", ["471100112233", stranger]), cloud.trail(production, { IsLogging: false })],
    },
    {
      at: later(leak, 14),
      put: [cloud.role("log-shipper", ["471100112233"]), cloud.trail(production)],
    },
    { at: ago(9), put: [cloud.encryptionKey(staging, "staging", true)] },
    {
      at: later(phishing, 2),
      put: [
        cloud.snapshot("orders-weekly", [stranger]),
        cloud.user("ci-legacy", {
          PasswordEnabled: false,
          MFADevices: [],
          AccessKeys: [cloud.key(633, "ci-legacy"), cloud.key(0, "ci-legacy-2")],
        }),
      ],
    },
    {
      at: later(phishing, 20),
      put: [
        cloud.snapshot("orders-weekly", []),
        cloud.user("bruno.legacy", { PasswordEnabled: false, MFADevices: [], AccessKeys: [] }),
      ],
      deleted: [cloud.userId("ci-legacy")],
    },
    {
      at: ago(3),
      put: [
        cloud.bucket(production, "vision-experiments", {
          EncryptionRules: null,
          LoggingPolicy: null,
          Tags: { Owner: "priya.nair" },
        }),
        cloud.instance(production, "planner-2", planner, {
          MetadataOptions: { HttpTokens: "optional", HttpEndpoint: "enabled" },
        }),
      ],
    },
    {
      at: ago(1),
      put: [cloud.bucket(production, "vision-experiments", { PublicAccessBlock: null, LoggingPolicy: null })],
    },
    { at: new Date(now.getTime() - hourMs), put: [cloud.securityGroup(production, "bastion", openSsh)] },
  ];
  // A month that ends on a Monday tells its stories a little earlier than one that ends on a Thursday.
  return steps.filter(({ at }) => at >= begin && at < now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
