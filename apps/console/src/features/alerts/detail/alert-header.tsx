import { destinationFailing } from "@pharos/domain";
import { CopyButton, PageHeader, SeverityBadge, Tag, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { AlertHeaderFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { LiveText } from "../../../live/live-text.tsx";
import type { LiveStatus } from "../../../live/use-live-query.ts";
import { detectionPath } from "../../../routing/detection-path.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { plainWords } from "../alert-search.ts";
import { AssigneeMenu } from "../assignee-menu.tsx";
import { HiddenFromAssignee } from "../hidden-from-assignee.tsx";
import { AlertSteps } from "../order/alert-steps.tsx";
import { SnoozeMenu } from "../snooze/snooze-menu.tsx";
import { StatusMenu } from "../status-menu.tsx";
import { useAlertChanges } from "../use-alert-changes.ts";
import classes from "./alert-page.module.css";

const alertHeader = graphql(`
  fragment AlertHeader on Alert {
    id
    title
    subtype
    status
    outcome
    outcomeReason
    snoozedUntil
    severity
    createdAt
    ruleId
    detection { id kind displayName }
    origin { __typename ... on SystemError { type relatedComponent } }
    assignee { id givenName familyName email }
    isHiddenFromAssignee
  }
`);

export function AlertHeader(props: { alert: FragmentType<typeof alertHeader>; live: LiveStatus }) {
  const alert = readFragment(alertHeader, props.alert);
  const mayModify = useMay("AlertModify");
  const { changeStatus, assign, snooze } = useAlertChanges(["AlertHistory"]);
  return (
    <PageHeader
      title={alert.title}
      actions={
        <>
          <AlertSteps alertId={alert.id} />
          <AssigneeMenu
            assignee={alert.assignee ?? null}
            isDisabled={!mayModify}
            onChange={(person) => assign([alert.id], person)}
          />
          <SnoozeMenu
            snoozedUntil={alert.snoozedUntil ?? null}
            isDisabled={!mayModify}
            onChange={(until) => snooze([alert.id], until)}
          />
          <StatusMenu
            status={alert.status}
            isDisabled={!mayModify}
            onChange={(status, ending) => changeStatus([alert.id], status, ending)}
          />
        </>
      }
    >
      <SeverityBadge severity={alert.severity} />
      <span>{plainWords(alert.subtype)}</span>
      {alert.outcome ? (
        <span title={alert.outcomeReason ?? undefined}>
          <Tag>{plainWords(alert.outcome)}</Tag>
        </span>
      ) : null}
      {alert.isHiddenFromAssignee ? <HiddenFromAssignee what="alert" /> : null}
      <span className={classes.id}>
        {alert.id}
        <CopyButton value={alert.id} label="Copy the alert id" />
      </span>
      <TimeText value={alert.createdAt} />
      <Origin {...alert} />
      <LiveText live={props.live} />
    </PageHeader>
  );
}

/** Links to the detection that raised the alert; for a system error, to what needs fixing. */
function Origin({ detection, ruleId, origin }: Pick<AlertHeaderFragment, "detection" | "ruleId" | "origin">) {
  if (detection) return <PathLink path={detectionPath(detection)}>{detection.displayName || ruleId}</PathLink>;
  if (origin.__typename !== "SystemError") return <span>{ruleId} (not available)</span>;
  const { relatedComponent } = origin;
  if (!relatedComponent) return null;
  return origin.type === destinationFailing ? (
    <PathLink path={`/configure/destinations/${relatedComponent}/edit/`}>Open the destination</PathLink>
  ) : (
    <PathLink path={`/configure/log-sources/${relatedComponent}/`}>Open the log source</PathLink>
  );
}
