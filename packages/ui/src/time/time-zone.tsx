import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

/** An IANA zone name, or "local" for the browser's own. */
export type TimeZoneChoice = string;
const storageKey = "time-zone";

interface TimeZoneContext {
  readonly choice: TimeZoneChoice;
  /** The IANA name that the choice stands for. */
  readonly zone: string;
  readonly choose: (choice: TimeZoneChoice) => void;
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
const context = createContext<TimeZoneContext>({ choice: "local", zone: browserZone(), choose: () => {} });

export function TimeZoneProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<TimeZoneChoice>(() => knownZone(localStorage.getItem(storageKey)));
  const value = useMemo(
    () => ({
      choice,
      zone: choice === "local" ? browserZone() : choice,
      choose(next: TimeZoneChoice) {
        localStorage.setItem(storageKey, next);
        setChoice(next);
      },
    }),
    [choice],
  );
  return <context.Provider value={value}>{children}</context.Provider>;
}

export function useTimeZone(): TimeZoneContext {
  return useContext(context);
}

export function timeZones(): string[] {
  return ["local", ...namedTimeZones()];
}

/** `chosen` is among them: another browser, or the server, may know a zone by its other name, such as Asia/Calcutta. */
export function namedTimeZones(chosen = "UTC"): string[] {
  return [...new Set(["UTC", chosen, ...Intl.supportedValuesOf("timeZone")])];
}

function knownZone(stored: string | null): TimeZoneChoice {
  if (!stored) return "local";
  try {
    new Intl.DateTimeFormat("en", { timeZone: stored === "local" ? "UTC" : stored });
    return stored;
  } catch {
    return "local";
  }
}
