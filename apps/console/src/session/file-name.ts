/** `Who was it?` → `who-was-it.md`; a name without a letter or digit gives the fallback. */
export function fileNameOf(name: string, fallback: string, ending: string): string {
  const stem = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${stem || fallback}.${ending}`;
}
