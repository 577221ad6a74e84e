import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeView } from "./code-view.tsx";

const render = (code: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <CodeView code={code} language="python" label="Code" />
    </MantineProvider>,
  );
const rule = "def rule(event):\n    return True\n";

test("highlights code", () => {
  expect(render(rule)).toContain('<span data-kind="keyword">return</span>');
});

test("shows a megabyte of code as plain text", () => {
  const code = rule.repeat(30_000);
  const markup = render(code);
  expect(markup).toContain(code);
  expect(markup).not.toContain("data-kind");
});
