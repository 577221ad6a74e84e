import { useCallback, useState } from "react";

/** A choice of the reader's, which is remembered on this machine. */
export function useRemembered<Choice extends string | number>(
  storageKey: string,
  choices: readonly Choice[],
  otherwise: Choice,
) {
  const [chosen, setChosen] = useState<{ readonly key: string; readonly choice: Choice }>();
  const read = () => choices.find((choice) => String(choice) === localStorage.getItem(storageKey)) ?? otherwise;
  const choose = useCallback(
    (choice: Choice) => {
      localStorage.setItem(storageKey, String(choice));
      setChosen({ key: storageKey, choice });
    },
    [storageKey],
  );
  return [chosen?.key === storageKey ? chosen.choice : read(), choose] as const;
}
