import { type AlertStatus, alertStatuses } from "@pharos/domain";
import { Button, Menu } from "@pharos/ui";
import { IconChevronDown } from "@pharos/ui/icons";
import { StatusText } from "./status-text.tsx";

interface StatusMenuProps {
  /** Undefined: for several alerts at once. */
  readonly status: AlertStatus | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (status: AlertStatus) => void;
}

export function StatusMenu({ status, isDisabled = false, onChange }: StatusMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" disabled={isDisabled} rightSection={<IconChevronDown size={14} />}>
          {status ? <StatusText status={status} /> : "Status"}
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={140}>
        {alertStatuses.map((one) => (
          <Menu.Item key={one} disabled={one === status} onClick={() => onChange(one)}>
            <StatusText status={one} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
