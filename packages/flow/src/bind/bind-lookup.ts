import { nearestName } from "@pharos/domain";
import { findTables } from "../catalogue/flow-catalogue.ts";
import { partsOf } from "../plan/parts-of.ts";
import type { Call, Expression, Relation } from "../plan/plan.ts";
import { scan } from "../plan/scan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { findColumn } from "./bind-name.ts";
import { type Binder, nothing } from "./binder.ts";
import type { Scope } from "./scope.ts";

/** `enrich.lookup('table', key)`: the row that has the key, which a join will add. */
export function bindLookup(binder: Binder, node: FlowNode, { args }: Call, scope: Scope): Expression {
  const [table, key, column] = args;
  const name = table?.kind === "literal" ? String(table.value) : "";
  if (key === undefined || name === "") return nothing;
  const outer = outerOf(key, scope);
  if (outer !== undefined) {
    binder.report("not_within", node, "enrich.lookup", outer);
    return nothing;
  }
  const rows = lookupRows(binder, name);
  if (rows === undefined) {
    const known = binder.options.catalogue.tables.filter(({ database }) => database === "pharos_lookups");
    const place = node.children[1] ?? node;
    binder.reportName(
      "unknown_table",
      place,
      nearestName(
        name,
        known.map((one) => one.name),
      ),
      name,
    );
    return nothing;
  }
  const written = column?.kind === "literal" ? String(column.value) : undefined;
  const found = findColumn(rows, written ?? keyOf(rows));
  if (found === undefined) {
    binder.report("unknown_column", node.children[3] ?? node, written ?? "");
    return nothing;
  }
  const fields = new Map(rows.columns.map((one) => [one.name, one.type]));
  return { kind: "lookup", type: { kind: "object", fields }, table: rows, column: found, key };
}

/** What holds the call where there is no row to add a column to. */
function outerOf(key: Expression, { sides }: Scope): string | undefined {
  if (sides !== undefined) return "the condition of a join";
  if (key.kind === "variable") return "a function over elements";
  if (key.kind === "call" && key.definition.use !== "scalar") return "what it groups";
  return partsOf(key)
    .map((part) => outerOf(part, {}))
    .find((outer) => outer !== undefined);
}

/** A table of a `let`, or a lookup table. */
function lookupRows(binder: Binder, name: string): Relation | undefined {
  const definition = binder.definitions.get(name);
  if (definition?.kind === "table") {
    binder.used.add(name);
    return definition.relation;
  }
  const names = name.split(".");
  const [table] = findTables(binder.options.catalogue, names.length === 1 ? ["pharos_lookups", name] : names, false);
  return table && scan(table);
}

/** The column by which a lookup table's rows are told apart; the first where that is not known. */
function keyOf({ kind, columns, ...rest }: Relation): string {
  const key = kind === "scan" && "table" in rest ? rest.table.key : undefined;
  return key ?? columns[0]?.name ?? "";
}
