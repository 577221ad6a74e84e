import { readFile } from "node:fs/promises";
import { type CaseStatus, casePageSizeMax, caseStatuses, PharosError, type Severity, severities } from "@pharos/domain";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import { listNodes } from "../../client/list-nodes.ts";

const listDocument = graphql(`query ListCases($input: CasesInput!) {
  cases(input: $input) {
    pageInfo { hasNextPage endCursor }
    edges { node { id title status severity alertCount openAlertCount createdAt updatedAt assignee { email } } }
  }
}`);
const createDocument = graphql(`mutation CreateCase($input: CreateCaseInput!) {
  createCase(input: $input) { case { id title } }
}`);
const addDocument = graphql(`mutation AddAlertsToCase($input: CaseAlertsInput!) {
  addAlertsToCase(input: $input) { case { id title alertCount } }
}`);
const noteDocument = graphql(`mutation AddCaseNote($input: AddCaseNoteInput!) {
  addCaseNote(input: $input) { case { id title } }
}`);
const unmergeDocument = graphql(`mutation UndoCaseMerge($id: ID!) {
  undoCaseMerge(id: $id) { case { id title alertCount } }
}`);
const mergeDocument = graphql(`mutation MergeCases($input: MergeCasesInput!) {
  mergeCases(input: $input) { case { id title alertCount } }
}`);
const linkDocument = graphql(`mutation LinkCases($input: LinkedCasesInput!) {
  linkCases(input: $input) { case { id title } }
}`);
const unlinkDocument = graphql(`mutation UnlinkCases($input: LinkedCasesInput!) {
  unlinkCases(input: $input) { case { id title } }
}`);
const deleteDocument = graphql(`mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }`);
const restoreDocument = graphql(`mutation RestoreCase($id: ID!) { restoreCase(id: $id) { case { id title } } }`);
const keyDocument = graphql(`query CaseSigningKey { caseSigningKey { fingerprint publicKey } }`);

interface ListOptions extends ClientOptions {
  readonly status?: CaseStatus[];
  readonly limit: string;
}
interface CreateOptions extends ClientOptions {
  readonly description?: string;
  readonly severity?: Severity;
  readonly alert?: string[];
}

export function addCaseCommands(program: Command): void {
  const cases = program.command("case").description("cases: alerts that are investigated as one");
  withClientOptions(
    cases
      .command("list")
      .description("list cases, what changed last first")
      .addOption(new Option("--status <status...>", "only these").choices(caseStatuses))
      .option("--limit <number>", "maximum number of results", "1000"),
  ).action(listCases);
  withClientOptions(
    cases
      .command("create")
      .description("open a case")
      .argument("<title>")
      .option("--description <text>", "in Markdown")
      .addOption(new Option("--severity <severity>", "that of its most severe alert when absent").choices(severities))
      .option("--alert <id...>", "alerts that it begins with"),
  ).action(createCase);
  withClientOptions(
    cases.command("add").description("add alerts to a case").argument("<case>").argument("<alert...>"),
  ).action(async (id: string, alertIds: string[], options: ClientOptions) => {
    const { addAlertsToCase } = await connect(options).graphql(addDocument, { input: { id, alertIds } });
    const { title, alertCount } = addAlertsToCase.case;
    outputFor(options).object(addAlertsToCase.case, `Case ${id}, ${title}, has ${alertCount} alerts`);
  });
  withClientOptions(
    cases.command("note").description("add a note to a case").argument("<case>").argument("<text>", "in Markdown"),
  ).action(async (id: string, body: string, options: ClientOptions) => {
    const { addCaseNote } = await connect(options).graphql(noteDocument, { input: { id, body } });
    outputFor(options).object(addCaseNote.case, `Added the note to case ${id}, ${addCaseNote.case.title}`);
  });
  addRelationCommands(cases);
  withClientOptions(
    cases
      .command("export")
      .description("write a case as a signed archive that can be read without Pharos")
      .argument("<case>")
      .option("--out <file>", "where to; case-<number>.zip when absent"),
  ).action(async (id: string, options: ClientOptions & { readonly out?: string }) => {
    const path = options.out ?? `case-${id}.zip`;
    await connect(options).download(`/internal/cases/${encodeURIComponent(id)}/archive`, path);
    outputFor(options).object({ path }, `Wrote ${path}`);
  });
  cases
    .command("verify")
    .description("check that nothing in an archive was changed since the export; needs no server")
    .argument("<file>")
    .option("--json", "a JSON line, for machines", false)
    .action(verifyArchive);
  withClientOptions(
    cases
      .command("key")
      .description("print the fingerprint of the key that signs the archives of this installation")
      .option("--pem", "the key itself"),
  ).action(async (options: ClientOptions & { readonly pem?: boolean }) => {
    const { caseSigningKey } = await connect(options).graphql(keyDocument, {});
    outputFor(options).object(caseSigningKey, options.pem ? caseSigningKey.publicKey : caseSigningKey.fingerprint);
  });
}

