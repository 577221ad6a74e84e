import type { OsAccount } from "@pharos/domain";

/** One kind of child process each, in the order of their numbers. */
const childKinds = ["database", "lake", "detection", "trial", "schedule"] as const;
type ChildKind = (typeof childKinds)[number];

/**
 * Whom each child process runs as: PostgreSQL, the lake's engine, the Python of the pipeline, the Python of tests and
 * previews, and the Python of policies and scheduled rules. None may signal, trace or read the files of another.
 */
export type ChildAccounts = Readonly<Record<ChildKind, OsAccount>>;

export interface IdRange {
  readonly first: number;
  readonly count: number;
}

export interface AccountFacts {
  readonly uid: number;
  /** The first number of ours. */
  readonly base: number;
  /** Of users and groups that this machine knows. */
  readonly named: readonly { readonly name: string; readonly id: number; readonly kind: "user" | "group" }[];
  /** What /etc/subuid and /etc/subgid give to containers of users. */
  readonly delegated: readonly IdRange[];
  /** What the user namespace knows of; undefined where there is none. */
  readonly mapped: readonly IdRange[] | undefined;
  /** The effective capabilities as a bit mask; undefined where the system has none. */
  readonly capabilities: bigint | undefined;
  /** The topmost folder on the way to our programs that is closed to other accounts. */
  readonly closedProgramFolder: string | undefined;
  /** The same on the way to the data folder. */
  readonly closedDataFolder: string | undefined;
}

export type AccountChoice =
  | { readonly kind: "own"; readonly accounts: Partial<ChildAccounts>; readonly lakeReason: string | undefined }
  /** `reason` is undefined where there is nothing to be done about it: we are an ordinary user. */
  | { readonly kind: "ourselves"; readonly reason: string | undefined }
  | { readonly kind: "refused"; readonly message: string };

const neededCapabilities = { chown: 0n, dac_override: 1n, kill: 5n, setgid: 6n, setuid: 7n };

/** Decides whom the child processes run as. */
export function chooseAccounts(facts: AccountFacts): AccountChoice {
  if (facts.uid !== 0) return { kind: "ourselves", reason: undefined };
  const reason = findObstacle(facts);
  if (reason !== undefined) return { kind: "ourselves", reason };
  const message = findCollision(facts);
  if (message !== undefined) return { kind: "refused", message };
  const accounts: [string, OsAccount][] = childKinds.map((kind, index) => {
    const id = facts.base + index;
    return [kind, { uid: id, gid: id }];
  });
  const { lake, ...others } = Object.fromEntries(accounts) as ChildAccounts;
  // Python needs nothing of the data folder, and PostgreSQL's cluster may lie elsewhere.
  if (facts.closedDataFolder === undefined)
    return { kind: "own", accounts: { lake, ...others }, lakeReason: undefined };
  const lakeReason = `${facts.closedDataFolder} is closed to other accounts; move the data folder to where others may enter, such as /var/lib/pharos-data, or start Pharos as an ordinary user`;
  return { kind: "own", accounts: others, lakeReason };
}

function findObstacle({ base, mapped, capabilities, closedProgramFolder }: AccountFacts): string | undefined {
  const last = base + childKinds.length - 1;
  if (mapped && !mapped.some(({ first, count }) => base >= first && last < first + count)) {
    return `the user namespace that Pharos runs in does not know the accounts ${base} to ${last}. Choose others with PHAROS_ACCOUNT_BASE`;
  }
  const missing = Object.entries(neededCapabilities).filter(
    ([, bit]) => capabilities !== undefined && ((capabilities >> bit) & 1n) === 0n,
  );
  if (missing.length > 0) {
    const names = missing.map(([name]) => `CAP_${name.toUpperCase()}`).join(", ");
    return `root does not have ${names} here. Grant them to Pharos, or start it as an ordinary user`;
  }
  if (closedProgramFolder === undefined) return undefined;
  return `${closedProgramFolder} is closed to other accounts; move Pharos to where others may enter, such as /opt, or start it as an ordinary user`;
}

/** An account of somebody else could signal our children, and they could read its files. */
function findCollision({ base, named, delegated }: AccountFacts): string | undefined {
  const last = base + childKinds.length - 1;
  const remedy = `Choose ${childKinds.length} free numbers with PHAROS_ACCOUNT_BASE.`;
  const taken = named.find(({ name, id }) => id >= base && id <= last && !name.startsWith("pharos"));
  if (taken) {
    return `The accounts ${base} to ${last} are for the child processes of Pharos, but ${taken.id} is the ${taken.kind} "${taken.name}". ${remedy}`;
  }
  const range = delegated.find(({ first, count }) => base < first + count && last >= first);
  if (!range) return undefined;
  return `The accounts ${base} to ${last} are for the child processes of Pharos, but /etc/subuid or /etc/subgid gives ${range.first} to ${range.first + range.count - 1} to containers. ${remedy}`;
}
