import { Argument, type Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import type { TypedDocumentString } from "../../client/generated/graphql.ts";
import type { ResultOf } from "../../client/server-client.ts";

const createToken = graphql(`mutation CreateToken($input: CreateAPITokenInput!) {
  createAPIToken(input: $input) { value token { id name permissions } }
}`);
const inviteUser = graphql(`mutation InviteUser($input: InviteUserInput!) {
  inviteUser(input: $input) { invitationUrl user { id email } }
}`);

const findUsers = graphql(`query FindUsers { users { id email } }`);
const unlockUser = graphql(`mutation UnlockUser($id: ID!) { unlockUser(id: $id) { user { id } } }`);
const resetAuthenticator = graphql(`mutation ResetAuthenticator($id: ID!) {
  resetUserAuthenticator(id: $id) { user { id } }
}`);

const requirePasswordChange = graphql(`mutation RequirePasswordChange($id: ID!) {
  requirePasswordChange(id: $id) { user { id } }
}`);
const requireMfa = graphql(`mutation RequireMfa($mfaRequired: Boolean!) {
  updateGeneralSettings(input: { mfaRequired: $mfaRequired }) { mfaRequired }
}`);

type FoundUser = ResultOf<typeof findUsers>["users"][number];
type UserChange = TypedDocumentString<unknown, { readonly id: string }>;
interface InviteOptions extends ClientOptions {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly role: string;
}

export function addAccessCommands(program: Command): void {
  withClientOptions(
    program
      .command("token")
      .description("API tokens")
      .command("create")
      .description("create an API token; its value is shown once")
      .requiredOption("--name <text>", "name of the token")
      .requiredOption("--permission <permission...>", "what it may do"),
  ).action(async (options: ClientOptions & { name: string; permission: string[] }) => {
    const input = { name: options.name, permissions: options.permission };
    const { createAPIToken: created } = await connect(options).graphql(createToken, { input });
    outputFor(options).object(
      { ...created.token, token: created.value },
      `Created the token ${created.token.name}. Its value, shown once:\n${created.value}`,
    );
  });

  const user = program.command("user").description("people");
  withClientOptions(
    user
      .command("invite")
      .description("invite a person; prints the link to hand over")
      .requiredOption("--email <address>", "email address")
      .requiredOption("--given-name <name>", "given name")
      .requiredOption("--family-name <name>", "family name")
      .option("--role <name>", "name of the role", "Analyst"),
  ).action(async (options: InviteOptions) => {
    const input = {
      email: options.email,
      givenName: options.givenName,
      familyName: options.familyName,
      role: { kind: "NAME" as const, value: options.role },
      showsLink: true,
    };
    const { inviteUser: invited } = await connect(options).graphql(inviteUser, { input });
    outputFor(options).object(
      { ...invited.user, invitationUrl: invited.invitationUrl },
      `Invited ${invited.user.email}. Hand over this link, which works once:\n${invited.invitationUrl}`,
    );
  });

  withClientOptions(
    user
      .command("unlock")
      .description("let a person try again to sign in, after too many failed attempts")
      .argument("<email>", "email address"),
  ).action(async (email: string, options: ClientOptions) => {
    const found = await changeUser(options, email, unlockUser);
    outputFor(options).object({ ...found }, `Unlocked the sign-in of ${found.email}`);
  });

  withClientOptions(
    user
      .command("reset-mfa")
      .description("remove the authenticator of a person who lost it; the password alone signs in then")
      .argument("<email>", "email address"),
  ).action(async (email: string, options: ClientOptions) => {
    const found = await changeUser(options, email, resetAuthenticator);
    outputFor(options).object(
      { ...found },
      `Removed the authenticator of ${found.email}, who is signed out everywhere and signs in with the password alone`,
    );
  });
  addSignInCommands(user);
}

/** What every sign-in, or the next one of a person, asks for beside the password. */
function addSignInCommands(user: Command): void {
  withClientOptions(
    user
      .command("require-password-change")
      .description("sign a person out; they choose a new password when they sign in next")
      .argument("<email>", "email address"),
  ).action(async (email: string, options: ClientOptions) => {
    const found = await changeUser(options, email, requirePasswordChange);
    outputFor(options).object({ ...found }, `${found.email} chooses a new password at the next sign-in`);
  });

  withClientOptions(
    user
      .command("require-mfa")
      .description("require an authenticator of everyone who signs in with a password, or stop requiring it")
      .addArgument(new Argument("<state>").choices(["on", "off"])),
  ).action(async (state: string, options: ClientOptions) => {
    const mfaRequired = state === "on";
    await connect(options).graphql(requireMfa, { mfaRequired });
    const text = mfaRequired
      ? "People without an authenticator set one up at their next sign-in"
      : "Authenticators are no longer required";
    outputFor(options).object({ mfaRequired }, text);
  });
}

async function changeUser(options: ClientOptions, email: string, change: UserChange): Promise<FoundUser> {
  const client = connect(options);
  const { users } = await client.graphql(findUsers, {});
  const found = users.find((candidate) => candidate.email.toLowerCase() === email.toLowerCase());
  if (!found) throw new Error(`No user has the email address ${email}`);
  await client.graphql(change, { id: found.id });
  return { id: found.id, email: found.email };
}
