/** What the system says of one file or folder, and what it is to us. */
export interface FileFacts {
  readonly path: string;
  /**
   * `ancestor`: a folder on the way to the data folder. `secret`: a file whose content opens something.
   * `entry`: anything else directly in the data folder, which may belong to the account of a child process.
   */
  readonly role: "ancestor" | "data folder" | "secret" | "entry";
  readonly uid: number;
  readonly gid: number;
  /** The permission bits, the sticky bit among them. */
  readonly mode: number;
  /** Of a folder. */
  readonly isEmpty?: boolean;
}

/** Who runs Pharos. */
export interface Runner {
  readonly uid: number;
  readonly gid: number;
}

export type FileVerdict =
  | { readonly verdict: "fine" }
  /** Somebody may have more than they should; there is nothing that we may change. */
  | { readonly verdict: "warn"; readonly message: string }
  /** `mode` and `uid` where they must change. */
  | { readonly verdict: "repair"; readonly mode?: number; readonly uid?: number; readonly message: string }
  | { readonly verdict: "refuse"; readonly message: string };

const fine: FileVerdict = { verdict: "fine" };
const stickyBit = 0o1000;
const writeByGroup = 0o020;
const writeByOthers = 0o002;
const groupAndOthers = 0o077;

/** Decides what a start does about one file or folder. */
export function judgeFile(facts: FileFacts, runner: Runner): FileVerdict {
  if (facts.role === "ancestor") return judgeAncestor(facts, runner);
  if (facts.role === "data folder") return judgeDataFolder(facts, runner);
  if (facts.role === "secret") return judgeSecret(facts, runner);
  const mode = facts.mode & ~groupAndOthers;
  return mode === facts.mode ? fine : { verdict: "repair", mode, message: closed(facts) };
}

/** Whoever can write to a folder above the data folder can put another folder in its place. */
function judgeAncestor({ path, uid, gid, mode }: FileFacts, runner: Runner): FileVerdict {
  if ((mode & stickyBit) === 0 && (mode & writeByOthers) !== 0) {
    return {
      verdict: "refuse",
      message: `Every user of this machine can replace the data folder, because ${path} is writable by all (mode ${octal(mode)}). Run "chmod o-w ${path}", or choose another folder with PHAROS_DATA_DIR.`,
    };
  }
  const isForeign = uid !== 0 && uid !== runner.uid;
  if (isForeign)
    return { verdict: "warn", message: `${path} belongs to uid ${uid}, who can replace the data folder in it.` };
  const isOpenToGroup = (mode & stickyBit) === 0 && (mode & writeByGroup) !== 0 && gid !== 0 && gid !== runner.gid;
  if (!isOpenToGroup) return fine;
  return { verdict: "warn", message: `The group ${gid} can write to ${path}, and so replace the data folder in it.` };
}

function judgeDataFolder({ path, uid, mode, isEmpty }: FileFacts, runner: Runner): FileVerdict {
  // Children with accounts of their own pass through the folder to theirs; they cannot list it.
  const wanted = runner.uid === 0 ? 0o711 : 0o700;
  if (uid !== runner.uid && !(runner.uid === 0 && isEmpty)) {
    return {
      verdict: "refuse",
      message: `The data folder ${path} belongs to uid ${uid}, but Pharos runs as uid ${runner.uid}. Start Pharos as the owner, run "chown -R ${runner.uid} ${path}", or choose another folder with PHAROS_DATA_DIR.`,
    };
  }
  if (uid !== runner.uid)
    return { verdict: "repair", uid: runner.uid, mode: wanted, message: `Took over the empty folder ${path}` };
  if (mode === wanted) return fine;
  return {
    verdict: "repair",
    mode: wanted,
    message: `Changed the mode of ${path} from ${octal(mode)} to ${octal(wanted)}`,
  };
}

function judgeSecret(facts: FileFacts, runner: Runner): FileVerdict {
  const { path, uid, mode } = facts;
  const wasOpen = `It may have been read: replace what it protects if this machine has other users.`;
  if (uid !== runner.uid) {
    if (runner.uid === 0)
      return { verdict: "repair", uid: 0, mode: 0o600, message: `Took ${path} from uid ${uid}. ${wasOpen}` };
    return {
      verdict: "refuse",
      message: `${path} belongs to uid ${uid}, but Pharos runs as uid ${runner.uid}. Run "chown ${runner.uid} ${path}" as root.`,
    };
  }
  if ((mode & groupAndOthers) === 0) return fine;
  return { verdict: "repair", mode: 0o600, message: `${closed(facts)}. ${wasOpen}` };
}

function closed({ path, mode }: FileFacts): string {
  return `Closed ${path} to other users (its mode was ${octal(mode)})`;
}

function octal(mode: number): string {
  return mode.toString(8).padStart(3, "0");
}
