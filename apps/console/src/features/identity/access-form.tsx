import { Button } from "@pharos/ui";
import type { ReactNode } from "react";
import classes from "./identity.module.css";
import type { Submission } from "./use-submit.ts";

interface AccessFormProps {
  readonly submission: Submission;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

export function AccessForm({ submission, submitLabel, children }: AccessFormProps) {
  return (
    <form className={classes.form} onSubmit={submission.onSubmit} noValidate>
      {children}
      {submission.failure ? (
        <p role="alert" className={classes.failure}>
          {submission.failure}
        </p>
      ) : null}
      <Button type="submit" fullWidth loading={submission.busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
