import type { Permission } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDoorSchema, anAlert } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());

const all: readonly Permission[] = ["AlertModify", "UserRead", "LogSourceModify", "RunPharosAi"];
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  await api.store.apiTokens.create({ name: "Client", value: "secret", permissions: all, createdBy: "x" }, api.now);
  await api.store.apiTokens.create({ name: "Blind", value: "blind", permissions: [], createdBy: "x" }, api.now);
});

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
async function send(method: Method, url: string, payload?: object, headers: object = { "x-api-key": "secret" }) {
  const response = await api.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });
  const { statusCode: status, body } = response;
  return { status, type: response.headers["content-type"], body: body === "" ? undefined : response.json() };
}

/** Stored alerts, the oldest first. */
async function addAlerts() {
  const alerts = [
    anAlert({ title: "Old", createdAt: new Date(api.now.getTime() - 40 * 86_400_000) }),
    anAlert({ title: "Door opened", severity: "LOW", createdAt: new Date(api.now.getTime() - 2000) }),
    anAlert({ title: "Vault opened", subtype: "POLICY", createdAt: new Date(api.now.getTime() - 1000) }),
  ];
  await api.store.alerts.insert(alerts);
  return alerts;
}

describe("alerts", () => {
  test("are listed for a month back, page by page, and filtered by repeated names", async () => {
    await addAlerts();
    const titles = async (query: string) =>
      (await send("GET", `/alerts${query}`)).body.results.map(({ title }: { title: string }) => title);
    expect(await titles("")).toEqual(["Vault opened", "Door opened"]);
    expect(await titles("?sort-dir=asc&created-after=2020-01-01T00:00:00Z")).toEqual([
      "Old",
      "Door opened",
      "Vault opened",
    ]);
    expect(await titles("?severity=HIGH&severity=LOW&name-contains=door")).toEqual(["Door opened"]);
    expect(await titles("?sub-type=POLICY&status=OPEN&type=ALERT&cursor=")).toEqual(["Vault opened"]);
    const first = await send("GET", "/alerts?limit=1");
    expect(first.body.results).toHaveLength(1);
    const second = await send("GET", `/alerts?limit=1&cursor=${first.body.next}`);
    expect(second.body.results[0].title).toBe("Door opened");
    expect(second.body).not.toHaveProperty("next");
    expect((await send("GET", "/alerts?limit=51")).status).toBe(400);
    expect((await send("GET", "/alerts?status=GONE")).body.message).toContain("status");
  });

  test("are shown with what clients read", async () => {
    const [, alert] = await addAlerts();
    const { status, body } = await send("GET", `/alerts/${alert?.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: alert?.id,
      type: "ALERT",
      status: "OPEN",
      assignee: null,
      detection: { id: "AWS.Root", type: "RULE" },
      deliveries: [],
      deliveryOverflow: false,
      eventCount: 1,
      systemError: null,
    });
    expect(await send("GET", "/alerts/0123")).toMatchObject({ status: 404, type: expect.stringContaining("json") });
  });

  test("are shown with the attempts to deliver them, the latest hundred of them", async () => {
    const [, alert = anAlert()] = await addAlerts();
    const { store, now } = api;
    const content = { type: "slack", settings: {}, defaultForSeverity: [], alertTypes: [], logTypes: [], follows: [] };
    const tower = await store.destinations.create({ ...content, displayName: "Tower" }, "Ada", now);
    await store.deliveries.add([{ alertId: alert.id, destinationIds: [tower.id], trigger: "CREATED" }], now);
    const [delivery] = (await store.deliveries.byAlerts([alert.id])).get(alert.id) ?? [];
    const settled = { status: "QUEUED", attempts: 1, nextAttemptAt: now } as const;
    const attemptAt = (second: number) => ({
      settled,
      attempt: {
        ...{ deliveryId: delivery?.id ?? 0, at: new Date(now.getTime() + second * 1000), durationMs: 5 },
        ...{ outcome: "retry" as const, statusCode: 503, message: `no ${second}`, label: "", url: "" },
      },
    });
    const health = { isBack: false, now };
    await store.deliveryQueue.record(tower, [attemptAt(0)], tower, health);
    const shown = async () => (await send("GET", `/alerts/${alert.id}`)).body;
    expect(await shown()).toMatchObject({
      deliveries: [
        {
          dispatchedAt: now.toISOString(),
          label: "",
          message: "no 0",
          outputId: tower.id,
          statusCode: 503,
          success: false,
        },
      ],
      deliveryOverflow: false,
    });
    const more = Array.from({ length: 100 }, (_, index) => attemptAt(index + 1));
    await store.deliveryQueue.record(tower, more, tower, health);
    const { deliveries, deliveryOverflow } = await shown();
    expect({ count: deliveries.length, first: deliveries[0].message, deliveryOverflow }).toEqual({
      count: 100,
      first: "no 1",
      deliveryOverflow: true,
    });
  });

  test("are changed with an answer that JSON decoders take", async () => {
    const [old, alert] = await addAlerts();
    const user = await api.signedIn("AlertRead");
    const ids = [old?.id, alert?.id];
    const answer = await send("PATCH", "/alerts", { ids, status: "TRIAGED" });
    expect(answer).toEqual({ status: 204, type: "application/json", body: undefined });
    await send("PATCH", `/alerts/${alert?.id}`, { assignee: user.user.id });
    const { body } = await send("GET", `/alerts/${alert?.id}`);
    expect(body).toMatchObject({
      status: "TRIAGED",
      assignee: { id: user.user.id, type: "user" },
      updatedBy: { type: "api-token" },
    });
    expect((await send("PATCH", "/alerts", { ids: ["0123"], status: "OPEN" })).status).toBe(404);
    expect((await send("PATCH", "/alerts", { ids, status: "GONE" })).status).toBe(400);
    expect((await send("PATCH", "/alerts", { ids })).status).toBe(400);
  });

  test("take comments, and list them", async () => {
    const [alert] = await addAlerts();
    const comment = { alertId: alert?.id, body: "Looked at it", format: "PLAIN_TEXT" };
    const created = await send("POST", "/alert-comments", comment);
    expect(created).toMatchObject({ status: 200, body: { ...comment, createdBy: { type: "api-token" } } });
    const { body } = await send("GET", `/alert-comments?alert-id=${alert?.id}&limit=25`);
    expect(body.results).toEqual([created.body]);
    expect(await send("GET", `/alert-comments/${created.body.id}`)).toEqual(created);
    expect((await send("GET", "/alert-comments/0123")).status).toBe(404);
    api.now = new Date(api.now.getTime() + 60_000);
    const edited = await send("PATCH", `/alert-comments/${created.body.id}`, { body: "<b>Closed</b>", format: "HTML" });
    const updatedAt = api.now.toISOString();
    expect(edited).toEqual({ ...created, body: { ...created.body, body: "Closed", updatedAt } });
    expect(await send("GET", `/alert-comments/${created.body.id}`)).toEqual(edited);
    expect((await send("PATCH", `/alert-comments/${created.body.id}`, { body: " " })).status).toBe(400);
    expect((await send("PATCH", "/alert-comments/0123", { body: "x" })).status).toBe(404);
    const others = await api.store.alerts.appendHistory({
      ...{ alertId: String(alert?.id), type: "COMMENT", from: "", to: "", comment: "Mine", at: api.now },
      actor: { kind: "user", id: "ada", name: "Ada" },
    });
    expect((await send("PATCH", `/alert-comments/${others.id}`, { body: "x" })).status).toBe(403);
    expect((await send("GET", "/alert-comments")).status).toBe(400);
    expect((await send("POST", "/alert-comments", { ...comment, alertId: "0123" })).status).toBe(404);
  });
});

test("people, roles and the token itself are shown", async () => {
  const { user } = await api.signedIn("UserRead");
  const users = await send("GET", "/users?limit=60");
  expect(users.body.results).toContainEqual(expect.objectContaining({ id: user.id, email: user.email }));
  expect((await send("GET", `/users/${user.id}`)).body).toMatchObject({ email: user.email, role: { id: user.roleId } });
  expect((await send("GET", "/users/x")).status).toBe(404);
  const roles = await send("GET", `/roles?ids=${user.roleId},x&sort-dir=desc`);
  expect(roles.body.results).toMatchObject([{ id: user.roleId, permissions: ["UserRead"] }]);
  expect((await send("GET", `/roles/${user.roleId}`)).body).toEqual(roles.body.results[0]);
  expect((await send("GET", "/roles?name=Nobody")).body).toEqual({ results: [] });
  expect((await send("GET", "/api-tokens/self")).body).toMatchObject({
    name: "Client",
    permissions: expect.arrayContaining(["AlertModify", "RunPantherAI"]),
  });
});

test("an HTTP source is created, read, changed and deleted, and its secret never shown", async () => {
  const source = {
    integrationLabel: "Doors",
    logStreamType: "JSON",
    logTypes: ["Custom.Door"],
    authMethod: "SharedSecret",
    authHeaderKey: "x-door",
    authSecretValue: "open-sesame",
  };
  const created = await send("POST", "/log-sources/http", source);
  expect(created).toMatchObject({ status: 200, body: { ...source, authSecretValue: "", authBearerToken: "" } });
  const url = `/log-sources/http/${created.body.integrationId}`;
  expect((await send("GET", url)).body).toEqual(created.body);
  const changed = await send("PUT", url, { ...source, integrationLabel: "Gates" });
  expect(changed.body).toEqual({ ...created.body, integrationLabel: "Gates" });
  expect((await send("DELETE", url)).status).toBe(204);
  expect((await send("GET", url)).status).toBe(404);
});

test("an S3 source is created, read, changed and deleted, and its secret never shown", async () => {
  const source = {
    integrationLabel: "Trail",
    logStreamType: "JsonArray",
    logStreamTypeOptions: { jsonArrayEnvelopeField: "Records" },
    awsAccountId: "123456789012",
    s3Bucket: "acme-trail",
    kmsKey: "",
    logProcessingRole: "arn:aws:iam::123456789012:role/pharos",
    managedBucketNotifications: false,
    s3PrefixLogTypes: [{ prefix: "doors/", logTypes: ["Custom.Door"], excludedPrefixes: ["doors/tmp/"] }],
    accessKeyId: "AKIAEXAMPLE",
    secretAccessKey: "open-sesame",
  };
  const created = await send("POST", "/log-sources/s3", source);
  const { awsAccountId: _account, s3Bucket: _bucket, ...change } = source;
  expect(created).toMatchObject({ status: 200, body: { ...source, secretAccessKey: "", region: "us-east-1" } });
  const id = created.body.integrationId;
  const url = `/log-sources/s3/${id}`;
  expect((await send("GET", url)).body).toEqual(created.body);
  const changed = await send("PUT", url, { ...change, integrationLabel: "Trails", secretAccessKey: "" });
  expect(changed.body).toEqual({ ...created.body, integrationLabel: "Trails" });
  expect(await api.store.sources.secret(id)).toBe("open-sesame");
  expect((await send("PUT", url, { ...change, managedBucketNotifications: true })).body.message).toContain(
    "Pharos changes nothing in AWS",
  );
  expect((await send("GET", `/log-sources/http/${id}`)).status).toBe(404);
  expect((await send("DELETE", url)).status).toBe(204);
  expect((await send("GET", url)).status).toBe(404);
  expect((await send("DELETE", url)).status).toBe(404);
});

test("a Pub/Sub source is created, read, changed and deleted, and never shows its credentials", async () => {
  const key = {
    type: "service_account",
    project_id: "acme-logs",
    client_email: "x@y",
    private_key: "k",
    private_key_id: "1",
  };
  const source = {
    integrationLabel: "Doors of Google",
    subscriptionId: "doors",
    projectId: "",
    credentials: JSON.stringify(key),
    credentialsType: "service_account",
    logStreamType: "JSON",
    logTypes: ["Custom.Door"],
    regionalEndpoint: null,
  };
  const { status, body } = await send("POST", "/log-sources/pubsub", source);
  const { integrationId: id, ...shown } = body;
  const { regionalEndpoint: _, ...kept } = source;
  expect([status, shown]).toEqual([
    200,
    { ...kept, projectId: "acme-logs", credentials: "", logStreamTypeOptions: {}, regionalEndpoint: "" },
  ]);
  const url = `/log-sources/pubsub/${id}`;
  expect((await send("GET", url)).body).toEqual(body);
  // As a client sends back what it was shown.
  const changed = await send("PUT", url, { ...shown, subscriptionId: "vaults" });
  expect(changed).toMatchObject({ status: 200, body: { subscriptionId: "vaults", projectId: "acme-logs" } });
  expect(await api.store.sources.secret(id)).toBe(source.credentials);
  expect((await send("PUT", url, { ...shown, credentialsType: "wif" })).body.credentialsType).toBe("service_account");
  expect((await send("GET", `/log-sources/http/${id}`)).status).toBe(404);
  expect((await send("DELETE", url)).status).toBe(204);
  expect((await send("GET", url)).status).toBe(404);
});

test("a GCS source is created, read, changed and deleted, and its credentials never shown", async () => {
  const key = {
    type: "service_account",
    project_id: "acme-logs",
    client_email: "reader@acme-logs",
    private_key_id: "k",
  };
  const credentials = JSON.stringify({ ...key, private_key: "open-sesame" });
  const source = {
    integrationLabel: "Google audit",
    logStreamType: "JSON",
    logStreamTypeOptions: {},
    gcsBucket: "acme-audit",
    subscriptionId: "pharos-gcs",
    projectId: "acme-logs",
    credentials,
    credentialsType: "service_account",
    prefixLogTypes: [{ prefix: "doors/", logTypes: ["Custom.Door"], excludedPrefixes: [] }],
  };
  const created = await send("POST", "/log-sources/gcs", source);
  expect(created).toMatchObject({ status: 200, body: { ...source, credentials: "" } });
  const id = created.body.integrationId;
  const url = `/log-sources/gcs/${id}`;
  expect((await send("GET", url)).body).toEqual(created.body);
  const { gcsBucket: _bucket, ...change } = source;
  const changed = await send("PUT", url, { ...change, integrationLabel: "Google logs", credentials: "" });
  expect(changed.body).toEqual({ ...created.body, integrationLabel: "Google logs" });
  expect(await api.store.sources.secret(id)).toBe(credentials);
  expect((await send("PUT", url, { ...change, credentialsType: "wif" })).body.message).toContain(
    "credentialsType is wif",
  );
  const federated = JSON.stringify({
    type: "external_account",
    audience: "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/cluster",
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    token_url: "https://sts.googleapis.com/v1/token",
    credential_source: { file: "/var/run/secrets/tokens/google" },
  });
  const moved = await send("PUT", url, { ...change, credentials: federated, credentialsType: "wif" });
  expect(moved.body).toMatchObject({ credentials: "", credentialsType: "wif" });
  expect((await send("GET", `/log-sources/s3/${id}`)).status).toBe(404);
  expect((await send("DELETE", url)).status).toBe(204);
  expect((await send("GET", url)).status).toBe(404);
});

test("the alarm of a source without data is set, read and taken away", async () => {
  const source = { integrationLabel: "Quiet", logStreamType: "JSON", logTypes: ["Custom.Door"], authMethod: "None" };
  const { body } = await send("POST", "/log-sources/http", source);
  const url = `/log-source-alarms/${body.integrationId}/SOURCE_NO_DATA`;
  expect((await send("GET", url)).status).toBe(404);
  const alarm = { type: "SOURCE_NO_DATA", minutesThreshold: 15, state: "INSUFFICIENT_DATA" };
  expect(await send("PUT", url, { minutesThreshold: 15 })).toMatchObject({ status: 200, body: alarm });
  expect((await send("GET", url)).body).toEqual(alarm);
  for (const minutesThreshold of [14, 43_201, 20.5]) {
    expect((await send("PUT", url, { minutesThreshold })).status).toBe(400);
  }
  expect((await send("PUT", url.replace("NO_DATA", "SCANNING_ERRORS"), { minutesThreshold: 15 })).status).toBe(400);
  expect((await send("DELETE", url)).status).toBe(204);
  expect((await send("GET", url)).status).toBe(404);
});

test.each([["DELETE", "/cloud-accounts/aws/x"]] as const)(
  "%s %s is told to be absent from this version, not from the data",
  async (method, url) => {
    expect(await send(method, url, {})).toMatchObject({
      status: 501,
      body: { message: expect.stringContaining("is not available in this version of Pharos") },
    });
  },
);

test.each([
  ["GET", "/alerts"],
  ["GET", "/alerts/x"],
  ["PATCH", "/alerts"],
  ["GET", "/alert-comments?alert-id=x"],
  ["GET", "/alert-comments/x"],
  ["POST", "/alert-comments"],
  ["PATCH", "/alert-comments/x"],
  ["GET", "/users"],
  ["GET", "/roles"],
  ["POST", "/log-sources/http"],
  ["GET", "/log-sources/http/x"],
  ["POST", "/log-sources/s3"],
  ["GET", "/log-sources/s3/x"],
  ["GET", "/log-sources/pubsub/x"],
  ["POST", "/log-sources/gcs"],
  ["GET", "/log-sources/gcs/x"],
  ["GET", "/log-source-alarms/x/SOURCE_NO_DATA"],
  ["PUT", "/log-source-alarms/x/SOURCE_NO_DATA"],
] as const)("%s %s asks for a permission", async (method, url) => {
  const bodies: Readonly<Record<string, object>> = {
    "/alerts": { ids: ["x"], status: "OPEN" },
    "/alert-comments": { alertId: "x", body: "x" },
    "/alert-comments/x": { body: "x" },
    "/log-sources/http": { integrationLabel: "x", logStreamType: "JSON", logTypes: [], authMethod: "None" },
    "/log-sources/s3": { integrationLabel: "x", logStreamType: "JSON", s3Bucket: "logs", s3PrefixLogTypes: [] },
    "/log-sources/gcs": { integrationLabel: "x", logStreamType: "JSON", gcsBucket: "logs", prefixLogTypes: [] },
    "/log-source-alarms/x/SOURCE_NO_DATA": { minutesThreshold: 15 },
  };
  const payload = method === "GET" ? undefined : bodies[url];
  expect(await send(method, url, payload, { "x-api-key": "blind" })).toMatchObject({ status: 403 });
});

test("an API token comes in either header, and a wrong one is told as such", async () => {
  const bearer = { authorization: "Bearer secret" };
  expect((await send("GET", "/api-tokens/self", undefined, bearer)).status).toBe(200);
  const query = { query: "{ generalSettings { pantherVersion } }" };
  expect((await send("POST", "/public/graphql", query, bearer)).body.data.generalSettings.pantherVersion).toBeTruthy();
  const asked = (params: object) => `/public/graphql?${new URLSearchParams(params as Record<string, string>)}`;
  const named = { query: "query ($id: ID!) { userById(id: $id) { id } }", variables: '{"id":"x"}' };
  expect((await send("GET", asked(query), undefined, bearer)).body.data.generalSettings.pantherVersion).toBeTruthy();
  expect((await send("GET", asked(named), undefined, bearer)).body.errors[0].message).toContain("does not exist");
  const mutation = { query: "mutation { rotateAPIToken { token { value } } }" };
  expect((await send("GET", asked(mutation), undefined, bearer)).body.errors[0].message).toContain(
    "from a POST request",
  );
  const preflight = await api.app.inject({
    method: "OPTIONS",
    url: "/public/graphql",
    headers: { origin: "https://x.example" },
  });
  expect(preflight.headers).toMatchObject({ "access-control-allow-origin": "*" });
  const refused = await send("GET", "/alerts", undefined, { "x-api-key": "wrong" });
  expect(refused).toMatchObject({ status: 401, body: { message: expect.stringContaining("API token is not valid") } });
  const graphql = await send("POST", "/public/graphql", query, { "x-api-key": "wrong" });
  expect(graphql.body.errors[0].message).toContain("API token is not valid");
});
