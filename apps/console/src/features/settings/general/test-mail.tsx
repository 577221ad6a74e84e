import { useMutation } from "@apollo/client/react";
import { Button, StatusBadge } from "@pharos/ui";
import { IconSend } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { MailSettingsInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./mail-server.module.css";

const sendTestMail = graphql(`
  mutation SendTestMail($input: MailSettingsInput) {
    sendTestMail(input: $input) { success statusCode message to }
  }
`);

interface TestMailProps {
  /** Undefined: with the stored settings. */
  readonly input: MailSettingsInput | undefined;
  readonly onRefused: (error: unknown) => void;
}

/** Sends a mail to the reader, and shows what the server answered. */
export function TestMail({ input, onRefused }: TestMailProps) {
  const [send, { loading, data, reset }] = useMutation(sendTestMail);
  const [refusal, setRefusal] = useState<string>();
  const test = async () => {
    reset();
    setRefusal(undefined);
    try {
      await send({ variables: input ? { input } : {} });
    } catch (error) {
      onRefused(error);
      setRefusal(errorText(error));
    }
  };
  const answer = data?.sendTestMail;
  return (
    <div className={classes.fields} aria-live="polite">
      <div>
        <Button variant="default" leftSection={<IconSend size={15} />} loading={loading} onClick={test}>
          Send test email
        </Button>
      </div>
      {refusal ? <p className={classes.answer}>Nothing was sent: {refusal}</p> : null}
      {answer ? (
        <p className={classes.answer}>
          <StatusBadge tone={answer.success ? "pass" : "fail"}>
            {answer.success ? `Sent to ${answer.to}` : "Not sent"}
          </StatusBadge>{" "}
          {answer.message}
        </p>
      ) : null}
    </div>
  );
}
