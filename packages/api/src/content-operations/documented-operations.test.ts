import { getIntrospectionQuery, graphqlSync, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../endpoint/schema.ts";
import { documentedOperations } from "../testing/documented-operations.ts";

const schema = createSchema();

test.each(Object.entries(documentedOperations))("%s is an operation of ours", (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test("clients that read the schema find the roots and scalars under their names", () => {
  const { data } = graphqlSync({ schema, source: getIntrospectionQuery() });
  const names = (data as { __schema: { types: { kind: string; name: string }[] } }).__schema.types.map(
    ({ kind, name }) => `${kind} ${name}`,
  );
  expect(names).toEqual(
    expect.arrayContaining([
      "OBJECT Query",
      "OBJECT Mutation",
      "OBJECT UploadStatistics",
      "OBJECT Replay",
      "OBJECT S3LogIntegration",
      "SCALAR DateTime",
      "SCALAR Timestamp",
    ]),
  );
});
