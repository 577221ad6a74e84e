import { useMutation, useQuery } from "@apollo/client/react";
import { BlockSkeleton, Button, ConfirmModal, notify, Page, PageHeader } from "@pharos/ui";
import { IconTrash } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { EditedPullerQuery } from "../../../graphql/generated/graphql.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { deletePullerMutation, editedPullerQuery } from "./operations.ts";
import { PullerEditor } from "./puller-editor.tsx";

const route = getRouteApi("/shell/configure/log-sources/pullers/$provider");
const editorHeightPx = 560;

export function EditPullerPage() {
  const { provider } = route.useParams();
  const variables = { provider };
  const { data, error, refetch } = useQuery(editedPullerQuery, { variables, fetchPolicy: "cache-and-network" });
  useBreadcrumbName(provider, data?.puller.name);
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  if (error && !data) return <PageFailure title="Couldn't load the puller" error={error} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <Page kind="wide">
        <PageHeader title="Edit the puller" />
        <BlockSkeleton height={editorHeightPx} />
      </Page>
    );
  }
  const { puller } = data;
  return (
    <PullerEditor
      key={provider}
      draftName={provider}
      title={`Edit ${puller.name}`}
      provider={provider}
      begin={{ text: puller.text, revision: puller.revision }}
      actions={
        <>
          <DeletePuller puller={puller} />
          <ButtonLink to="/configure/log-sources/add-new-source/log-pulling/" search={{ provider }} variant="default">
            Create a log source
          </ButtonLink>
        </>
      }
    />
  );
}

function DeletePuller({ puller: { provider, name, revision, logSources } }: { puller: EditedPullerQuery["puller"] }) {
  const [isAsked, setAsked] = useState(false);
  const [remove] = useMutation(deletePullerMutation);
  const [change] = useChange();
  const navigate = useNavigate();
  const onConfirm = async () => {
    const variables = { input: { provider, revision } };
    const isDone = await change("Unable to delete the puller", () => remove({ variables }));
    setAsked(false);
    if (!isDone) return;
    notify({ message: `${name} deleted`, tone: "success" });
    navigate({ to: "/configure/log-sources/pullers/", ignoreBlocker: true });
  };
  const labels = logSources.map(({ integrationLabel }) => integrationLabel).join(", ");
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={15} />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmModal
        opened={isAsked}
        title={`Delete ${name}?`}
        confirmLabel="Delete the puller"
        destructive
        onConfirm={onConfirm}
        onClose={() => setAsked(false)}
      >
        {labels === ""
          ? "No log source uses it. Its definition cannot be restored."
          : `Log sources use it, and have to be deleted first: ${labels}.`}
      </ConfirmModal>
    </>
  );
}
