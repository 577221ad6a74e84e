import { access, constants, realpath, statfs } from "node:fs/promises";
import { join } from "node:path";
import { DiskWatch, type Volume } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";

type Places = Pick<Configuration, "dataDir" | "databaseUrl" | "lakeUrl">;

/** A disk that is written as fast as it can be gains less than the reserve in this time. */
const lookMs = 5_000;

/** Watches the disks that Pharos writes to, from before the first log is taken. */
export async function startDiskWatch(
  store: Store,
  config: Places,
  logger: Logger,
): Promise<{ readonly disk: DiskWatch } & Disposable> {
  const disk = new DiskWatch({
    store,
    readVolumes: () => readVolumes(config),
    clock: () => new Date(),
    onChange: ({ state }, sentence) => logger[state === "enough" ? "info" : "error"](sentence),
  });
  const look = () =>
    disk.look().catch((error: unknown) => logger.error({ err: error }, "The room of the disks is not known"));
  await look();
  const timer = setInterval(look, lookMs);
  return { disk, [Symbol.dispose]: () => clearInterval(timer) };
}

/** Of the folders that are there. The database and the lake may have disks of their own. */
export async function readVolumes({ dataDir, databaseUrl, lakeUrl }: Places): Promise<Volume[]> {
  const folders = [
    { name: "data folder", folder: dataDir },
    ...(databaseUrl === undefined ? [{ name: "database", folder: join(dataDir, "postgres") }] : []),
    ...(lakeUrl === undefined ? [{ name: "data lake", folder: join(dataDir, "lake") }] : []),
  ];
  const volumes = await Promise.all(folders.map(({ name, folder }) => readVolume(name, folder)));
  return volumes.filter((volume) => volume !== undefined);
}

async function readVolume(name: string, path: string): Promise<Volume | undefined> {
  try {
    // The database's folder may be a link to one elsewhere.
    const folder = await realpath(path);
    const { bavail, blocks, bsize } = await statfs(folder);
    const isReadOnly = await isOnReadOnlyDisk(folder);
    return { name, folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize, isReadOnly };
  } catch {
    return undefined;
  }
}

/** The account may have no right to write a folder of another child's; only the file system is asked about. */
async function isOnReadOnlyDisk(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EROFS";
  }
}
