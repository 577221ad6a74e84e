import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.each([
  ["Who was it?", "who-was-it.md"],
  ["AWS: calls / region", "aws-calls-region.md"],
  ["../../etc/passwd", "etc-passwd.md"],
  ["誰だ", "notebook.md"],
])("%s is saved as %s", (name, file) => expect(fileNameOf(name, "notebook", "md")).toBe(file));
