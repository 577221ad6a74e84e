import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { QueryVariables } from "@pharos/domain";
import type { FlowColumn, FlowMember, FlowTable } from "@pharos/flow/editor";
import { useEffect, useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import type { LakeDatabase } from "../use-tables.ts";
import type { KnownTable } from "./language/flow-answers.ts";
import { type FlowData, FlowLanguage } from "./language/flow-language.ts";
import { remoteAnswers } from "./language/flow-messages.ts";

const describeQuery = graphql(`
  query FlowTablesColumns($tables: [String!]!) {
    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }
  }
`);
const valuesQuery = graphql(`
  query FlowValues($input: SearchInput!, $key: String!) {
    fieldSummary(input: $input, key: $key) { top { value } }
  }
`);

/** Values are suggested from the events of so many days. */
const valueDays = 7;
const dayMs = 86_400_000;

/** The language over the reader's tables, in a worker that lives as long as the view. */
export function useFlowLanguage(
  databases: readonly LakeDatabase[] | undefined,
  selectedTables: readonly string[],
  variables?: QueryVariables,
) {
  const client = useApolloClient();
  const { language, worker } = useMemo(() => {
    const worker = new Worker(new URL("./language/flow-worker.ts", import.meta.url), { type: "module" });
    return { worker, language: new FlowLanguage(remoteAnswers(worker), dataOf(client)) };
  }, [client]);
  useEffect(() => () => worker.terminate(), [worker]);
  useEffect(() => {
    if (variables) void language.setVariables(variables);
  }, [language, variables]);
  useEffect(() => {
    if (databases)
      void language.setTables(
        databases.flatMap(({ tables }) => tables.map(knownTable)),
        selectedTables,
      );
  }, [language, databases, selectedTables]);
  return language;
}

function knownTable({ id, logType }: { readonly id: string; readonly logType?: string | null }): KnownTable {
  const [database = "", , name = ""] = id.split(".");
  return { database, name, ...(logType ? { logType } : {}) };
}

function dataOf(client: ApolloClient): FlowData {
  return {
    describeTables: async (tables): Promise<FlowTable[]> => {
      const { data } = await client.query({ query: describeQuery, variables: { tables: [...tables] } });
      return (data?.dataLakeTablesColumns ?? []).map(({ id, columns }) => ({
        ...knownTable({ id }),
        columns: columns.map(({ name, type, description, paths, members }): FlowColumn => {
          return {
            name,
            engineType: type,
            description,
            paths,
            ...(members ? { members: members as FlowMember[] } : {}),
          };
        }),
      }));
    },
    valuesOf: async (tables, path) => {
      const now = Date.now();
      const input = {
        tables: [...tables],
        startTime: new Date(now - valueDays * dayMs).toISOString(),
        endTime: new Date(now).toISOString(),
      };
      const { data } = await client.query({ query: valuesQuery, variables: { input, key: path } });
      return data?.fieldSummary.top.map(({ value }) => value) ?? [];
    },
  };
}
