import { ActionIcon, Tooltip } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { copyText } from "../feedback/copy-text.ts";

export function CopyButton({ value, label = "Copy" }: { value: string; label?: string }) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size="sm"
        aria-label={label}
        onClick={(event) => {
          event.stopPropagation();
          copyText(value);
        }}
      >
        <IconCopy size={14} />
      </ActionIcon>
    </Tooltip>
  );
}
