import { expect, test } from "vitest";
import { pythonHelperNames, supportOf } from "./python-helpers.ts";
import { transpileSimpleDetection } from "./transpile-simple-detection.ts";

const failedLogin = {
  AnalysisType: "rule",
  RuleID: "Okta.Failed",
  Detection: [
    { KeyPath: "outcome.result", Condition: "Equals", Value: "FAILURE" },
    { Key: "eventType", Condition: "IsIn", Values: ["user.session.start", "user.authentication.sso"] },
    {
      Any: [
        { Key: "attempts", Condition: "IsGreaterThan", Value: 5 },
        {
          All: [
            { Key: "mfa", Condition: "DoesNotEqual", Value: true },
            { Key: "zone", Condition: "DoesNotExist" },
          ],
        },
      ],
    },
    {
      KeyPath: "targets",
      Condition: "AnyElement",
      Expressions: [{ Key: "type", Condition: "Equals", Value: "User" }],
    },
  ],
  InlineFilters: [{ KeyPath: "tenant", Condition: "Equals", Value: "prod" }],
  AlertTitle: "{actor.alternateId} failed to sign in",
  DynamicSeverities: [{ ChangeTo: "High", Conditions: [{ Key: "admin", Condition: "Equals", Value: true }] }],
  GroupBy: [{ KeyPath: "actor.alternateId" }],
  AlertContext: [{ KeyName: "actor", KeyValue: { KeyPath: "actor.alternateId" } }],
};

const functions = `def passes_filters(event):
    return "tenant" not in event or event.get("tenant") == "prod"


def rule(event):
    if not passes_filters(event):
        return False
    return (
        event.deep_get("outcome", "result") == "FAILURE"
        and event.get("eventType") in ("user.session.start", "user.authentication.sso")
        and (
            number(event.get("attempts")) > 5
            or (event.get("mfa") is not True and "zone" not in event)
        )
        and any(find(target, "type") == "User" for target in elements(event.get("targets")))
    )


def title(event):
    alternate_id = shown(
        find(event, "actor", "alternateId", default="<actor.alternateId not found>")
    )
    return f"{alternate_id} failed to sign in"


def severity(event):
    if event.get("admin") is True:
        return "HIGH"
    return "DEFAULT"


def dedup(event):
    return shown(event.deep_get("actor", "alternateId"))


def alert_context(event):
    return {
        "actor": event.deep_get("actor", "alternateId"),
    }


def find(`;

test("writes what somebody might have written by hand, with only the helpers that it uses", () => {
  const python = transpileSimpleDetection(JSON.stringify(failedLogin));
  const imports = "import json\nimport math\nfrom collections.abc import Mapping, Sequence\n\n\n";
  expect(python.slice(0, imports.length + functions.length)).toBe(imports + functions);
  expect([...python.matchAll(/^def (\w+)/gm)].map(([, name]) => name).slice(6)).toEqual([
    "find",
    "is_list",
    "elements",
    "number",
    "shown",
    "as_json",
    "plain",
  ]);
});

test("brings no helpers where none are needed", () => {
  const spec = {
    Detection: [{ Key: "a", Condition: "Equals", Value: "b" }],
    InlineFilters: [{ All: [] }],
    AlertTitle: 'It is "{}"',
  };
  expect(transpileSimpleDetection(JSON.stringify(spec))).toBe(
    'def rule(event):\n    return event.get("a") == "b"\n\n\ndef title(event):\n    return "It is \\"{}\\""\n',
  );
});

test("keeps lines short enough to read, and names apart", () => {
  const spec = {
    Detection: [{ Key: "ip", Condition: "IsNotIn", Values: Array.from({ length: 9 }, (_, i) => `192.0.2.${i}`) }],
    AlertTitle: "{source.name} to {target.name} by {class}",
  };
  const python = transpileSimpleDetection(JSON.stringify(spec));
  expect(python).toContain('return event.get("ip") not in (\n        "192.0.2.0",\n        "192.0.2.1",\n');
  expect(python).toContain('return f"{name} to {name_2} by {class_2}"');
  expect(python.split("\n").filter((line) => line.length > 100)).toEqual([]);
});

test.each(pythonHelperNames)("brings what %s needs", (name) => {
  const { constants, functions: texts } = supportOf([name]);
  const text = [...constants, ...texts].join("\n");
  const used = pythonHelperNames.filter((other) =>
    new RegExp(other === other.toUpperCase() ? `\\b${other}\\b` : `\\b${other}\\(`).test(text),
  );
  const defined = pythonHelperNames.filter((other) => text.includes(`def ${other}(`) || text.includes(`${other} =`));
  expect(used.filter((other) => !defined.includes(other))).toEqual([]);
});

const wrong: [spec: string, problem: string][] = [
  ["{", "it is not JSON"],
  ["[]", "a detection must be an object with the keys of its YAML"],
  ['{"RuleID": "x"}', "Detection is missing"],
  ['{"Detection": []}', "Detection: Detection needs at least one match expression"],
  [
    '{"Detection": [{"Key": "a", "Condition": "equals", "Value": 1}]}',
    "Detection[0].Condition: the condition equals does not exist; did you mean Equals?",
  ],
  [
    '{"Detection": [{"Any": [{"Key": "a", "Condition": "Equals"}], "Foo": 1}], "GroupBy": 3}',
    "Detection[0].Foo: unknown key Foo; Detection[0].Any[0]: Equals needs Value; GroupBy: GroupBy must be a list",
  ],
  [
    '{"Detection": [{"Condition": "AlwaysTrue"}], "InlineFilters": [{"Condition": "AlwaysTrue"}]}',
    "InlineFilters[0]: an inline filter can't have AlwaysTrue and AlwaysFalse",
  ],
];

test.each(wrong)("refuses %s and says what is wrong where", (spec, problem) => {
  expect(() => transpileSimpleDetection(spec)).toThrow(problem);
});
