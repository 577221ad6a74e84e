const stage = `| where eventName in ('ConsoleLogin', 'AssumeRole') and not (sourceIPAddress contains '10.') // people only
| extend who = userIdentity['arn'], again = who_%, roles = p_any_ip_addresses[0]
| where p_event_time > time.ago(7d) or strings.lower(eventName) == 'consolelogin'
| extend who_# = strings.lower(eventName)`;

/** An investigation of about so many lines over the tables of cloud-catalogue.ts. */
export function longFlow(lines: number): string {
  const stages = Array.from({ length: Math.ceil(lines / 4) }, (_value, index) =>
    stage.replace("who_#", `who_${index}`).replace("who_%", index === 0 ? "eventName" : `who_${index - 1}`),
  );
  return ["pharos_logs.public.aws_cloudtrail", ...stages, "| summarize n = agg.count() by who, eventName"].join("\n");
}
