import { useQuery } from "@apollo/client/react";
import { Button, bytesText, useDebouncedValue } from "@pharos/ui";
import { IconClock } from "@pharos/ui/icons";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./runs.module.css";
import { describeScan, isFarScan } from "./scan-text.ts";
import type { RunInput } from "./use-query-run.ts";

const estimateQuery = graphql(`
  query ScanEstimate($input: ExecuteDataLakeQueryInput!) {
    checkDataLakeQuery(input: $input) { estimate { rows bytes seconds } }
  }
`);
const askAfterMs = 800;

interface ScanHintProps {
  /** The query as it would run. */
  readonly input: RunInput;
  /** False before it runs. */
  readonly isRunning: boolean;
  /** Writes a shorter time into the query; undefined where its time is that short already. */
  readonly onNarrow: (() => void) | undefined;
}

/** Tells how much a large query reads, and offers a shorter time. */
export function ScanHint({ input, isRunning, onNarrow }: ScanHintProps) {
  const written = JSON.stringify(input);
  const [asked] = useDebouncedValue(written, askAfterMs);
  const isEmpty = input.language !== "simplesearch" && !input.sql?.trim();
  const { data } = useQuery(estimateQuery, { variables: { input: JSON.parse(asked) }, skip: isEmpty });
  const estimate = data?.checkDataLakeQuery.estimate;
  // Of an earlier text it would be untrue.
  if (asked !== written || !estimate || !isFarScan(estimate)) return null;
  return (
    <span className={classes.note} role="status">
      <IconClock size={14} aria-hidden />
      <span title={`${bytesText(estimate.bytes)} at most, if it reads all columns`}>
        {isRunning ? "Reads" : "Would read"} {describeScan(estimate)}
      </span>
      {onNarrow ? (
        <Button size="compact-xs" variant="default" onClick={onNarrow}>
          Narrow to 24 hours
        </Button>
      ) : null}
    </span>
  );
}
