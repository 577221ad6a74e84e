import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const sizeBytes = 4 * 1024 ** 3;
/**
 * Nothing is written back by itself soon, and a rename does not write what the renamed file holds: ext4 does both for
 * programs that forget to sync, and other file systems do not.
 */
const mountOptions = "loop,noauto_da_alloc,commit=300";

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: from now on nothing reaches the disk, its journal included. */
const shutDown = 'open(F, "<", $ARGV[0]) or die $!; my $flags = pack("L", 2); ioctl(F, 0x8004587d, $flags) // die $!';

/**
 * A file system on a file, for as long as a test. Its power can be cut: then it holds what was synced, and of the rest
 * what the system happened to have written back. It does not show what a disk does that acknowledges a sync and lies.
 */
export class DiskWithPower {
  readonly path: string;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.path = join(folder, "disk");
  }

  /** Why this machine cannot have one; undefined where it can. */
  static findObstacle(): string | undefined {
    if (process.platform !== "linux") return "only Linux shuts an ext4 file system down on request";
    if (process.getuid?.() !== 0) return "only root mounts file systems";
    for (const tool of ["mkfs.ext4", "mount", "umount", "perl"]) {
      try {
        execFileSync("which", [tool], { stdio: "ignore" });
      } catch {
        return `${tool} is not installed`;
      }
    }
    return undefined;
  }

  static async create(): Promise<DiskWithPower> {
    const disk = new DiskWithPower(await mkdtemp(join(tmpdir(), "pharos-disk-")));
    // Pharos gives its stores to accounts of their own, which must be able to pass.
    await chmod(disk.#folder, 0o711);
    const image = await open(disk.#image, "w");
    await image.truncate(sizeBytes).finally(() => image.close());
    await run("mkfs.ext4", ["-q", "-F", disk.#image]);
    await mkdir(disk.path);
    await disk.mount();
    return disk;
  }

  get #image(): string {
    return join(this.#folder, "image");
  }

  /** With power again: the file system reads its journal. */
  async mount(): Promise<void> {
    await run("mount", ["-o", mountOptions, this.#image, this.path]);
  }

  async cutPower(): Promise<void> {
    await run("perl", ["-e", shutDown, this.path]);
  }

  async unmount(): Promise<void> {
    await unmount(this.path);
  }

  async remove(): Promise<void> {
    await run("umount", ["--recursive", "--lazy", this.path]).catch(() => undefined);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Processes that have been killed hold their files for a moment longer. */
export async function unmount(path: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await run("umount", [path]);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A folder in which syncing does nothing: an overlay that the kernel was told to lose. */
export class FolderWithoutSyncs {
  readonly path: string;
  readonly #store: string;

  private constructor(path: string, store: string) {
    this.path = path;
    this.#store = store;
  }

  /** What is in it lies in `store`. */
  static async create(path: string, store: string): Promise<FolderWithoutSyncs> {
    const folder = new FolderWithoutSyncs(path, store);
    for (const name of ["lower", "upper", "work"]) await mkdir(join(folder.#store, name), { recursive: true });
    await mkdir(path, { recursive: true });
    const [lower, upper, work] = ["lower", "upper", "work"].map((name) => join(folder.#store, name));
    const options = `volatile,lowerdir=${lower},upperdir=${upper},workdir=${work}`;
    await run("mount", ["-t", "overlay", "overlay", "-o", options, path]);
    return folder;
  }

  async unmount(): Promise<void> {
    await unmount(this.path);
  }

  /** Shows what reached the disk. */
  async mount(): Promise<void> {
    await run("mount", ["--bind", join(this.#store, "upper"), this.path]);
  }
}
