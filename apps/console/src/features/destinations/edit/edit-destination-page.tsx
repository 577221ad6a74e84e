import { useMutation, useQuery } from "@apollo/client/react";
import type { AlertSubtype, QuietSettings } from "@pharos/domain";
import { BlockSkeleton, notify, Page, PageHeader, StatusBadge } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { EditedDestinationQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { readFields } from "../form/destination-field.ts";
import classes from "../form/destination-form.module.css";
import { DestinationForm } from "../form/destination-form.tsx";
import { completeSettings, type DestinationValues, destinationInput } from "../form/destination-values.ts";
import { toQuietValues } from "../form/quiet-values.ts";
import { ToolSetup } from "../form/tool-setup.tsx";
import { verificationLabels, verificationTones } from "../labels.ts";
import { readVerification } from "../read-verification.ts";
import { DeleteDestination } from "./delete-destination.tsx";
import { DestinationCondition } from "./destination-condition.tsx";
import { DestinationReach } from "./destination-reach.tsx";
import { HookAddress } from "./hook-address.tsx";

const route = getRouteApi("/shell/configure/destinations/$destinationId/edit");

const editedDestinationQuery = graphql(`
  query EditedDestination($id: ID!) {
    destinationKinds { outputType name fields }
    destination(id: $id) {
      outputId outputType displayName defaultForSeverity alertTypes logTypes settings revision verificationStatus hookUrl
      toolSetup { title help text }
      titleTemplate descriptionTemplate
      quiet {
        quietHours { days from to timeZone } digestMinutes urgentSeverity
        reminder { severity afterMinutes times }
      }
      usedBy { id displayName kind }
    }
  }
`);
const updateMutation = graphql(`
  mutation UpdateDestination($input: UpdateDestinationInput!) {
    updateDestination(input: $input) { outputId displayName revision }
  }
`);
const formHeightPx = 480;
type Edited = EditedDestinationQuery["destination"];

export function EditDestinationPage() {
  const { destinationId } = route.useParams();
  const { data, error, refetch } = useQuery(editedDestinationQuery, {
    variables: { id: destinationId },
    fetchPolicy: "network-only",
  });
  const destination = data?.destination;
  const kind = data?.destinationKinds.find(({ outputType }) => outputType === destination?.outputType);
  useBreadcrumbName(destinationId, destination?.displayName);
  if (error && !destination)
    return <PageFailure title="Couldn't load the destination" error={error} onRetry={() => refetch()} />;
  const status = readVerification(destination?.verificationStatus ?? "");
  return (
    <Page>
      <PageHeader title={destination?.displayName ?? "Alert destination"}>
        <span>{kind?.name}</span>
        {destination ? <StatusBadge tone={verificationTones[status]}>{verificationLabels[status]}</StatusBadge> : null}
      </PageHeader>
      {destination ? (
        <div className={classes.form}>
          <DestinationCondition destinationId={destinationId} />
          {destination.hookUrl ? <HookAddress kindName={kind?.name ?? ""} url={destination.hookUrl} /> : null}
          {destination.toolSetup ? <ToolSetup setup={destination.toolSetup} /> : null}
          <PanelBoundary>
            <DestinationReach destinationId={destinationId} />
          </PanelBoundary>
          <EditDestination destination={destination} fields={kind?.fields ?? []} />
        </div>
      ) : (
        <BlockSkeleton height={formHeightPx} />
      )}
    </Page>
  );
}

function EditDestination({ destination, fields: given }: { destination: Edited; fields: unknown }) {
  const [update] = useMutation(updateMutation);
  const navigate = useNavigate();
  const mayModify = useMay("DestinationModify");
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(destination);
  const { outputId, outputType, revision, displayName, defaultForSeverity, alertTypes, logTypes, settings } = before;
  const { titleTemplate, descriptionTemplate } = before;
  const fields = readFields(given);
  if (!mayModify) return null;
  const submit = async (values: DestinationValues) => {
    await update({ variables: { input: { outputId, revision, ...destinationInput(values) } } });
    notify({ message: "Destination saved", tone: "success" });
    navigate({ to: "/configure/destinations/", ignoreBlocker: true });
  };
  return (
    <DestinationForm
      outputType={outputType}
      outputId={outputId}
      fields={fields}
      initialValues={{
        displayName,
        defaultForSeverity: [...defaultForSeverity],
        alertTypes: alertTypes as AlertSubtype[],
        logTypes: [...logTypes],
        settings: completeSettings(fields, settings as Readonly<Record<string, unknown>>),
        titleTemplate,
        descriptionTemplate,
        ...toQuietValues(before.quiet as QuietSettings),
      }}
      submitLabel="Save"
      onSubmit={submit}
      actions={
        <>
          <DeleteDestination destination={destination} />
          <ButtonLink to="/configure/destinations/" variant="default">
            Cancel
          </ButtonLink>
        </>
      }
    />
  );
}
