type Counts = readonly { readonly label: string; readonly count: number }[];

const shownSeverities = 2;

/** `1 critical, 23 high`: the worst that there are; the severities come with the worst first. */
export function openText(bySeverity: readonly (readonly [severity: string, count: number])[]): string {
  const worst = bySeverity.filter(([, count]) => count > 0).slice(0, shownSeverities);
  return (
    worst.map(([severity, count]) => `${count.toLocaleString("en")} ${severity.toLowerCase()}`).join(", ") || "None"
  );
}

const troubled = ["ACCESS_DENIED", "MISCONFIGURED", "PAUSED", "UNBALANCED", "FAILING"];

export function troubledHealths(byHealth: Counts): string[] {
  return troubled.filter((health) => byHealth.some(({ label, count }) => label === health && count > 0));
}

const names: Readonly<Record<string, string>> = {
  ACCESS_DENIED: "denied",
  MISCONFIGURED: "not found",
  PAUSED: "paused",
  UNBALANCED: "unbalanced",
  FAILING: "failing",
  NO_DATA: "without data",
  DISABLED: "disabled",
};

/** `1 failing, 2 without data`, or that all are healthy. */
export function troubleText(byHealth: Counts): string {
  const told = Object.entries(names).flatMap(([health, name]) => {
    const count = byHealth.find(({ label }) => label === health)?.count ?? 0;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  if (told.length > 0) return told.join(", ");
  return byHealth.length > 0 ? "All healthy" : "None yet";
}
