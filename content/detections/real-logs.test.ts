import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rehearsal, type Rehearser, startRehearser } from "./start-rehearser.ts";

const dataFolder = join(import.meta.dirname, "../../../shared/data");

let rehearser: Rehearser;

/** All files in one go, so that all windows are open at once. */
function rehearseFiles(pattern: string, logTypes: readonly string[]): Promise<Rehearsal> {
  const files = globSync(join(dataFolder, pattern)).sort();
  const source = { logTypes, streamType: "Auto", streamOptions: {}, atMs: Date.parse("2026-03-03T10:00:00Z") } as const;
  return rehearser.rehearse(files.map((file) => ({ ...source, bytes: readFileSync(file) })));
}

function rulesOf({ alerts }: Rehearsal): string[] {
  return [...new Set(alerts.map((alert) => alert.ruleId))].sort();
}

describe.skipIf(!existsSync(dataFolder))(
  "the shipped detections on real logs (skipped where ../shared/data is absent)",
  () => {
    beforeAll(async () => {
      rehearser = await startRehearser();
    });
    afterAll(() => rehearser.close());

    it("name at least 18 techniques in the CloudTrail attacks with fewer than 60 alerts", async () => {
      const rehearsal = await rehearseFiles("aws-cloudtrail/*.gz", ["AWS.CloudTrail"]);
      expect(rehearsal.events).toBe(2900);
      expect(rehearsal.problems).toEqual([]);
      expect(rehearsal.alerts.length).toBeLessThan(60);
      expect(new Set(rehearsal.alerts.flatMap((alert) => alert.techniques)).size).toBeGreaterThanOrEqual(18);
      expect(rulesOf(rehearsal)).toEqual(
        expect.arrayContaining([
          "AWS.CloudTrail.AccessKeyForSomeoneElse",
          "AWS.CloudTrail.BucketOpenedToOutsider",
          "AWS.CloudTrail.ConsoleLoginWithoutMfa",
          "AWS.CloudTrail.DatabaseSnapshotShared",
          "AWS.CloudTrail.DiskSnapshotShared",
          "AWS.CloudTrail.InstanceCredentialsOutside",
          "AWS.CloudTrail.RoleTrustsOutsider",
          "AWS.CloudTrail.SecretsReadInBulk",
          "AWS.CloudTrail.SecurityGroupOpened",
          "AWS.CloudTrail.TrailStopped",
          "AWS.CloudTrail.UserDataRead",
        ]),
      );
    });

    it.each([
      ["aws-s3/*.gz", ["AWS.CloudTrail"], ["AWS.CloudTrail.InstanceCredentialsOutside"]],
      [
        "windows/covenant*.gz",
        ["Windows.EventLogs"],
        ["Windows.EventLogs.RemoteThreadCreated", "Windows.EventLogs.UpdateClientLoadsLibrary"],
      ],
      ["windows/msf*.gz", ["Windows.EventLogs"], ["Windows.EventLogs.MicrophoneUsedByInterpreter"]],
      [
        "windows/psh*.gz",
        ["Windows.EventLogs"],
        ["Windows.EventLogs.AuditLogCleared", "Windows.EventLogs.MshtaStartsInterpreter"],
      ],
      ["zeek/ssh*.gz", ["Zeek.SSH"], ["Zeek.SSH.ScannerConnected"]],
      ["zeek/rdp*.gz", ["Zeek.RDP"], ["Zeek.RDP.ManyConnections"]],
      ["csv/*.csv", ["AWS.DecoyBucketAccess"], ["AWS.DecoyBucketAccess.Touched"]],
    ])("find the attack in %s and nothing else", async (pattern, logTypes, expected) => {
      const rehearsal = await rehearseFiles(pattern, logTypes);
      expect(rehearsal.problems).toEqual([]);
      expect(rulesOf(rehearsal)).toEqual(expected);
    });

    it("raise at most five alerts of one rule on a day of network traffic", async () => {
      const names = ["DNS", "SSL", "SSH", "SMTP", "RDP", "Kerberos", "Syslog", "Notice", "Weird"];
      const { alerts, events } = await rehearseFiles(
        "zeek/*.gz",
        names.map((name) => `Zeek.${name}`),
      );
      expect(events).toBeGreaterThan(60_000);
      for (const { ruleId } of alerts)
        expect(alerts.filter((alert) => alert.ruleId === ruleId).length).toBeLessThanOrEqual(5);
    });
  },
);
