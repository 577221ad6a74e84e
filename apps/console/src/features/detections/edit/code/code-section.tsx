import type { CodeDiagnostic, CodeEditorHandle, CodeFix, CodeLanguage, LineMark } from "@pharos/ui/code-editor";
import { lazy, type Ref, Suspense, useImperativeHandle, useMemo, useRef, useState } from "react";
import classes from "../editor.module.css";
import { CodeProblems } from "./code-problems.tsx";
import { mergeProblems, type ServerProblem, toldProblems } from "./told-problems.ts";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

interface CodeSectionProps {
  readonly ref?: Ref<CodeEditorHandle>;
  readonly label: string;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The member of the draft whose problems are shown. */
  readonly field: string;
  readonly problems: readonly ServerProblem[];
  /** What is wrong with the text as a whole. */
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly isReadOnly: boolean;
  /** Stable between renders. */
  readonly marks?: readonly LineMark[] | undefined;
  readonly linesMin?: number;
  readonly linesMax?: number;
}

const linesMinDefault = 14;
const linesMaxDefault = 44;

/** Code with what is wrong with it: in the text, and in words below, from which a click leads to the place. */
export function CodeSection({ ref, field, problems, error, isReadOnly, value, onChange, ...props }: CodeSectionProps) {
  const { label, language, placeholder, marks, linesMin = linesMinDefault, linesMax = linesMaxDefault } = props;
  const editor = useRef<CodeEditorHandle>(null);
  useImperativeHandle(
    ref,
    () => ({ focus: () => editor.current?.focus(), goTo: (offset) => editor.current?.goTo(offset) }),
    [],
  );
  const [own, setOwn] = useState<readonly CodeDiagnostic[]>([]);
  const told = useMemo(() => toldProblems(value, field, problems), [value, field, problems]);
  const fix = ({ start, end, text }: CodeFix) => onChange(value.slice(0, start) + text + value.slice(end));
  return (
    <>
      <Suspense fallback={<LoadingEditor lines={linesMin} />}>
        <CodeEditor
          ref={editor}
          label={label}
          language={language}
          value={value}
          onChange={onChange}
          told={told}
          onDiagnostics={setOwn}
          readOnly={isReadOnly}
          linesMin={linesMin}
          linesMax={linesMax}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(marks === undefined ? {} : { marks })}
        />
      </Suspense>
      <CodeProblems
        text={value}
        error={error}
        problems={mergeProblems(own, told)}
        onFix={fix}
        onGoTo={(offset) => editor.current?.goTo(offset)}
      />
    </>
  );
}

const lineHeightPx = 20;

function LoadingEditor({ lines }: { lines: number }) {
  return (
    <div className={classes.loadingEditor} style={{ minHeight: lines * lineHeightPx }} role="status">
      Loading the editor…
    </div>
  );
}
