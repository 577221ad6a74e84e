/** The texts that were at work when the engine ended. Keys are hashes of texts. */
export type Suspects = ReadonlyMap<string, Suspect>;

interface Suspect {
  /** Ends of the engine at which it was at work, since it last finished. */
  readonly ends: number;
  /** Those of them at which nobody else was. */
  readonly endsAlone: number;
  readonly isRefused: boolean;
  readonly lastEndAt: Date;
}

/** In time the engine is another, and so may be a text that was refused for its company. */
const refusedMs = 24 * 3_600_000;

/**
 * The engine ended while these texts were at work. A text is refused when the engine ended twice with it, and it was
 * alone at one of them, or is the only one in whose presence it ended before; three times is enough in any company.
 */
export function suspectAfterEnd(suspects: Suspects, atWork: ReadonlySet<string>, now: Date): Suspects {
  const next = new Map(suspects);
  const isAlone = atWork.size === 1;
  for (const key of atWork) {
    const { ends, endsAlone } = knownOf(suspects, key, now);
    const counted = { ends: ends + 1, endsAlone: endsAlone + (isAlone ? 1 : 0), lastEndAt: now };
    next.set(key, { ...counted, isRefused: false });
  }
  const repeated = [...atWork].filter((key) => (next.get(key)?.ends ?? 0) >= 2);
  for (const key of repeated) {
    const suspect = next.get(key);
    if (suspect === undefined) continue;
    const isRefused = suspect.endsAlone > 0 || repeated.length === 1 || suspect.ends >= 3;
    next.set(key, { ...suspect, isRefused });
  }
  return next;
}

/** It finished, well or not, and the engine lives: whatever ended the engine was another. */
export function acquit(suspects: Suspects, key: string): Suspects {
  const suspect = suspects.get(key);
  if (suspect === undefined || suspect.isRefused) return suspects;
  const next = new Map(suspects);
  next.delete(key);
  return next;
}

export function isRefused(suspects: Suspects, key: string, now: Date): boolean {
  return knownOf(suspects, key, now).isRefused;
}

function knownOf(suspects: Suspects, key: string, now: Date): Omit<Suspect, "lastEndAt"> {
  const suspect = suspects.get(key);
  const isKnown = suspect !== undefined && now.getTime() - suspect.lastEndAt.getTime() < refusedMs;
  return isKnown ? suspect : { ends: 0, endsAlone: 0, isRefused: false };
}
