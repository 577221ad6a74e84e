import { notify } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../routing/button-link.tsx";
import type { SourceFormProps } from "../form/checked-source-form.tsx";

interface EditSourceFormProps<Values> {
  readonly sourceId: string;
  /** Rejects with the server's error. */
  readonly update: (values: Values) => Promise<unknown>;
  readonly children: (form: Omit<SourceFormProps<Values>, "initialValues">) => ReactNode;
}

/** Saves a source by one form, and leads back to its page. */
export function EditSourceForm<Values>({ sourceId, update, children }: EditSourceFormProps<Values>) {
  const navigate = useNavigate();
  const target = { to: "/configure/log-sources/$sourceId/", params: { sourceId } } as const;
  const onSubmit = async (values: Values) => {
    await update(values);
    notify({ message: "Log source saved", tone: "success" });
    navigate({ ...target, ignoreBlocker: true });
  };
  const cancel = (
    <ButtonLink {...target} variant="default">
      Cancel
    </ButtonLink>
  );
  return children({ submitLabel: "Save", onSubmit, cancel });
}
