import { BlockSkeleton } from "@pharos/ui";
import type { CodeDiagnostic, CodeFix, CodeLanguage } from "@pharos/ui/code-editor";
import { lazy, Suspense, useState } from "react";
import { TextProblems } from "./text-problems.tsx";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

interface QueryEditorProps {
  readonly label: string;
  readonly value: string;
  readonly language: CodeLanguage;
  /** What the last run found wrong with this very text. */
  readonly told?: readonly CodeDiagnostic[];
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
}

/** As high as the editor of a short text. */
const skeletonHeightPx = 102;
const none: readonly CodeDiagnostic[] = [];

export function QueryEditor({ label, value, language, told = none, onChange, onRun }: QueryEditorProps) {
  const [problems, setProblems] = useState(none);
  const fix = ({ start, end, text }: CodeFix) => onChange(value.slice(0, start) + text + value.slice(end));
  return (
    <>
      <Suspense fallback={<BlockSkeleton height={skeletonHeightPx} />}>
        <CodeEditor
          label={label}
          language={language}
          value={value}
          told={told}
          onChange={onChange}
          onRun={onRun}
          onDiagnostics={(found) => setProblems(found.filter(({ severity }) => severity !== "hint"))}
        />
      </Suspense>
      {problems.length > 0 ? <TextProblems text={value} problems={problems} onFix={fix} /> : null}
    </>
  );
}
