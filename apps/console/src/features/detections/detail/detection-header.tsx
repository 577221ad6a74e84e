import { CopyButton, PageHeader, SeverityBadge, Tag } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { DetectionMute } from "../../destinations/index.ts";
import { kindLabels } from "../detection-kind.ts";
import { EnabledSwitch } from "../enabled-switch.tsx";
import classes from "./detection-page.module.css";
import { EditActions } from "./edit-actions.tsx";

const detectionHeader = graphql(`
  fragment DetectionHeader on DetectionEntity {
    id
    kind
    displayName
    enabled
    managed
    severity
  }
`);

export function DetectionHeader(props: { detection: FragmentType<typeof detectionHeader> }) {
  const detection = readFragment(detectionHeader, props.detection);
  return (
    <PageHeader
      title={detection.displayName || detection.id}
      actions={
        <>
          <EnabledSwitch detection={detection} label="Enabled" />
          <DetectionMute detection={detection} label="Mute" />
          <EditActions detection={detection} />
        </>
      }
    >
      <SeverityBadge severity={detection.severity} />
      <span>{kindLabels[detection.kind]}</span>
      <span className={classes.id}>
        {detection.id}
        <CopyButton value={detection.id} label="Copy ID" />
      </span>
      {detection.managed ? <Tag>Read Only</Tag> : null}
    </PageHeader>
  );
}
