import { useMutation } from "@apollo/client/react";
import { Button, Facts, Panel, StatusBadge, TimeText } from "@pharos/ui";
import { IconSend } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { TestDestinationMutation } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./destination-form.module.css";

const testMutation = graphql(`
  mutation TestDestination($input: TestDestinationInput!) {
    testDestination(input: $input) { success statusCode message dispatchedAt }
  }
`);
type Answer = TestDestinationMutation["testDestination"];

interface SendTestProps {
  readonly outputType: string;
  readonly outputId: string | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The settings differ from those that are saved. */
  readonly isChanged: boolean;
  /** The server found fault with the settings, and sent nothing. */
  readonly onRefused: (error: unknown) => void;
}

/** Sends a made-up alert with the settings as they stand in the form, saved or not. */
export function SendTest({ outputType, outputId, settings, isChanged, onRefused }: SendTestProps) {
  const [test, { loading }] = useMutation(testMutation);
  const [answer, setAnswer] = useState<Answer>();
  const [refusal, setRefusal] = useState<string>();
  const send = async () => {
    setAnswer(undefined);
    setRefusal(undefined);
    const isSaved = outputId !== undefined && !isChanged;
    try {
      const { data } = await test({
        variables: { input: isSaved ? { outputId } : outputId ? { outputId, settings } : { outputType, settings } },
      });
      setAnswer(data?.testDestination);
    } catch (error) {
      onRefused(error);
      setRefusal(errorText(error));
    }
  };
  return (
    <Panel title="Test">
      <div className={classes.test} aria-live="polite">
        <p className={classes.hint}>Sends an alert titled “This is a Test Alert” with the settings above.</p>
        <Button variant="default" leftSection={<IconSend size={15} />} loading={loading} onClick={send}>
          Send test alert
        </Button>
        {refusal ? <span className={classes.problem}>Nothing was sent: {refusal}</span> : null}
        {answer ? <TestAnswer answer={answer} /> : null}
      </div>
    </Panel>
  );
}

function TestAnswer({ answer: { success, statusCode, message, dispatchedAt } }: { answer: Answer }) {
  return (
    <Facts
      items={[
        [
          "Result",
          <StatusBadge key="result" tone={success ? "pass" : "fail"}>
            {success ? "The destination accepted the test alert" : "The destination did not accept the test alert"}
          </StatusBadge>,
        ],
        ["Status code", statusCode === 0 ? undefined : String(statusCode)],
        ["Dispatched at", <TimeText key="at" value={dispatchedAt} />],
        [
          "Answer",
          <pre key="answer" className={classes.answer}>
            {message || "(empty)"}
          </pre>,
        ],
      ]}
    />
  );
}
