import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { graphqlDocuments } from "./graphql-documents.ts";

const server = "http://127.0.0.1:8080";

/** Parts that the sign-in has none of: what opens over a page, and what asks the server for rows. */
const laterParts =
  /floating-ui|Floating|Portal|Popover|Menu|Combobox|Tooltip|@apollo|useQuery|useMutation|rxjs|wry.equality|access.permission/;
/** Parts of forms, which lists load when one opens: the options of a selection, and what scrolls within a page. */
const formParts = /ScrollArea|OptionsDropdown|pills?-reorder|move-pill|FloatingIndicator|Combobox.get-/;

/** How many parts of the console load by themselves; a share of them stays the same share when a screen is added. */
const parts = readSources("src").reduce((sum, source) => sum + (source.match(/import\("\.{1,2}\//g)?.length ?? 0), 0);
const shareOfParts = (share: number) => Math.round(share * parts);

function readSources(folder: string): string[] {
  const root = new URL(`${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(new URL(path, root), "utf8"));
}

// The built console is served by the program under a strict content security policy: no inline scripts.
export default defineConfig({
  plugins: [graphqlDocuments(), react(), compressAssets()],
  // RxJS has its classes as functions, with their helpers, wherever this is not asked for.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/internal", "/public", "/auth", "/docs", "/wasm", "/healthz", "/readyz", "/metrics"].map((path) => [
        path,
        // The server knows its own address only; this one is a developer's.
        { target: server, headers: { origin: server } },
      ]),
    ),
  },
  build: {
    target: "es2023",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
    // What nearly all pages load is smaller in one file than in many.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that a visitor needs, in one file that changes with nothing else: sign-in is in it.
            { name: "initial", tags: ["$initial"], priority: 1 },
            {
              name: "form-parts",
              test: formParts,
              minShareCount: shareOfParts(0.08),
              includeDependenciesRecursively: false,
            },
            {
              name: "common",
              test: (id: string) => !laterParts.test(id) && !formParts.test(id),
              minShareCount: shareOfParts(0.31),
            },
            { name: "later-parts", test: laterParts, minShareCount: shareOfParts(0.14) },
            {
              name: "icons",
              test: /tabler.icons.*.icons.Icon/,
              minShareCount: 6,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
