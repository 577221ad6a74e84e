import { lazy, Suspense } from "react";
import { useFlowLanguage } from "../flow/use-flow-language.ts";
import { useSqlLanguage } from "../sql/use-sql-language.ts";
import { type LakeDatabase, useTables } from "../use-tables.ts";
import classes from "./runs.module.css";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

interface QueryTextEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ctrl or ⌘ and Enter. */
  readonly onRun?: () => void;
}

const noTables: readonly string[] = [];
const noDatabases: readonly LakeDatabase[] = [];
const lines = { linesMin: 8, linesMax: 20 };

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

function FlowText(props: QueryTextEditorProps) {
  const { databases, error } = useTables();
  const language = useFlowLanguage(databases ?? (error && noDatabases), noTables);
  return <CodeEditor {...props} {...lines} language={language} />;
}

function SqlText(props: QueryTextEditorProps) {
  const { databases, error } = useTables();
  const language = useSqlLanguage(databases ?? (error && noDatabases));
  return <CodeEditor {...props} {...lines} language={language} />;
}
