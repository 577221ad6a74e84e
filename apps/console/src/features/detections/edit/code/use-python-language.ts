import { useApolloClient } from "@apollo/client/react";
import type { EventField, HelperModule, PythonKnowledge } from "@pharos/detection-content/editor";
import { useEffect, useMemo, useState } from "react";
import { readDataModelNames, readFields, readHelpers } from "./known-names.ts";
import { PythonLanguage } from "./python-language.ts";

const noFields: readonly EventField[] = [];

/** The Python that is written. */
export interface PythonSubject extends Pick<PythonKnowledge, "function"> {
  readonly logTypes: readonly string[];
  /** Its events are those of the log types; false where they are rows or resources. */
  readonly readsLogs: boolean;
  /** Stable between renders. */
  readonly mappedFunctions?: readonly string[];
  /** The name under which others import it: it does not import itself. */
  readonly module?: string | undefined;
}

/** The language of an editor of Python; what it knows follows the chosen log types. */
export function usePythonLanguage(subject: PythonSubject): {
  readonly language: PythonLanguage;
  /** Of the chosen log types. */
  readonly fields: readonly EventField[];
} {
  const { function: main, logTypes, readsLogs, mappedFunctions, module } = subject;
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
      function: main,
      fields: readsLogs ? fields : noFields,
      logTypes: chosen === "" ? [] : chosen.split("\n"),
      helpers: helpers.filter(({ id }) => id !== module),
      dataModelNames,
      ...(mappedFunctions && { mappedFunctions }),
    }),
    [main, readsLogs, fields, chosen, helpers, module, dataModelNames, mappedFunctions],
  );
  const [language] = useState(() => new PythonLanguage(knowledge));
  useEffect(() => language.learn(knowledge), [language, knowledge]);
  return { language, fields };
}
