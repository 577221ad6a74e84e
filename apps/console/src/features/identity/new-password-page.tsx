import { useState } from "react";
import { AccessCard } from "./access-card.tsx";
import { AccessForm } from "./access-form.tsx";
import { NewPasswordFields, newPasswordErrors, noNewPassword } from "./new-password-fields.tsx";
import { useSubmit } from "./use-submit.ts";

interface NewPasswordPageProps {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly onSubmit: (password: string) => Promise<void>;
}

export function NewPasswordPage({ title, lead, submitLabel, onSubmit }: NewPasswordPageProps) {
  const [value, setValue] = useState(noNewPassword);
  const submission = useSubmit(
    () => onSubmit(value.password),
    () => newPasswordErrors(value),
  );
  return (
    <AccessCard title={title} lead={lead}>
      <AccessForm submission={submission} submitLabel={submitLabel}>
        <NewPasswordFields value={value} onChange={setValue} errors={submission.fieldErrors} />
      </AccessForm>
    </AccessCard>
  );
}
