import { useQuery } from "@apollo/client/react";
import { ActionIcon, Autocomplete, Button, FailedState, Switch, TagsInput, Textarea, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { IconTrash } from "@pharos/ui/icons";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import classes from "../lookup-tables.module.css";
import { RefreshFields } from "./refresh-fields.tsx";
import { type RefreshValues, refreshProblems } from "./refresh-values.ts";

const lookupSchemasQuery = graphql(`
  query LookupSchemas {
    schemas(input: { isArchived: false }) { edges { node { name } } }
  }
`);

export interface LookupValues extends RefreshValues {
  readonly name: string;
  readonly enabled: boolean;
  readonly description: string;
  readonly reference: string;
  readonly schema: string;
  readonly primaryKey: string;
  readonly associatedLogTypes: readonly { readonly logType: string; readonly selectors: readonly string[] }[];
}

interface LookupFormProps {
  readonly initialValues: LookupValues;
  /** The table has credentials, which stay unless others are typed. */
  readonly hasStoredCredentials?: boolean;
  readonly submitLabel: string;
  readonly actions: ReactNode;
  /** Rejects with the server's error, which the form shows. */
  readonly onSubmit: (values: LookupValues) => Promise<void>;
}

export function LookupForm(props: LookupFormProps) {
  const { initialValues, hasStoredCredentials = false, submitLabel, actions, onSubmit } = props;
  const { data } = useQuery(lookupSchemasQuery, { errorPolicy: "ignore" });
  const names = data?.schemas?.edges.map(({ node }) => node.name) ?? [];
  const form = useForm<LookupValues>({
    initialValues,
    validate: (values) => ({
      name: values.name.trim() === "" ? "Give the table a name" : null,
      schema:
        values.rowsFrom !== "query" && values.schema.trim() === "" ? "Choose the schema that describes the rows" : null,
      primaryKey: values.primaryKey.trim() === "" ? "Name the field that values are looked up in" : null,
      ...refreshProblems(values, hasStoredCredentials),
    }),
  });
  const [failure, setFailure] = useState<string>();
  const save = useUnsavedChanges(form.isDirty());
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => onSubmit(values));
    } catch (error) {
      form.setErrors(fieldErrorsOf(error));
      setFailure(errorText(error));
    }
  });
  const { associatedLogTypes, rowsFrom } = form.values;
  const isQuery = rowsFrom === "query";
  const setAssociations = (next: LookupValues["associatedLogTypes"]) =>
    form.setFieldValue("associatedLogTypes", [...next]);
  const changeAssociation = (at: number, part: Partial<LookupValues["associatedLogTypes"][number]>) =>
    setAssociations(associatedLogTypes.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {failure ? <FailedState title="Unable to save the lookup table" message={failure} /> : null}
      <TextInput label="Name" required maxLength={200} {...form.getInputProps("name")} />
      <Textarea label="Description" rows={3} {...form.getInputProps("description")} />
      <TextInput label="Reference" {...form.getInputProps("reference")} />
      <RefreshFields form={form} hasStoredCredentials={hasStoredCredentials} />
      {isQuery ? null : (
        <Autocomplete
          label="Schema"
          description="The schema that describes the rows: it gives the cells of a CSV file their types"
          required
          data={names}
          limit={50}
          {...form.getInputProps("schema")}
        />
      )}
      <TextInput
        label="Primary key"
        description={
          isQuery
            ? "The column of the query that values are looked up in"
            : "The field of the schema that values are looked up in"
        }
        required
        {...form.getInputProps("primaryKey")}
      />
      <fieldset className={classes.associations}>
        <legend>Log types and selectors</legend>
        <p className={classes.quiet}>
          A selector is a field of the event, a path such as $.client.ip, or an indicator field such as
          p_any_ip_addresses. Without log types, the table is applied wherever the key's indicator is found.
        </p>
        {associatedLogTypes.map(({ logType, selectors }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other identity while it is written.
          <div key={at} className={classes.association}>
            <Autocomplete
              aria-label={`Log type ${at + 1}`}
              placeholder="Log type"
              data={names}
              limit={50}
              value={logType}
              onChange={(next) => changeAssociation(at, { logType: next })}
            />
            <TagsInput
              aria-label={`Selectors ${at + 1}`}
              placeholder={selectors.length === 0 ? "Type a selector, then press Enter" : ""}
              acceptValueOnBlur
              value={[...selectors]}
              onChange={(next) => changeAssociation(at, { selectors: next })}
            />
            <ActionIcon
              variant="subtle"
              aria-label={`Remove log type ${at + 1}`}
              onClick={() => setAssociations(associatedLogTypes.filter((_, index) => index !== at))}
            >
              <IconTrash size={15} />
            </ActionIcon>
          </div>
        ))}
        <div>
          <Button
            variant="default"
            onClick={() => setAssociations([...associatedLogTypes, { logType: "", selectors: [] }])}
          >
            Add a log type
          </Button>
        </div>
      </fieldset>
      <Switch label="Enabled" {...form.getInputProps("enabled", { type: "checkbox" })} />
      <div className={classes.buttons}>
        {actions}
        <Button type="submit" loading={form.submitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
