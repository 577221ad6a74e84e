interface Override {
  readonly member: string;
  readonly chosen?: unknown;
  /** What the installed version has. */
  readonly before?: unknown;
  /** What the other version has. */
  readonly after?: unknown;
}

const words: Readonly<Record<string, string>> = {
  dedupPeriodMinutes: "deduplication",
  outputIds: "destinations",
  inlineFilters: "filters",
};

/** What people may change of a pack's detection, as they call it. */
export const memberWords = (member: string) => words[member] ?? member;

/** Says what stays of a detection that a pack brings in another version. */
export function overrideSentence(
  { member, chosen, before, after }: Override,
  destinationNames: ReadonlyMap<string, string>,
): string {
  const inWords = (value: unknown) => valueInWords(member, value, destinationNames);
  const verb = memberWords(member).endsWith("s") ? "are" : "is";
  const ofPack = isSame(before, after)
    ? `the pack has ${inWords(after)}`
    : `the pack changes ${verb === "are" ? "them" : "it"} from ${inWords(before)} to ${inWords(after)}`;
  return `Stays as it was changed here: ${memberWords(member)} ${verb} ${inWords(chosen)} (${ofPack})`;
}

/** Nothing is nothing, whether it is written or not. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? []) === JSON.stringify(other ?? []);

function valueInWords(member: string, value: unknown, destinationNames: ReadonlyMap<string, string>): string {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value ?? "none"];
  if (values.length === 0) return "none";
  if (member === "inlineFilters" && Array.isArray(value))
    return value.length === 1 ? "1 condition" : `${value.length} conditions`;
  if (member === "dedupPeriodMinutes" && typeof value === "number") return `${value} minutes`;
  return values.map((one) => destinationNames.get(String(one)) ?? String(one)).join(", ");
}
