import { Tag } from "@pharos/ui";

/** Stands beside the facts of an alert or a case for as long as its assignee cannot see it. */
export function HiddenFromAssignee({ what }: { readonly what: "alert" | "case" }) {
  return (
    <span title={`The assignee's role does not show them this ${what}, so they were not notified`}>
      <Tag>Hidden from its assignee</Tag>
    </span>
  );
}
