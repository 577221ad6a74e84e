import "@xyflow/react/dist/base.css";
import { ActionIcon } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconArrowsMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { Panel, ReactFlow, type ReactFlowInstance } from "@xyflow/react";
import { useEffect, useMemo, useState } from "react";
import classes from "./flow-chart.module.css";
import { type FlowEdge, FlowEdgeLine } from "./flow-edge.tsx";
import { type FlowNode, FlowNodeCard } from "./flow-node.tsx";
import { layOutFlow } from "./lay-out-flow.ts";

export type { FlowEdge } from "./flow-edge.tsx";
export type { FlowMember, FlowNode } from "./flow-node.tsx";

export interface FlowChartProps {
  readonly label: string;
  /** From top to bottom. */
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  /** The space around, as a share of the chart. */
  readonly padding: number;
  /** As CSS has it. */
  readonly height: string;
}

const nodeTypes = { card: FlowNodeCard };
const edgeTypes = { line: FlowEdgeLine };
const zoomMin = 0.3;
const zoomFitMin = 0.9;
const marginPx = 20;

/** Boxes and the arrows between them; dragging and the wheel move it, buttons zoom. A box can lead somewhere. */
export function FlowChart({ label, nodes, edges, padding, height: wantedHeight }: FlowChartProps) {
  const { ref, width, height } = useElementSize();
  const [flow, setFlow] = useState<ReactFlowInstance>();
  const layout = useMemo(() => layOutFlow(nodes, edges), [nodes, edges]);
  const { width: chartWidth, height: chartHeight } = layout;
  const fit = () => {
    if (!flow || width === 0) return;
    const wanted = Math.min(width / (chartWidth * (1 + padding)), height / (chartHeight * (1 + padding)));
    // A long chart stays readable and shows its beginning.
    const zoom = Math.min(1, Math.max(zoomFitMin, wanted));
    const y = Math.max(marginPx, (height - chartHeight * zoom) / 2);
    void flow.setViewport({ x: (width - chartWidth * zoom) / 2, y, zoom });
  };
  useEffect(fit, [flow, width, height, chartWidth, chartHeight, padding]);
  return (
    <section ref={ref} className={classes.chart} style={{ height: wantedHeight }} aria-label={label}>
      <ReactFlow
        nodes={layout.nodes}
        edges={layout.edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onInit={(instance) => setFlow(instance as unknown as ReactFlowInstance)}
        minZoom={zoomMin}
        maxZoom={2}
        panOnScroll
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        proOptions={{ hideAttribution: true }}
      >
        <Panel position="bottom-right" className={classes.zoom}>
          <ActionIcon variant="default" aria-label="Zoom in" onClick={() => flow?.zoomIn()}>
            <IconPlus size={14} />
          </ActionIcon>
          <ActionIcon variant="default" aria-label="Zoom out" onClick={() => flow?.zoomOut()}>
            <IconMinus size={14} />
          </ActionIcon>
          <ActionIcon variant="default" aria-label="Fit the chart" onClick={fit}>
            <IconArrowsMaximize size={14} />
          </ActionIcon>
        </Panel>
      </ReactFlow>
    </section>
  );
}
