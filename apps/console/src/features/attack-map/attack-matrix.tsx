import { UnstyledButton } from "@pharos/ui";
import { IconChevronRight } from "@pharos/ui/icons";
import { type KeyboardEvent, useRef, useState } from "react";
import type { SearchChange } from "../../routing/use-search-change.ts";
import classes from "./attack-map.module.css";
import type { AttackMapSearch, Picture } from "./attack-map-search.ts";
import { describeCell, levelOf, type TacticColumn, type TechniqueCell } from "./coverage.ts";
import { visibilitySigns } from "./map-legend.tsx";

interface AttackMatrixProps {
  readonly columns: readonly TacticColumn[];
  readonly picture: Picture;
  readonly search: AttackMapSearch;
  readonly change: SearchChange<AttackMapSearch>;
}

const keyOf = ({ tactic, technique }: Pick<TechniqueCell, "tactic" | "technique">) => `${tactic}:${technique}`;

/** A column for each tactic. One Tab stop: arrows move, Enter opens, + and - fold subtechniques. */
export function AttackMatrix({ columns, picture, search, change }: AttackMatrixProps) {
  const { unfolded = [], subtechniques } = search;
  const shown = columns.map((column) => ({
    ...column,
    cells: column.techniques.flatMap((cell) =>
      subtechniques === "on" || unfolded.includes(keyOf(cell)) ? [cell, ...cell.subtechniques] : [cell],
    ),
  }));
  const [focused, setFocused] = useState<string>();
  const keys = shown.flatMap(({ cells }) => cells.map(keyOf));
  const tabStop = focused && keys.includes(focused) ? focused : keys[0];
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const fold = (cell: TechniqueCell, isOpen: boolean) => {
    const key = keyOf(cell);
    if (cell.subtechniques.length === 0 || subtechniques === "on") return;
    const rest = unfolded.filter((one) => one !== key);
    const next = isOpen ? [...rest, key] : rest;
    change({ unfolded: next.length > 0 ? next : undefined }, { replace: true });
  };
  const move = (event: KeyboardEvent, column: number, row: number, cell: TechniqueCell) => {
    if (event.key === "+" || event.key === "-") return fold(cell, event.key === "+");
    const last = shown.length - 1;
    const rows = (shown[column]?.cells.length ?? 1) - 1;
    const targets: Record<string, readonly [column: number, row: number]> = {
      ArrowRight: [Math.min(column + 1, last), row],
      ArrowLeft: [Math.max(column - 1, 0), row],
      ArrowDown: [column, Math.min(row + 1, rows)],
      ArrowUp: [column, Math.max(row - 1, 0)],
      Home: [column, 0],
      End: [column, rows],
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    const cells = shown[target[0]]?.cells ?? [];
    const next = cells[Math.min(target[1], cells.length - 1)];
    if (next) buttons.current.get(keyOf(next))?.focus();
  };
  return (
    <div className={classes.scroll}>
      <div className={classes.matrix}>
        {shown.map(({ tactic, name, techniques, cells }, column) => (
          <section key={tactic} className={classes.column} aria-label={name}>
            <h2 className={classes.tactic}>
              {name}
              <span className={classes.count} data-numeric>
                {techniques.filter(({ enabled }) => enabled > 0).length} of {techniques.length} covered
              </span>
            </h2>
            <ul className={classes.cells}>
              {cells.map((cell, row) => {
                const key = keyOf(cell);
                const isSub = cell.technique.includes(".");
                const isOpen = subtechniques === "on" || unfolded.includes(key);
                return (
                  <li key={key} className={classes.item} data-sub={isSub || undefined}>
                    <UnstyledButton
                      ref={(button) => {
                        if (button) buttons.current.set(key, button);
                        else buttons.current.delete(key);
                      }}
                      className={classes.cell}
                      data-level={picture === "visibility" ? undefined : levelOf(cell, picture)}
                      data-visibility={picture === "visibility" ? cell.visibility : undefined}
                      tabIndex={key === tabStop ? 0 : -1}
                      aria-label={`${cell.technique} ${cell.name}: ${describeCell(cell, picture)}`}
                      title={`${cell.technique} ${cell.name}: ${describeCell(cell, picture)}`}
                      aria-expanded={cell.subtechniques.length > 0 ? isOpen : undefined}
                      onFocus={() => setFocused(key)}
                      onKeyDown={(event) => move(event, column, row, cell)}
                      onClick={() => change({ tactic: cell.tactic, technique: cell.technique })}
                    >
                      <span className={classes.name}>{cell.name}</span> <CellMark cell={cell} picture={picture} />
                    </UnstyledButton>
                    {cell.subtechniques.length > 0 && subtechniques !== "on" ? (
                      <UnstyledButton
                        className={classes.fold}
                        tabIndex={-1}
                        data-open={isOpen || undefined}
                        aria-label={`${isOpen ? "Hide" : "Show"} ${cell.subtechniques.length} subtechniques of ${cell.name}`}
                        onClick={() => fold(cell, !isOpen)}
                      >
                        <IconChevronRight size={14} aria-hidden />
                      </UnstyledButton>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The number, or the sign of a state: the colour is never alone. */
function CellMark({ cell, picture }: { cell: TechniqueCell; picture: Picture }) {
  if (picture === "visibility") return <span className={classes.mark}>{visibilitySigns[cell.visibility]}</span>;
  const value = picture === "alerts" ? cell.alerts : cell.enabled;
  return (
    <span className={classes.mark} data-numeric>
      {value > 0 ? value.toLocaleString("en") : ""}
    </span>
  );
}
