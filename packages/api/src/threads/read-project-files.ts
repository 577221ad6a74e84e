import { readArchive } from "@pharos/detection-content";
import type { TaskHost } from "@pharos/pipeline/threads";
import { fromBase64 } from "./read-upload.ts";

/** A module of a project in Python. */
export interface ProjectFile {
  /** As it is imported: `rules.okta` for `rules/okta.py`, `rules` for `rules/__init__.py`. */
  readonly module: string;
  readonly path: string;
  readonly text: string;
}

/** Reads the Python of an archive in base64. @throws notBase64, archiveUnreadable */
export function readProjectFiles({ data, at }: { readonly data: string; readonly at: Date }, host: TaskHost) {
  host.progress("The archive");
  const { bytes } = readArchive(fromBase64(data), at);
  return [...bytes].flatMap(([name, content]): ProjectFile[] => {
    const path = name.replace(/^(\.\/)+/, "");
    const module = path.replace(/(^|\/)__init__\.py$|\.py$/, "").replaceAll("/", ".");
    return path.endsWith(".py") && module !== "" ? [{ module, path, text: content.toString() }] : [];
  });
}
