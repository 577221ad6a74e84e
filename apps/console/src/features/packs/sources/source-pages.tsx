import { useMutation, useQuery } from "@apollo/client/react";
import {
  BlockSkeleton,
  Button,
  Checkbox,
  FailedState,
  notify,
  Page,
  PageHeader,
  PasswordInput,
  Radio,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import type { PackSourceKind } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { useFirstRefusedField } from "../../../page/use-first-refused-field.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../packs.module.css";

const route = getRouteApi("/shell/build/packs/sources/edit-pack-source/$sourceId");

const createMutation = graphql(`
  mutation CreatePackSource($input: PackSourceInput!) {
    createPackSource(input: $input) { id displayName problem packs { id } }
  }
`);
const updateMutation = graphql(`
  mutation UpdatePackSource($input: UpdatePackSourceInput!) {
    updatePackSource(input: $input) {
      id displayName kind url hasToken publicKey enabled revision polledAt problem versions
      packs { id displayName enabled }
    }
  }
`);
const sourceQuery = graphql(`
  query EditedPackSource($id: ID!) {
    packSource(id: $id) { id displayName kind url hasToken publicKey enabled revision }
  }
`);

interface SourceValues {
  readonly displayName: string;
  readonly kind: PackSourceKind;
  readonly url: string;
  readonly token: string;
  readonly removesToken: boolean;
  readonly publicKey: string;
  readonly enabled: boolean;
}
const emptySource: SourceValues = {
  displayName: "",
  kind: "GIT_RELEASES",
  url: "",
  token: "",
  removesToken: false,
  publicKey: "",
  enabled: true,
};
const formHeightPx = 480;
const toList = { to: "/build/packs/", search: { section: "pack-sources" }, ignoreBlocker: true } as const;

function inputOf({ removesToken, token, ...source }: SourceValues) {
  return { ...source, token: removesToken ? "" : token === "" ? null : token };
}

export function NewPackSourcePage() {
  const [create] = useMutation(createMutation);
  const navigate = useNavigate();
  if (!useMay("RuleModify")) return <StatusPage status={403} />;
  const submit = async (values: SourceValues) => {
    const { data } = await create({
      variables: { input: inputOf(values) },
      update: (cache) => {
        cache.evict({ fieldName: "packSources" });
        cache.evict({ fieldName: "packs" });
      },
    });
    const source = data?.createPackSource;
    if (source?.problem) notify({ title: `${source.displayName} was saved`, message: source.problem, tone: "error" });
    else notify({ message: `${source?.displayName} has ${packCount(source?.packs.length ?? 0)}`, tone: "success" });
    navigate(toList);
  };
  return (
    <Page>
      <PageHeader title="New pack source">
        <span>Pharos lists its packs. Nothing is installed until you enable one.</span>
      </PageHeader>
      <SourceForm initialValues={emptySource} hasToken={false} submitLabel="Create pack source" onSubmit={submit} />
    </Page>
  );
}

function packCount(count: number): string {
  return count === 1 ? "1 pack" : `${count} packs`;
}

export function EditPackSourcePage() {
  const { sourceId } = route.useParams();
  const { data, error, refetch } = useQuery(sourceQuery, { variables: { id: sourceId }, fetchPolicy: "network-only" });
  const [update] = useMutation(updateMutation);
  const navigate = useNavigate();
  const source = data?.packSource;
  useBreadcrumbName(sourceId, source?.displayName);
  if (!useMay("RuleModify")) return <StatusPage status={403} />;
  if (!source)
    return error ? (
      <PageFailure title="Couldn't load the pack source" error={error} onRetry={() => refetch()} />
    ) : (
      <Page>
        <BlockSkeleton height={formHeightPx} />
      </Page>
    );
  const submit = async (values: SourceValues) => {
    const input = { id: sourceId, revision: source.revision, source: inputOf(values) };
    const { data: saved } = await update({ variables: { input } });
    const problem = saved?.updatePackSource.problem;
    notify(
      problem
        ? { title: "Pack source saved", message: problem, tone: "error" }
        : { message: "Pack source saved", tone: "success" },
    );
    navigate(toList);
  };
  const { displayName, kind, url, publicKey, enabled } = source;
  return (
    <Page>
      <PageHeader title={`Edit ${displayName}`} />
      <SourceForm
        initialValues={{ ...emptySource, displayName, kind, url, publicKey, enabled }}
        hasToken={source.hasToken}
        submitLabel="Save changes"
        onSubmit={submit}
      />
    </Page>
  );
}

interface SourceFormProps {
  readonly initialValues: SourceValues;
  readonly hasToken: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (values: SourceValues) => Promise<void>;
}

function SourceForm({ initialValues, hasToken, submitLabel, onSubmit }: SourceFormProps) {
  const form = useForm<SourceValues>({
    initialValues,
    validate: {
      displayName: (name) => (name.trim() === "" ? "Enter a name." : null),
      url: (url) => (/^https?:\/\/\S+$/.test(url.trim()) ? null : "Enter an address that begins with https://."),
    },
  });
  const [failure, setFailure] = useState<string>();
  const save = useUnsavedChanges(form.isDirty());
  const element = useRef<HTMLFormElement>(null);
  const goToRefused = useFirstRefusedField(element);
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => onSubmit(values));
    } catch (error) {
      const refused = fieldErrorsOf(error);
      form.setErrors(refused);
      if (Object.keys(refused).length === 0) setFailure(errorText(error));
      else goToRefused();
    }
  }, goToRefused);
  const isGit = form.values.kind === "GIT_RELEASES";
  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate>
      {failure ? <FailedState title="Unable to save the pack source" message={failure} /> : null}
      <TextInput label="Name" required maxLength={100} {...form.getInputProps("displayName")} />
      <Radio.Group label="Kind" {...form.getInputProps("kind")}>
        <Stack gap={10} mt={6}>
          <Radio value="GIT_RELEASES" label="Releases of a Git repository" />
          <Radio value="ARCHIVE" label="Archive at an address" />
        </Stack>
      </Radio.Group>
      <TextInput
        label="Address"
        description={
          isGit
            ? "The address of the repository as in the browser, on GitHub or a host with the same API."
            : "The address of a zip archive with packs. Each change of it is a new version."
        }
        placeholder={isGit ? "https://github.com/owner/repository" : "https://example.com/packs.zip"}
        required
        {...form.getInputProps("url")}
      />
      <PasswordInput
        label="Token"
        description={
          hasToken
            ? "A token is set. Leave this empty to keep it."
            : "Sent as a bearer token to this host only. Needed for private repositories."
        }
        autoComplete="off"
        disabled={form.values.removesToken}
        {...form.getInputProps("token")}
      />
      {hasToken ? (
        <Checkbox label="Remove the token" {...form.getInputProps("removesToken", { type: "checkbox" })} />
      ) : null}
      <Textarea
        label="Public key"
        description="In PEM format. With a key, Pharos refuses archives that have no matching .sig file beside them."
        placeholder="-----BEGIN PUBLIC KEY-----"
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps("publicKey")}
      />
      <Switch label="Check for new versions every hour" {...form.getInputProps("enabled", { type: "checkbox" })} />
      <div className={classes.buttons}>
        <ButtonLink to="/build/packs/" search={{ section: "pack-sources" }} variant="default">
          Cancel
        </ButtonLink>
        <Button type="submit" loading={form.submitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
