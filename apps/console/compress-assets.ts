import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|ttf|wasm|json)$/;
/** Smaller ones fit one packet anyway. */
const bytesMin = 1_000;
/** From this size on, the last level takes seconds and saves two percent. */
const bytesOfLevelMax = 400_000;
const brotli = promisify(brotliCompress);

/** Writes `x.js.br` and `x.js.gz` beside each built asset, for the server to send to who accepts them. */
export function compressAssets(): Plugin {
  let folder = "";
  return {
    name: "compress-assets",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir, build.assetsDir);
    },
    closeBundle: () => compressFolder(folder),
  };
}

export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const bytes = await readFile(path);
        if (bytes.length < bytesMin) return;
        const quality = bytes.length > bytesOfLevelMax ? 9 : constants.BROTLI_MAX_QUALITY;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await Promise.all([
          brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
          promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
        ]);
      }),
  );
}
