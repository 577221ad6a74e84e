import { Button, Menu } from "@pharos/ui";
import { IconChevronDown, IconUser, IconUserPlus } from "@pharos/ui/icons";
import type { UserName } from "../../graphql/generated/graphql.ts";
import { usePageKeys } from "../../page/use-page-keys.ts";
import { useViewer } from "../../session/viewer.tsx";
import { personName, unassignedLabel } from "./labels.ts";
import { useAssignees } from "./use-assignees.ts";

interface AssigneeMenuProps {
  /** Null: nobody. Undefined: for several alerts at once. */
  readonly assignee: UserName | null | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (assignee: UserName | undefined) => void;
}

export function AssigneeMenu({ assignee, isDisabled = false, onChange }: AssigneeMenuProps) {
  const people = useAssignees();
  const viewer = useViewer();
  const me = people.find((person) => person.id === viewer.id);
  usePageKeys({
    m() {
      if (!isDisabled && me) onChange(me);
    },
  });
  const label = assignee ? personName(assignee) : assignee === null ? unassignedLabel : "Assign";
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          disabled={isDisabled}
          leftSection={<IconUser size={15} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={200} mah={360} style={{ overflowY: "auto" }}>
        {me ? (
          <Menu.Item leftSection={<IconUserPlus size={15} />} onClick={() => onChange(me)}>
            Assign to me
          </Menu.Item>
        ) : null}
        <Menu.Item onClick={() => onChange(undefined)}>{unassignedLabel}</Menu.Item>
        <Menu.Divider />
        {people.map((person) => (
          <Menu.Item key={person.id} onClick={() => onChange(person)}>
            {personName(person)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
