import { useQuery } from "@apollo/client/react";
import { SegmentedControl } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { readTestEvent } from "../../../routing/test-event.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { DetectionSkeleton } from "../detail/detection-layout.tsx";
import { DetectionEditor } from "./detection-editor.tsx";
import { correlationOf, type DetectionDraft, type EditedKind, newDraft } from "./draft/detection-draft.ts";
import { detectionDraftKind } from "./draft/detection-draft-kind.ts";
import { draftOf, draftOfCorrelation } from "./draft/draft-of.ts";
import { newTest } from "./draft/test-drafts.ts";
import { useKeptDraft } from "./draft/use-kept-draft.ts";
import { type NewDetectionSearch, type NewType, readNewDetectionSearch } from "./edit-search.ts";
import { editedCorrelationRuleQuery, editedPolicyQuery, editedRuleQuery } from "./edited-detection.ts";
import { NewDerivedRule } from "./new-derived-rule.tsx";
import { useEditSession } from "./use-edit-session.ts";

const route = getRouteApi("/shell/build/detections/new");

/** A new detection of any kind, or a copy of one. */
export function NewDetectionPage() {
  const search = route.useSearch();
  const { relatedDetectionId: from } = search;
  const mayWrite = { rules: useMay("RuleModify"), policies: useMay("PolicyModify") };
  const type = search.type ?? (mayWrite.rules ? "rule" : "policy");
  if (!(type === "policy" ? mayWrite.policies : mayWrite.rules)) return <StatusPage status={403} />;
  if (from === undefined) {
    // What begins with something of its own is another draft than the empty one that may be kept.
    const name = ["new", type, search.testEvent, search.scheduledQuery].filter(Boolean).join(".");
    return <NewForm key={name} type={type} name={name} begin={beginOf(type, search)} />;
  }
  if (search.relationOperation === "derive") return <NewDerivedRule baseId={from} />;
  return <CopiedDetection id={from} />;
}

const kindQuery = graphql(`
  query CopiedKind($id: ID!) { detection(id: $id) { id kind } }
`);

