import { useApolloClient } from "@apollo/client/react";
import type { EventField, HelperModule, PythonKnowledge } from "@pharos/detection-content/editor";
import { useEffect, useMemo, useState } from "react";
import type { DetectionDraft } from "../draft/detection-draft.ts";
import { readDataModelNames, readFields, readHelpers } from "./known-names.ts";
import { PythonLanguage } from "./python-language.ts";

const noFields: readonly EventField[] = [];

/** The language of the function editor; what it knows follows the chosen log types. */
export function usePythonLanguage({ kind, logTypes }: Pick<DetectionDraft, "kind" | "logTypes">): {
  readonly language: PythonLanguage;
  /** Of the chosen log types. */
  readonly fields: readonly EventField[];
} {
  const client = useApolloClient();
  const [helpers, setHelpers] = useState<readonly HelperModule[]>([]);
  const [dataModelNames, setDataModelNames] = useState<readonly string[]>([]);
  const [fields, setFields] = useState(noFields);
  const chosen = logTypes.join("\n");
  useEffect(() => {
    // Without them the text is written all the same.
    readHelpers(client).then(setHelpers, () => undefined);
  }, [client]);
  useEffect(() => {
    let isCurrent = true;
    const names = chosen === "" ? [] : chosen.split("\n");
    const keep = (read: readonly EventField[]) => isCurrent && setFields(read);
    readFields(client, names).then(keep, () => keep(noFields));
    readDataModelNames(client, names).then(
      (read) => isCurrent && setDataModelNames(read),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, chosen]);
  const knowledge = useMemo<PythonKnowledge>(
    () => ({
      function: kind === "POLICY" ? "policy" : "rule",
      fields: kind === "RULE" ? fields : noFields,
      logTypes: chosen === "" ? [] : chosen.split("\n"),
      helpers,
      dataModelNames,
    }),
    [kind, fields, chosen, helpers, dataModelNames],
  );
  const [language] = useState(() => new PythonLanguage(knowledge));
  useEffect(() => language.learn(knowledge), [language, knowledge]);
  return { language, fields };
}
