import { BlockSkeleton } from "@pharos/ui";
import type { CodeDiagnostic, CodeLanguage } from "@pharos/ui/code-editor";
import { lazy, Suspense } from "react";
import { TextProblems } from "./text-problems.tsx";
import type { AskedQuery } from "./use-asked-query.ts";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

interface QueryEditorProps {
  readonly label: string;
  readonly asked: AskedQuery;
  readonly language: CodeLanguage;
  /** What the last run found wrong with this very text. */
  readonly told?: readonly CodeDiagnostic[];
}

/** As high as the editor of a short text. */
const skeletonHeightPx = 102;
const none: readonly CodeDiagnostic[] = [];

export function QueryEditor({ label, asked, language, told = none }: QueryEditorProps) {
  const { draft, setDraft, editor, problems, setProblems, ask, fix } = asked;
  return (
    <>
      <Suspense fallback={<BlockSkeleton height={skeletonHeightPx} />}>
        <CodeEditor
          ref={editor}
          label={label}
          language={language}
          value={draft}
          told={told}
          onChange={setDraft}
          onRun={ask}
          onDiagnostics={(found) => setProblems(found.filter(({ severity }) => severity !== "hint"))}
        />
      </Suspense>
      {problems.length > 0 ? <TextProblems text={draft} problems={problems} onFix={fix} /> : null}
    </>
  );
}
