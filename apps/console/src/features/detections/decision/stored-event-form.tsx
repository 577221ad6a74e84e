import { useQuery } from "@apollo/client/react";
import { Button, Select, TextInput } from "@pharos/ui";
import { type FormEvent, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./decision.module.css";

const logTypesQuery = graphql(`
  query ExplainedRule($id: ID!) { rule(id: $id) { id logTypes } }
`);

interface StoredEventFormProps {
  readonly ruleId: string;
  readonly logType: string | undefined;
  readonly rowId: string | undefined;
  readonly onExplain: (logType: string, rowId: string) => void;
}

/** Names a stored event by its row ID, within one of the rule's log types. */
export function StoredEventForm({ ruleId, logType, rowId, onExplain }: StoredEventFormProps) {
  const { data } = useQuery(logTypesQuery, { variables: { id: ruleId } });
  const [chosen, setChosen] = useState(logType);
  const [text, setText] = useState(rowId ?? "");
  // An event that a search led to may be of a log type that the rule does not have.
  const logTypes = [...new Set([...(data?.rule.logTypes ?? []), ...(logType === undefined ? [] : [logType])])];
  const type = chosen ?? logTypes[0];
  const submit = (form: FormEvent) => {
    form.preventDefault();
    if (type !== undefined) onExplain(type, text.trim());
  };
  return (
    <form className={classes.stored} onSubmit={submit}>
      <Select
        label="Log type"
        allowDeselect={false}
        data={logTypes}
        value={type ?? null}
        onChange={(value) => value && setChosen(value)}
      />
      <TextInput
        label="Row ID"
        placeholder="p_row_id of a stored event"
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: classes.code ?? "" }}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={text.trim() === "" || type === undefined}>
        Explain stored event
      </Button>
    </form>
  );
}
