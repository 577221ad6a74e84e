import { windowsDomain } from "../company/offices.ts";
import { type Person, people } from "../company/people.ts";
import { type DemoEvent, hoursOf } from "../event.ts";
import { processStarted, windows } from "../formats/windows.ts";
import type { Random } from "../random.ts";
import { activityOf } from "../rhythm.ts";
import { happen, type Traffic } from "./traffic.ts";

const programs = [
  ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe", "chrome.exe --type=renderer"],
  ["C:\\Program Files\\Microsoft Office\\root\\Office16\\EXCEL.EXE", "EXCEL.EXE /dde"],
  ["C:\\Program Files\\Zoom\\bin\\Zoom.exe", "Zoom.exe"],
  ["C:\\Program Files\\SolidWorks\\SLDWORKS.exe", "SLDWORKS.exe"],
  ["C:\\Windows\\System32\\RuntimeBroker.exe", "RuntimeBroker.exe -Embedding"],
  ["C:\\Windows\\System32\\backgroundTaskHost.exe", "backgroundTaskHost.exe -ServerName:App"],
  [
    "C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe",
    "powershell.exe -ExecutionPolicy Bypass -File C:\\ProgramData\\Meridian\\inventory.ps1",
  ],
] as const;

export const windowsPeople = people.filter((person) => person.laptopSystem === "Windows");

export const laptops: Traffic = (slot, random) =>
  windowsPeople.flatMap((person) => {
    const mean = 5.2 * activityOf(person.office, slot.startMs) * hoursOf(slot);
    return happen(mean, slot, random, (atMs) => somethingOn(person, atMs, random));
  });

function somethingOn(person: Person, atMs: number, random: Random): DemoEvent {
  const host = person.laptop;
  const kind = random.next();
  if (kind < 0.45) {
    const [image, commandLine] = random.pick(programs);
    return processStarted({
      atMs,
      host,
      user: person.account,
      image,
      commandLine,
      parent: "C:\\Windows\\explorer.exe",
    });
  }
  if (kind < 0.7) return lookup(person, atMs, random);
  if (kind < 0.8) return touched(person, atMs, random);
  return logon(person, atMs, random);
}

function lookup(person: Person, atMs: number, random: Random): DemoEvent {
  const QueryName = random.pick([
    "slack.com",
    "meridian-robotics.okta.com",
    "outlook.office365.com",
    "update.googleapis.com",
  ]);
  const Image = "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe";
  const fields = {
    QueryName,
    QueryStatus: "0",
    QueryResults: "198.18.22.9;",
    Image,
    User: `${windowsDomain}\\${person.account}`,
  };
  return windows({ atMs, host: person.laptop, channel: "Sysmon", id: 22, fields });
}

function touched(person: Person, atMs: number, random: Random): DemoEvent {
  const SourceImage = random.pick([
    "C:\\Windows\\System32\\svchost.exe",
    "C:\\ProgramData\\Microsoft\\Windows Defender\\Platform\\4.18\\MsMpEng.exe",
  ]);
  const fields = {
    SourceImage,
    TargetImage: "C:\\Windows\\System32\\lsass.exe",
    GrantedAccess: "0x1000",
    CallTrace: "C:\\Windows\\SYSTEM32\\ntdll.dll+9d1e4",
  };
  return windows({ atMs, host: person.laptop, channel: "Sysmon", id: 10, fields });
}

function logon(person: Person, atMs: number, random: Random): DemoEvent {
  const id = random.chance(0.03) ? 4625 : random.pick([4624, 4634, 4672]);
  const fields = {
    TargetUserName: person.account,
    TargetDomainName: windowsDomain,
    LogonType: "2",
    IpAddress: id === 4625 ? "127.0.0.1" : "-",
    SubjectUserName: "SYSTEM",
  };
  return windows({ atMs, host: person.laptop, channel: "Security", id, fields });
}
