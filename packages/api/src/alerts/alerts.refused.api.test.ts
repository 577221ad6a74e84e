import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let analyst: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  analyst = await api.signedIn("AlertModify");
});
afterAll(() => api.close());

const missing = "0".repeat(32);
const documents = {
  list: "query ($input: AlertsInput!) { alerts(input: $input) { totalCount } }",
  byId: "query ($ids: [ID!]!) { alertsById(ids: $ids) { id } }",
  get: "query ($id: ID!) { alert(id: $id) { id } }",
  status: "mutation ($input: UpdateAlertStatusByIdInput!) { updateAlertStatusById(input: $input) { alerts { id } } }",
  assignee:
    "mutation ($input: UpdateAlertsAssigneeByIdInput!) { updateAlertsAssigneeById(input: $input) { alerts { id } } }",
  comment: "mutation ($input: CreateAlertCommentInput!) { createAlertComment(input: $input) { alert { id } } }",
};

test.each<{ name: string; document: string; variables: object; address: string; code: string }>([
  {
    name: "a missing alert",
    document: documents.get,
    variables: { id: missing },
    address: "alerts.not_found",
    code: "NotFound",
  },
  {
    name: "more alerts than one request may name",
    document: documents.byId,
    variables: { ids: Array.from({ length: 501 }, (_, index) => `${index}`) },
    address: "alerts.too_many",
    code: "InvalidInput",
  },
  {
    name: "a page of no alerts",
    document: documents.list,
    variables: { input: { pageSize: 0 } },
    address: "input.invalid",
    code: "InvalidInput",
  },
  {
    name: "a page too large",
    document: documents.list,
    variables: { input: { pageSize: 51 } },
    address: "input.invalid",
    code: "InvalidInput",
  },
  {
    name: "a made-up cursor",
    document: documents.list,
    variables: { input: { cursor: "x" } },
    address: "store.cursor_invalid",
    code: "InvalidInput",
  },
  {
    name: "the status of a missing alert",
    document: documents.status,
    variables: { input: { ids: [missing], status: "OPEN" } },
    address: "alerts.not_found",
    code: "NotFound",
  },
  {
    name: "too many alerts at once",
    document: documents.status,
    variables: { input: { ids: Array.from({ length: 501 }, (_, n) => String(n)), status: "OPEN" } },
    address: "alerts.too_many",
    code: "InvalidInput",
  },
  {
    name: "an unknown assignee",
    document: documents.assignee,
    variables: { input: { ids: [missing], assigneeId: "nobody" } },
    address: "alerts.assignee_unknown",
    code: "InvalidInput",
  },
  {
    name: "an empty comment",
    document: documents.comment,
    variables: { input: { alertId: missing, body: " " } },
    address: "alerts.comment_empty",
    code: "InvalidInput",
  },
  {
    name: "a comment too long",
    document: documents.comment,
    variables: { input: { alertId: missing, body: "x".repeat(10_001) } },
    address: "alerts.comment_too_long",
    code: "InvalidInput",
  },
  {
    name: "a comment on a missing alert",
    document: documents.comment,
    variables: { input: { alertId: missing, body: "x" } },
    address: "alerts.not_found",
    code: "NotFound",
  },
])("$name: $address", async ({ document, variables, address, code }) => {
  const { errors } = await analyst.ask(document, variables);
  expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ address, code }]);
});

test("one missing alert leaves the others as they were", async () => {
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const { errors } = await analyst.ask(documents.status, { input: { ids: [alert.id, missing], status: "CLOSED" } });
  expect(errors).toHaveLength(1);
  expect(await api.store.alerts.get(alert.id)).toMatchObject({ status: "OPEN", revision: 0 });
  expect(await api.store.alerts.history(alert.id)).toEqual([]);
});
