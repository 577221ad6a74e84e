const fromPattern = /^[ \t]*from[ \t]+([\w.]+)[ \t]+import\b/gm;
const importPattern = /^[ \t]*import[ \t]+([^#\n;]+)/gm;

/** The modules that Python imports by name, wherever it does; of `a.b` it is `a`. */
export function importedModules(body: string): ReadonlySet<string> {
  const names = [...body.matchAll(fromPattern)].map(([, name = ""]) => name);
  for (const [, list = ""] of body.matchAll(importPattern)) names.push(...list.split(","));
  return new Set(names.flatMap((name) => /^\s*(\w+)/.exec(name)?.[1] ?? []));
}
