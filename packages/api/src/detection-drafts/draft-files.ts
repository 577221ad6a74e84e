/** The text of a detection that is not saved. */
export interface DetectionDraft {
  readonly yaml: string;
  readonly python?: string | null | undefined;
}

export const draftYaml = "draft.yml";
const draftPython = "draft.py";
const blockFilename = /^Filename:[ \t]*["']?([^"'\n#]*[^"'\s#])/m;
const flowFilename = /[{,]\s*["']?Filename["']?\s*:\s*["']?([^"'\n#,}]*[^"'\s#,}])/;

/**
 * The draft as files of a repository, by name; its Python is named where the YAML does not. YAML within braces, as JSON
 * is, gets the name in its first line, so that problems keep their lines.
 */
export function draftFiles({ yaml, python }: DetectionDraft): ReadonlyMap<string, string> {
  const isFlow = yaml.trimStart().startsWith("{");
  const filename = (isFlow ? flowFilename : blockFilename).exec(yaml)?.[1];
  if (!python) return new Map([[draftYaml, yaml]]);
  if (filename !== undefined) return new Map(Object.entries({ [draftYaml]: yaml, [filename]: python }));
  const entry = `Filename: ${draftPython}`;
  const text = isFlow ? yaml.replace("{", `{ ${entry}, `) : `${yaml.trimEnd()}\n${entry}\n`;
  return new Map(Object.entries({ [draftYaml]: text, [draftPython]: python }));
}
