import type { AwsAccount } from "../company/accounts.ts";
import type { DemoEvent } from "../event.ts";
import { randomOf } from "../random.ts";

export interface Flow {
  readonly atMs: number;
  readonly account: AwsAccount;
  readonly networkInterface: string;
  readonly from: string;
  readonly fromPort: number;
  readonly to: string;
  readonly toPort: number;
  readonly packets: number;
  readonly bytes: number;
  readonly accepted: boolean;
  readonly notable?: boolean;
}

/** A VPC flow log record in the default format, version 2. */
export function vpcFlow(flow: Flow): DemoEvent {
  const start = Math.floor(flow.atMs / 1000);
  const line =
    `2 ${flow.account.id} ${flow.networkInterface} ${flow.from} ${flow.to} ${flow.fromPort} ${flow.toPort} 6 ` +
    `${flow.packets} ${flow.bytes} ${start} ${start + 58} ${flow.accepted ? "ACCEPT" : "REJECT"} OK`;
  return { source: "AWS VPC Flow", atMs: flow.atMs, line, ...(flow.notable ? { notable: true } : {}) };
}

export interface SensorEntry {
  readonly atMs: number;
  readonly log: "dns" | "ssl" | "ssh" | "smtp" | "rdp" | "kerberos" | "notice";
  readonly from: string;
  readonly to: string;
  readonly toPort: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly notable?: boolean;
}

/** An entry of a Zeek log, as its JSON streaming writer puts it. */
export function zeek({ atMs, log, from, to, toPort, fields, notable }: SensorEntry): DemoEvent {
  const random = randomOf("zeek", log, atMs, from, to);
  const time = new Date(atMs).toISOString().replace("Z", "000Z");
  const line = JSON.stringify({
    _path: log,
    _write_ts: time,
    ts: time,
    uid: `C${random.code(17)}`,
    "id.orig_h": from,
    "id.orig_p": random.int(49152, 65535),
    "id.resp_h": to,
    "id.resp_p": toPort,
    ...fields,
  });
  return { source: "Zeek Berlin", atMs, line, ...(notable ? { notable: true } : {}) };
}
