import { Button, Menu } from "@pharos/ui";
import { IconDownload } from "@pharos/ui/icons";
import type { ReactNode } from "react";
import type { EventRow } from "./event-row.ts";
import { csvText, download, jsonText } from "./export-rows.ts";

interface ExportMenuProps {
  readonly rows: readonly EventRow[];
  readonly columns?: readonly string[];
  /** Other ways to a file. */
  readonly children?: ReactNode;
}

/** The rows that are loaded, as a file. */
export function ExportMenu({ rows, columns, children }: ExportMenuProps) {
  const count = rows.length.toLocaleString("en");
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={14} />}
          disabled={rows.length === 0}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{count} loaded rows</Menu.Label>
        <Menu.Item onClick={() => download("events.csv", "text/csv", csvText(rows, columns))}>CSV</Menu.Item>
        <Menu.Item onClick={() => download("events.json", "application/json", jsonText(rows))}>JSON</Menu.Item>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
