import { TextInput } from "@pharos/ui";
import { useState } from "react";
import { TextLink } from "../../routing/button-link.tsx";
import { requestPasswordReset } from "../../session/auth-api.ts";
import { AccessCard } from "./access-card.tsx";
import { AccessForm } from "./access-form.tsx";
import classes from "./identity.module.css";
import { useSubmit } from "./use-submit.ts";

export function PasswordForgotPage() {
  const [email, setEmail] = useState("");
  const [isSent, setIsSent] = useState(false);
  const submission = useSubmit(
    async () => {
      await requestPasswordReset(email.trim());
      setIsSent(true);
    },
    () => (email.trim() === "" ? { email: "Email is required" } : {}),
  );
  if (isSent) {
    return (
      <AccessCard
        title="Request sent"
        lead="If an account has this address, you get a link to choose a new password: by email, or from an administrator where Pharos sends no mail."
      >
        <p className={classes.foot}>
          <TextLink to="/sign-in/">Back to sign in</TextLink>
        </p>
      </AccessCard>
    );
  }
  return (
    <AccessCard
      title="Forgot your password?"
      lead="You get a link to choose a new one: by email, or from an administrator where Pharos sends no mail."
    >
      <AccessForm submission={submission} submitLabel="Request a link">
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          error={submission.fieldErrors.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <div className={classes.foot}>
          <TextLink to="/sign-in/">Back to sign in</TextLink>
        </div>
      </AccessForm>
    </AccessCard>
  );
}
