import { ActionIcon, Button, TextInput } from "@pharos/ui";
import { IconPlus, IconTrash } from "@pharos/ui/icons";
import type { MockDraft } from "../draft/detection-draft.ts";
import classes from "../editor.module.css";

interface MockListProps {
  readonly mocks: readonly MockDraft[];
  readonly isReadOnly: boolean;
  readonly onChange: (mocks: readonly MockDraft[]) => void;
}

/** Functions and constants of the module that the test replaces. */
export function MockList({ mocks, isReadOnly, onChange }: MockListProps) {
  const set = (index: number, part: Partial<MockDraft>) =>
    onChange(mocks.map((mock, at) => (at === index ? { ...mock, ...part } : mock)));
  if (mocks.length === 0 && isReadOnly) return null;
  return (
    <div className={classes.mocks}>
      {mocks.map(({ objectName, returnValue }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mock has no other identity
        <div key={index} className={classes.mock}>
          <TextInput
            size="xs"
            aria-label={`Name of mock ${index + 1}`}
            placeholder="Function or constant"
            value={objectName}
            readOnly={isReadOnly}
            onChange={(event) => set(index, { objectName: event.currentTarget.value })}
          />
          <TextInput
            size="xs"
            aria-label={`Return value of mock ${index + 1}`}
            placeholder="Return value"
            value={String(returnValue)}
            readOnly={isReadOnly}
            onChange={(event) => set(index, { returnValue: mockValue(event.currentTarget.value) })}
          />
          {isReadOnly ? null : (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove mock ${index + 1}`}
              onClick={() => onChange(mocks.filter((_mock, at) => at !== index))}
            >
              <IconTrash size={14} />
            </ActionIcon>
          )}
        </div>
      ))}
      {isReadOnly ? null : (
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<IconPlus size={12} />}
          onClick={() => onChange([...mocks, { objectName: "", returnValue: "" }])}
        >
          Add mock
        </Button>
      )}
    </div>
  );
}

/** Mocks return texts or Booleans. */
function mockValue(text: string): string | boolean {
  return text === "true" ? true : text === "false" ? false : text;
}
