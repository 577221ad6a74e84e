import { Button, Group, Modal, PasswordInput, Stack, Text } from "@pharos/ui";
import { useState } from "react";
import { CodeInput, useSubmit } from "../../features/identity/index.ts";
import { confirmSession } from "../../session/auth-api.ts";
import { answerConfirmation } from "../../session/confirmation.ts";
import { identityToken } from "../../session/session.ts";
import { useViewer } from "../../session/viewer.tsx";

/** The server wants to know again who sits here; what was asked for goes on afterwards. */
export function ConfirmationModal() {
  return (
    <Modal opened onClose={() => answerConfirmation(false)} title="Confirm that it is you">
      <ConfirmationForm />
    </Modal>
  );
}

function ConfirmationForm() {
  const { hasTotp } = useViewer();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const submission = useSubmit(
    async () => {
      await confirmSession(await identityToken(), password, code);
      answerConfirmation(true);
    },
    () => (password === "" ? { password: "This field is required" } : {}),
  );
  const { fieldErrors, failure } = submission;
  // An authenticator that was set up in another tab is not known here until the server asks for its code.
  const needsCode = hasTotp || fieldErrors.code !== undefined || code !== "";
  const isFieldError = Object.keys(fieldErrors).length > 0;
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          This change gives access to Pharos. Enter your password again to continue.
        </Text>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={fieldErrors.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {needsCode ? <CodeInput value={code} onChange={setCode} error={fieldErrors.code} isFirst={false} /> : null}
        {failure && !isFieldError ? (
          <Text c="var(--ui-fail)" size="sm" role="alert">
            {failure}
          </Text>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answerConfirmation(false)}>
            Cancel
          </Button>
          <Button type="submit" loading={submission.busy}>
            Confirm
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
