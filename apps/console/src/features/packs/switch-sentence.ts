import type { PackSwitchReason } from "../../graphql/generated/graphql.ts";

interface SwitchedPack {
  readonly enabled: boolean;
  readonly isSwitchable: boolean;
  readonly switchReason?: PackSwitchReason | null | undefined;
  readonly logTypes: readonly { readonly name: string; readonly isReceived: boolean }[];
}

const notSwitchable = "Locked: some log types are hidden from you";

/** Why the reader cannot switch the pack, and why it is on or off; undefined where nothing is known of it. */
export function switchSentence(pack: SwitchedPack): string | undefined {
  const sentences = [pack.isSwitchable ? undefined : notSwitchable, reasonSentence(pack)];
  return sentences.filter((one) => one !== undefined).join(". ") || undefined;
}

function reasonSentence({ enabled, switchReason, logTypes }: SwitchedPack): string | undefined {
  switch (switchReason) {
    case "PERSON":
      return enabled ? "On: enabled by hand" : "Off: disabled by hand";
    case "LOGS_ARRIVE":
      return `On: logs of ${inWords(logTypes.filter(({ isReceived }) => isReceived).map(({ name }) => name))} arrive`;
    case "WAITS_FOR_LOGS":
      return "Off: no source sends its log types";
    case "NO_LOG_TYPES":
      return "On: its rules are for any log type";
    case "KEPT":
      return "On as before: no source sends its log types";
    default:
      return undefined;
  }
}

function inWords([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
