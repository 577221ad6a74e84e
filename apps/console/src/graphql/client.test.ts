// @vitest-environment happy-dom
import { gql } from "@apollo/client";
import { expect, test } from "vitest";
import { createClient } from "./client.ts";

test.each([
  { type: "Destination", field: "destination", key: "outputId" },
  { type: "HttpLogSource", field: "source", key: "integrationId" },
  { type: "Schema", field: "schema", key: "name" },
])("two questions about one $type do not take each other's answers away, and are not asked again", (one) => {
  const { type, field, key } = one;
  const { cache } = createClient();
  const [first, second] = ["first", "second"].map((member) => ({
    query: gql(`{ ${field}(id: "1") { ${key} ${member} } }`),
    data: { [field]: { __typename: type, [key]: "1", [member]: member } },
  }));
  for (const written of [first, second]) if (written) cache.writeQuery(written);
  for (const written of [first, second]) expect(written && cache.readQuery(written)).toEqual(written?.data);
});

test.each([
  { type: "Dashboard", field: "dashboard", parts: "panels", part: "DashboardPanel" },
  { type: "Notebook", field: "notebook", parts: "steps", part: "NotebookStep" },
])("a $type keeps its own parts when another one has parts of the same IDs", ({ type, field, parts, part }) => {
  const { cache } = createClient();
  const [first, second] = ["first", "second"].map((id) => ({
    query: gql(`{ ${field}(id: "${id}") { id ${parts} { id text } } }`),
    data: { [field]: { __typename: type, id, [parts]: [{ __typename: part, id: "same", text: `Of the ${id}` }] } },
  }));
  for (const written of [first, second]) if (written) cache.writeQuery(written);
  for (const written of [first, second]) expect(written && cache.readQuery(written)).toEqual(written?.data);
});
