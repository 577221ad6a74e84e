import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import classes from "./flow-chart.module.css";

export interface FlowMember {
  readonly id: string;
  readonly title: string;
  /** Lines of text about it. */
  readonly lines: readonly string[];
  /** Its mistake, in words. */
  readonly problem?: string | undefined;
  /** Where a press leads. */
  readonly onOpen?: (() => void) | undefined;
}

export interface FlowNode extends FlowMember {
  /** Where a flow ends. */
  readonly isEnd?: boolean;
  /** Boxes within the box. */
  readonly members?: readonly FlowMember[];
}

export type FlowCard = Node<{ readonly node: FlowNode }, "card">;

export function FlowNodeCard({ data: { node } }: NodeProps<FlowCard>) {
  return (
    <div className={classes.node} data-end={node.isEnd} data-problem={node.problem !== undefined}>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <MemberText member={node} />
      {node.members?.map((member) => (
        <div key={member.id} className={classes.member} data-problem={member.problem !== undefined}>
          <MemberText member={member} />
        </div>
      ))}
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </div>
  );
}

function MemberText({ member }: { member: FlowMember }) {
  const { title, lines, problem, onOpen } = member;
  const text = (
    <>
      <strong title={title}>{title}</strong>
      {lines.map((line) => (
        <span key={line} title={line}>
          {line}
        </span>
      ))}
      {problem === undefined ? null : (
        <em title={problem} className={classes.problem}>
          {problem}
        </em>
      )}
    </>
  );
  if (onOpen === undefined) return <div className={classes.text}>{text}</div>;
  return (
    <button type="button" className={`nopan ${classes.text}`} onClick={onOpen}>
      {text}
    </button>
  );
}
