import { Drawer, MantineProvider, Modal } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { theme } from "./theme.ts";

test.each([
  ["dialog", Modal],
  ["sheet", Drawer],
])("the button that closes a %s has a name, whatever is said where it is used", (_kind, Frame) => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} env="test">
      <Frame opened onClose={() => undefined} title="Mute messages" withinPortal={false} />
    </MantineProvider>,
  );
  expect(html).toMatch(/<button[^>]*aria-label="Close"/);
});
