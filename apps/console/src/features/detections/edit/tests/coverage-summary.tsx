import { describeShare, joinLines, type LineCoverage, partlyTaken } from "@pharos/domain";
import { UnstyledButton } from "@pharos/ui";
import classes from "../editor.module.css";

interface CoverageSummaryProps {
  readonly coverage: LineCoverage;
  readonly onGoToLine: (line: number) => void;
}

/** Beyond so many, places are counted. */
const placesMax = 30;

/** How much of the code tests run, and where they never come; a click leads there. */
export function CoverageSummary({ coverage, onGoToLine }: CoverageSummaryProps) {
  const { lines, missed } = coverage;
  const ranges = joinLines(missed, lines);
  const ways = partlyTaken(coverage);
  const hidden = Math.max(0, ranges.length - placesMax) + Math.max(0, ways.length - placesMax);
  return (
    <section className={classes.coverage} aria-label="Line coverage">
      <p aria-live="polite">Tests run {describeShare(coverage)}.</p>
      {ranges.length > 0 ? (
        <p>
          {"Not run: "}
          {ranges.slice(0, placesMax).map(({ first, last }, index) => (
            <span key={first}>
              {index > 0 ? ", " : ""}
              <UnstyledButton className={classes.line} onClick={() => onGoToLine(first)}>
                {first === last ? `line ${first}` : `lines ${first}\u2013${last}`}
              </UnstyledButton>
            </span>
          ))}
        </p>
      ) : null}
      {ways.length > 0 ? (
        <ul>
          {ways.slice(0, placesMax).map(({ from, to }) => (
            <li key={`${from} ${to}`}>
              No test goes from{" "}
              <UnstyledButton className={classes.line} onClick={() => onGoToLine(from)}>
                line {from}
              </UnstyledButton>{" "}
              to line {to}.
            </li>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? <p>And {hidden} more.</p> : null}
    </section>
  );
}
