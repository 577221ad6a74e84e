import { useQuery } from "@apollo/client/react";
import { CodeView, FailedState, Panel, SegmentedControl, TextSkeleton } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./detection-page.module.css";

const ruleLogic = graphql(`
  fragment RuleLogic on Rule {
    id
    body
    simpleDetectionBody
    sigmaBody
    inlineFilters
  }
`);
const pythonQuery = graphql(`
  query RulePython($id: ID!) {
    rulePythonBody(input: $id) { pythonBody }
  }
`);

type Form = "written" | "python";
const forms: { readonly value: Form; readonly label: string }[] = [
  { value: "written", label: "As written" },
  { value: "python", label: "As Python" },
];

/** What the rule looks for, in the language that it is written in, and the filters in front of it. */
export function RuleLogic(props: { rule: FragmentType<typeof ruleLogic> }) {
  const { id, body, simpleDetectionBody, sigmaBody, inlineFilters } = readFragment(ruleLogic, props.rule);
  const [form, setForm] = useState<Form>("written");
  const canBePython = simpleDetectionBody != null;
  const yaml = simpleDetectionBody ?? sigmaBody;
  return (
    <>
      {inlineFilters ? (
        <Panel title="Inline filters" flush>
          <CodeView code={inlineFilters} language="yaml" label="The filters' YAML" />
        </Panel>
      ) : null}
      <Panel
        title={sigmaBody == null ? "Rule" : "Rule (Sigma)"}
        flush
        actions={
          canBePython ? (
            <SegmentedControl size="xs" data={forms} value={form} onChange={(value) => setForm(value as Form)} />
          ) : undefined
        }
      >
        <div className={classes.code}>
          {yaml == null ? (
            <CodeView code={body} language="python" label="The rule's Python" />
          ) : form === "written" ? (
            <CodeView code={yaml} language="yaml" label="The rule's YAML" />
          ) : (
            <GeneratedPython ruleId={id} />
          )}
        </div>
      </Panel>
    </>
  );
}

const skeletonLines = 8;

/** The same rule in Python, as the server writes it. */
function GeneratedPython({ ruleId }: { ruleId: string }) {
  const { data, error, refetch } = useQuery(pythonQuery, { variables: { id: ruleId } });
  if (data) return <CodeView code={data.rulePythonBody.pythonBody} language="python" label="The rule as Python" />;
  if (error) {
    return (
      <FailedState title="Couldn't convert the rule to Python" message={errorText(error)} onRetry={() => refetch()} />
    );
  }
  return (
    <div className={classes.padded}>
      <TextSkeleton lines={skeletonLines} />
    </div>
  );
}
