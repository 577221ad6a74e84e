/** @param timeZone Of the IANA database; empty for that of each reader, which Slack knows. */
export function slackTime(at: Date, timeZone: string): string {
  if (timeZone !== "") return format(at, timeZone);
  return `<!date^${Math.floor(at.getTime() / 1000)}^{date_short_pretty}, {time}|${format(at, "UTC")}>`;
}

function format(at: Date, timeZone: string): string {
  const formatter = new Intl.DateTimeFormat("en-GB", {
    ...{ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
    ...{ timeZone, timeZoneName: "short" },
  });
  return formatter.format(at);
}
