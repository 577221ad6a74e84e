import { Button, Menu } from "@pharos/ui";
import { IconDownload } from "@pharos/ui/icons";
import type { ReactNode } from "react";
import { saveText } from "../../../session/save-blob.ts";
import type { EventRow } from "./event-row.ts";
import { csvText, jsonText } from "./export-rows.ts";

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
        <Menu.Item onClick={() => saveText(csvText(rows, columns), "events.csv", "text/csv")}>CSV</Menu.Item>
        <Menu.Item onClick={() => saveText(jsonText(rows), "events.json", "application/json")}>JSON</Menu.Item>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
