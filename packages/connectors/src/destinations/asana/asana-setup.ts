import type { ToolSetup } from "../tool-setup.ts";

/** The requests that make the webhook of each project. https://developers.asana.com/docs/webhooks-guide */
export function describeAsanaSetup(hookUrl: string, projectGids: readonly string[]): ToolSetup {
  return {
    title: "Requests that make the webhooks",
    help: "Run them in a shell that has the destination's access token in TOKEN. Copy the X-Hook-Secret of each answer into the form, separated by spaces.",
    text: projectGids.map((gid) => requestFor(gid, hookUrl)).join("\n"),
  };
}

function requestFor(resource: string, target: string): string {
  const filters = [{ resource_type: "task", action: "changed", fields: ["completed"] }];
  return `curl -i https://app.asana.com/api/1.0/webhooks \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '${JSON.stringify({ data: { resource, target, filters } })}'
`;
}
