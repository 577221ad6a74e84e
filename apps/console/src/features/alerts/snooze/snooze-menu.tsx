import { Button, Menu, TimeText, useTimeZone } from "@pharos/ui";
import { IconChevronDown, IconClock } from "@pharos/ui/icons";
import { useState } from "react";
import { usePageKeys } from "../../../page/use-page-keys.ts";
import { isSnoozed, snoozeTimes } from "./snooze-times.ts";

interface SnoozeMenuProps {
  /** Undefined: for several alerts at once. */
  readonly snoozedUntil?: string | null | undefined;
  readonly isDisabled?: boolean;
  /** Undefined wakes it. */
  readonly onChange: (until: Date | undefined) => void;
}

/** Lists leave snoozed alerts out until their time. */
export function SnoozeMenu({ snoozedUntil, isDisabled = false, onChange }: SnoozeMenuProps) {
  const { zone } = useTimeZone();
  const [opened, setOpened] = useState(false);
  usePageKeys({ z: () => setOpened(!isDisabled) });
  const isAsleep = isSnoozed(snoozedUntil);
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Button
          variant="default"
          disabled={isDisabled}
          leftSection={<IconClock size={15} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {isAsleep ? "Snoozed" : "Snooze"}
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={220}>
        {opened
          ? snoozeTimes(new Date(), zone).map(({ label, until }) => (
              <Menu.Item key={label} onClick={() => onChange(until)}>
                {label}
              </Menu.Item>
            ))
          : null}
        {isAsleep && snoozedUntil ? (
          <>
            <Menu.Divider />
            <Menu.Label>
              Until <TimeText value={snoozedUntil} precision="minute" />
            </Menu.Label>
          </>
        ) : null}
        {isAsleep || snoozedUntil === undefined ? (
          <Menu.Item onClick={() => onChange(undefined)}>Wake up now</Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
