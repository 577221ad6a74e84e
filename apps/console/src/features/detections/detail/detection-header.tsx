import { CopyButton, PageHeader, SeverityBadge, Tag } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { EnabledSwitch } from "../enabled-switch.tsx";
import classes from "./rule-page.module.css";

const ruleHeader = graphql(`
  fragment RuleHeader on Rule {
    id
    displayName
    enabled
    managed
    severity
  }
`);

export function RuleHeader(props: { rule: FragmentType<typeof ruleHeader> }) {
  const rule = readFragment(ruleHeader, props.rule);
  return (
    <PageHeader title={rule.displayName || rule.id} actions={<EnabledSwitch rule={rule} label="Enabled" />}>
      <SeverityBadge severity={rule.severity} />
      <span>Rule</span>
      <span className={classes.id}>
        {rule.id}
        <CopyButton value={rule.id} label="Copy the rule id" />
      </span>
      {rule.managed ? <Tag>Read Only</Tag> : null}
    </PageHeader>
  );
}
