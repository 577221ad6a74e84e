// Refuses sentences in product code that read like a translation (CONTRIBUTING.md, "How we write"). Looks at string literals,
// templates and JSX text, and at how doc comments begin in the packages that were cleaned of such openings.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

const patterns = [
  [/(?<!\bthere )\b(is|are|was|were) no (?!longer\b|more\b)[a-z]/i, 'write "is not a …", or say what is missing'],
  [/\bThere (is|are) no [a-z]+ \$\{/, 'write "The … does not exist"'],
  [/\b(only who|whoever may|to whom)\b/i, 'name the person: "users with AlertRead"'],
  [/\b(is|are) to be [a-z]+ed\b/, "say what to do"],
  [/\bwants (a|an|one|text|true)\b/, 'write "needs"'],
  [/\bmay not\b(?! be responding)/, 'write "cannot" or "must not"'],
  [/; (write|use|give|choose|try|take) /i, "begin a new sentence"],
];
/** Words that other people chose: the language's reference, texts for the model, attacks, generated files. */
const exceptions =
  /generated|\.test\.|\/testing\/|\/attacks?\/|escape-attempts|python-helpers|packages\/flow\/src\/(functions|bind)/;

const files = execFileSync("git", ["ls-files", "packages", "apps"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !exceptions.test(file));

const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node) ||
  ts.isJsxText(node);

/** A doc comment is a sentence with a subject: "Returns true if …", "The rows that …". */
const poorOpening = /\/\*\*\s*(?:\*\s*)?(Whether|What|Whose|Whom|To whom|Of (?:what|which|whom|whose))\b/g;
const cleanedOfOpenings = /^packages\/(connectors|enrichment|lake|testkit|ui)\//;

let found = 0;
for (const file of files) {
  const text = readFileSync(file, "utf8");
  for (const { 0: opening, 1: word, index } of cleanedOfOpenings.test(file) ? text.matchAll(poorOpening) : []) {
    found += 1;
    const line = text.slice(0, index + opening.length).split("\n").length;
    console.error(
      `${file}:${line}: ${word} …\n  begin the comment with a verb or a noun: "Returns true if …", "The rows that …"`,
    );
  }
  if (!patterns.some(([pattern]) => pattern.test(text))) continue;
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const visit = (node) => {
    if (isText(node)) {
      for (const [pattern, advice] of patterns) {
        if (!pattern.test(node.getText())) continue;
        found += 1;
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        console.error(`${file}:${line}: ${node.getText().trim().slice(0, 120)}\n  ${advice}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
if (found > 0) process.exit(1);
