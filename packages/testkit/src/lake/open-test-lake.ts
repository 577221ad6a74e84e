import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Lake, type LakeOptions, openLake } from "@pharos/lake";

export interface TestLake {
  readonly lake: Lake;
  readonly path: string;
  /** Closes it and removes its folder. */
  remove(): Promise<void>;
}

/** An embedded lake in a folder of its own. One at a time in a process: the engine allows no second folder. */
export async function openTestLake(options?: LakeOptions): Promise<TestLake> {
  const path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  const lake = await openLake({ path }, options);
  const remove = async () => {
    await lake.close();
    await rm(path, { recursive: true, force: true });
  };
  return { lake, path, remove };
}
