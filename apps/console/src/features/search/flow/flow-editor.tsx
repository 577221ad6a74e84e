import { BlockSkeleton } from "@pharos/ui";
import type { CodeDiagnostic, CodeFix, CodeLanguage } from "@pharos/ui/code-editor";
import { lazy, Suspense, useState } from "react";
import { FlowProblems } from "./flow-problems.tsx";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

interface FlowEditorProps {
  readonly value: string;
  readonly language: CodeLanguage;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
}

const skeletonHeightPx = 120;
const none: readonly CodeDiagnostic[] = [];

export function FlowEditor({ value, language, onChange, onRun }: FlowEditorProps) {
  const [problems, setProblems] = useState(none);
  const fix = ({ start, end, text }: CodeFix) => onChange(value.slice(0, start) + text + value.slice(end));
  return (
    <>
      <Suspense fallback={<BlockSkeleton height={skeletonHeightPx} />}>
        <CodeEditor
          label="PharosFlow query"
          language={language}
          value={value}
          onChange={onChange}
          onRun={onRun}
          onDiagnostics={(found) => setProblems(found.filter(({ severity }) => severity !== "hint"))}
        />
      </Suspense>
      {problems.length > 0 ? <FlowProblems text={value} problems={problems} onFix={fix} /> : null}
    </>
  );
}
