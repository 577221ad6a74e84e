import type { FlowAttack } from "../flow-attack.ts";

const share = 4;

/** Every attack with every text; but for `PHAROS_ATTACKS=all` a quarter of them, each attack and each text among it. */
export function inTurn(texts: readonly string[], write: (text: string) => readonly FlowAttack[]): FlowAttack[] {
  const isWhole = process.env.PHAROS_ATTACKS === "all";
  return texts.flatMap((text, row) => write(text).filter((_, at) => isWhole || (row + at) % share === 0));
}
