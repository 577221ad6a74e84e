import type { AwsAccount } from "../company/accounts.ts";
import type { DemoEvent } from "../event.ts";
import { randomOf } from "../random.ts";

export interface Finding {
  readonly atMs: number;
  readonly account: AwsAccount;
  /** `Recon:EC2/Portscan` */
  readonly type: string;
  readonly title: string;
  /** 1 to 10 */
  readonly severity: number;
  readonly resource: Readonly<Record<string, unknown>>;
}

export function guardDuty({ atMs, account, type, title, severity, resource }: Finding): DemoEvent {
  const id = randomOf("guardduty", account.id, type, atMs).hex(32);
  const time = new Date(atMs).toISOString();
  const line = JSON.stringify({
    schemaVersion: "2.0",
    accountId: account.id,
    region: account.region,
    partition: "aws",
    id,
    arn: `arn:aws:guardduty:${account.region}:${account.id}:detector/d0c1b2a3/finding/${id}`,
    type,
    title,
    description: title,
    severity,
    createdAt: time,
    updatedAt: time,
    resource,
    service: { serviceName: "guardduty", count: 1, archived: false, eventFirstSeen: time, eventLastSeen: time },
  });
  return { source: "AWS GuardDuty", atMs, line, notable: true };
}
