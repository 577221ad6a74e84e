import type { IncomingMessage, ServerResponse } from "node:http";

export interface FakeTokens {
  readonly roles: { readonly role: string; readonly externalId: string | undefined }[];
  /** The trust of every role asks for it; undefined: for nothing. */
  externalId: string | undefined;
  /** The web identities that came, each with the role that it is for. */
  readonly webIdentities: { readonly role: string; readonly token: string }[];
}

const credentials = `<Credentials>
      <AccessKeyId>S3RVER</AccessKeyId><SecretAccessKey>S3RVER</SecretAccessKey><SessionToken>session</SessionToken>
      <Expiration>2100-01-01T00:00:00Z</Expiration></Credentials>`;

/** The user that every key belongs to. */
const fakePrincipal = "arn:aws:iam::123456789012:user/pharos";

/** Answers as STS does, with the key that s3rver takes. */
export async function answerTokens(
  tokens: FakeTokens,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString("utf8"));
  if (form.get("Action") === "GetCallerIdentity") {
    response.writeHead(200, { "content-type": "text/xml" });
    response.end(`<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
      <Arn>${fakePrincipal}</Arn><UserId>AIDA</UserId><Account>123456789012</Account></GetCallerIdentityResult>
      <ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></GetCallerIdentityResponse>`);
    return;
  }
  if (form.get("Action") === "AssumeRoleWithWebIdentity") {
    const isSigned = request.headers.authorization !== undefined;
    tokens.webIdentities.push({ role: form.get("RoleArn") ?? "", token: form.get("WebIdentityToken") ?? "" });
    response.writeHead(isSigned ? 400 : 200, { "content-type": "text/xml" });
    response.end(
      `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult>
      ${credentials}</AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
    );
    return;
  }
  const externalId = form.get("ExternalId") ?? undefined;
  const role = form.get("RoleArn") ?? "";
  tokens.roles.push({ role, externalId });
  if (tokens.externalId !== undefined && tokens.externalId !== externalId) {
    response.writeHead(403, { "content-type": "text/xml" });
    response.end(`<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type>
      <Code>AccessDenied</Code><Message>Not authorized to perform sts:AssumeRole on ${role}</Message></Error>
      <RequestId>1</RequestId></ErrorResponse>`);
    return;
  }
  response.writeHead(200, { "content-type": "text/xml" });
  response.end(`<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult>${credentials}</AssumeRoleResult>
      <ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></AssumeRoleResponse>`);
}
