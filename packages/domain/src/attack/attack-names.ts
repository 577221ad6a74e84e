import { tacticTable, techniqueTable } from "./attack-table.ts";

/** Of ATT&CK Enterprise, whose names these are. */
export const attackVersion = "18.1";

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|") as [id: string, name: string, tactics?: string]);

/** Names of tactics by id, in the order of an attack. */
export const attackTactics: ReadonlyMap<string, string> = new Map(rowsOf(tacticTable).map(([id, name]) => [id, name]));

const techniques = new Map(rowsOf(techniqueTable).map(([id, name, tactics = ""]) => [id, { name, tactics }]));

const parentOf = (technique: string) => technique.slice(0, "T1234".length);

/** The ids of the tactics that a technique or sub-technique serves; none where ATT&CK has no such technique. */
export function tacticsOfTechnique(id: string): string[] {
  return techniques.get(parentOf(id))?.tactics.split(" ") ?? [];
}

/** The name as ATT&CK writes it, a sub-technique's after that of its technique: `Valid Accounts: Cloud Accounts`. */
export function attackTechniqueName(id: string): string | undefined {
  const name = techniques.get(id)?.name;
  const parent = techniques.get(parentOf(id))?.name;
  return name === parent || name === undefined ? name : `${parent}: ${name}`;
}

/** The ids of all techniques and sub-techniques. */
export const attackTechniques = (): readonly string[] => [...techniques.keys()];

export interface AttackChoice {
  /** `TA0001:T1078.004` */
  readonly value: string;
  readonly label: string;
}

/** Every technique with each tactic that it serves, by tactic in the order of an attack. */
export function attackChoices(): { readonly group: string; readonly items: AttackChoice[] }[] {
  return [...attackTactics].map(([tactic, name]) => ({
    group: name,
    items: [
      { value: tactic, label: `${tactic} ${name}` },
      ...attackTechniques()
        .filter((technique) => tacticsOfTechnique(technique).includes(tactic))
        .map((technique) => ({
          value: `${tactic}:${technique}`,
          label: `${technique} ${attackTechniqueName(technique) ?? ""}`,
        })),
    ],
  }));
}
