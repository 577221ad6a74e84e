import type { DetectionTest } from "@pharos/domain";
import { isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { anything, type FieldReader, flag, type Report, readFields, text } from "./read-fields.ts";

/** The member that holds what the detection is run on; `LogType` and `ResourceType` are of older days. */
type Subject = "Log" | "Resource";

const testFields = {
  Name: text,
  ExpectedResult: flag,
  Log: anything,
  LogType: anything,
  Resource: anything,
  ResourceType: anything,
  Mocks: anything,
} as const;

const mockFields = { objectName: text, returnValue: anything } as const;

/** The `Tests` of a detection: named, each with what it is run on and the result it expects. */
export function detectionTests(subject: Subject): FieldReader<DetectionTest[]> {
  return (node, name, report) => {
    if (!isSeq(node)) {
      report(`${name} must be a list`, node);
      return undefined;
    }
    const names = new Set<string>();
    return (node.items as Node[]).flatMap((item) => {
      const test = readTest(item, subject, report);
      if (test === undefined) return [];
      if (names.has(test.name)) report(`two tests are named ${test.name}`, item);
      names.add(test.name);
      return [test];
    });
  };
}

function readTest(node: Node, subject: Subject, report: Report): DetectionTest | undefined {
  if (!isMap(node)) {
    report("a test must be a mapping", node);
    return undefined;
  }
  const fields = readFields(node, testFields, report);
  for (const key of ["Name", "ExpectedResult", subject]) if (!node.has(key)) report(`a test needs ${key}`, node);
  const { Name: name, ExpectedResult: expectedResult, [subject]: log } = fields;
  if (name === undefined || expectedResult === undefined || log === undefined) return undefined;
  if (log === null || typeof log !== "object" || Array.isArray(log)) {
    report(`${subject} must be a mapping`, nodeOf(node, subject));
    return undefined;
  }
  const mocks = node.get("Mocks", true);
  return { name, expectedResult, log: log as Record<string, unknown>, mocks: readMocks(mocks, report) };
}

function nodeOf(map: YAMLMap, key: string): Node {
  const node = map.get(key, true);
  return isNode(node) ? node : map;
}

function readMocks(node: unknown, report: Report): DetectionTest["mocks"] {
  if (!isSeq(node)) return [];
  return (node.items as Node[]).flatMap((item) => {
    if (!isMap(item)) {
      report("a mock must be a mapping", item);
      return [];
    }
    const { objectName, returnValue } = readFields(item, mockFields, report);
    if (objectName === undefined) return [];
    if (typeof returnValue === "string" || typeof returnValue === "boolean") return [{ objectName, returnValue }];
    const value = item.get("returnValue", true);
    // A number or null where text is meant keeps its spelling.
    return [{ objectName, returnValue: isScalar(value) ? (value.source ?? "") : JSON.stringify(returnValue ?? null) }];
  });
}
