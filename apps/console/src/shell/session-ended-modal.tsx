import { Button, Group, Modal, PasswordInput, Stack, Text } from "@pharos/ui";
import { useState, useSyncExternalStore } from "react";
import { CodeInput, useSubmit } from "../features/identity/index.ts";
import { answerChallenge, type SessionUser, signIn } from "../session/auth-api.ts";
import { acceptSignIn, expiredUser, leaveExpiredSession, onSessionChange } from "../session/session.ts";

/** What the page shows is for the person who was signed in. */
const cover = { backgroundOpacity: 0.6, blur: 8 };
const aboveOtherModals = 1100;

/** Signs in again in place, so that nothing typed is lost. */
export function SessionEndedModal() {
  const user = useSyncExternalStore(onSessionChange, expiredUser);
  return (
    <Modal
      opened={user !== undefined}
      onClose={() => {}}
      withCloseButton={false}
      title="Your session has ended"
      overlayProps={cover}
      zIndex={aboveOtherModals}
    >
      {user ? <SignInAgainForm user={user} /> : null}
    </Modal>
  );
}

function SignInAgainForm({ user }: { user: SessionUser }) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  /** Present when the password was right and a code is asked for. */
  const [challengeSession, setChallengeSession] = useState<string>();
  const submission = useSubmit(
    async () => {
      const answer = challengeSession
        ? await answerChallenge(challengeSession, { code })
        : await signIn(user.email, password);
      if (answer.status === "SIGNED_IN") acceptSignIn(answer);
      else if (answer.challenge === "SOFTWARE_TOKEN_MFA") setChallengeSession(answer.session);
      else leaveExpiredSession();
    },
    () => (password === "" ? { password: "This field is required" } : {}),
  );
  const { failure, fieldErrors } = submission;
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          Sign in again as {user.email} to continue where you left off.
        </Text>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          data-autofocus
          disabled={challengeSession !== undefined}
          value={password}
          error={fieldErrors.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {challengeSession ? <CodeInput value={code} onChange={setCode} error={fieldErrors.code} /> : null}
        {failure ? (
          <Text c="var(--ui-fail)" size="sm" role="alert">
            {failure}
          </Text>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={leaveExpiredSession}>
            Use a different account
          </Button>
          <Button type="submit" loading={submission.busy}>
            Sign in
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
