import { EmptyState, Text } from "@pharos/ui";
import classes from "./detection-preview.module.css";
import { LostAlerts } from "./lost-alerts.tsx";
import { PreviewAlerts } from "./preview-alerts.tsx";
import type { Preview, PreviewResources } from "./preview-documents.ts";
import { PreviewErrors } from "./preview-errors.tsx";
import { PreviewedResources } from "./previewed-resources.tsx";
import { ResourceGroups } from "./resource-groups.tsx";
import { isUnfinished } from "./use-preview.ts";

const number = (value: number) => value.toLocaleString("en");

interface PolicyResultProps {
  readonly preview: Preview;
  readonly resources: PreviewResources;
  readonly openAlertId?: string | undefined;
}

/** What a policy says of the resources, where it differs from the saved version, and the alerts that saving it raises. */
export function PolicyResult({ preview, resources, openAlertId }: PolicyResultProps) {
  const { summary, isCompared, alerts } = preview;
  const { newAlerts, goneAlerts } = summary;
  const { counts, groups, groupsOmitted } = resources;
  if (summary.eventsInScope === 0 && !isUnfinished(preview)) {
    return (
      <EmptyState title="No resources of these types">
        The policy has nothing to evaluate yet. Report resources with <code>pharos resource put</code>.
      </EmptyState>
    );
  }
  return (
    <div className={classes.result}>
      {isCompared && counts.newlyFailing + counts.noLongerFailing === 0 ? (
        <Text size="sm">The same resources fail as by the saved version.</Text>
      ) : null}
      {groups.length > 0 ? <ResourceGroups groups={groups} omitted={groupsOmitted} isCompared={isCompared} /> : null}
      <PreviewedResources resources={resources} isCompared={isCompared} />
      <LostAlerts preview={preview} />
      {alerts.length > 0 ? (
        <section className={classes.section}>
          <h3 className={classes.heading}>
            {isCompared
              ? `Alerts if you save this version (${number(newAlerts)} new, ${number(goneAlerts)} gone)`
              : `Alerts (${number(newAlerts)})`}
          </h3>
          <PreviewAlerts preview={preview} openAlertId={openAlertId} />
        </section>
      ) : null}
      <PreviewErrors messages={summary.errorMessages} />
    </div>
  );
}
