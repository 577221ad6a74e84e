import { complianceOutcomes, isSuppressed } from "@pharos/domain";
import { Button, Panel, SegmentedControl, SeverityBadge, TimeText, Tooltip } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { detectionPath } from "../../../routing/detection-path.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { useMay } from "../../../session/viewer.tsx";
import { OutcomeBadge } from "../outcome-badge.tsx";
import { outcomeLabels } from "../outcome-labels.ts";
import { resourcePath } from "../resource-path.ts";
import classes from "../resources.module.css";
import { outcomeOf, type ResourceResult } from "./resource-result.ts";
import { resultOrder } from "./result-order.ts";
import { SuppressModal } from "./suppress-modal.tsx";
import { useUnsuppress } from "./use-unsuppress.ts";

const route = getRouteApi("/shell/investigate/resources/$resourceId");

const resourceResults = graphql(`
  fragment ResourceResults on Resource {
    id
    compliance {
      policyId resourceId status suppressed error checkedAt changedAt
      suppression { reason createdAt createdBy }
      policy { id displayName severity suppressions }
    }
  }
`);

const all = "ALL";

/** What each policy says about the resource; the worst first. */
export function ResourceResults(props: { readonly resource: FragmentType<typeof resourceResults> }) {
  const { id, compliance } = readFragment(resourceResults, props.resource);
  const { results: choice } = route.useSearch();
  const navigate = useNavigate();
  const [suppressing, setSuppressing] = useState<ResourceResult>();
  const counts = Map.groupBy(compliance, outcomeOf);
  const shown = compliance
    .filter((result) => choice === undefined || outcomeOf(result) === choice)
    .toSorted((a, b) => resultOrder(sortable(a), sortable(b)));
  return (
    <Panel title={`Compliance (${compliance.length.toLocaleString("en")})`} flush>
      {compliance.length === 0 ? (
        <p className={`${classes.quiet} ${classes.padded}`}>
          No enabled policy is about resources of this type, or none has evaluated it yet.
        </p>
      ) : (
        <>
          <div className={classes.padded}>
            <SegmentedControl
              size="xs"
              aria-label="Results"
              value={choice ?? all}
              onChange={(value) =>
                navigate({ ...pathTarget(resourcePath(id), value === all ? {} : { results: value }), replace: true })
              }
              data={[
                { value: all, label: `All ${compliance.length}` },
                ...complianceOutcomes.map((value) => ({
                  value,
                  label: `${outcomeLabels[value]} ${counts.get(value)?.length ?? 0}`,
                })),
              ]}
            />
          </div>
          <ul className={classes.results} aria-label="Results of policies">
            {shown.map((result) => (
              <Result key={result.policyId} result={result} onSuppress={() => setSuppressing(result)} />
            ))}
          </ul>
          {shown.length === 0 ? <p className={`${classes.quiet} ${classes.padded}`}>None.</p> : null}
        </>
      )}
      {suppressing ? <SuppressModal result={suppressing} onClose={() => setSuppressing(undefined)} /> : null}
    </Panel>
  );
}

function sortable(result: ResourceResult) {
  return { outcome: outcomeOf(result), severity: result.policy?.severity, policyId: result.policyId };
}

interface ResultProps {
  readonly result: ResourceResult;
  readonly onSuppress: () => void;
}

function Result({ result, onSuppress }: ResultProps) {
  const { policyId, policy, suppression, error, changedAt } = result;
  const mayChange = useMay("PolicyModify");
  const [unsuppress, isRunning] = useUnsuppress();
  const isByPattern = policy ? isSuppressed(result.resourceId, policy.suppressions) : false;
  return (
    <li>
      <OutcomeBadge outcome={outcomeOf(result)} />
      {policy ? <SeverityBadge severity={policy.severity} /> : <span />}
      <span className={classes.result}>
        {policy ? (
          <PathLink path={detectionPath({ kind: "POLICY", id: policyId })} title={policyId}>
            {policy.displayName || policyId}
          </PathLink>
        ) : (
          policyId
        )}
        <span className={classes.since}>
          since <TimeText value={changedAt} relative />
        </span>
      </span>
      <span className={classes.action}>
        {!mayChange || !policy ? null : suppression ? (
          <Button
            variant="default"
            size="compact-sm"
            loading={isRunning}
            onClick={() => unsuppress(result)}
            aria-label={`Unsuppress ${policy.displayName || policyId}`}
          >
            Unsuppress
          </Button>
        ) : isByPattern ? (
          <Tooltip label="A pattern of the policy suppresses it: edit the policy to change that." multiline maw={260}>
            <span className={classes.quiet}>By pattern</span>
          </Tooltip>
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            onClick={onSuppress}
            aria-label={`Suppress ${policy.displayName || policyId}`}
          >
            Suppress
          </Button>
        )}
      </span>
      {error ? <p className={`${classes.note} ${classes.error}`}>{error}</p> : null}
      {suppression ? (
        <p className={classes.note}>
          Suppressed by {suppression.createdBy} <TimeText value={suppression.createdAt} relative />:{" "}
          {suppression.reason}
        </p>
      ) : null}
    </li>
  );
}
