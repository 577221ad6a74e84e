import { notify, Page, PageHeader } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import type { SourceFormProps } from "../form/checked-source-form.tsx";

interface NewSourceFormProps<Values> {
  readonly title: string;
  readonly purpose: string;
  /** Rejects with the server's error. */
  readonly create: (
    values: Values,
  ) => Promise<{ readonly integrationId: string; readonly integrationLabel: string } | undefined>;
  readonly children: (form: Omit<SourceFormProps<Values>, "initialValues">) => ReactNode;
}

/** The page on which a source is created by one form; the page of the new source says whether its logs arrive. */
export function NewSourceForm<Values>({ title, purpose, create, children }: NewSourceFormProps<Values>) {
  const navigate = useNavigate();
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  const onSubmit = async (values: Values) => {
    const source = await create(values);
    if (!source) return;
    notify({ message: `${source.integrationLabel} created`, tone: "success" });
    const params = { sourceId: source.integrationId };
    navigate({ to: "/configure/log-sources/$sourceId/", params, ignoreBlocker: true });
  };
  const cancel = (
    <ButtonLink to="/configure/log-sources/add-new-source/" variant="default">
      Cancel
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader title={title}>
        <span>{purpose}</span>
      </PageHeader>
      {children({ submitLabel: "Create source", onSubmit, cancel })}
    </Page>
  );
}
