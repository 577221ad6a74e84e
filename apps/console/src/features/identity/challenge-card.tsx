import { Anchor } from "@pharos/ui";
import { useState } from "react";
import { answerChallenge, type Challenge } from "../../session/auth-api.ts";
import { AccessCard } from "./access-card.tsx";
import { AccessForm } from "./access-form.tsx";
import { CodeInput, codeErrors } from "./code-input.tsx";
import classes from "./identity.module.css";
import { NewPasswordFields, newPasswordErrors, noNewPassword } from "./new-password-fields.tsx";
import { TotpPicture } from "./totp-picture.tsx";
import { useEnter } from "./use-enter.ts";
import { useSubmit } from "./use-submit.ts";

interface ChallengeCardProps {
  readonly challenge: Challenge;
  readonly onNext: (challenge: Challenge) => void;
  readonly onGiveUp: () => void;
}

/** What still stands between a good password and the console. */
export function ChallengeCard({ challenge, onNext, onGiveUp }: ChallengeCardProps) {
  const answer = useAnswer(challenge, onNext);
  return (
    <AccessCard title={titles[challenge.challenge]} lead={leads[challenge.challenge]}>
      {challenge.challenge === "NEW_PASSWORD_REQUIRED" ? (
        <NewPasswordForm onAnswer={(newPassword) => answer({ newPassword })} />
      ) : (
        <CodeForm challenge={challenge} onAnswer={(code) => answer({ code })} />
      )}
      <p className={classes.foot}>
        <Anchor component="button" type="button" onClick={onGiveUp}>
          Use a different account
        </Anchor>
      </p>
    </AccessCard>
  );
}

const titles: Record<Challenge["challenge"], string> = {
  SOFTWARE_TOKEN_MFA: "Enter your code",
  NEW_PASSWORD_REQUIRED: "Choose a new password",
  MFA_SETUP: "Set up your authenticator",
};
const leads: Record<Challenge["challenge"], string> = {
  SOFTWARE_TOKEN_MFA: "Your authenticator app shows a code of six digits for Pharos.",
  NEW_PASSWORD_REQUIRED: "An administrator requires a new password. Choose one to continue.",
  MFA_SETUP: "Scan the picture with an authenticator app, then enter the code that it shows.",
};

type Answer = Parameters<typeof answerChallenge>[1];

function useAnswer(challenge: Challenge, onNext: (challenge: Challenge) => void) {
  const enter = useEnter();
  return async (given: Answer) => {
    const next = await answerChallenge(challenge.session, given);
    if (next.status === "SIGNED_IN") enter(next);
    else onNext(next);
  };
}

function CodeForm({ challenge, onAnswer }: { challenge: Challenge; onAnswer: (code: string) => Promise<void> }) {
  const [code, setCode] = useState("");
  const submission = useSubmit(
    () => onAnswer(code),
    () => codeErrors(code),
  );
  return (
    <AccessForm submission={submission} submitLabel="Continue">
      {challenge.totp ? <TotpPicture totp={challenge.totp} /> : null}
      <CodeInput value={code} onChange={setCode} error={submission.fieldErrors.code} />
    </AccessForm>
  );
}

function NewPasswordForm({ onAnswer }: { onAnswer: (newPassword: string) => Promise<void> }) {
  const [value, setValue] = useState(noNewPassword);
  const submission = useSubmit(
    () => onAnswer(value.password),
    () => newPasswordErrors(value),
  );
  return (
    <AccessForm submission={submission} submitLabel="Continue">
      <NewPasswordFields value={value} onChange={setValue} errors={submission.fieldErrors} />
    </AccessForm>
  );
}