function addRelationCommands(cases: Command): void {
  withClientOptions(
    cases
      .command("merge")
      .description("move the alerts, files and history of a case into another one; can be undone for 30 days")
      .argument("<case>")
      .argument("<into>"),
  ).action(async (id: string, intoId: string, options: ClientOptions) => {
    const { mergeCases } = await connect(options).graphql(mergeDocument, { input: { id, intoId } });
    const { case: merged } = mergeCases;
    outputFor(options).object(merged, `Merged case ${id} into case ${merged.id}, ${merged.title}`);
  });
  withClientOptions(
    cases.command("unmerge").description("undo the merge of a case into another one").argument("<case>"),
  ).action(async (id: string, options: ClientOptions) => {
    const { undoCaseMerge } = await connect(options).graphql(unmergeDocument, { id });
    outputFor(options).object(undoCaseMerge.case, `Case ${id}, ${undoCaseMerge.case.title}, has what it had before`);
  });
  withClientOptions(
    cases
      .command("link")
      .description("link two cases to each other")
      .argument("<case>")
      .argument("<other>")
      .option("--remove", "remove their link"),
  ).action(async (id: string, otherId: string, options: ClientOptions & { readonly remove?: boolean }) => {
    const client = connect(options);
    const input = { id, otherId };
    if (options.remove) {
      const { unlinkCases } = await client.graphql(unlinkDocument, { input });
      outputFor(options).object(unlinkCases.case, `Removed the link between case ${id} and case ${otherId}`);
    } else {
      const { linkCases } = await client.graphql(linkDocument, { input });
      outputFor(options).object(linkCases.case, `Linked case ${id} and case ${otherId}`);
    }
  });
  withClientOptions(
    cases.command("delete").description("delete a case; it can be restored for 30 days").argument("<case>"),
  ).action(async (id: string, options: ClientOptions) => {
    const { deleteCase } = await connect(options).graphql(deleteDocument, { id });
    outputFor(options).object(deleteCase, `Deleted case ${id}. Restore it with: pharos case restore ${id}`);
  });
  withClientOptions(
    cases.command("restore").description("restore a case that was deleted in the last 30 days").argument("<case>"),
  ).action(async (id: string, options: ClientOptions) => {
    const { restoreCase } = await connect(options).graphql(restoreDocument, { id });
    outputFor(options).object(restoreCase.case, `Restored case ${id}, ${restoreCase.case.title}`);
  });
}

async function listCases(options: ListOptions): Promise<void> {
  const client = connect(options);
  const rows = await listNodes({ limit: Number(options.limit), pageSizeMax: casePageSizeMax }, async (page) => {
    const input = { ...(options.status && { statuses: options.status }), ...page };
    return (await client.graphql(listDocument, { input })).cases;
  });
  outputFor(options).list(rows, ["id", "severity", "status", "alertCount", "openAlertCount", "updatedAt", "title"]);
}

async function createCase(title: string, options: CreateOptions): Promise<void> {
  const { description, severity, alert = [] } = options;
  const input = { title, alertIds: alert, ...(description && { description }), ...(severity && { severity }) };
  const { createCase: created } = await connect(options).graphql(createDocument, { input });
  outputFor(options).object(created.case, `Created case ${created.case.id}, ${created.case.title}`);
}

/** @throws cases.archive_unreadable, cases.archive_changed */
async function verifyArchive(file: string, options: { readonly json?: boolean }): Promise<void> {
  // Only this command needs it, and it takes a while to load.
  const { verifyCaseArchive } = await import("@pharos/api");
  const archive = await readFile(file);
  const verdict = (() => {
    try {
      return verifyCaseArchive(archive);
    } catch {
      throw new PharosError("cases.archive_unreadable", "InvalidInput", `${file} is not a ZIP archive, or is damaged`);
    }
  })();
  if (verdict.problems.length > 0)
    throw new PharosError(
      "cases.archive_changed",
      "InvalidInput",
      `${file} was changed since the export:\n${verdict.problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
  outputFor(options).object(
    { ...verdict },
    `Nothing was changed since the export: ${verdict.fileCount} files, signed with the key\n${verdict.fingerprint}\nCompare it with what the installation prints for: pharos case key`,
  );
}
