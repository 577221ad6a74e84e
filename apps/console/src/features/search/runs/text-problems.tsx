import { Button } from "@pharos/ui";
import type { CodeDiagnostic, CodeFix } from "@pharos/ui/code-editor";
import { IconAlertTriangle } from "@pharos/ui/icons";
import classes from "./text-problems.module.css";

interface TextProblemsProps {
  readonly text: string;
  readonly problems: readonly CodeDiagnostic[];
  readonly onFix: (fix: CodeFix) => void;
}

const shownMax = 3;

/** What is wrong with the query, in words, each with the change that mends it. */
export function TextProblems({ text, problems, onFix }: TextProblemsProps) {
  const errorsFirst = [...problems].sort((a, b) => Number(a.severity !== "error") - Number(b.severity !== "error"));
  const more = problems.length - shownMax;
  return (
    <ul className={classes.problems} aria-label="Problems" aria-live="polite">
      {errorsFirst.slice(0, shownMax).map((problem) => (
        <li key={`${problem.code} ${problem.start}`} data-severity={problem.severity}>
          <IconAlertTriangle size={14} aria-hidden />
          <span>
            Line {lineOf(text, problem.start)}: {problem.message}
          </span>
          {problem.fixes.slice(0, 1).map((fix) => (
            <Button key={fix.title} size="compact-xs" variant="default" onClick={() => onFix(fix)}>
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
