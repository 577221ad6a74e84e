import { expect, test } from "vitest";
import { AnswerRefused } from "../interpreter/decode-result.ts";
import { testCacheFolder } from "../testing/a-rule.ts";
import { decodeProject, readProject } from "./read-project.ts";

const options = { cacheFolder: testCacheFolder, callTimeoutMs: 1_000 };
const read = (files: Readonly<Record<string, string>>, libraries = {}) => readProject({ files, libraries }, options);

const head = "from pypanther import LogType, Rule, RuleMock, RuleTest, Severity, get_rules, register\n";
const rule = (id: string, more = "") => `class ${id}(Rule):
    id = "${id}"
    log_types = [LogType.AWS_VPC_DNS]
    default_severity = Severity.LOW
    def rule(self, event): return True
${more}`;

test("reads what main.py registers, from packages with and without a file of their own", async () => {
  const { rules, problems } = await read({
    main: `${head}import rules\nregister(get_rules(rules))\n`,
    rules: "",
    "rules.a": `${head}${rule("A", "    def title(self, event): return 'a'\n")}`,
    "rules.b.c": `${head}from ..a import A\nfrom .d import NAME\nclass B(A):\n    id = NAME\n    tags = ["b"]\n`,
    "rules.b.d": 'NAME = "B"\n',
    "rules.cloud.aws": `${head.replace("Rule,", "Rule as R,")}C = type("C", (R,), {"id": "C", "log_types": ["X"], "default_severity": "HIGH", "rule": lambda self, event: True})\n`,
  });
  expect(problems).toEqual([]);
  expect(rules.map(({ attributes: { id }, module, functions }) => [id, module, functions])).toEqual([
    ["A", "rules.a", ["title"]],
    ["B", "rules.b.c", ["title"]],
    ["C", "rules.cloud.aws", []],
  ]);
  expect(rules[0]?.attributes).toMatchObject({ log_types: ["AWS_VPC_DNS"], default_severity: "LOW", tags: [] });
});

test("a class and its parent change apart", async () => {
  const main = `${head}${rule("A")}class B(A):\n    id = "B"\nB.tags.append("b")\nB.extend(reports={"CIS": ["1"]})\nA.override(enabled=False)\nregister([A, B])\n`;
  const { rules } = await read({ main });
  expect(rules.map(({ attributes: { tags, reports, enabled } }) => [tags, reports, enabled])).toEqual([
    [[], {}, false],
    [["b"], { CIS: ["1"] }, true],
  ]);
});

test("the vendor's own rules come from the wheel, and are the same again after a project changed them", async () => {
  const libraries = {
    "pypanther/__init__.py": "raise ImportError('the SDK itself needs more than there is')",
    "pypanther/rules/__init__.py": "",
    "pypanther/rules/door.py": `from pypanther import panther_managed\n${head}@panther_managed\n${rule("Door")}`,
  };
  const main = `from pypanther import get_panther_rules, register
for cls in get_panther_rules(default_severity=["low"]):
    cls.override(threshold=5)
register(get_panther_rules())
`;
  const { rules, problems } = await read({ main }, libraries);
  expect(problems).toEqual([]);
  expect(rules).toMatchObject([{ attributes: { id: "Door", threshold: 5 } }]);
});

test.each([
  ["there is no main.py", { rules: "" }, 1, "the project has no main.py at its root"],
  ["an import is missing", { main: "\nimport nothing_here\n" }, 2, "the package nothing_here is not among those"],
  ["its syntax is wrong", { main: "x = 1\ndef f(:\n" }, 2, "SyntaxError"],
  ["it hangs", { main: "while True: pass\n" }, 1, "longer than it may"],
  ["it ends the process", { main: "def f(): f()\nimport sys\nsys.exit(3)" }, 3, "SystemExit"],
  ["a rule is registered twice", { main: `${head}${rule("A")}register([A, A])` }, 7, "two rules with the id A"],
  [
    "a rule has no id",
    { main: `${head}class A(Rule):\n    def rule(self, e): pass\nregister(A)` },
    4,
    "main.A has no id",
  ],
  [
    "a rule has no method",
    { main: `${head}class A(Rule):\n    id = "A"\nregister(A)` },
    4,
    "A has no method named rule",
  ],
  [
    "an attribute is unknown",
    { main: `${head}${rule("A")}A.override(severity="LOW")` },
    7,
    "no attribute named severity",
  ],
  ["it registers something else", { main: `${head}register(int)` }, 2, "int is no rule"],
  [
    "it wants the vendor's rules",
    { main: "import pypanther\npypanther.get_panther_rules()" },
    2,
    "the vendor's own rules are not here",
  ],
  [
    "it has a data model",
    { main: "from pypanther import DataModel\nclass A(DataModel): pass" },
    2,
    "data models as classes are not supported",
  ],
  ["it reaches out", { main: "import socket" }, 1, "can't import socket"],
  ["it leaves its packages", { main: "import a.b", "a.b": "from ...c import d" }, 1, "beyond top-level package"],
] as [string, Record<string, string>, number, string][])(
  "says where it stops if %s",
  async (_what, files, line, message) => {
    const { rules, problems } = await read(files);
    expect(rules).toEqual([]);
    expect(problems).toMatchObject([{ line, message: expect.stringContaining(message) }]);
  },
);

test.each(["", "[]", '{"rules":[{}],"problems":[]}', '{"rules":[],"problems":[{"module":1}]}', "null"])(
  "refuses the answer %s, which Python may have forged",
  (json) => expect(() => decodeProject(Buffer.from(json))).toThrow(AnswerRefused),
);
