import { LinkedText, MarkdownText, Panel, Tag } from "@pharos/ui";
import type { ReactNode } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { AttackTags, hasAttackMappings } from "../../alerts/index.ts";
import classes from "./detection-page.module.css";

const detectionSummary = graphql(`
  fragment DetectionSummary on DetectionEntity {
    description
    runbook
    reference
    tags
    reports { key values }
  }
`);

export function DetectionSummary(props: { detection: FragmentType<typeof detectionSummary> }) {
  const { description, runbook, reference, tags, reports } = readFragment(detectionSummary, props.detection);
  return (
    <Panel title="Summary">
      <div className={classes.sections}>
        {description ? <MarkdownText>{description}</MarkdownText> : "No description"}
        {hasAttackMappings(reports) ? (
          <Section title="MITRE ATT&CK">
            <AttackTags reports={reports} />
          </Section>
        ) : null}
        {runbook ? (
          <Section title="Runbook">
            <MarkdownText>{runbook}</MarkdownText>
          </Section>
        ) : null}
        {reference ? (
          <Section title="Reference">
            <LinkedText>{reference}</LinkedText>
          </Section>
        ) : null}
        {tags.length > 0 ? (
          <Section title="Tags">
            <span className={classes.tags}>
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </span>
          </Section>
        ) : null}
      </div>
    </Panel>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
