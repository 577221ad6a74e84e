/** Findings have members of any service, which other schemas would take for their own. */
const loneLogTypes = ["AWS.SecurityFindingFormat", "Crowdstrike.FDREvent"];
const deprecatedLogType = "Crowdstrike.Unknown";

/**
 * Returns why log types cannot be read from one place (specification 3 §5); undefined where they can.
 * @param stored those that it has already
 */
export function logTypesProblem(logTypes: readonly string[], stored: readonly string[] = []): string | undefined {
  if (logTypes.length === 0) return "Choose at least one log type";
  const lone = logTypes.length > 1 ? loneLogTypes.find((one) => logTypes.includes(one)) : undefined;
  if (lone !== undefined) return `${lone} cannot be combined with other log types`;
  const isNew = logTypes.includes(deprecatedLogType) && !stored.includes(deprecatedLogType);
  return isNew ? `${deprecatedLogType} is deprecated. Choose the log type of the events` : undefined;
}
