import { expect, test } from "vitest";
import { columnTracks } from "./column-tracks.ts";

const severity = { id: "severity", widthPx: 90 };
const title = { id: "title", widthPx: 260, grow: 5 };
const logTypes = { id: "logTypes", widthPx: 120, grow: true };

test.each([
  {
    name: "growing columns share what is left",
    columns: [severity, title, logTypes],
    widths: {},
    template: "40px 90px minmax(260px, 5fr) minmax(120px, 1fr) 36px",
  },
  {
    name: "a width that the reader gave stands",
    columns: [title, logTypes],
    widths: { title: 400 },
    template: "40px 400px minmax(120px, 1fr) 36px",
  },
  {
    name: "where none grows, an empty track does",
    columns: [severity],
    widths: {},
    template: "40px 90px minmax(36px, 1fr)",
  },
])("$name", ({ columns, widths, template }) => {
  expect(columnTracks(columns, widths, 40)["--template"]).toBe(template);
});
