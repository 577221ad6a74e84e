import { Button, notify, Stack, StatusBadge, Text } from "@pharos/ui";
import { useState } from "react";
import { CodeInput, codeErrors, TotpPicture, useSubmit } from "../../features/identity/index.ts";
import { setUpTotp, type TotpSecret, verifyTotp } from "../../session/auth-api.ts";
import { identityToken } from "../../session/session.ts";
import { useViewer } from "../viewer.tsx";

/** Two steps: ask for a secret, then prove that the app has it. */
export function AuthenticatorForm() {
  const { hasTotp } = useViewer();
  const [totp, setTotp] = useState<TotpSecret>();
  const [isVerified, setIsVerified] = useState(false);
  const start = useSubmit(async () => setTotp(await setUpTotp(await identityToken())));
  if (totp && !isVerified) return <VerifyForm totp={totp} onVerified={() => setIsVerified(true)} />;
  const isOn = hasTotp || isVerified;
  return (
    <form onSubmit={start.onSubmit}>
      <Stack gap="lg" align="start">
        <StatusBadge tone={isOn ? "pass" : "neutral"}>{isOn ? "On" : "Off"}</StatusBadge>
        <Text size="sm" c="dimmed">
          With an authenticator app, signing in asks for a code of six digits besides the password.
        </Text>
        {start.failure ? <Text c="var(--ui-fail)">{start.failure}</Text> : null}
        <Button type="submit" variant={isOn ? "default" : "filled"} loading={start.busy}>
          {isOn ? "Set up another app" : "Set up"}
        </Button>
      </Stack>
    </form>
  );
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
