import type { ApolloClient } from "@apollo/client";
import { FlowParser, type FlowTable, readForm, writeForm } from "@pharos/flow/editor";
import type { ExecuteDataLakeQueryInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { type LakeDatabase, tablesOfNames } from "../use-tables.ts";
import { NotCarried, type Translations } from "./switch-mode.ts";

const checkQuery = graphql(`
  query StatementOfQuery($input: ExecuteDataLakeQueryInput!) {
    checkDataLakeQuery(input: $input) { sql problem }
  }
`);
const columnsQuery = graphql(`
  query ColumnsOfForm($tables: [String!]!) {
    dataLakeTablesColumns(tables: $tables) { id columns { name type } }
  }
`);

/** The server describes as many tables at once. */
const describedMax = 200;
const storageKey = "search.statements";
const rememberedMax = 50;

let parser: Promise<FlowParser> | undefined;

async function loadParser(): Promise<FlowParser> {
  const response = await fetch("/wasm/pharos-flow.wasm");
  if (!response.ok) throw new Error(`Couldn't load the PharosFlow parser (HTTP ${response.status})`);
  return FlowParser.load(new Uint8Array(await response.arrayBuffer()));
}

/** Loaded once, before anybody switches the mode. */
export function prepareParser(): Promise<FlowParser> {
  parser ??= loadParser().catch((error: unknown) => {
    parser = undefined;
    throw error;
  });
  return parser;
}

/** @param beside what the page says beside a text in PharosFlow */
export function translationsOf(
  client: ApolloClient,
  databases: readonly LakeDatabase[],
  beside: (flow: string) => ExecuteDataLakeQueryInput,
): Translations {
  return {
    readForm: async (flow) => readForm((await prepareParser()).parse(flow)),
    writeForm: async (form, described) => writeForm(form, described),
    describe: async ({ tables, filters }) => {
      if (filters.ors.length === 0) return [];
      const asked = tablesOfNames(tables, databases).slice(0, describedMax);
      const { data } = await client.query({ query: columnsQuery, variables: { tables: asked } });
      return (data?.dataLakeTablesColumns ?? []).map(({ id, columns }): FlowTable => {
        const [database = "", , name = ""] = id.split(".");
        return { database, name, columns: columns.map(({ name, type }) => ({ name, engineType: type })) };
      });
    },
    sqlOf: async (flow) => {
      const { data } = await client.query({
        query: checkQuery,
        variables: { input: beside(flow) },
        fetchPolicy: "no-cache",
      });
      const { sql, problem } = data?.checkDataLakeQuery ?? {};
      if (sql == null) throw new NotCarried(problem ?? "The query has no statement.");
      return sql;
    },
    flowOf: (sql) => readRemembered().find(([statement]) => statement.trim() === sql.trim())?.[1],
    remember: (sql, flow) => {
      const others = readRemembered().filter(([statement]) => statement !== sql);
      sessionStorage.setItem(storageKey, JSON.stringify([...others, [sql, flow]].slice(-rememberedMax)));
    },
  };
}

/** Statements of this tab that were made of PharosFlow, each with its text. */
function readRemembered(): readonly (readonly [string, string])[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}
