import type { EventField } from "@pharos/detection-content/editor";
import { ActionIcon, Autocomplete, Button, Panel, Select, TextInput } from "@pharos/ui";
import { IconPlus, IconTrash } from "@pharos/ui/icons";
import { useState } from "react";
import classes from "../code-items.module.css";
import { findMappingProblem, type Mapping } from "./data-model-text.ts";

interface MappingListProps {
  readonly mappings: readonly Mapping[];
  /** Of the log types; empty where they are not known. */
  readonly fields: readonly EventField[];
  /** That the code defines. */
  readonly functions: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (mappings: Mapping[]) => void;
}

const kinds = [
  { value: "path", label: "Path" },
  { value: "method", label: "Function" },
];
const choicesMax = 50;
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Each name with where its value is: a JSONPath, or a function of the body. */
export function MappingList({ mappings, fields, functions, isReadOnly, onChange }: MappingListProps) {
  const replace = (at: number, mapping: Mapping) =>
    onChange(mappings.map((one, index) => (index === at ? mapping : one)));
  const [added, setAdded] = useState<number>();
  const paths = [...new Set(fields.map(({ path }) => path))];
  return (
    <Panel title="Names">
      <div className={classes.fields}>
        {mappings.map((mapping, at) => {
          const isMethod = mapping.method != null;
          const value = (isMethod ? mapping.method : mapping.path) ?? "";
          const put = (next: string, method = isMethod) =>
            replace(at, { ...mapping, path: method ? null : next, method: method ? next : null });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity while it is written.
            <div key={at} className={classes.mapping}>
              <TextInput
                ref={at === added ? focus : undefined}
                aria-label={`Name ${at + 1}`}
                placeholder="source_ip"
                disabled={isReadOnly}
                value={mapping.name}
                onChange={(event) => replace(at, { ...mapping, name: event.currentTarget.value })}
              />
              <Select
                aria-label={`Kind of ${mapping.name || `name ${at + 1}`}`}
                data={kinds}
                disabled={isReadOnly}
                allowDeselect={false}
                value={isMethod ? "method" : "path"}
                onChange={(kind) => put(value, kind === "method")}
              />
              <Autocomplete
                aria-label={`Value of ${mapping.name || `name ${at + 1}`}`}
                placeholder={isMethod ? "get_source_ip" : "client.ip"}
                classNames={{ input: classes.mono ?? "" }}
                disabled={isReadOnly}
                data={isMethod ? [...functions] : paths}
                limit={choicesMax}
                value={value}
                error={findMappingProblem(mapping, fields, functions)}
                onChange={(next) => next !== value && put(next)}
              />
              {isReadOnly ? null : (
                <ActionIcon
                  variant="subtle"
                  className={classes.remove ?? ""}
                  aria-label={`Remove ${mapping.name || `name ${at + 1}`}`}
                  onClick={() => {
                    setAdded(undefined);
                    onChange(mappings.filter((_, index) => index !== at));
                  }}
                >
                  <IconTrash size={15} />
                </ActionIcon>
              )}
            </div>
          );
        })}
        {mappings.length === 0 ? <p className={classes.quiet}>No names yet</p> : null}
        {isReadOnly ? null : (
          <div>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={14} />}
              onClick={() => {
                setAdded(mappings.length);
                onChange([...mappings, { name: "", path: "", method: null }]);
              }}
            >
              Add a name
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
