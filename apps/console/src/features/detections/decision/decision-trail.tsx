import { JsonTree, Panel, StatusBadge, type StatusTone } from "@pharos/ui";
import type { ExplainDecisionQuery } from "../../../graphql/generated/graphql.ts";
import { enrichmentTags } from "../../../page/enrichment/enrichment-tags.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "./decision.module.css";

type Trail = ExplainDecisionQuery["explainDecision"];
type Step = Trail["steps"][number];

const verdictWords = { PASSED: "Passed", STOPPED: "Stopped", NOTICE: "Notice", NOT_REACHED: "Not reached" } as const;
const verdictTones: Readonly<Record<Step["verdict"], StatusTone>> = {
  PASSED: "pass",
  STOPPED: "fail",
  NOTICE: "error",
  NOT_REACHED: "neutral",
};
const stepNames: Readonly<Record<Step["step"], string>> = {
  CLASSIFIED: "Log type",
  STORED: "Data lake",
  ENABLED: "Enabled",
  CANDIDATE: "Pre-filter",
  FILTERED: "Inline filters",
  EVALUATED: "Rule",
  FUNCTION: "Function",
  SIGNAL: "Signal",
  GROUPED: "Grouping",
  ALERT: "Alert",
  DELIVERED: "Deliveries",
};

/** The answer in one sentence, then each step of the engine with what it found. */
export function DecisionTrail({ ruleId, trail }: { ruleId: string; trail: Trail }) {
  return (
    <>
      <Panel title="Answer">
        <p className={classes.answer} role="status">
          {trail.answer}
        </p>
        <ol className={classes.steps}>
          {trail.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps come in one order and have no other name
            <li key={at} className={classes.step}>
              <span className={classes.name}>{stepNames[step.step]}</span>
              <StatusBadge tone={verdictTones[step.verdict]}>{verdictWords[step.verdict]}</StatusBadge>
              <div className={classes.words}>
                <p>{step.text}</p>
                <Details details={step.details} />
                <MendLink step={step} ruleId={ruleId} logType={trail.logType} />
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      {trail.event ? (
        <Panel title="Event as the rule sees it">
          <JsonTree value={trail.event} tagsOf={enrichmentTags(trail.event)} />
        </Panel>
      ) : null}
    </>
  );
}

function Details({ details }: Pick<Step, "details">) {
  if (details.length === 0) return null;
  return (
    <ul className={classes.details}>
      {details.map(({ text, holds, value }) => (
        <li key={text}>
          <StatusBadge tone={holds ? "pass" : "fail"}>{holds ? "holds" : "fails"}</StatusBadge> <code>{text}</code>
          {value === undefined || value === null ? null : <> (found {JSON.stringify(value)})</>}
        </li>
      ))}
    </ul>
  );
}

/** To where a person can change what the step says; only where something stopped the event, or to its alert. */
function MendLink({ step, ruleId, logType }: { step: Step; ruleId: string; logType: string }) {
  if (step.alertId) return <PathLink path={`/alerts-and-errors/${step.alertId}/`}>Open the alert</PathLink>;
  if (step.verdict === "PASSED" || step.verdict === "NOT_REACHED") return null;
  const rule = `/build/detections/rules/${encodeURIComponent(ruleId)}/`;
  switch (step.mendAt) {
    case "SCHEMA":
      return (
        <PathLink path={logType ? `/configure/schemas/${logType}/` : "/configure/schemas/"}>Open the schema</PathLink>
      );
    case "LOG_SOURCES":
      return <PathLink path="/configure/log-sources/">Open the log sources</PathLink>;
    case "SETTINGS":
    case "FILTERS":
    case "CODE":
      return <PathLink path={rule}>Open the rule</PathLink>;
    default:
      return null;
  }
}
