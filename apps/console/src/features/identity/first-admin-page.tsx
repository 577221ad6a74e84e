import { TextInput } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { AuthFailure, checkFirstAdminLink, createFirstAdmin } from "../../session/auth-api.ts";
import { leaveNotice } from "../../session/session.ts";
import { AccessCard } from "./access-card.tsx";
import { AccessForm } from "./access-form.tsx";
import classes from "./identity.module.css";
import { NewPasswordFields, newPasswordErrors, noNewPassword } from "./new-password-fields.tsx";
import { useEnter } from "./use-enter.ts";
import { useLinkToken } from "./use-link-token.ts";
import { useSubmit } from "./use-submit.ts";
import { UsedLinkCard } from "./used-link-card.tsx";

export function FirstAdminPage() {
  const token = useLinkToken();
  const isUsed = useIsUsed(token);
  if (isUsed) return <UsedLinkCard />;
  return (
    <AccessCard
      title="Create the first administrator"
      lead="This link works once. Invite more people later under Settings."
    >
      <FirstAdminForm token={token} />
    </AccessCard>
  );
}

/** The form shows at once; a link that is used up takes its place as soon as the server says so. */
function useIsUsed(token: string): boolean {
  const [isUsed, setIsUsed] = useState(token === "");
  useEffect(() => {
    // Whoever has just signed in leaves for an address without one while this page is still shown.
    if (token === "") return;
    checkFirstAdminLink(token).catch((error: unknown) => {
      if (error instanceof AuthFailure && error.status > 0) setIsUsed(true);
    });
  }, [token]);
  return isUsed;
}

const noPerson = { email: "", givenName: "", familyName: "" };
type Person = typeof noPerson;

function personErrors(person: Person): Record<string, string> {
  return {
    ...(person.givenName.trim() === "" ? { givenName: "First name is required" } : {}),
    ...(person.familyName.trim() === "" ? { familyName: "Last name is required" } : {}),
    ...(person.email.trim() === ""
      ? { email: "Email is required" }
      : /^\S+@\S+$/.test(person.email.trim())
        ? {}
        : { email: "Must be a valid email" }),
  };
}

function FirstAdminForm({ token }: { token: string }) {
  const [person, setPerson] = useState(noPerson);
  const [password, setPassword] = useState(noNewPassword);
  const enter = useEnter();
  const navigate = useNavigate();
  const submission = useSubmit(
    async () => {
      const answer = await createFirstAdmin({
        token,
        ...person,
        email: person.email.trim(),
        password: password.password,
      });
      if (answer?.status === "SIGNED_IN") return enter(answer);
      leaveNotice("The administrator was created. Sign in to begin.");
      await navigate({ to: "/sign-in/" });
    },
    () => ({ ...personErrors(person), ...newPasswordErrors(password) }),
  );
  const field = (name: keyof Person) => ({
    value: person[name],
    error: submission.fieldErrors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setPerson({ ...person, [name]: event.currentTarget.value }),
  });
  return (
    <AccessForm submission={submission} submitLabel="Create administrator">
      <div className={classes.pair}>
        <TextInput label="First name" autoComplete="given-name" autoFocus {...field("givenName")} />
        <TextInput label="Last name" autoComplete="family-name" {...field("familyName")} />
      </div>
      <TextInput label="Email" type="email" autoComplete="username" {...field("email")} />
      <NewPasswordFields
        value={password}
        onChange={setPassword}
        errors={submission.fieldErrors}
        ownWords={[person.email, person.givenName, person.familyName]}
      />
    </AccessForm>
  );
}
