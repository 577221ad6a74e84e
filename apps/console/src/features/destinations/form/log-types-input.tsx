import { useQuery } from "@apollo/client/react";
import { MultiSelect } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";

const logTypesQuery = graphql(`
  query DestinationLogTypes {
    schemas(input: { isArchived: false }) { edges { node { name } } }
  }
`);

interface LogTypesInputProps {
  readonly value?: string[];
  readonly onChange?: (value: string[]) => void;
  readonly error?: unknown;
}

/** Who may not see log types chooses among those that are chosen already. */
export function LogTypesInput({ value = [], onChange, error, ...rest }: LogTypesInputProps) {
  const { data } = useQuery(logTypesQuery, { errorPolicy: "ignore" });
  const names = data?.schemas?.edges.map(({ node }) => node.name) ?? [];
  return (
    <MultiSelect
      {...rest}
      label="Log types"
      description="Leave empty to send alerts of all log types"
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage="No log type is called that"
      placeholder={value.length === 0 ? "All log types" : ""}
      data={[...new Set([...names, ...value])].sort()}
      value={value}
      onChange={(next) => onChange?.(next)}
      error={error ? String(error) : null}
    />
  );
}
