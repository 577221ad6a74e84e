import { type AlertStatus, alertStatuses } from "@pharos/domain";
import { Button, Menu, StatusBadge } from "@pharos/ui";
import { IconChevronDown } from "@pharos/ui/icons";
import { statusLabels, statusTones } from "./labels.ts";

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
          {status ? <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge> : "Status"}
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={140}>
        {alertStatuses.map((one) => (
          <Menu.Item key={one} disabled={one === status} onClick={() => onChange(one)}>
            <StatusBadge tone={statusTones[one]}>{statusLabels[one]}</StatusBadge>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
