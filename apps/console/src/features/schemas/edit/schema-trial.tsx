import { useMutation } from "@apollo/client/react";
import { Button, CodeView, FailedState, Group, Panel, Select, Textarea } from "@pharos/ui";
import type { ReactNode } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { TestSchemaMutation } from "../../../graphql/generated/graphql.ts";
import classes from "./edit.module.css";
import { inferSchemaMutation, testSchemaMutation } from "./operations.ts";
import { useSourceChoices } from "./use-source-choices.ts";

interface SchemaTrialProps {
  readonly name: string;
  readonly spec: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The log source whose latest records are the samples; undefined for pasted ones. */
  readonly sourceId: string | undefined;
  readonly onSourceChange: (sourceId: string | undefined) => void;
  /** Takes the place of the document. */
  readonly onInfer: (spec: string) => void;
  /** The samples line by line. */
  readonly children: ReactNode;
}

const pasted = "pasted";

/** Samples beside the document: what it makes of them, and the document that would fit them. */
export function SchemaTrial(props: SchemaTrialProps) {
  const { name, spec, text, onTextChange, sourceId, onSourceChange, onInfer, children } = props;
  const [test, testing] = useMutation(testSchemaMutation);
  const [infer, inferring] = useMutation(inferSchemaMutation);
  const sources = useSourceChoices();
  const isEmpty = sourceId === undefined && text.trim() === "";
  const samples = sourceId === undefined ? { text } : { sourceId };
  const runTest = () => {
    inferring.reset();
    // What fails is shown from the state of the mutation.
    test({ variables: { input: { name, spec, samples } } }).catch(() => {});
  };
  const runInference = async () => {
    testing.reset();
    const answer = await infer({ variables: { input: { name, samples } } }).catch(() => undefined);
    if (answer?.data) onInfer(answer.data.inferSchema.spec);
  };
  const report = testing.data?.testSchema;
  const failure = testing.error ?? inferring.error;
  return (
    <Panel
      title="Samples"
      actions={
        <Group gap={8} wrap="nowrap">
          <Button
            variant="default"
            size="compact-sm"
            disabled={isEmpty}
            loading={inferring.loading}
            onClick={runInference}
          >
            Infer schema
          </Button>
          <Button size="compact-sm" variant="default" disabled={isEmpty} loading={testing.loading} onClick={runTest}>
            Test schema
          </Button>
        </Group>
      }
    >
      {sources.length > 0 ? (
        <Select
          aria-label="Samples from"
          mb="xs"
          data={[{ value: pasted, label: "Pasted" }, ...sources]}
          searchable
          allowDeselect={false}
          value={sourceId ?? pasted}
          onChange={(value) => onSourceChange(value === null || value === pasted ? undefined : value)}
        />
      ) : null}
      {sourceId === undefined ? (
        <Textarea
          aria-label="Samples"
          placeholder="Paste log lines, or JSON"
          autosize
          minRows={6}
          maxRows={10}
          classNames={{ input: classes.samples }}
          value={text}
          onChange={(event) => onTextChange(event.currentTarget.value)}
        />
      ) : (
        <p className={classes.note}>
          The latest records of the log source, those that failed first. A parser reads those that failed: what the
          others looked like when they came is not kept.
        </p>
      )}
      {children}
      <div role="status">
        {failure ? <FailedState title="Couldn't read the samples" message={errorText(failure)} /> : null}
        {inferring.data ? (
          <p>
            The inferred schema replaced the document. It parses {inferring.data.inferSchema.parsed} of{" "}
            {count(inferring.data.inferSchema.samples)}.
          </p>
        ) : null}
        {report ? (
          <p>
            Parsed {report.parsed} of {count(report.samples)}
          </p>
        ) : null}
      </div>
      {report ? <TrialReport report={report} /> : null}
    </Panel>
  );
}

const count = (samples: number) => (samples === 1 ? "1 sample" : `${samples} samples`);

function TrialReport({ report }: { report: TestSchemaMutation["testSchema"] }) {
  return (
    <>
      {report.failures.length > 0 ? (
        <ol className={classes.failures} aria-label="Samples that failed">
          {report.failures.map(({ index, reason, raw }) => (
            <li key={index}>
              <strong>Sample {index + 1}</strong>
              <span>{reason}</span>
              <code>{raw}</code>
            </li>
          ))}
        </ol>
      ) : null}
      {report.events.length > 0 ? (
        <>
          <h3 className={classes.heading}>Events</h3>
          <div className={classes.events}>
            <CodeView code={report.events.map(indented).join("\n")} language="yaml" label="Events" />
          </div>
        </>
      ) : null}
    </>
  );
}

const indented = (event: string) => JSON.stringify(JSON.parse(event), null, 2);
