import { Button, UnstyledButton } from "@pharos/ui";
import type { CodeDiagnostic, CodeFix } from "@pharos/ui/code-editor";
import { IconAlertTriangle } from "@pharos/ui/icons";
import classes from "../editor.module.css";

interface CodeProblemsProps {
  readonly text: string;
  /** Of the text as a whole. */
  readonly error: string | undefined;
  readonly problems: readonly CodeDiagnostic[];
  readonly onFix: (fix: CodeFix) => void;
  readonly onGoTo: (offset: number) => void;
}

const shownMax = 6;

/** What is wrong with a text, in words: the lines lead to their places, and some offer the change that mends them. */
export function CodeProblems({ text, error, problems, onFix, onGoTo }: CodeProblemsProps) {
  const errorsFirst = [...problems].sort((a, b) => Number(a.severity !== "error") - Number(b.severity !== "error"));
  const more = problems.length - shownMax;
  return (
    <ul className={classes.problems} aria-label="Problems" aria-live="polite">
      {error === undefined ? null : (
        <li data-severity="error">
          <IconAlertTriangle size={14} aria-hidden />
          <span>{error}</span>
        </li>
      )}
      {errorsFirst.slice(0, shownMax).map((problem) => (
        <li key={`${problem.code} ${problem.start} ${problem.message}`} data-severity={problem.severity}>
          <IconAlertTriangle size={14} aria-hidden />
          <UnstyledButton className={classes.place} onClick={() => onGoTo(problem.start)}>
            Line {lineOf(text, problem.start)}: {problem.message}
          </UnstyledButton>
          {problem.fixes.slice(0, 1).map((fix) => (
            <Button key={fix.title} flex="none" size="compact-xs" variant="default" onClick={() => onFix(fix)}>
              {fix.title}
            </Button>
          ))}
        </li>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </ul>
  );
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
