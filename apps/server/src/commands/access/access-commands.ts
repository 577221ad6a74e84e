import { Argument, type Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";

const createToken = `mutation ($input: CreateAPITokenInput!) {
  createAPIToken(input: $input) { value token { id name permissions } }
}`;
const inviteUser = `mutation ($input: InviteUserInput!) {
  inviteUser(input: $input) { invitationUrl user { id email } }
}`;

const findUsers = "{ users { id email } }";
const unlockUser = "mutation ($id: ID!) { unlockUser(id: $id) { user { id } } }";
const resetAuthenticator = "mutation ($id: ID!) { resetUserAuthenticator(id: $id) { user { id } } }";

const requirePasswordChange = "mutation ($id: ID!) { requirePasswordChange(id: $id) { user { id } } }";
const requireMfa = `mutation ($mfaRequired: Boolean!) {
  updateGeneralSettings(input: { mfaRequired: $mfaRequired }) { mfaRequired }
}`;

interface FoundUser {
  readonly id: string;
  readonly email: string;
}
interface FoundUsers {
  readonly users: readonly FoundUser[];
}
interface CreatedToken {
  readonly createAPIToken: { value: string; token: { id: string; name: string; permissions: string[] } };
}
interface InvitedUser {
  readonly inviteUser: { invitationUrl: string; user: { id: string; email: string } };
}
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
    const { createAPIToken: created } = await connect(options).graphql<CreatedToken>(createToken, { input });
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
      role: { kind: "NAME", value: options.role },
      showsLink: true,
    };
    const { inviteUser: invited } = await connect(options).graphql<InvitedUser>(inviteUser, { input });
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

/** @param mutation takes the user's id as `$id` */
async function changeUser(options: ClientOptions, email: string, mutation: string): Promise<FoundUser> {
  const client = connect(options);
  const { users } = await client.graphql<FoundUsers>(findUsers, {});
  const found = users.find((candidate) => candidate.email.toLowerCase() === email.toLowerCase());
  if (!found) throw new Error(`No user has the email address ${email}`);
  await client.graphql(mutation, { id: found.id });
  return { id: found.id, email: found.email };
}
