import { useQuery } from "@apollo/client/react";
import { MultiSelect } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const logTypesQuery = graphql(`
  query LogTypes {
    schemas(input: { isArchived: false }) { edges { node { name } } }
  }
`);

interface LogTypeSelectProps {
  readonly value?: string[];
  readonly onChange?: (value: string[]) => void;
  readonly error?: unknown;
  readonly description?: string;
  readonly isLabelHidden?: boolean;
}

/** The schemas among which each event of the source finds its own. */
export function LogTypeSelect({ value = [], onChange, error, isLabelHidden, ...rest }: LogTypeSelectProps) {
  const { data, error: failure } = useQuery(logTypesQuery);
  const names = data?.schemas.edges.map(({ node }) => node.name).sort() ?? [];
  // A stored log type whose schema was archived since stays visible, so that it can be taken away.
  const choices = [...new Set([...names, ...value])];
  return (
    <MultiSelect
      description="Each event is parsed by the schema that fits it"
      {...rest}
      {...(isLabelHidden ? { "aria-label": "Log types" } : { label: "Log types" })}
      withAsterisk
      searchable
      selectFirstOptionOnChange
      clearable
      hidePickedOptions
      nothingFoundMessage="No schema is called that"
      placeholder={value.length === 0 ? "Find a log type" : ""}
      data={choices}
      value={value}
      onChange={(next) => onChange?.(next)}
      error={error ? String(error) : failure ? errorText(failure) : null}
    />
  );
}
