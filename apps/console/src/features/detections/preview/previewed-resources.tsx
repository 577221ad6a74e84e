import { Button, StatusBadge } from "@pharos/ui";
import { useState } from "react";
import classes from "./detection-preview.module.css";
import type { PreviewedResource, PreviewResources } from "./preview-documents.ts";
import { count } from "./preview-progress.tsx";
import { hasOutcome, listOutcomes, type Outcome } from "./resource-outcomes.ts";

interface PreviewedResourcesProps {
  readonly resources: PreviewResources;
  readonly isCompared: boolean;
}

const tones = { PASS: "pass", FAIL: "fail", ERROR: "error" } as const;

/** The resources themselves, one outcome at a time. */
export function PreviewedResources({ resources, isCompared }: PreviewedResourcesProps) {
  const { counts, items } = resources;
  const choices = listOutcomes(counts, isCompared);
  const [wanted, setWanted] = useState<Outcome>();
  const chosen = choices.find(({ outcome }) => outcome === wanted) ?? choices[0];
  if (chosen === undefined) return null;
  const listed = items.filter((item) => hasOutcome(item, chosen.outcome));
  const left = chosen.total - listed.length;
  return (
    <section className={classes.section} aria-label="Resources of the preview">
      <div className={classes.outcomes}>
        {choices.map(({ outcome, label, total }) => (
          <Button
            key={outcome}
            size="compact-xs"
            variant={outcome === chosen.outcome ? "light" : "default"}
            color="gray"
            aria-pressed={outcome === chosen.outcome}
            onClick={() => setWanted(outcome)}
          >
            {label} ({total.toLocaleString("en")})
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className={classes.resources} tabIndex={0} aria-label={`${chosen.label} resources`}>
        {listed.map((item) => (
          <ResourceItem key={item.id} item={item} isCompared={isCompared} />
        ))}
      </ul>
      {left > 0 ? <p className={classes.more}>{count(left, "more resource")} not listed.</p> : null}
    </section>
  );
}

function ResourceItem({ item, isCompared }: { item: PreviewedResource; isCompared: boolean }) {
  const { id, type, accountId, status, suppressed, savedStatus, savedSuppressed, error } = item;
  const differs = isCompared && (status !== savedStatus || suppressed !== savedSuppressed);
  return (
    <li>
      <Verdict status={status} isSuppressed={suppressed} />
      <span className={classes.resource}>
        <span className={classes.title}>{id}</span>
        {error ? <span className={classes.reason}>{error}</span> : null}
      </span>
      <span className={classes.quiet}>
        {type}
        {accountId ? `, account ${accountId}` : ""}
      </span>
      {differs ? <span className={classes.quiet}>{describeBefore(savedStatus, savedSuppressed)}</span> : null}
    </li>
  );
}

type Status = PreviewedResource["status"];

function Verdict({ status, isSuppressed }: { status: Status; isSuppressed: boolean }) {
  if (!status) return <StatusBadge tone="neutral">NOT EVALUATED</StatusBadge>;
  return isSuppressed ? (
    <StatusBadge tone="neutral">SUPPRESSED</StatusBadge>
  ) : (
    <StatusBadge tone={tones[status]}>{status}</StatusBadge>
  );
}

function describeBefore(status: Status, isSuppressed: boolean): string {
  if (!status) return "Saved version: not evaluated";
  return `Saved version: ${isSuppressed ? "suppressed" : status}`;
}
