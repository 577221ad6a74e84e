import { execFile } from "node:child_process";
import type { OsAccount } from "@pharos/domain";
import { type LaunchPlaces, launchCommand, launchEnvironment } from "./launch-command.ts";
import { findLaunchPrograms } from "./launch-programs.ts";
import { allLayers, type SandboxLayers } from "./layers.ts";
import { pyodideFolder } from "./pyodide-folder.ts";

export interface MissingLayer {
  readonly layer: keyof SandboxLayers;
  /** A sentence for an operator: what does not work here, and why. */
  readonly reason: string;
}

export interface WorkingLayers {
  readonly layers: SandboxLayers;
  readonly missing: readonly MissingLayer[];
}

export interface ProbeOptions {
  readonly account?: OsAccount | undefined;
}

const probeMsMax = 20_000;

/** By account: what works on a machine does not change while we run. */
const known = new Map<string, Promise<WorkingLayers>>();

/**
 * Which layers of the sandbox work on this machine, found out by starting Deno in them once a process, without Python.
 * Throws `sandboxUnavailable` where Deno is not installed.
 */
export function probeSandboxLayers({ account }: ProbeOptions = {}): Promise<WorkingLayers> {
  const key = account === undefined ? "" : `${account.uid}:${account.gid}`;
  const found = known.get(key) ?? probe({ programs: findLaunchPrograms(), pyodideFolder, account });
  known.set(key, found);
  return found;
}

async function probe(places: LaunchPlaces): Promise<WorkingLayers> {
  const missing: MissingLayer[] = [];
  const accountProblem = await findAccountProblem(places);
  if (accountProblem !== undefined) missing.push({ layer: "account", reason: accountProblem });
  const layers = { ...allLayers, account: accountProblem === undefined };
  const namespaceProblem = await findNamespaceProblem(places, layers);
  if (namespaceProblem !== undefined) missing.push({ layer: "namespace", reason: namespaceProblem });
  return { layers: { ...layers, namespace: namespaceProblem === undefined }, missing };
}

async function findAccountProblem(places: LaunchPlaces): Promise<string | undefined> {
  const { setpriv, prlimit } = places.programs;
  if (setpriv === undefined || prlimit === undefined) {
    return "Python runs without an account and limits of its own: setpriv and prlimit are not installed. Install util-linux.";
  }
  const problem = await findStartProblem(places, { ...allLayers, namespace: false });
  return problem && `Python runs without an account and limits of its own, which do not work here: ${problem}`;
}

async function findNamespaceProblem(places: LaunchPlaces, layers: SandboxLayers): Promise<string | undefined> {
  if (places.programs.bubblewrap === undefined) {
    return "Python runs without bubblewrap: bwrap is not installed. Install the package bubblewrap.";
  }
  const problem = await findStartProblem(places, { ...layers, namespace: true });
  return problem && `Python runs without bubblewrap, which does not work here: ${problem}`;
}

/** Starts the sandbox's program, which ends by itself where nothing is sent. A machine that is slow has no problem. */
function findStartProblem(places: LaunchPlaces, layers: SandboxLayers): Promise<string | undefined> {
  const { program, args } = launchCommand(places, layers);
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd: "/", env: launchEnvironment, timeout: probeMsMax, killSignal: "SIGKILL" },
      (error, _stdout, stderr) =>
        resolve(error === null || error.killed ? undefined : firstLine(stderr || error.message)),
    );
    child.stdin?.end();
  });
}

function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}
