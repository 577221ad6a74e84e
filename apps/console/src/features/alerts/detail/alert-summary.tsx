import { LinkedText, OutwardLink, Panel, Tag } from "@pharos/ui";
import type { ReactNode } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./alert-page.module.css";
import { mitreMappings } from "./mitre.ts";

const alertSummary = graphql(`
  fragment AlertSummary on Alert {
    description
    runbook
    reference
    tags
    detection { id reports { key values } }
  }
`);

export function AlertSummary(props: { alert: FragmentType<typeof alertSummary> }) {
  const { description, runbook, reference, tags, detection } = readFragment(alertSummary, props.alert);
  const techniques = mitreMappings(detection?.reports ?? []);
  return (
    <Panel title="Summary">
      <div className={classes.sections}>
        <Section title="Description" isShown={description !== ""}>
          <LinkedText>{description}</LinkedText>
        </Section>
        <Section title="Runbook" isShown={runbook !== ""}>
          <LinkedText>{runbook}</LinkedText>
        </Section>
        <Section title="Reference" isShown={reference !== ""}>
          <LinkedText>{reference}</LinkedText>
        </Section>
        <Section title="MITRE ATT&CK" isShown={techniques.length > 0}>
          <span className={classes.tags}>
            {techniques.map(({ tactic, technique, url }) => (
              <OutwardLink key={`${tactic}${technique}`} href={url}>
                <Tag mono>{technique ? `${tactic} · ${technique}` : tactic}</Tag>
              </OutwardLink>
            ))}
          </span>
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
