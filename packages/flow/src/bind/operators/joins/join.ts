import { keysOf, withoutSide } from "../../../optimise/join-keys.ts";
import type { JoinKind, JoinOutput, Relation } from "../../../plan/plan.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import type { Binder } from "../../binder.ts";
import type { OperatorDefinition } from "../parts/operator-definition.ts";
import { clauseOf, ownParts } from "../parts/operator-parts.ts";
import { choiceOf, parametersOf } from "../parts/parameters.ts";
import { allOf, bindConditions } from "./join-condition.ts";
import { flattened, joined, withDestination } from "./joined.ts";

/** As a query writes them; `innerunique` is KQL's. */
export const joinKinds = [
  "inner",
  "innerunique",
  "leftouter",
  "rightouter",
  "fullouter",
  "cross",
  "leftsemi",
  "rightsemi",
  "leftanti",
  "rightanti",
] as const satisfies readonly (JoinKind | "innerunique")[];

const rows = "let t = datatable [{'id': 1, 'team': 'red'}, {'id': 9, 'team': 'blue'}];";
const input = "datatable [{'id': 1, 'n': 'a'}, {'id': 2, 'n': 'b'}]";

export const joinOperator: OperatorDefinition = {
  name: "join",
  syntax: "join kind=inner [name =] (pipeline) on $left.column == $right.column",
  summary:
    "Brings rows of another table to those that meet the condition. name= takes the other row as one object, null where there is none; without it the columns follow those of the pipe, and get a number where they have the same name. on a, b means equality of these columns. Kinds: inner, innerunique, leftouter, rightouter, fullouter, cross, leftsemi, rightsemi, leftanti, rightanti.",
  bind: (binder, node, left) => {
    const parameters = parametersOf(binder, node, ["kind"]);
    const written = parameters.get("kind");
    if (written === undefined) binder.report("kind_missing", { start: node.start, end: node.start + "join".length });
    const kind = choiceOf(binder, written, joinKinds) ?? "inner";
    const [target] = ownParts(node);
    if (target === undefined) return left;
    const [name, table] = target.kind === "Destination" ? target.children : [undefined, target];
    const right = binder.source(table ?? target);
    const on = clauseOf(node, "on");
    checkCondition(binder, node, kind, on);
    const condition = kind === "cross" ? undefined : allOf(bindConditions(binder, on ?? [], { left, right }));
    const isUnique = kind === "innerunique";
    const sides = {
      left: isUnique
        ? onceForEach(
            left,
            keysOf(condition).map((key) => withoutSide(key.left)),
          )
        : left,
      right,
    };
    const join = isUnique ? "inner" : kind;
    const output = outputOf(binder, join, sides, name);
    return joined(binder, node, { join, ...sides, condition, output });
  },
  examples: [
    {
      flow: `${rows} ${input} | join kind=inner t=(t) on $left.id == $right.id`,
      gives: [[1, "a", { id: 1, team: "red" }]],
    },
    {
      flow: `${rows} ${input} | join kind=leftouter t on id | sort id asc`,
      gives: [
        [1, "a", 1, "red"],
        [2, "b", null, null],
      ],
    },
    { flow: `${rows} ${input} | join kind=leftanti t on id`, gives: [[2, "b"]] },
    { flow: `${rows} ${input} | join kind=rightanti t on id`, gives: [[9, "blue"]] },
    {
      flow: `${rows} ${input} | join kind=fullouter other=(t) on id | project n, other.team | sort n asc nulls last`,
      gives: [
        ["a", "red"],
        ["b", null],
        [null, "blue"],
      ],
    },
    {
      flow: `${input} | join kind:cross m=(print most = 5) | project n, m.most | sort n asc`,
      gives: [
        ["a", 5],
        ["b", 5],
      ],
    },
  ],
  refuses: [
    { flow: `${rows} ${input} | join t on id`, code: "kind_missing" },
    { flow: `${rows} ${input} | join kind=left t on id`, code: "unknown_kind" },
    { flow: `${rows} ${input} | join kind=inner t`, code: "condition_missing" },
    { flow: `${rows} ${input} | join kind=cross t on id`, code: "condition_on_cross" },
    { flow: `${rows} ${input} | join kind=inner t on n`, code: "unknown_column" },
    { flow: `${rows} ${input} | join kind=inner n=(t) on id`, code: "duplicate_column" },
    {
      flow: `${rows} ${input} | join kind=inner (range m from 1 to 5 step 1) on $left.id < $right.m`,
      code: "compared_in_pairs",
    },
  ],
};

function checkCondition(binder: Binder, node: FlowNode, kind: string, on: readonly FlowNode[] | undefined): void {
  if (kind === "cross" && on !== undefined) binder.report("condition_on_cross", node);
  if (kind !== "cross" && (on === undefined || on.length === 0)) binder.report("condition_missing", node);
}

function outputOf(
  binder: Binder,
  join: JoinKind,
  { left, right }: { left: Relation; right: Relation },
  name: FlowNode | undefined,
): JoinOutput[] {
  if (join === "leftsemi" || join === "leftanti") return flattened(left, undefined);
  const isRightOnly = join === "rightsemi" || join === "rightanti";
  if (name === undefined) return flattened(isRightOnly ? undefined : left, right);
  return withDestination(binder, name, isRightOnly ? undefined : left);
}

/** A left row for each key, whichever. */
function onceForEach(input: Relation, groups: ReturnType<typeof withoutSide>[]): Relation {
  if (groups.length === 0) return input;
  const { columns, isOpen } = input;
  return { kind: "first-of-each", input, groups, order: [], count: 1, columns, isOpen };
}
