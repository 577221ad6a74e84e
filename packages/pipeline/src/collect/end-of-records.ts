const newline = 0x0a;

/**
 * Returns where the last whole record of lines ends that may go on. A last line without its end counts where it is a whole
 * object of JSON: nobody may ever write the end.
 */
export function endOfRecords(content: Uint8Array): number {
  const end = content.lastIndexOf(newline) + 1;
  const rest = Buffer.from(content.buffer, content.byteOffset + end, content.byteLength - end).toString("utf8");
  return isObjectText(rest) ? content.byteLength : end;
}

function isObjectText(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
