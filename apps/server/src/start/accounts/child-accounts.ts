import { defineError } from "@pharos/domain";
import { readAccountFacts } from "./account-facts.ts";
import { type ChildAccounts, chooseAccounts } from "./choose-accounts.ts";

const accountsTaken = defineError("start.accounts_taken", "ServerError", (message: string) => message);

/**
 * Whom the child processes run as; nothing where they run as ourselves.
 * @param tell is given a sentence where they run as root
 * @throws PharosError where the numbers are somebody else's
 */
export function findChildAccounts(
  base: number,
  dataDir: string,
  tell: (message: string) => void,
): Partial<ChildAccounts> {
  const choice = chooseAccounts(readAccountFacts(base, dataDir));
  if (choice.kind === "refused") throw accountsTaken(choice.message);
  if (choice.kind === "own") {
    if (choice.lakeReason !== undefined) tell(`The lake's engine runs as root, because ${choice.lakeReason}.`);
    return choice.accounts;
  }
  if (choice.reason !== undefined) tell(`Python and the lake's engine run as root, because ${choice.reason}.`);
  return {};
}
