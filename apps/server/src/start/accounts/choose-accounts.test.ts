import { expect, test } from "vitest";
import { type AccountFacts, chooseAccounts } from "./choose-accounts.ts";

const root: AccountFacts = {
  uid: 0,
  base: 60_900,
  named: [
    { name: "root", id: 0, kind: "user" },
    { name: "nobody", id: 65_534, kind: "user" },
  ],
  delegated: [{ first: 100_000, count: 65_536 }],
  mapped: [{ first: 0, count: 4_294_967_295 }],
  capabilities: 0x1ff_ffff_ffffn,
  closedProgramFolder: undefined,
  closedDataFolder: undefined,
};

test("gives each kind of child process an account that no other has", () => {
  const choice = chooseAccounts(root);
  if (choice.kind !== "own") throw new Error(choice.kind);
  const uids = Object.values(choice.accounts).map(({ uid }) => uid);
  expect(uids.sort()).toEqual([60_900, 60_901, 60_902, 60_903, 60_904]);
  expect(choice.accounts.database).toEqual({ uid: 60_900, gid: 60_900 });
});

test.each<[string, Partial<AccountFacts>, object]>([
  ["runs children as ourselves for an ordinary user", { uid: 1000 }, { kind: "ourselves", reason: undefined }],
  ["allows names of our own", { named: [{ name: "pharos-lake", id: 60_901, kind: "user" }] }, { kind: "own" }],
  ["works in a container of 65,536 accounts", { mapped: [{ first: 0, count: 65_536 }] }, { kind: "own" }],
  ["works where the system has no capabilities", { capabilities: undefined, mapped: undefined }, { kind: "own" }],
  [
    "refuses the number of another user",
    { named: [{ name: "backup", id: 60_904, kind: "user" }] },
    { kind: "refused", message: expect.stringMatching(/60904 is the user "backup".*PHAROS_ACCOUNT_BASE/) },
  ],
  [
    "refuses the number of another group",
    { named: [{ name: "staff", id: 60_900, kind: "group" }] },
    { kind: "refused", message: expect.stringContaining('group "staff"') },
  ],
  [
    "refuses numbers that containers use",
    { base: 100_000 },
    { kind: "refused", message: expect.stringContaining("100000 to 165535") },
  ],
  [
    "says that a user namespace does not know the numbers",
    { mapped: [{ first: 0, count: 1 }] },
    { kind: "ourselves", reason: expect.stringContaining("does not know the accounts 60900 to 60904") },
  ],
  [
    "says which capability root lacks",
    { capabilities: 0x1ff_ffff_ffffn & ~(1n << 7n) },
    { kind: "ourselves", reason: expect.stringContaining("does not have CAP_SETUID") },
  ],
  [
    "says which folder is closed to the children",
    { closedProgramFolder: "/root" },
    { kind: "ourselves", reason: expect.stringMatching(/^\/root is closed.*\/opt.*ordinary user/) },
  ],
  [
    "leaves the lake to ourselves where its folder is closed to others, and nothing else",
    { closedDataFolder: "/root" },
    {
      kind: "own",
      accounts: { database: { uid: 60_900 }, detection: { uid: 60_902 } },
      lakeReason: expect.stringContaining("/root is closed"),
    },
  ],
])("%s", (_name, facts, choice) => {
  expect(chooseAccounts({ ...root, ...facts })).toMatchObject(choice);
});
