import { useApolloClient } from "@apollo/client/react";
import { Button, notify, Stack, StatusBadge, Text } from "@pharos/ui";
import { useState } from "react";
import { CodeInput, codeErrors, TotpPicture, useSubmit } from "../../features/identity/index.ts";
import { AuthFailure, setUpTotp, type TotpSecret, verifyTotp } from "../../session/auth-api.ts";
import { askForConfirmation, confirmationRequired } from "../../session/confirmation.ts";
import { identityToken } from "../../session/session.ts";
import { useViewer } from "../../session/viewer.tsx";

/** Two steps: ask for a secret, then prove that the app has it. */
export function AuthenticatorForm() {
  const { id, hasTotp } = useViewer();
  const { cache } = useApolloClient();
  const [totp, setTotp] = useState<TotpSecret>();
  const start = useSubmit(async () => setTotp(await confirmedSetup()));
  const onVerified = () => {
    cache.modify({ id: cache.identify({ __typename: "Viewer", id }) ?? "", fields: { hasTotp: () => true } });
    setTotp(undefined);
  };
  if (totp) return <VerifyForm totp={totp} onVerified={onVerified} />;
  return (
    <form onSubmit={start.onSubmit}>
      <Stack gap="lg" align="start">
        <StatusBadge tone={hasTotp ? "pass" : "neutral"}>{hasTotp ? "On" : "Off"}</StatusBadge>
        <Text size="sm" c="dimmed">
          With an authenticator app, signing in asks for a code of six digits besides the password. Setting one up signs
          out your other devices.
        </Text>
        {start.failure ? <Text c="var(--ui-fail)">{start.failure}</Text> : null}
        <Button type="submit" variant={hasTotp ? "default" : "filled"} loading={start.busy}>
          {hasTotp ? "Set up another app" : "Set up"}
        </Button>
      </Stack>
    </form>
  );
}

/** @throws AuthFailure also when the person does not confirm that it is them */
async function confirmedSetup(): Promise<TotpSecret> {
  const setUp = async () => setUpTotp(await identityToken());
  try {
    return await setUp();
  } catch (error) {
    const isAsked = error instanceof AuthFailure && error.code === confirmationRequired;
    if (isAsked && (await askForConfirmation())) return setUp();
    throw error;
  }
}

function VerifyForm({ totp, onVerified }: { totp: TotpSecret; onVerified: () => void }) {
  const [code, setCode] = useState("");
  const submission = useSubmit(
    async () => {
      await verifyTotp(await identityToken(), code);
      notify({ message: "The authenticator is set up", tone: "success" });
      onVerified();
    },
    () => codeErrors(code),
  );
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack gap="lg">
        <TotpPicture totp={totp} />
        <CodeInput value={code} onChange={setCode} error={submission.fieldErrors.code ?? submission.failure} />
        <Button type="submit" loading={submission.busy} style={{ alignSelf: "start" }}>
          Verify
        </Button>
      </Stack>
    </form>
  );
}
