import { expect, test } from "vitest";
import { PythonLanguage } from "./python-language.ts";

const knowledge = { function: "rule", fields: [], logTypes: ["A.Log"], helpers: [], dataModelNames: [] } as const;
const text = 'def rule(event):\n    return event.get("nmae") == "x"\n';

test("a text that was written before its fields were known is judged again", async () => {
  const language = new PythonLanguage(knowledge);
  const judged: Promise<readonly { message: string }[]>[] = [];
  const stop = language.onLearn(() => judged.push(language.diagnose(text)));
  language.learn({ ...knowledge, fields: [{ path: "name", type: "string", description: "", examples: [] }] });
  expect(await judged[0]).toMatchObject([{ message: expect.stringContaining("no field “nmae”") }]);
  stop();
  language.learn(knowledge);
  expect(judged).toHaveLength(1);
});
