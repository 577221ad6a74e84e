import type { AccountChoice } from "../start/accounts/choose-accounts.ts";
import type { FileFinding } from "../start/files/secure-data-folder.ts";
import { type CheckResult, fail, pass, warn } from "./check.ts";

export interface InstallationFacts {
  readonly dataDir: string;
  /** Undefined where the folder is not there yet. */
  readonly files: readonly FileFinding[] | undefined;
  readonly accounts: AccountChoice | undefined;
  readonly isRoot: boolean;
  /** Sentences about layers of the sandbox that do not work here; or why it does not work at all. */
  readonly sandbox:
    | { readonly missing: readonly { readonly layer: string; readonly reason: string }[] }
    | { readonly problem: string };
  /** Whether a Pharos holds the data folder now. */
  readonly isRunning: boolean;
  /** Why nothing can listen at the address; undefined where it is free. */
  readonly addressProblem: string | undefined;
}

/** What is around the program: files, accounts, the sandbox, the port. */
export function checkInstallation(facts: InstallationFacts): CheckResult[] {
  return [...checkFiles(facts), checkAccounts(facts), ...checkSandbox(facts), checkAddress(facts)];
}

function checkFiles({ files, dataDir }: InstallationFacts): CheckResult[] {
  if (files === undefined) return [pass("files", `${dataDir} does not exist yet; the first start creates it`)];
  const wrong = files.filter(({ verdict }) => verdict !== "fine");
  if (wrong.length === 0) return [pass("files", `Nothing in ${dataDir} is open to other users`)];
  return wrong.map((finding) => {
    if (finding.verdict === "refuse") return fail("files", finding.message, "Pharos does not start like this.");
    if (finding.verdict === "repair")
      return warn("files", `${finding.path} is not as it should be`, "The next start repairs it.");
    return warn(
      "files",
      "message" in finding ? finding.message : finding.path,
      "Only administrators should be able to.",
    );
  });
}

function checkAccounts({ accounts, isRoot }: InstallationFacts): CheckResult {
  if (!isRoot) return pass("accounts", "Pharos runs as an ordinary user, and its child processes do as well");
  if (accounts === undefined) return pass("accounts", "They are chosen at the first start");
  if (accounts.kind === "refused") return fail("accounts", accounts.message, "Pharos does not start like this.");
  const remedy = "Python that people write and the lake's engine should not run as root.";
  if (accounts.kind === "ourselves") return fail("accounts", `Child processes run as root: ${accounts.reason}`, remedy);
  if (accounts.lakeReason !== undefined)
    return warn("accounts", `The lake's engine runs as root: ${accounts.lakeReason}`, remedy);
  const uids = Object.values(accounts.accounts).map(({ uid }) => uid);
  return pass("accounts", `Child processes run as ${Math.min(...uids)} to ${Math.max(...uids)}`);
}

const layerRemedies: Readonly<Record<string, string>> = {
  namespace:
    "Install bubblewrap and allow user namespaces (kernel.unprivileged_userns_clone=1; on Ubuntu an AppArmor profile for bwrap).",
  account: "Install util-linux, which has setpriv and prlimit.",
};

function checkSandbox({ sandbox }: InstallationFacts): CheckResult[] {
  if ("problem" in sandbox)
    return [fail("sandbox", sandbox.problem, "Without it no Python runs. Run npm install again.")];
  if (sandbox.missing.length === 0) return [pass("sandbox", "All layers work here")];
  return sandbox.missing.map(({ layer, reason }) =>
    warn("sandbox", reason, layerRemedies[layer] ?? "The other layers hold; install what is missing."),
  );
}

function checkAddress({ isRunning, addressProblem }: InstallationFacts): CheckResult {
  if (isRunning) return pass("address", "Pharos is running on this data folder");
  if (addressProblem === undefined) return pass("address", "The address is free");
  const [finding = "", ...remedy] = addressProblem.split(/(?<=\.) /);
  return fail("address", finding, remedy.join(" "));
}
