import { describe, expect, it } from "vitest";
import { draftFiles } from "./draft-files.ts";

const python = "def rule(event):\n    return True\n";

describe("the files of a draft", () => {
  it.each([
    ["a block of YAML", "Enabled: true\nTags: [a]\n", "Enabled: true\nTags: [a]\nFilename: draft.py\n"],
    ["YAML within braces", "{Enabled: true, Tags: [a]}", "{ Filename: draft.py, Enabled: true, Tags: [a]}"],
    ["JSON over lines, which it keeps", '{\n  "Enabled": true\n}\n', '{ Filename: draft.py, \n  "Enabled": true\n}\n'],
  ])("name its Python in %s", (_, yaml, named) => {
    expect([...draftFiles({ yaml, python })]).toEqual([
      ["draft.yml", named],
      ["draft.py", python],
    ]);
  });

  it.each([
    ["a block", "Enabled: true\nFilename: own.py # ours\n"],
    ["JSON", '{\n  "Enabled": true,\n  "Filename": "own.py"\n}'],
  ])("have the name that %s of YAML says", (_, yaml) => {
    expect([...draftFiles({ yaml, python })]).toEqual([
      ["draft.yml", yaml],
      ["own.py", python],
    ]);
  });

  it("are the YAML alone where there is no Python", () => {
    expect([...draftFiles({ yaml: "Enabled: true\n" })]).toEqual([["draft.yml", "Enabled: true\n"]]);
  });
});
