import { useQuery } from "@apollo/client/react";
import { customLogTypeProblem } from "@pharos/domain";
import { useDebouncedValue } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import type { DocumentProblem } from "../../../page/code/diagnose-lines.ts";
import { checkSchemaQuery } from "./operations.ts";

const checkAfterMs = 400;

/** What keeps the document from being saved, as far as the server has read it. */
export function useSchemaCheck(name: string, spec: string): readonly DocumentProblem[] {
  const [input] = useDebouncedValue(JSON.stringify({ name, spec }), checkAfterMs);
  const nameProblem = customLogTypeProblem(name);
  const { data, previousData, error } = useQuery(checkSchemaQuery, {
    variables: { input: JSON.parse(input) as { name: string; spec: string } },
    fetchPolicy: "no-cache",
    skip: nameProblem !== undefined,
  });
  if (nameProblem !== undefined) return [ofDocument(nameProblem)];
  if (error) return [ofDocument(`Couldn't check the schema: ${errorText(error)}`)];
  const check = (data ?? previousData)?.checkSchema;
  const changes = check?.incompatibleChanges.map((reason) => `Events are stored in the old form: ${reason}`) ?? [];
  return [...(check?.problems ?? []), ...changes.map(ofDocument)];
}

const ofDocument = (message: string): DocumentProblem => ({ line: 0, column: 0, message });
