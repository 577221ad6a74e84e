import { MarkdownText, Panel } from "@pharos/ui";
import type { CaseFieldsFragment } from "../../../graphql/generated/graphql.ts";
import classes from "../cases.module.css";

export function CaseSummary({ shown: { description } }: { readonly shown: CaseFieldsFragment }) {
  return (
    <Panel title="Description">
      {description === "" ? (
        <p className={classes.quiet}>No description. Say what is suspected, and what is to be found out.</p>
      ) : (
        <MarkdownText>{description}</MarkdownText>
      )}
    </Panel>
  );
}
