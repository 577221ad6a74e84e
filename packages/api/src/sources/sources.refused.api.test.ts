import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, aSource } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let manager: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  await addDoorSchema(api.store, api.now);
  manager = await api.signedIn("LogSourceModify", "LogSourceRawDataRead");
});
afterAll(() => api.close());

const missing = "018f0000-0000-7000-8000-000000000000";
const input = { label: "Front doors", logTypes: ["Custom.Door"], logStreamType: "Auto", auth: { method: "None" } };
const create = (change: object) =>
  manager.ask("mutation ($input: CreateHttpSourceInput!) { createHttpSource(input: $input) { secret } }", {
    input: { ...input, ...change },
  });
const update = (id: string, change: object = {}) =>
  manager.ask("mutation ($input: UpdateHttpSourceInput!) { updateHttpSource(input: $input) { secret } }", {
    input: { ...input, id, revision: 1, enabled: true, ...change },
  });

test.each<{ name: string; change: object; field: string; message: string }>([
  { name: "no label", change: { label: " " }, field: "label", message: "This field is required" },
  {
    name: "a label with symbols",
    change: { label: "a_b" },
    field: "label",
    message: "Can only include alphanumeric characters, dashes and spaces",
  },
  {
    name: "a label too long",
    change: { label: "x".repeat(37) },
    field: "label",
    message: "Must be at most 36 characters",
  },
  { name: "no schema", change: { logTypes: [] }, field: "logTypes", message: "Choose at least one log type" },
  {
    name: "a nested enclosing field",
    change: { logStreamTypeOptions: { jsonArrayEnvelopeField: "a.b" } },
    field: "jsonArrayEnvelopeField",
    message: "Nested fields are not supported. Please ensure the field is at the root.",
  },
  {
    name: "Basic without a user",
    change: { auth: { method: "Basic" } },
    field: "username",
    message: "This field is required",
  },
])("$name is refused at its field", async ({ change, field, message }) => {
  const { errors } = await create(change);
  expect(errors[0]?.extensions).toMatchObject({ code: "InvalidInput", fieldErrors: { [field]: message } });
  expect(await api.store.sources.getByLabel(input.label)).toBeUndefined();
  expect(api.reloads).toBe(0);
});

test("a mistyped schema is answered with the nearest one", async () => {
  const { errors } = await create({ logTypes: ["Custom.Dor"] });
  expect(errors[0]?.message).toBe("No schema is called Custom.Dor; did you mean Custom.Door?");
});

test("a label is taken once, whatever its capitalisation", async () => {
  await aSource(api.store, { label: "Taken doors" });
  const { errors } = await create({ label: "TAKEN doors" });
  expect(errors[0]?.extensions).toMatchObject({
    code: "AlreadyExists",
    address: "sources.label_taken",
    httpStatus: 409,
  });
});

test("a change to an older revision is refused", async () => {
  const source = await aSource(api.store);
  await update(source.id, { label: "Back doors" });
  const { errors } = await update(source.id, { label: "Side doors" });
  expect(errors[0]?.extensions).toMatchObject({ code: "RevisionConflict", httpStatus: 409 });
});

test.each([missing, "nonsense"])("the source %s does not exist", async (id) => {
  const answers = [
    await update(id),
    await manager.ask("query ($id: ID!) { source(id: $id) { health } }", { id }),
    await manager.ask("mutation ($id: ID!) { deleteSource(input: { id: $id }) { id } }", { id }),
    await manager.ask("query ($id: ID!) { viewBucketData(input: { sourceId: $id }) { data { event } } }", { id }),
  ];
  for (const { errors } of answers) expect(errors[0]?.extensions.address).toBe("sources.not_found");
});

test("a schema that does not exist is not found", async () => {
  const { errors } = await manager.ask('{ schema(name: "Nothing") { spec } }');
  expect(errors[0]?.extensions).toMatchObject({ code: "NotFound", address: "schemas.not_found" });
});

test.each([
  { since: "2026-03-01T12:00:00Z", until: "2026-03-01T12:00:00Z", buckets: 10 },
  { since: "2026-03-01T11:00:00Z", until: "2026-03-01T12:00:00Z", buckets: 0 },
  { since: "2026-03-01T11:00:00Z", until: "2026-03-01T12:00:00Z", buckets: 501 },
])("a volume of $buckets buckets from $since is refused", async (variables) => {
  const source = await aSource(api.store);
  const { errors } = await manager.ask(
    "query ($id: ID!, $since: DateTime!, $until: DateTime!, $buckets: Int!) { source(id: $id) { volume(since: $since, until: $until, buckets: $buckets) { at } } }",
    { id: source.id, ...variables },
  );
  expect(errors[0]?.extensions.address).toBe("sources.volume_invalid");
});
