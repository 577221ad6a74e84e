import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const generated = new URL("./src/graphql/generated/graphql.ts", import.meta.url);
const prefix = "graphql-document:";
const importOfFunction = /import \{ graphql \} from "[^"]*\/graphql\/generated\/index\.ts";/;
const call = /\bgraphql\(`\s*(query|mutation|fragment)\s+(\w+)[^`]*`\)/g;

/**
 * Turns each graphql(`query Alert …`) of the built console into an import of that one generated document. Without it,
 * every page would load the map of all documents, which the function looks into while developing.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: "graphql-documents",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load: (id) => (id.startsWith(prefix) ? documentModule(id.slice(prefix.length)) : null),
    transform(code, id) {
      if (!id.includes("/console/src/") || id.includes("/generated/") || !code.includes("graphql(`")) return null;
      const names: string[] = [];
      const replaced = code.replace(importOfFunction, "").replace(call, (_all, kind, name) => {
        names.push(`${name}${kind === "fragment" ? "FragmentDoc" : "Document"}`);
        return names.at(-1) ?? "";
      });
      return names.map((name) => `import { ${name} } from "${prefix}${name}";\n`).join("") + replaced;
    },
  };
}

/** The generated file has one document a line. */
function documentModule(name: string): string {
  const start = `export const ${name} = `;
  const line = readFileSync(generated, "utf8")
    .split("\n")
    .find((one) => one.startsWith(start));
  if (!line) throw new Error(`No document ${name} in the generated types: run npm run codegen`);
  return `${start}${line.slice(start.length, line.indexOf(" as unknown as DocumentNode"))};`;
}
