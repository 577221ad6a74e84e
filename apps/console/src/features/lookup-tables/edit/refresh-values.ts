import { secretMask } from "@pharos/domain";
import type { LookupRefreshInput, LookupTableInput } from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";

/** Where the rows of a table come from, as the form has it. */
export interface RefreshValues {
  readonly rowsFrom: "upload" | "bucket" | "query";
  readonly queryText: string;
  /** Null: what is stored stays. */
  readonly keyIndicator: string | null;
  /** Says instead of minutes when a stored query runs; it stays until minutes are typed. */
  readonly cronExpression: string;
  readonly objectPath: string;
  readonly periodMinutes: number | string;
  /** Empty for no limit. */
  readonly alarmPeriodMinutes: number | string;
  readonly roleArn: string;
  /** Empty: the stored ones stay. */
  readonly gcsCredentials: string;
}

export const newRefreshValues: RefreshValues = {
  rowsFrom: "upload",
  queryText: "",
  keyIndicator: null,
  cronExpression: "",
  objectPath: "",
  periodMinutes: 60,
  alarmPeriodMinutes: "",
  roleArn: "",
  gcsCredentials: "",
};

/** Reads the settings as the content format writes them. */
export function refreshValuesOf(
  refresh: unknown,
  query?: string | null,
): RefreshValues & { readonly hasStoredCredentials: boolean } {
  if (refresh === null || typeof refresh !== "object") return { ...newRefreshValues, hasStoredCredentials: false };
  const settings = refresh as Readonly<Record<string, unknown>>;
  const textOf = (name: string) => String(settings[name] ?? "");
  if (query != null) {
    return {
      ...newRefreshValues,
      rowsFrom: "query",
      queryText: query,
      periodMinutes: settings.PeriodMinutes === undefined ? "" : Number(settings.PeriodMinutes),
      cronExpression: textOf("CronExpression"),
      hasStoredCredentials: false,
    };
  }
  return {
    ...newRefreshValues,
    rowsFrom: "bucket",
    objectPath: textOf("ObjectPath"),
    periodMinutes: Number(settings.PeriodMinutes),
    alarmPeriodMinutes: settings.AlarmPeriodMinutes === undefined ? "" : Number(settings.AlarmPeriodMinutes),
    roleArn: textOf("RoleARN"),
    hasStoredCredentials: settings.GCSCredentials === secretMask,
  };
}

export const isGooglePath = ({ objectPath }: Pick<RefreshValues, "objectPath">) =>
  objectPath.trim().startsWith("gs://");

/** Returns a sentence for each field that is wrong before anything is sent. */
export function refreshProblems(values: RefreshValues, hasStoredCredentials: boolean): Record<string, string> {
  if (values.rowsFrom === "upload") return {};
  if (values.rowsFrom === "query") {
    const isOnTime = Number(values.periodMinutes) >= 1 || (values.periodMinutes === "" && values.cronExpression !== "");
    return defined({
      queryText: values.queryText.trim() === "" ? "Enter the query that gives the rows" : undefined,
      periodMinutes: isOnTime ? undefined : "Must be at least 1 minute",
    }) as Record<string, string>;
  }
  const isGoogle = isGooglePath(values);
  const hasPath = /^(s3|gs):\/\/[^/]+\/.+/.test(values.objectPath.trim());
  const needsCredentials = isGoogle && values.gcsCredentials.trim() === "" && !hasStoredCredentials;
  return defined({
    objectPath: hasPath ? undefined : "Must read like s3://bucket/path or gs://bucket/path",
    periodMinutes: Number(values.periodMinutes) >= 1 ? undefined : "Must be at least 1 minute",
    roleArn:
      hasPath && !isGoogle && values.roleArn.trim() === "" ? "Enter the role that may read the object" : undefined,
    gcsCredentials: needsCredentials ? "Credentials are required" : undefined,
  }) as Record<string, string>;
}

/** Where the rows come from, as mutations take it. */
export function rowsInput(values: RefreshValues): Pick<LookupTableInput, "refresh" | "query"> {
  if (values.rowsFrom !== "query") return { refresh: refreshInput(values) };
  const { queryText, periodMinutes, keyIndicator } = values;
  return {
    query: {
      text: queryText.trim(),
      ...(periodMinutes !== "" && { periodMinutes: Number(periodMinutes) }),
      ...(keyIndicator !== null && { keyIndicator }),
    },
  };
}

function refreshInput(values: RefreshValues): LookupRefreshInput | null {
  if (values.rowsFrom === "upload") return null;
  const { objectPath, periodMinutes, alarmPeriodMinutes, roleArn, gcsCredentials } = values;
  return {
    objectPath: objectPath.trim(),
    periodMinutes: Number(periodMinutes),
    ...(alarmPeriodMinutes !== "" && { alarmPeriodMinutes: Number(alarmPeriodMinutes) }),
    ...(isGooglePath(values) ? {} : { roleArn: roleArn.trim() }),
    ...(gcsCredentials.trim() !== "" && { gcsCredentials: gcsCredentials.trim() }),
  };
}
