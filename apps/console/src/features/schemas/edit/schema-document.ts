const nameLine = /^(["']?schema["']?\s*:[ \t]*)(.*)$/m;

/** The log type that a document says it is; empty without one. */
export function readDocumentName(spec: string): string {
  const written = nameLine.exec(spec)?.[2] ?? "";
  return written
    .replace(/\s#.*$/, "")
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2");
}

/** The same document for another log type. */
export function renameDocument(spec: string, name: string): string {
  if (!nameLine.test(spec)) return `schema: ${name}\n${spec}`;
  return spec.replace(nameLine, (_, key: string) => `${key}${name}`);
}

/** The name that a copy begins with: `Custom.Okta.SystemLog` for `Okta.SystemLog`. */
export function nameOfCopy(name: string): string {
  return name.startsWith("Custom.") ? `${name}.Copy` : `Custom.${name}`;
}

export const firstDocument = `schema: Custom.MyLogs
fields:
  - name: time
    type: timestamp
    required: true
    timeFormats: [rfc3339]
    isEventTime: true
  - name: message
    type: string
    required: true
`;
