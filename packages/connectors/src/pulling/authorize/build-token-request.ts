import { createPrivateKey, type KeyObject } from "node:crypto";
import { PullFailure } from "@pharos/domain";
import { SignJWT } from "jose";
import { z } from "zod";
import type { PullAuthentication } from "../definition/puller-definition.ts";
import type { PullRequest } from "../request/pull-request.ts";
import { renderTemplate, renderUrl, type TemplateNames } from "../template/render-template.ts";

type TokenWay = Extract<PullAuthentication, { readonly tokenUrl: string }>;

const assertionSeconds = 300;

export function hasTokens(way: PullAuthentication): way is TokenWay {
  return "tokenUrl" in way;
}

/** Builds the request that gives a new access token. @throws PullFailure unauthorized */
export async function buildTokenRequest(
  way: TokenWay,
  names: TemplateNames,
  refreshToken: string | undefined,
  now: Date,
): Promise<PullRequest> {
  const url = renderUrl(way.tokenUrl, names);
  const render = (template: string) => renderTemplate(template, names);
  switch (way.type) {
    case "clientCredentials": {
      const fields = { grant_type: way.grantType, ...extraOf(way, render) };
      return clientRequest(url, fields, way.clientIn, render(way.clientId), render(way.clientSecret));
    }
    case "authorizationCode": {
      if (refreshToken === undefined) {
        throw new PullFailure(
          "unauthorized",
          "The authorization has ended and cannot be renewed. Choose Authorize to grant it again.",
        );
      }
      const fields = { grant_type: "refresh_token", refresh_token: refreshToken };
      return clientRequest(url, fields, way.clientIn, render(way.clientId), render(way.clientSecret));
    }
    case "clientAssertion": {
      const clientId = render(way.clientId);
      const keyId = way.keyId === undefined ? "" : render(way.keyId);
      const assertion = await new SignJWT()
        .setProtectedHeader({ alg: way.algorithm, ...(keyId !== "" && { kid: keyId }) })
        .setIssuer(clientId)
        .setSubject(clientId)
        .setAudience(url)
        .setJti(crypto.randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(secondsAfter(now, assertionSeconds))
        .sign(readKey(render(way.privateKey)));
      return formRequest(url, {
        grant_type: "client_credentials",
        client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
        client_assertion: assertion,
        ...extraOf(way, render),
      });
    }
    case "serviceAccount": {
      const account = readServiceAccount(render(way.key));
      const subject = way.subject === undefined ? "" : render(way.subject);
      const assertion = await new SignJWT({ scope: way.scope, ...(subject !== "" && { sub: subject }) })
        .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: account.private_key_id })
        .setIssuer(account.client_email)
        .setAudience(url)
        .setIssuedAt(now)
        .setExpirationTime(secondsAfter(now, 3600))
        .sign(readKey(account.private_key));
      return formRequest(url, { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
    }
    case "githubApp": {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: "RS256" })
        .setIssuer(render(way.appId))
        .setIssuedAt(secondsAfter(now, -60))
        .setExpirationTime(secondsAfter(now, assertionSeconds))
        .sign(readKey(render(way.privateKey)));
      return {
        method: "POST",
        url,
        headers: { accept: "application/json", authorization: `Bearer ${token}` },
        body: undefined,
      };
    }
  }
}

/** Builds the request that changes the code of an authorization into tokens. */
export function buildCodeRequest(
  way: Extract<PullAuthentication, { readonly type: "authorizationCode" }>,
  names: TemplateNames,
  code: { readonly code: string; readonly redirectUri: string; readonly verifier: string },
): PullRequest {
  const fields = {
    grant_type: "authorization_code",
    code: code.code,
    redirect_uri: code.redirectUri,
    code_verifier: code.verifier,
  };
  const [clientId, clientSecret] = [way.clientId, way.clientSecret].map((template) => renderTemplate(template, names));
  return clientRequest(renderUrl(way.tokenUrl, names), fields, way.clientIn, clientId ?? "", clientSecret ?? "");
}

function extraOf(
  { scope, extra }: { readonly scope?: string | undefined; readonly extra: Readonly<Record<string, string>> },
  render: (template: string) => string,
): Record<string, string> {
  const rendered = Object.fromEntries(Object.entries(extra).map(([name, value]) => [name, render(value)]));
  return { ...(scope !== undefined && { scope: render(scope) }), ...rendered };
}

function clientRequest(
  url: string,
  fields: Readonly<Record<string, string>>,
  clientIn: "body" | "basic" | "json",
  clientId: string,
  clientSecret: string,
): PullRequest {
  if (clientIn === "basic") {
    const pair = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    return formRequest(url, fields, { authorization: `Basic ${pair}` });
  }
  const all = { ...fields, client_id: clientId, client_secret: clientSecret };
  if (clientIn === "body") return formRequest(url, all);
  const headers = { accept: "application/json", "content-type": "application/json" };
  return { method: "POST", url, headers, body: JSON.stringify(all) };
}

function formRequest(
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): PullRequest {
  const body = new URLSearchParams(fields).toString();
  const type = { accept: "application/json", "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", url, headers: { ...type, ...headers }, body };
}

function readKey(pem: string): KeyObject {
  try {
    // Forms and environments lose the ends of lines.
    return createPrivateKey(pem.replaceAll("\\n", "\n").trim());
  } catch {
    throw new PullFailure(
      "unauthorized",
      "The private key is not a PEM that can be read. Enter the whole key, with its BEGIN and END lines.",
    );
  }
}

const serviceAccount = z.object({
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.string().default(""),
});

function readServiceAccount(text: string): z.output<typeof serviceAccount> {
  try {
    return serviceAccount.parse(JSON.parse(text));
  } catch {
    throw new PullFailure(
      "unauthorized",
      "The service account key is not the JSON file that Google hands out. It must have client_email and private_key.",
    );
  }
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
