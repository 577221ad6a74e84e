import { seededRandom } from "./cloudtrail-events.ts";

const programs = ["svchost.exe", "explorer.exe", "powershell.exe", "SearchUI.exe", "lsass.exe"] as const;

/**
 * Windows-like events as JSON lines, about 1.8 kB each: of the several hundred fields that the log knows each kind of
 * event has a few dozen of its own, a 64-bit mask and a long text that repeats them.
 */
export function windowsLines(count: number, seed: number, startMs = Date.UTC(2026, 2, 1, 8)): string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const guid = () => "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx".replace(/x/g, () => below(16).toString(16));
  return Array.from({ length: count }, (_, i) => {
    const at = new Date(startMs + i * 20).toISOString();
    const image = `C:\\Windows\\System32\\${programs[below(programs.length)]}`;
    const own = ownFields(below(4), image, guid(), below);
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
    const json = JSON.stringify({
      "@timestamp": at,
      EventTime: at.slice(0, 19).replace("T", " "),
      EventReceivedTime: at.slice(0, 19).replace("T", " "),
      Hostname: `WORKSTATION${below(40)}.example.com`,
      Channel: "Microsoft-Windows-Sysmon/Operational",
      SourceName: "Microsoft-Windows-Sysmon",
      ProviderGuid: `{${guid()}}`,
      Keywords: "MASK",
      Severity: "INFO",
      SeverityValue: 2,
      OpcodeValue: 0,
      Version: 2,
      Domain: "NT AUTHORITY",
      AccountName: "SYSTEM",
      AccountType: "User",
      UserID: "S-1-5-18",
      RecordNumber: 700_000 + i,
      ThreadID: below(9000),
      ExecutionProcessID: below(9000),
      SourceModuleName: "eventlog",
      SourceModuleType: "im_msvistalog",
      ...own,
      Message: `${lines.join("\r\n")}\r\n${"An event of its own kind was noticed. ".repeat(14)}`,
    });
    // The mask is 2^63, which no double prints with all its digits.
    return json.replace('"MASK"', "-9223372036854775808");
  });
}

function ownFields(kind: number, image: string, guid: string, below: (limit: number) => number) {
  const process = { ProcessGuid: `{${guid}}`, ProcessId: String(below(9000)), Image: image };
  switch (kind) {
    case 0:
      return { EventID: 1, Task: 1, ...process, CommandLine: `${image} -k run${below(900)}`, ParentImage: image };
    case 1:
      return { EventID: 3, Task: 3, ...process, SourceIp: `10.1.2.${below(250)}`, DestinationIp: "203.0.113.9" };
    case 2:
      return { EventID: 11, Task: 11, ...process, TargetFilename: `C:\\Temp\\file${below(900)}.tmp` };
    default:
      return { EventID: 13, Task: 13, ...process, TargetObject: `HKLM\\Software\\Key${below(900)}`, Details: "Data" };
  }
}
