import {
  type IndicatorName,
  iamRoleArn,
  indicatorNames,
  type LookupOrigin,
  PharosError,
  secretMask,
} from "@pharos/domain";
import type { LookupQueryInput, LookupRefreshInput } from "../generated/resolver-types.ts";
import { credentialsProblem } from "../sources/google-settings.ts";

const periodMinutesMax = 43_200;
const alarmPeriodMinutesMax = 1_440;

/**
 * Returns where the rows of a table come from. `given` is undefined where that stays, and null for rows that are uploaded.
 * Credentials that are left out stay.
 * @throws InvalidInput with field errors
 */
export function readLookupOrigin(given: LookupRefreshInput | null | undefined, stored: LookupOrigin): LookupOrigin {
  if (given === undefined) return stored;
  if (given === null) return stored.kind === "file" ? stored : { kind: "file", filename: "" };
  const path = given.objectPath.trim();
  const roleArn = given.roleArn?.trim() ?? "";
  const before = stored.kind === "object" ? stored.settings : {};
  const credentials = given.gcsCredentials?.trim() || before.GCSCredentials;
  const isGoogle = path.startsWith("gs://");
  const problems = {
    objectPath: /^(s3|gs):\/\/[^/]+\/.+/.test(path) ? undefined : "Must read like s3://bucket/path or gs://bucket/path",
    periodMinutes: rangeProblem(given.periodMinutes, periodMinutesMax),
    alarmPeriodMinutes:
      given.alarmPeriodMinutes == null ? undefined : rangeProblem(given.alarmPeriodMinutes, alarmPeriodMinutesMax),
    roleArn: isGoogle || iamRoleArn.test(roleArn) ? undefined : "Must be the ARN of an IAM role",
    gcsCredentials:
      isGoogle && credentials !== secretMask ? credentialsProblem(credentials as string | undefined) : undefined,
  };
  refuseFields(problems);
  const { RoleARN: _role, GCSCredentials: _credentials, AlarmPeriodMinutes: _alarm, ...others } = before;
  return {
    kind: "object",
    path,
    settings: {
      ...others,
      PeriodMinutes: given.periodMinutes,
      ...(given.alarmPeriodMinutes != null && { AlarmPeriodMinutes: given.alarmPeriodMinutes }),
      ...(isGoogle ? { GCSCredentials: credentials } : { RoleARN: roleArn }),
    },
  };
}

/**
 * Returns the query that gives the rows. What is left out stays, such as a cron expression.
 * @throws InvalidInput with field errors
 */
export function readLookupQuery(given: LookupQueryInput, primaryKey: string, stored: LookupOrigin): LookupOrigin {
  const before = stored.kind === "query" ? stored : undefined;
  const sql = given.text.trim();
  const { periodMinutes, keyIndicator } = given;
  const isKnown = indicatorNames.some((name) => name === keyIndicator);
  const problems = {
    queryText: sql === "" ? "Enter the query that gives the rows" : undefined,
    periodMinutes: periodMinutes == null && before ? undefined : rangeProblem(periodMinutes ?? 0, periodMinutesMax),
    keyIndicator: !keyIndicator || isKnown ? undefined : `Must be one of ${indicatorNames.join(", ")}`,
  };
  refuseFields(problems);
  return {
    kind: "query",
    sql,
    refresh: periodMinutes == null ? (before?.refresh ?? {}) : { rateMinutes: periodMinutes },
    indicators: { ...before?.indicators, ...(keyIndicator && { [primaryKey]: [keyIndicator as IndicatorName] }) },
    validations: before?.validations ?? {},
  };
}

function refuseFields(problems: Readonly<Record<string, string | undefined>>): void {
  const fieldErrors = Object.fromEntries(
    Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  );
  const [first] = Object.values(fieldErrors);
  if (first !== undefined) throw new PharosError("lookups.invalid", "InvalidInput", first, fieldErrors);
}

function rangeProblem(minutes: number, max: number): string | undefined {
  return minutes >= 1 && minutes <= max ? undefined : `Must be 1 to ${max.toLocaleString("en")} minutes`;
}
