import { httpAuthMethods, type LogSource, sourceNotFound } from "@pharos/domain";
import { z } from "zod";
import type { RequestContext } from "../context/request-context.ts";
import type { HttpAuthRequest } from "../sources/http-auth-input.ts";
import { createSource, deleteSource, getSource, type SourceSettings, updateSource } from "../sources/source-service.ts";
import { alarmRoutes } from "./alarm-routes.ts";
import { notAvailable } from "./errors.ts";
import { gcsRoutes } from "./gcs-routes.ts";
import { pubSubRoutes } from "./pub-sub-routes.ts";
import type { RestRoute } from "./rest-route.ts";
import { s3Routes } from "./s3-routes.ts";
import { readingBody, readingOf, shownReading } from "./source-body.ts";

const text = z.string().nullish();
const sourceBody = readingBody.extend({
  logTypes: z.array(z.string()),
  authMethod: z.enum(httpAuthMethods),
  authHeaderKey: text,
  authSecretValue: text,
  authHmacAlg: text,
  authUsername: text,
  authPassword: text,
  authBearerToken: text,
});

const httpRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "/log-sources/http",
    answer: async (context, { body }) => shownSource((await createSource(context, settingsOf(body))).logSource),
  },
  {
    method: "GET",
    path: "/log-sources/http/:id",
    answer: async (context, { params }) => shownSource(await getHttpSource(context, String(params.id))),
  },
  {
    method: "PUT",
    path: "/log-sources/http/:id",
    async answer(context, { params, body }) {
      const settings = settingsOf(body);
      const { id, revision, enabled } = await getHttpSource(context, String(params.id));
      return shownSource((await updateSource(context, id, revision, { ...settings, enabled })).logSource);
    },
  },
  {
    method: "DELETE",
    path: "/log-sources/http/:id",
    answer: async (context, { params }) => deleteSource(context, (await getHttpSource(context, String(params.id))).id),
  },
];

/** Sources of other kinds have paths of their own. @throws sourceNotFound */
async function getHttpSource(context: RequestContext, id: string): Promise<LogSource> {
  const source = await getSource(context, id);
  if (source.type !== "HTTP") throw sourceNotFound(id);
  return source;
}

export const sourceRoutes: readonly RestRoute[] = [
  ...httpRoutes,
  ...s3Routes,
  ...gcsRoutes,
  ...pubSubRoutes,
  ...alarmRoutes,
  ...absentRoutes("/cloud-accounts/aws"),
];

/** Documented, and nothing that Pharos has: 404 would tell a client that its own thing was deleted. */
function absentRoutes(path: string): RestRoute[] {
  const answer = async () => {
    throw notAvailable(path);
  };
  const methods = ["GET", "PUT", "PATCH", "DELETE"] as const;
  return [{ method: "POST", path, answer }, ...methods.map((method) => ({ method, path: `${path}/:id`, answer }))];
}

function settingsOf(body: unknown): SourceSettings {
  const source = sourceBody.parse(body);
  return {
    ...readingOf(source),
    logTypes: source.logTypes,
    auth: authOf(source),
  };
}

function authOf(source: z.infer<typeof sourceBody>): HttpAuthRequest {
  const { authMethod: method, authHeaderKey: headerName, authHmacAlg: algorithm, authUsername: username } = source;
  const secrets = { Bearer: source.authBearerToken, Basic: source.authPassword };
  const secret = method === "Bearer" || method === "Basic" ? secrets[method] : source.authSecretValue;
  return { method, headerName, algorithm, username, secret };
}

/** Secrets are written and never read. */
function shownSource(source: LogSource) {
  const { logTypes, auth } = source;
  return {
    ...shownReading(source),
    logTypes,
    authMethod: auth.method,
    authHeaderKey: auth.headerName ?? "",
    authHmacAlg: auth.algorithm ?? "",
    authUsername: auth.username ?? "",
    authSecretValue: "",
    authPassword: "",
    authBearerToken: "",
  };
}
