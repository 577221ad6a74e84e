import { typeDefinitions } from "@pharos/contract";
import { buildSchema, isAbstractType } from "graphql";
import { expect, test } from "vitest";
import { possibleTypes } from "./possible-types.ts";

const schema = buildSchema(typeDefinitions);

test.each(Object.entries(possibleTypes))("%s can be what our SDL says", (name, listed) => {
  const type = schema.getType(name);
  if (!isAbstractType(type)) throw new Error(`${name} is no interface or union`);
  const possible = schema.getPossibleTypes(type).map((one) => one.name);
  expect([...listed].sort()).toEqual([...possible].sort());
});
