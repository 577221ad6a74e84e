import { LinkedText, MarkdownText, Panel, Tag } from "@pharos/ui";
import type { ReactNode } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { AttackTags, hasAttackMappings } from "../attack-tags.tsx";
import { RunbookChecklist } from "../runbook/runbook-checklist.tsx";
import classes from "./alert-page.module.css";

const alertSummary = graphql(`
  fragment AlertSummary on Alert {
    description
    runbook
    reference
    tags
    ...AlertRunbook
    detection { id reports { key values } }
  }
`);

export function AlertSummary(props: { alert: FragmentType<typeof alertSummary> }) {
  const alert = readFragment(alertSummary, props.alert);
  const { description, runbook, reference, tags, detection } = alert;
  const reports = detection?.reports ?? [];
  return (
    <Panel title="Summary">
      <div className={classes.sections}>
        <Section title="Description" isShown={description !== ""}>
          <MarkdownText>{description}</MarkdownText>
        </Section>
        <Section title="Runbook" isShown={runbook !== ""}>
          <RunbookChecklist alert={alert} />
        </Section>
        <Section title="Reference" isShown={reference !== ""}>
          <LinkedText>{reference}</LinkedText>
        </Section>
        <Section title="MITRE ATT&CK" isShown={hasAttackMappings(reports)}>
          <AttackTags reports={reports} />
        </Section>
        <Section title="Tags" isShown={tags.length > 0}>
          <span className={classes.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </Section>
        {description === "" && runbook === "" && reference === "" ? "No description." : null}
      </div>
    </Panel>
  );
}

function Section({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  return isShown ? (
    <section className={classes.section}>
      <h3>{title}</h3>
      {children}
    </section>
  ) : null;
}
