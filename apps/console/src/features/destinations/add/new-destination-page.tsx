import { useMutation, useQuery } from "@apollo/client/react";
import { BlockSkeleton, notify, Page, PageHeader } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { readFields } from "../form/destination-field.ts";
import classes from "../form/destination-form.module.css";
import { DestinationForm } from "../form/destination-form.tsx";
import { type DestinationValues, destinationInput, newDestinationValues } from "../form/destination-values.ts";
import { ToolSetup } from "../form/tool-setup.tsx";

const route = getRouteApi("/shell/configure/destinations/new/$type");

const kindFieldsQuery = graphql(`
  query DestinationKindFields {
    destinationKinds { outputType name description fields toolSetup { title help text } }
  }
`);
const addMutation = graphql(`
  mutation AddDestination($input: DestinationInput!) {
    addDestination(input: $input) { outputId displayName }
  }
`);
const formHeightPx = 480;

export function NewDestinationPage() {
  const { type } = route.useParams();
  const { data, error, refetch } = useQuery(kindFieldsQuery);
  const [add] = useMutation(addMutation);
  const navigate = useNavigate();
  const kind = data?.destinationKinds.find(({ outputType }) => outputType === type);
  useBreadcrumbName(type, kind?.name);
  if (!useMay("DestinationModify")) return <StatusPage status={403} />;
  if (error && !data) return <PageFailure title="Couldn't load the form" error={error} onRetry={() => refetch()} />;
  if (data && !kind) return <StatusPage status={404} />;
  const submit = async (values: DestinationValues) => {
    await add({ variables: { input: { outputType: type, ...destinationInput(values) } } });
    notify({ message: "Destination added", tone: "success" });
    navigate({ to: "/configure/destinations/", ignoreBlocker: true });
  };
  const fields = readFields(kind?.fields ?? []);
  return (
    <Page>
      <PageHeader title={kind ? `New destination: ${kind.name}` : "New destination"}>
        <span>{kind?.description}</span>
      </PageHeader>
      {kind?.toolSetup ? (
        <div className={classes.form}>
          <ToolSetup setup={kind.toolSetup} />
        </div>
      ) : null}
      {kind ? (
        <DestinationForm
          key={type}
          outputType={type}
          fields={fields}
          initialValues={newDestinationValues(fields)}
          submitLabel="Add destination"
          onSubmit={submit}
          actions={
            <ButtonLink to="/configure/destinations/new/" variant="default">
              Back
            </ButtonLink>
          }
        />
      ) : (
        <BlockSkeleton height={formHeightPx} />
      )}
    </Page>
  );
}
