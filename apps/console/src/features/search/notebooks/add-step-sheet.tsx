import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { notebookNameLengthMax } from "@pharos/domain";
import { FailedState, notify, Select, SideSheet, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { errorText } from "../../../graphql/error-text.ts";
import type { NotebookStepInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { SheetForm } from "../../../page/sheet-form.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import type { EventSearch } from "../event-search.ts";
import { switchMode } from "../modes/switch-mode.ts";
import { translationsOf } from "../modes/translations.ts";
import type { SearchedQuery } from "../saved-queries/saved-query.ts";
import { searchedFlow } from "../saved-queries/searched-query.ts";
import { useTables } from "../use-tables.ts";

const notebooksQuery = graphql(`
  query NotebooksToAddTo { notebooks { id name mayChange } }
`);
const addMutation = graphql(`
  mutation AddNotebookStep($id: ID!, $step: NotebookStepInput!) { addNotebookStep(id: $id, step: $step) { id name } }
`);
const createMutation = graphql(`
  mutation CreateNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id name } }
`);

interface AddStepSheetProps {
  readonly search: EventSearch;
  readonly query: SearchedQuery;
  readonly onClose: () => void;
}

interface Values extends Record<string, unknown> {
  /** Empty: a new one. */
  readonly notebookId: string;
  readonly name: string;
  readonly title: string;
}

/** Chooses the notebook that gets the search as its last step. */
export function AddStepSheet({ search, query, onClose }: AddStepSheetProps) {
  const client = useApolloClient();
  const { databases = [] } = useTables();
  const { data, error, refetch } = useQuery(notebooksQuery, { fetchPolicy: "network-only" });
  const [add] = useMutation(addMutation);
  const [create] = useMutation(createMutation);
  const form = useForm<Values>({
    initialValues: { notebookId: "", name: "", title: "" },
    validate: {
      name: (name, { notebookId }) => (notebookId === "" && name.trim() === "" ? "Enter a name" : null),
    },
    validateInputOnBlur: true,
  });
  const flowOfForm = async (): Promise<string> => {
    const translations = translationsOf(client, databases, (flow) => searchedFlow(flow, search));
    const { flow } = await switchMode({ from: "search", to: "flow", search, draft: undefined }, translations);
    return flow ?? "";
  };
  const submit = async ({ notebookId, name, title }: Values) => {
    const step = await stepOf(query, search, title.trim(), flowOfForm);
    const notebook =
      notebookId === ""
        ? (
            await create({
              variables: { input: { name: name.trim(), steps: [step], sharing: { kind: "PRIVATE" } } },
            })
          ).data?.saveNotebook
        : (await add({ variables: { id: notebookId, step } })).data?.addNotebookStep;
    onClose();
    if (notebook)
      notify({
        tone: "success",
        message: (
          <>
            Added to <PathLink path={`/investigate/notebooks/${notebook.id}/`}>{notebook.name}</PathLink>
          </>
        ),
      });
  };
  const known = data?.notebooks.filter(({ mayChange }) => mayChange) ?? [];
  return (
    <SideSheet opened onClose={onClose} title="Add to notebook">
      {error ? (
        <FailedState title="Couldn't load the notebooks" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      <SheetForm
        form={form}
        sheet="save"
        isNew
        submitLabel="Add"
        failureTitle="Couldn't add the search"
        onSubmit={submit}
        onCancel={onClose}
      >
        <Select
          label="Notebook"
          data={[{ value: "", label: "New notebook" }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
          searchable={known.length > 8}
          allowDeselect={false}
          {...form.getInputProps("notebookId")}
        />
        {form.values.notebookId === "" ? (
          <TextInput
            label="Name"
            withAsterisk
            data-autofocus
            maxLength={notebookNameLengthMax}
            {...form.getInputProps("name")}
          />
        ) : null}
        <TextInput
          label="Title of the search"
          description="What it answers, such as “Who assumed the role?”"
          maxLength={120}
          {...form.getInputProps("title")}
        />
      </SheetForm>
    </SideSheet>
  );
}

/** The search as a step. Questions of the form become Flow; others take the rows along that are shown. */
async function stepOf(
  { sql, language, ...place }: SearchedQuery,
  { run, sqlRun }: EventSearch,
  title: string,
  flowOfForm: () => Promise<string>,
): Promise<NotebookStepInput> {
  const base = { id: crypto.randomUUID(), kind: "QUERY", title } as const;
  if (language === "simplesearch") return { ...base, language: "pharosflow", text: await flowOfForm() };
  const { databases, tables, relativeTime, startTime, endTime } = place;
  const runId = language === "sql" ? sqlRun : run;
  return { ...base, text: sql ?? "", language, databases, tables, relativeTime, startTime, endTime, runId };
}
