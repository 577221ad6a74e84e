import { getIntrospectionQuery, graphqlSync, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../graphql/schema.ts";
import { documentedOperations } from "../testing/documented-operations.ts";

const schema = createSchema();

test.each(Object.entries(documentedOperations))("%s is an operation of ours", (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test("clients that read the schema find the roots under their names", () => {
  const { data } = graphqlSync({ schema, source: getIntrospectionQuery() });
  const names = (data as { __schema: { types: { kind: string; name: string }[] } }).__schema.types
    .filter(({ kind }) => kind === "OBJECT")
    .map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Query", "Mutation", "UploadStatistics", "Replay"]));
});
