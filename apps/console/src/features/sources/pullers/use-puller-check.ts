import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { DocumentProblem } from "../../../page/code/diagnose-lines.ts";
import { pullProviderFields } from "../pulling/pull-provider.ts";
import { checkPullerQuery } from "./operations.ts";

const checkAfterMs = 400;

/** What keeps a definition from being saved, and the form that it describes, as far as the server has read it. */
export function usePullerCheck(text: string, revision: number) {
  const [checked] = useDebouncedValue(text, checkAfterMs);
  const { data, previousData, error } = useQuery(checkPullerQuery, {
    variables: { input: { text: checked, revision } },
    fetchPolicy: "no-cache",
  });
  const check = (data ?? previousData)?.checkPuller;
  const problems: readonly DocumentProblem[] = error
    ? [{ line: 0, column: 0, message: `Couldn't check the definition: ${errorText(error)}` }]
    : (check?.problems ?? []);
  const provider = check?.provider ? readFragment(pullProviderFields, check.provider) : undefined;
  return { problems, provider, isChecked: data !== undefined && checked === text };
}
