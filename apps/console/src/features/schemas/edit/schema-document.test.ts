import { expect, test } from "vitest";
import { firstDocument, nameOfCopy, readDocumentName, renameDocument } from "./schema-document.ts";

test("reads the name of a document, quoted or with a comment", () => {
  expect(readDocumentName(firstDocument)).toBe("Custom.MyLogs");
  expect(readDocumentName('schema: "Custom.Gate" # of the ferry\nfields: []\n')).toBe("Custom.Gate");
  expect(readDocumentName("description: no name\n  schema: Nested.Name\n")).toBe("");
  expect(readDocumentName("schema:\nfields: []\n")).toBe("");
});

test("renames a document, and names one that has no name", () => {
  expect(renameDocument("# first\nschema: Okta.SystemLog\nfields: []\n", "Custom.$1")).toBe(
    "# first\nschema: Custom.$1\nfields: []\n",
  );
  expect(renameDocument("fields: []\n", "Custom.Gate")).toBe("schema: Custom.Gate\nfields: []\n");
});

test("gives a copy a name that a custom schema can have", () => {
  expect(nameOfCopy("Okta.SystemLog")).toBe("Custom.Okta.SystemLog");
  expect(nameOfCopy("Custom.Gate")).toBe("Custom.Gate.Copy");
});
