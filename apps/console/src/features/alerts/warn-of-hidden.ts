import { notify } from "@pharos/ui";
import type { UserName } from "../../graphql/generated/graphql.ts";
import { personName } from "./labels.ts";

/** Says that the assignee cannot see what was just assigned to them, such as "3 of the 10 alerts". */
export function warnOfHidden(assignee: UserName | undefined, what: string): void {
  notify({
    title: `${assignee ? personName(assignee) : "The assignee"} cannot see ${what}`,
    message: "Their role does not allow it, so they were not notified. Assign someone else, or change the role.",
    tone: "warning",
    durationMs: false,
  });
}
