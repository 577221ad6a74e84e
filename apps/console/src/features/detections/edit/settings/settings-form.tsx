import { type Severity, severities } from "@pharos/domain";
import { Panel, Select, Switch, TextInput } from "@pharos/ui";
import type { EditedKind } from "../draft/detection-draft.ts";
import { idOfName } from "../draft/detection-draft.ts";
import classes from "../editor.module.css";
import type { SectionProps } from "../section-props.ts";
import { ScopeFields } from "./scope-fields.tsx";

const severityChoices = [...severities]
  .reverse()
  .map((value) => ({ value, label: value.charAt(0) + value.slice(1).toLowerCase() }));

interface SettingsFormProps extends SectionProps {
  /** The id of a stored detection stays. */
  readonly isNew: boolean;
}

/** What the detection is called, how severe its alerts are, and what it is run on. */
export function SettingsForm({ isNew, ...section }: SettingsFormProps) {
  const { draft, change, problemOf, isLocked } = section;
  const rename = (displayName: string) =>
    change((current) => ({
      displayName,
      // An id that nobody typed follows the name.
      ...(isNew && (current.id === "" || current.id === idOfName(current.displayName))
        ? { id: idOfName(displayName) }
        : {}),
    }));
  return (
    <Panel
      title="Settings"
      actions={
        <Switch
          size="sm"
          label="Enabled"
          checked={draft.enabled}
          disabled={isLocked("enabled")}
          onChange={(event) => change({ enabled: event.currentTarget.checked })}
        />
      }
    >
      <div className={classes.fields}>
        <TextInput
          label="Name"
          placeholder={`${kindNouns[draft.kind]} name`}
          autoComplete="off"
          value={draft.displayName}
          error={problemOf("displayName")}
          readOnly={isLocked("displayName")}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        <TextInput
          label="ID"
          description={isNew ? "Cannot be changed after saving" : undefined}
          withAsterisk={isNew}
          autoComplete="off"
          spellCheck={false}
          classNames={{ input: classes.mono }}
          value={draft.id}
          error={problemOf("id")}
          readOnly={!isNew || isLocked("id")}
          onChange={(event) => change({ id: event.currentTarget.value })}
        />
        <Select
          label="Severity"
          withAsterisk
          allowDeselect={false}
          data={severityChoices}
          value={draft.severity}
          error={problemOf("severity")}
          readOnly={isLocked("severity")}
          onChange={(value) => value && change({ severity: value as Severity })}
        />
        <ScopeFields {...section} />
      </div>
    </Panel>
  );
}

const kindNouns: Readonly<Record<EditedKind, string>> = {
  RULE: "Rule",
  SCHEDULED_RULE: "Scheduled rule",
  CORRELATION_RULE: "Correlation rule",
  POLICY: "Policy",
};
