import { Skeleton } from "@mantine/core";
import classes from "./states.module.css";

/** Rows in the shape of a table that is on its way; `widths` are its columns, in pixels or any CSS length. */
export function TableSkeleton({ rows = 10, widths }: { rows?: number; widths: readonly (number | string)[] }) {
  return (
    <div aria-busy="true" role="status" aria-label="Loading">
      {indexes(rows).map((row) => (
        <div key={row} className={classes.row}>
          {widths.map((width, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
            <Skeleton key={column} height={12} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Lines of text on their way. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-busy="true" role="status" aria-label="Loading">
      {indexes(lines).map((line) => (
        <Skeleton key={line} height={12} mb={10} width={line === lines - 1 ? "60%" : "100%"} />
      ))}
    </div>
  );
}

export function BlockSkeleton({ height }: { height: number }) {
  return <Skeleton height={height} role="status" aria-label="Loading" />;
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
