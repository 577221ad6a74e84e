// Runs as a process of its own that a test kills: `node <this> <options as JSON>`. Begins a backup and stops in the
// middle of it, after it has said so.
import { openLakeArchive } from "@pharos/lake";
import { runBackup } from "../copy/run-backup.ts";
import { openFolderPlace } from "../places/folder-place.ts";

const { database, lakePath, folder, passphrase } = JSON.parse(process.argv[2] ?? "{}") as {
  readonly database: { readonly connectionString: string };
  readonly lakePath: string;
  readonly folder: string;
  readonly passphrase: string;
};
const place = openFolderPlace(folder);
await runBackup({
  database,
  lake: await openLakeArchive({ path: lakePath }, { isRunning: true }),
  place: {
    ...place,
    put: async (name, bytes) => {
      await place.put(name, bytes);
      if (!name.startsWith("packs/")) return;
      process.stdout.write("half\n");
      await new Promise(() => setInterval(() => undefined, 1_000));
    },
  },
  passphrase,
  secretKey: new Uint8Array(32),
  files: [],
  version: "1.0.0",
  clock: () => new Date(),
  signal: new AbortController().signal,
  onProgress: () => undefined,
});
