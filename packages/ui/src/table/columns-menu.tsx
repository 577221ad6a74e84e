import { ActionIcon, Checkbox, Popover, Tooltip } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconColumns3 } from "@tabler/icons-react";
import { moveColumn } from "./column-layout.ts";
import classes from "./data-table.module.css";
import type { ColumnTable } from "./use-column-table.ts";
import type { RowHeight } from "./use-row-height.ts";

interface ColumnsMenuProps<Row extends object> {
  readonly table: ColumnTable<Row>;
  readonly density: RowHeight["density"];
}

/** How high rows are, which columns show, and in what order, for those who do not drag. */
export function ColumnsMenu<Row extends object>({ table, density }: ColumnsMenuProps<Row>) {
  const order = table.state.columnOrder;
  const columns = order.flatMap((id) => table.getColumn(id) ?? []);
  const move = (id: string, by: number) => {
    const target = order[order.indexOf(id) + by];
    if (target) table.setColumnOrder(moveColumn(order, id, target));
  };
  return (
    <Popover position="bottom-end" withinPortal>
      <Tooltip label="Columns">
        <Popover.Target>
          <ActionIcon size="sm" aria-label="Columns">
            <IconColumns3 size={15} />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown p="sm">
        {density ? (
          <Checkbox
            size="xs"
            className={classes.density}
            label="Compact rows"
            checked={density.isCompact}
            onChange={(event) => density.setCompact(event.currentTarget.checked)}
          />
        ) : null}
        <ul className={classes.columnList}>
          {columns.map((column, index) => {
            const label = String(column.columnDef.header);
            return (
              <li key={column.id}>
                <Checkbox
                  size="xs"
                  label={label}
                  checked={column.getIsVisible()}
                  onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
                />
                <span>
                  <ActionIcon
                    size={24}
                    aria-label={`Move ${label} left`}
                    disabled={index === 0}
                    onClick={() => move(column.id, -1)}
                  >
                    <IconChevronUp size={13} />
                  </ActionIcon>
                  <ActionIcon
                    size={24}
                    aria-label={`Move ${label} right`}
                    disabled={index === columns.length - 1}
                    onClick={() => move(column.id, 1)}
                  >
                    <IconChevronDown size={13} />
                  </ActionIcon>
                </span>
              </li>
            );
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
