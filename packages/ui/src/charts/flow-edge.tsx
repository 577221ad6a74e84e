import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getStraightPath } from "@xyflow/react";
import classes from "./flow-chart.module.css";

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  /** Lines of text about it. */
  readonly lines: readonly string[];
}

export type FlowLine = Edge<{ readonly lines: readonly string[] }, "line">;

export function FlowEdgeLine({ data, markerEnd, ...edge }: EdgeProps<FlowLine>) {
  const [path, x, y] = getStraightPath(edge);
  const { lines = [] } = data ?? {};
  return (
    <>
      <BaseEdge path={path} {...(markerEnd && { markerEnd })} className={classes.edge ?? ""} />
      {lines.length === 0 ? null : (
        <EdgeLabelRenderer>
          <div
            className={classes.edgeLabel}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
            title={lines.join(", ")}
          >
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
