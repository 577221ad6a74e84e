import { expect, test } from "vitest";
import { type FileFacts, judgeFile } from "./judge-file.ts";

const root = { uid: 0, gid: 0 };
const alice = { uid: 1000, gid: 1000 };

test.each<[string, FileFacts, typeof root, string, object?]>([
  ["leaves a closed data folder of an ordinary user alone", folder(1000, 0o700), alice, "fine"],
  ["leaves root's data folder alone, which may be passed through", folder(0, 0o711), root, "fine"],
  ["closes a data folder that others can list", folder(1000, 0o755), alice, "repair", { mode: 0o700 }],
  ["closes root's data folder to all but passing through", folder(0, 0o777), root, "repair", { mode: 0o711 }],
  ["opens root's data folder for passing through", folder(0, 0o700), root, "repair", { mode: 0o711 }],
  ["refuses a data folder of another user", folder(1001, 0o700), alice, "refuse"],
  ["refuses a data folder of another user for root as well", folder(1000, 0o700), root, "refuse"],
  [
    "takes an empty folder of another user as root",
    { ...folder(1000, 0o755), isEmpty: true },
    root,
    "repair",
    { uid: 0, mode: 0o711 },
  ],
  ["does not take it as an ordinary user", { ...folder(1001, 0o755), isEmpty: true }, alice, "refuse"],
  ["leaves /tmp alone, where only owners replace", ancestor(0, 0, 0o1777), alice, "fine"],
  ["refuses a parent that everybody can write to", ancestor(0, 0, 0o777), root, "refuse"],
  ["refuses it though it is our own", ancestor(1000, 1000, 0o707), alice, "refuse"],
  ["warns of a parent of another user", ancestor(1001, 1001, 0o755), alice, "warn"],
  ["warns of a parent of an ordinary user for root", ancestor(1000, 1000, 0o755), root, "warn"],
  ["warns of a parent that a group can write to", ancestor(0, 50, 0o775), alice, "warn"],
  ["allows a parent that one's own group can write to", ancestor(1000, 1000, 0o775), alice, "fine"],
  ["leaves a closed key alone", secret(1000, 0o600), alice, "fine"],
  ["leaves a key alone that even its owner only reads", secret(1000, 0o400), alice, "fine"],
  ["closes a key that others could read", secret(1000, 0o644), alice, "repair", { mode: 0o600 }],
  ["closes a key that a group could read", secret(0, 0o640), root, "repair", { mode: 0o600 }],
  ["takes the key of another user as root", secret(1000, 0o600), root, "repair", { uid: 0, mode: 0o600 }],
  ["refuses the key of another user otherwise", secret(0, 0o600), alice, "refuse"],
  ["closes an open folder in the data folder", entry(0, 0o755), root, "repair", { mode: 0o700 }],
  ["closes an open file in the data folder", entry(0, 0o644), root, "repair", { mode: 0o600 }],
  ["leaves the folder of a child's account alone", entry(60_900, 0o700), root, "fine"],
])("%s", (_name, facts, runner, verdict, changes = {}) => {
  expect(judgeFile(facts, runner)).toMatchObject({ verdict, ...changes });
});

test("says of a key that was open that it may have been read, and of which file", () => {
  expect(judgeFile(secret(0, 0o644), root)).toMatchObject({
    message: expect.stringMatching(/\/data\/secret\.key .*644.*may have been read/),
  });
});

test("names the owner, ourselves and the remedy when it refuses", () => {
  expect(judgeFile(folder(1001, 0o700), alice)).toMatchObject({
    message: expect.stringMatching(/uid 1001.*uid 1000.*chown -R 1000 \/data.*PHAROS_DATA_DIR/),
  });
});

function folder(uid: number, mode: number): FileFacts {
  return { path: "/data", role: "data folder", uid, gid: uid, mode };
}
function ancestor(uid: number, gid: number, mode: number): FileFacts {
  return { path: "/", role: "ancestor", uid, gid, mode };
}
function secret(uid: number, mode: number): FileFacts {
  return { path: "/data/secret.key", role: "secret", uid, gid: uid, mode };
}
function entry(uid: number, mode: number): FileFacts {
  return { path: "/data/cache", role: "entry", uid, gid: uid, mode };
}