function CopiedDetection({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(kindQuery, { variables: { id } });
  if (error && !data)
    return <PageFailure title="Couldn't load the detection" error={error} onRetry={() => refetch()} />;
  if (!data) return <DetectionSkeleton />;
  const { kind } = data.detection;
  if (kind === "CORRELATION_RULE") return <CopiedCorrelationRule id={id} />;
  return kind === "POLICY" ? <CopiedPolicy id={id} /> : <CopiedRule id={id} />;
}

function CopiedRule({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(editedRuleQuery, { variables: { id } });
  if (error && !data) return <PageFailure title="Couldn't load the rule" error={error} onRetry={() => refetch()} />;
  if (!data) return <DetectionSkeleton />;
  const kind = data.rule.kind === "SCHEDULED_RULE" ? "SCHEDULED_RULE" : "RULE";
  const begin = copyOf(draftOf({ ...data.rule, kind }));
  return <NewForm type={kind === "RULE" ? "rule" : "scheduled-rule"} name={`copy.${id}`} begin={begin} />;
}

function CopiedPolicy({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(editedPolicyQuery, { variables: { id } });
  if (error && !data) return <PageFailure title="Couldn't load the policy" error={error} onRetry={() => refetch()} />;
  if (!data) return <DetectionSkeleton />;
  return <NewForm type="policy" name={`copy.${id}`} begin={copyOf(draftOf({ ...data.policy, kind: "POLICY" }))} />;
}

function CopiedCorrelationRule({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(editedCorrelationRuleQuery, { variables: { id } });
  if (error && !data)
    return <PageFailure title="Couldn't load the correlation rule" error={error} onRetry={() => refetch()} />;
  if (!data) return <DetectionSkeleton />;
  const begin = copyOf(draftOfCorrelation(data.correlationRule));
  return <NewForm type="correlation-rule" name={`copy.${id}`} begin={begin} />;
}

function copyOf(draft: DetectionDraft): DetectionDraft {
  return { ...draft, id: `${draft.id}.Copy`, displayName: `${draft.displayName || draft.id} (copy)` };
}

const kinds: Readonly<Record<NewType, EditedKind>> = {
  rule: "RULE",
  "simple-rule": "RULE",
  "scheduled-rule": "SCHEDULED_RULE",
  "correlation-rule": "CORRELATION_RULE",
  policy: "POLICY",
};

function beginOf(
  type: NewType,
  { mitreTactic, mitreTechnique, correlationRuleRefs = [], testEvent, scheduledQuery }: NewDetectionSearch,
): DetectionDraft {
  const isYaml = type === "simple-rule" || type === "correlation-rule";
  const blank = newDraft(kinds[type], isYaml);
  const isFromRules = type === "correlation-rule" && correlationRuleRefs.length > 0;
  const begun = isFromRules ? { ...blank, simpleDetectionBody: correlationOf(correlationRuleRefs) } : blank;
  const draft = withQuery(
    withTest(begun, testEvent === undefined ? undefined : readTestEvent(testEvent)),
    scheduledQuery,
  );
  if (mitreTactic === undefined) return draft;
  const value = mitreTechnique === undefined ? mitreTactic : `${mitreTactic}:${mitreTechnique}`;
  return { ...draft, reports: [{ key: "MITRE ATT&CK", values: [value] }] };
}

/** Begins with an event of a search: its log type, and a test that it matches. */
function withTest(draft: DetectionDraft, event: ReturnType<typeof readTestEvent>): DetectionDraft {
  if (event === undefined || draft.kind === "POLICY" || draft.kind === "CORRELATION_RULE") return draft;
  const logTypes = draft.kind === "RULE" && typeof event.p_log_type === "string" ? [event.p_log_type] : draft.logTypes;
  return { ...draft, logTypes, tests: [newTest(JSON.stringify(event, undefined, 2))] };
}

function withQuery(draft: DetectionDraft, query: string | undefined): DetectionDraft {
  return query === undefined || draft.kind !== "SCHEDULED_RULE" ? draft : { ...draft, scheduledQueries: [query] };
}

interface NewFormProps {
  readonly type: NewType;
  /** Tells kept drafts apart. */
  readonly name: string;
  readonly begin: DetectionDraft;
}

const types: readonly { readonly value: NewType; readonly label: string }[] = [
  { value: "rule", label: "Rule in Python" },
  { value: "simple-rule", label: "Rule in YAML" },
  { value: "scheduled-rule", label: "Scheduled rule" },
  { value: "correlation-rule", label: "Correlation rule" },
  { value: "policy", label: "Policy" },
];

const nothingLocked = () => false;

function NewForm({ type, name, begin }: NewFormProps) {
  const search = route.useSearch();
  const change = useSearchChange("/build/detections/new/", readNewDetectionSearch, { typed: ["test"] });
  const edited = useKeptDraft(detectionDraftKind, name, begin);
  const session = useEditSession(edited);
  const isCopy = search.relatedDetectionId !== undefined;
  return (
    <DetectionEditor
      {...session}
      title={isCopy ? "New detection from a copy" : "New detection"}
      facts={
        isCopy ? undefined : (
          <SegmentedControl
            size="xs"
            aria-label="Kind of detection"
            data={[...types]}
            value={type}
            onChange={(value) => change({ type: value, test: undefined, section: undefined })}
          />
        )
      }
      edited={edited}
      isNew
      isLocked={nothingLocked}
      isReadOnly={false}
      cancel={
        <ButtonLink to="/build/detections/" variant="default">
          Cancel
        </ButtonLink>
      }
      shownTest={search.test}
      onShowTest={(test) => change({ test })}
      shownSection={search.section}
      onShowSection={(section) => change({ section })}
    />
  );
}
