interface GroupedAlert {
  readonly subtype: string;
  readonly dedupString: string;
}

const oneGroup = "All matches of the detection";
/** What stands for the dedup string of a detection that gave neither that nor a title. */
const defaultPrefix = "defaultDedupString:";

/** What an alert's matches have in common; undefined where it was raised by Pharos itself. */
export function groupingText({ subtype, dedupString }: GroupedAlert): string | undefined {
  if (subtype === "SYSTEM_ERROR") return undefined;
  if (dedupString.startsWith(defaultPrefix)) return oneGroup;
  if (subtype !== "CORRELATION_RULE") return dedupString;
  return readValues(dedupString).join(", ") || oneGroup;
}

/** The values that the signals of a correlation share, which are kept as JSON. */
function readValues(dedupString: string): string[] {
  try {
    const values: unknown = JSON.parse(dedupString);
    return Array.isArray(values)
      ? values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)))
      : [dedupString];
  } catch {
    return [dedupString];
  }
}
