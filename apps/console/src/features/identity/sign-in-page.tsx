import { PasswordInput, TextInput } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { TextLink } from "../../routing/button-link.tsx";
import { type Challenge, signIn } from "../../session/auth-api.ts";
import { AccessCard } from "./access-card.tsx";
import { AccessForm } from "./access-form.tsx";
import classes from "./identity.module.css";
import { useEnter } from "./use-enter.ts";
import { useSubmit } from "./use-submit.ts";

const ChallengeCard = lazy(() => import("./challenge-card.tsx").then((m) => ({ default: m.ChallengeCard })));
const route = getRouteApi("/signed-out/sign-in");

export function SignInPage() {
  const { notice } = route.useLoaderData();
  const [challenge, setChallenge] = useState<Challenge>();
  if (challenge) {
    return (
      <Suspense fallback={<AccessCard title="One moment">{null}</AccessCard>}>
        <ChallengeCard challenge={challenge} onNext={setChallenge} onGiveUp={() => setChallenge(undefined)} />
      </Suspense>
    );
  }
  return (
    <AccessCard title="Sign in">
      {notice ? (
        <p role="status" className={classes.notice}>
          {notice}
        </p>
      ) : null}
      <SignInForm onChallenge={setChallenge} />
    </AccessCard>
  );
}

function SignInForm({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const enter = useEnter();
  const submission = useSubmit(
    async () => {
      const answer = await signIn(email.trim(), password);
      if (answer.status === "SIGNED_IN") enter(answer);
      else onChallenge(answer);
    },
    () => ({
      ...(email.trim() === "" ? { email: "This field is required" } : {}),
      ...(password === "" ? { password: "This field is required" } : {}),
    }),
  );
  return (
    <AccessForm submission={submission} submitLabel="Sign in">
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        error={submission.fieldErrors.email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        value={password}
        error={submission.fieldErrors.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={classes.foot}>
        <TextLink to="/password-forgot/">Forgot your password?</TextLink>
      </div>
    </AccessForm>
  );
}
