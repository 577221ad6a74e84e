/** The text of a detection that is not saved. */
export interface DetectionDraft {
  readonly yaml: string;
  readonly python?: string | null | undefined;
}

export const draftYaml = "draft.yml";
const draftPython = "draft.py";
const filenamePattern = /^Filename:[ \t]*["']?([^"'\n#]*[^"'\s#])/m;

/** The draft as files of a repository, by name; its Python is named where the YAML does not. */
export function draftFiles({ yaml, python }: DetectionDraft): ReadonlyMap<string, string> {
  const filename = filenamePattern.exec(yaml)?.[1];
  const text = python && filename === undefined ? `${yaml.trimEnd()}\nFilename: ${draftPython}\n` : yaml;
  const files: [string, string][] = [[draftYaml, text]];
  return new Map(python ? [...files, [filename ?? draftPython, python]] : files);
}
