import { expect, it } from "vitest";
import { cloudCatalogue } from "../testing/cloud-catalogue.ts";
import { editorParser } from "../testing/open-text.ts";
import { namedTables } from "./named-tables.ts";

const trail = "pharos_logs.public.aws_cloudtrail";
const okta = "pharos_logs.public.okta_systemlog";

it.each([
  ["aws_cloudtrail | limit 5", [trail]],
  ["union aws*, panther_logs.public.okta_systemlog", [trail, okta]],
  ["union pharos_logs.public.*", [trail, okta]],
  ["let t = aws_cloudtrail; print a = toscalar(okta_systemlog)", [trail, okta]],
  ["print a = 1", []],
])("finds the tables of %s", (text, tables) => {
  expect(namedTables(editorParser.parse(text), cloudCatalogue)).toEqual(tables);
});
