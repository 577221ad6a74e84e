import { Button, Checkbox, Popover, TextInput, UnstyledButton } from "@pharos/ui";
import { IconChevronDown, IconDatabase } from "@pharos/ui/icons";
import { useState } from "react";
import { shortTableName } from "./event-search.ts";
import classes from "./search.module.css";
import type { LakeDatabase } from "./use-tables.ts";

interface TablePickerProps {
  readonly databases: readonly LakeDatabase[];
  /** Names, or log types as other pages write them; empty: all log tables. */
  readonly value: readonly string[];
  readonly onChange: (tables: readonly string[]) => void;
}

const namedMax = 2;
const widthPx = 360;

/** Databases and their tables, any number of them. */
export function TablePicker({ databases, value, onChange }: TablePickerProps) {
  const [text, setText] = useState("");
  const shown = chosenText(value, databases);
  const isChosen = (table: LakeDatabase["tables"][number]) =>
    value.includes(table.id) || (table.logType != null && value.includes(table.logType) && isLogs(table.id));
  const toggle = (table: LakeDatabase["tables"][number]) =>
    onChange(isChosen(table) ? value.filter((one) => one !== table.id && one !== table.logType) : [...value, table.id]);
  const isWhole = ({ name }: LakeDatabase) => value.includes(wholeName(name));
  const isImplied = ({ name }: LakeDatabase) => value.length === 0 && isLogs(name);
  const withoutWhole = ({ name }: LakeDatabase) => value.filter((one) => one !== wholeName(name));
  // Its tables are among the whole; without anything else chosen, all logs are anyway.
  const withWhole = ({ name, tables }: LakeDatabase) => {
    const own = new Set(tables.flatMap(({ id, logType }) => (logType && isLogs(id) ? [id, logType] : [id])));
    const next = [...value.filter((one) => !own.has(one)), wholeName(name)];
    return next.length === 1 && isLogs(name) ? [] : next;
  };
  return (
    <Popover position="bottom-start" width={widthPx} trapFocus>
      <Popover.Target>
        <UnstyledButton className={classes.picker} aria-label={`Tables: ${shown}`}>
          <IconDatabase size={15} aria-hidden />
          <strong>{shown}</strong>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <div className={classes.pickerHead}>
          <TextInput
            aria-label="Find a table"
            placeholder="Find a table"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
          />
          <Button variant="subtle" disabled={value.length === 0} onClick={() => onChange([])}>
            All logs
          </Button>
        </div>
        <div className={classes.pickerList}>
          {databases.map((database) => {
            const tables = database.tables.filter((table) =>
              `${table.displayName} ${table.id}`.toLowerCase().includes(text.toLowerCase()),
            );
            return tables.length > 0 ? (
              <fieldset key={database.name} className={classes.database}>
                <legend>{database.displayName}</legend>
                {text === "" ? (
                  <Checkbox
                    size="xs"
                    label={`All ${database.displayName.toLowerCase()}`}
                    checked={isWhole(database) || isImplied(database)}
                    disabled={isImplied(database)}
                    onChange={() => onChange(isWhole(database) ? withoutWhole(database) : withWhole(database))}
                  />
                ) : null}
                {tables.map((table) => (
                  <Checkbox
                    key={table.id}
                    size="xs"
                    label={
                      <span className={classes.tableName}>
                        {table.displayName}
                        <span data-numeric>{compact.format(table.rows)}</span>
                      </span>
                    }
                    checked={isWhole(database) || isChosen(table)}
                    disabled={isWhole(database)}
                    onChange={() => toggle(table)}
                  />
                ))}
              </fieldset>
            ) : null;
          })}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

const compact = new Intl.NumberFormat("en", { notation: "compact" });
const isLogs = (name: string) => name.startsWith("pharos_logs.");
/** `pharos_logs.public.*`: all tables of a database, those that come later included. */
const wholeName = (database: string) => `${database}.*`;

function chosenText(value: readonly string[], databases: readonly LakeDatabase[]): string {
  if (value.length === 0) return "All logs";
  if (value.length > namedMax) return `${value.length} tables`;
  return value.map((name) => tableText(name, databases)).join(", ");
}

/** `AWS.CloudTrail`, and `AWS.CloudTrail (Rule matches)` for the tables beside the logs. */
function tableText(name: string, databases: readonly LakeDatabase[]): string {
  const whole = databases.find((one) => wholeName(one.name) === name);
  if (whole) return `All ${whole.displayName.toLowerCase()}`;
  const database = databases.find((one) => one.tables.some((table) => table.id === name));
  const table = database?.tables.find((one) => one.id === name);
  if (!database || !table) return shortTableName(name);
  return isLogs(name) ? table.displayName : `${table.displayName} (${database.displayName})`;
}
