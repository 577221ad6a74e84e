import type { QueryVariables } from "@pharos/domain";
import { lazy, type Ref, Suspense, useImperativeHandle, useMemo } from "react";
import { filterFlow } from "../flow/filter-flow.ts";
import { useFlowLanguage } from "../flow/use-flow-language.ts";
import { filterSql } from "../sql/filter-sql.ts";
import { useSqlLanguage } from "../sql/use-sql-language.ts";
import { type LakeDatabase, useTables } from "../use-tables.ts";
import type { FilterText } from "./filter-text.ts";
import classes from "./runs.module.css";
import { variableInputs } from "./variable-inputs.ts";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

interface QueryTextEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ctrl or ⌘ and Enter. */
  readonly onRun?: () => void;
  /** What the text may name; the same object while they are the same. */
  readonly variables?: QueryVariables;
  /** Lines of an editor with little in it. */
  readonly linesMin?: number;
  /** Receives the function that adds a filter to the text: it needs the language, which the editor loads. */
  readonly filter?: Ref<FilterText>;
}

const noTables: readonly string[] = [];
const noDatabases: readonly LakeDatabase[] = [];
const linesMinDefault = 8;
const linesMax = 20;

/** The text of a query, with what its language suggests. */
export function QueryTextEditor({ language, ...props }: QueryTextEditorProps & { language: "sql" | "pharosflow" }) {
  const Text = language === "sql" ? SqlText : FlowText;
  return (
    <Suspense
      fallback={
        <div className={classes.loadingEditor} role="status">
          Loading the editor…
        </div>
      }
    >
      <Text {...props} />
    </Suspense>
  );
}

function FlowText({ variables, filter, linesMin = linesMinDefault, ...props }: QueryTextEditorProps) {
  const { databases, error } = useTables();
  const language = useFlowLanguage(databases ?? (error && noDatabases), noTables, variables);
  useImperativeHandle<FilterText, FilterText>(
    filter,
    () =>
      (...chosen) =>
        filterFlow(language, props.value, ...chosen),
  );
  return <CodeEditor {...props} linesMin={linesMin} linesMax={linesMax} language={language} />;
}

function SqlText({ variables, filter, linesMin = linesMinDefault, ...props }: QueryTextEditorProps) {
  const { databases, error } = useTables();
  const inputs = useMemo(() => variables && variableInputs(variables), [variables]);
  const language = useSqlLanguage(databases ?? (error && noDatabases), inputs);
  useImperativeHandle<FilterText, FilterText>(
    filter,
    () =>
      (...chosen) =>
        filterSql(props.value, ...chosen),
  );
  return <CodeEditor {...props} linesMin={linesMin} linesMax={linesMax} language={language} />;
}
