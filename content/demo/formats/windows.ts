import { windowsDomain } from "../company/offices.ts";
import type { DemoEvent } from "../event.ts";
import { randomOf } from "../random.ts";

export interface WindowsEntry {
  readonly atMs: number;
  readonly host: string;
  readonly channel: "Security" | "Sysmon" | "PowerShell" | "System";
  readonly id: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly notable?: boolean;
}

const channels = {
  Security: { channel: "Security", source: "Microsoft-Windows-Security-Auditing" },
  Sysmon: { channel: "Microsoft-Windows-Sysmon/Operational", source: "Microsoft-Windows-Sysmon" },
  PowerShell: { channel: "Microsoft-Windows-PowerShell/Operational", source: "Microsoft-Windows-PowerShell" },
  System: { channel: "System", source: "Service Control Manager" },
} as const;

export function windows({ atMs, host, channel, id, fields, notable }: WindowsEntry): DemoEvent {
  const line = JSON.stringify({
    EventID: id,
    Channel: channels[channel].channel,
    SourceName: channels[channel].source,
    TimeCreated: new Date(atMs).toISOString(),
    Hostname: host,
    RecordNumber: Math.floor(atMs / 1000) % 100_000_000,
    Level: "0",
    ...fields,
  });
  return { source: "Windows laptops", atMs, line, ...(notable ? { notable: true } : {}) };
}

export interface StartedProcess {
  readonly atMs: number;
  readonly host: string;
  readonly user: string;
  readonly image: string;
  readonly commandLine: string;
  readonly parent: string;
  readonly notable?: boolean;
}

/** Sysmon event 1. */
export function processStarted(started: StartedProcess): DemoEvent {
  const random = randomOf("process", started.host, started.image, started.atMs);
  return windows({
    atMs: started.atMs,
    host: started.host,
    channel: "Sysmon",
    id: 1,
    fields: {
      UtcTime: new Date(started.atMs).toISOString().replace("T", " ").replace("Z", ""),
      ProcessGuid: `{${random.uuid()}}`,
      ProcessId: String(random.int(1000, 30000)),
      Image: started.image,
      CommandLine: started.commandLine,
      CurrentDirectory: "C:\\Windows\\System32\\",
      User: `${windowsDomain}\\${started.user}`,
      IntegrityLevel: "Medium",
      Hashes: `SHA256=${randomOf("hash", started.image).hex(64).toUpperCase()}`,
      ParentImage: started.parent,
      ParentCommandLine: started.parent,
    },
    ...(started.notable ? { notable: true } : {}),
  });
}
