import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Permission, Role, User } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { Admission, createLookupTableLoader, openQueryCompiler, QueryDownloads, QueryRunner } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { registerCaseFiles } from "../cases/register-case-files.ts";
import type { ApiConfig, ApiDependencies, RuleInspection } from "../context/api-dependencies.ts";
import { registerHooks } from "../destinations/hooks/register-hooks.ts";
import { registerGraphql } from "../endpoint/register-graphql.ts";
import { readIdentityToken } from "../identity/credentials/identity-token.ts";
import { deriveTokenKeys } from "../identity/credentials/token-keys.ts";
import { createBuiltInRoles } from "../identity/first-administrator.ts";
import { createIdentityContext } from "../identity/identity-context.ts";
import { registerIdentity } from "../identity/register-identity.ts";
import { openSession } from "../identity/session.ts";
import { InferenceRunner } from "../inference-streams/runner/inference-runner.ts";
import { registerIngest } from "../ingest/register-ingest.ts";
import { registerLive } from "../live/register-live.ts";
import { registerLookupFiles } from "../lookup-tables/register-lookup-files.ts";
import { registerProjectArchives } from "../projects/register-project-archives.ts";
import { registerDownloads } from "../query-downloads/register-downloads.ts";
import { registerResourceFile } from "../resources/register-resource-file.ts";
import { registerRest } from "../rest/register-rest.ts";
import { registerShippers } from "../shippers/register-shippers.ts";
import { registerPullAuthorization } from "../sources/register-pull-authorization.ts";
import { createContentThreads } from "../threads/content-threads.ts";
import { TestBuckets } from "./test-buckets.ts";
import { TestDestinations } from "./test-destinations.ts";
import { TestMail } from "./test-mail.ts";
import { TestPackSources } from "./test-pack-sources.ts";
import { TestPulling } from "./test-pulling.ts";
import { TestQueues } from "./test-queues.ts";

export const publicUrl = "http://pharos.test";
const config: ApiConfig = {
  publicUrl,
  ownOrigins: [publicUrl],
  version: "1.2.3",
  commit: "abcdef0",
  customerName: "Keepers",
  uploadsSkipInvalid: false,
  isDemo: false,
  demoProgress: () => undefined,
  isSafeMode: false,
  retentionDays: 365,
  secretKey: new Uint8Array(32).fill(7),
  sessionHours: 12,
};

export interface GraphqlAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape that it asked for.
  readonly data: any;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

/** A store for one test file (the testkit opens it). */
interface OwnStore {
  readonly store: Store;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** The whole API over a store of its own, asked through HTTP. The clock stands until a test moves it. */
export class TestApi {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly dependencies: ApiDependencies;
  readonly destinations = new TestDestinations();
  readonly mail = new TestMail();
  readonly buckets = new TestBuckets();
  readonly queues = new TestQueues();
  readonly packSources = new TestPackSources();
  readonly pulling: TestPulling;
  now = new Date("2026-03-01T12:00:00Z");
  /** How often the pipeline was told that something changed. */
  reloads = 0;
  readonly #testStore: OwnStore;
  readonly #queries: QueryRunner;
  readonly #downloads: QueryDownloads;
  readonly #threads = createContentThreads();
  readonly #folder: string;
  readonly #keys = deriveTokenKeys(config.secretKey);
  #users = 0;

  private constructor(testStore: OwnStore, parts: Partial<ApiDependencies>) {
    this.#testStore = testStore;
    this.store = testStore.store;
    this.pulling = new TestPulling(testStore.store.pullers, () => this.now);
    this.app = Fastify();
    const clock = () => this.now;
    const onProblem = (what: string, error: unknown) => {
      throw new Error(what, { cause: error });
    };
    const compile = openQueryCompiler(parts.lake ?? noLake, testStore.store);
    this.#queries = new QueryRunner({
      store: testStore.store,
      lake: parts.lake ?? noLake,
      compile,
      clock,
      onProblem,
    });
    this.#folder = mkdtempSync(join(tmpdir(), "pharos-api-"));
    this.#downloads = new QueryDownloads({
      store: testStore.store,
      queries: this.#queries,
      folder: join(this.#folder, "downloads"),
      clock,
      onProblem,
    });
    this.dependencies = {
      store: testStore.store,
      lake: noLake,
      pipeline: {
        admission: new Admission(256 * 1024 * 1024),
        ingest: () => Promise.reject(new Error("this test has no pipeline")),
        reload: async () => {
          this.reloads += 1;
        },
        reprocess: () => {
          throw new Error("this test has no pipeline");
        },
      },
      scripts: {
        run: async () => [],
        check: async () => undefined,
      },
      threads: this.#threads,
      rules: noRules,
      lookupTables: createLookupTableLoader(testStore.store, onProblem),
      ai: new InferenceRunner({ store: testStore.store, provider: undefined, inputTokensMax: 1, clock, onProblem }),
      compile,
      queries: this.#queries,
      downloads: this.#downloads,
      destinations: this.destinations,
      mail: this.mail,
      buckets: this.buckets,
      queues: this.queues,
      packSources: this.packSources,
      pulling: this.pulling,
      sigmaMappings: [],
      clock,
      findIntakeProblem: () => undefined,
      config,
      ...parts,
    };
  }

  /** The store belongs to the API from now on, and is closed with it. */
  static async open(testStore: OwnStore, parts: Partial<ApiDependencies> = {}): Promise<TestApi> {
    const api = new TestApi(testStore, parts);
    await registerIdentity(api.app, api.dependencies);
    await registerGraphql(api.app, api.dependencies);
    await registerLive(api.app, api.dependencies);
    await registerHooks(api.app, api.dependencies);
    await registerPullAuthorization(api.app, api.dependencies);
    await registerIngest(api.app, api.dependencies);
    await registerShippers(api.app, api.dependencies);
    await registerRest(api.app, api.dependencies);
    await registerDownloads(api.app, api.dependencies);
    await registerProjectArchives(api.app, api.dependencies);
    await registerLookupFiles(api.app, api.dependencies);
    await registerResourceFile(api.app, api.dependencies);
    await registerCaseFiles(api.app, api.dependencies);
    await createBuiltInRoles(api.store, api.now);
    return api;
  }

  /** Empties the store, down to the built-in roles. */
  async clear(): Promise<void> {
    await this.#testStore.clear();
    await createBuiltInRoles(this.store, this.now);
    this.reloads = 0;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.#threads.stop();
    await this.#downloads.stop();
    await this.#queries.stop();
    await this.#testStore.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  passSeconds(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  async aRole(permissions: readonly Permission[]): Promise<Role> {
    this.#users += 1;
    return this.store.roles.create({ name: `Role ${this.#users}`, permissions }, this.now);
  }

  async aUser(roleId: string, change: { email?: string; passwordHash?: string } = {}): Promise<User> {
    this.#users += 1;
    const email = `user${this.#users}@example.com`;
    return this.store.users.create(
      { email, givenName: "Ada", familyName: "Keeper", roleId, status: "CONFIRMED", ...change },
      this.now,
    );
  }

  /** A signed-in user with these permissions, who has just confirmed that it is them. */
  async signedIn(...permissions: Permission[]): Promise<SignedInUser> {
    return this.#confirmed(await this.signedInUnconfirmed(...permissions));
  }

  /** The same, who sees these log types alone. */
  async signedInSeeing(logTypeAccess: readonly string[], ...permissions: Permission[]): Promise<SignedInUser> {
    const { id, name } = await this.aRole(permissions);
    const access = { logTypeAccessKind: "ALLOW", logTypeAccess } as const;
    return this.#confirmed(
      await this.#signIn(await this.store.roles.update(id, { name, permissions, ...access }, this.now)),
    );
  }

  async signedInUnconfirmed(...permissions: Permission[]): Promise<SignedInUser> {
    return this.#signIn(await this.aRole(permissions));
  }

  async #confirmed(person: SignedInUser): Promise<SignedInUser> {
    const claims = await readIdentityToken(this.#keys.identity, person.identityToken, this.now);
    await this.store.sessions.confirm(claims?.sessionId ?? "", this.now);
    return person;
  }

  async #signIn(role: Role): Promise<SignedInUser> {
    const user = await this.aUser(role.id);
    const { answer } = await openSession(createIdentityContext(this.dependencies), user);
    return new SignedInUser(this.app, user, answer.identityToken);
  }

  post(url: string, body: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.app.inject({ method: "POST", url, payload: body, headers });
  }
}

export class SignedInUser {
  readonly user: User;
  readonly identityToken: string;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, user: User, identityToken: string) {
    this.#app = app;
    this.user = user;
    this.identityToken = identityToken;
  }

  ask(query: string, variables: object = {}): Promise<GraphqlAnswer> {
    return askGraphql(
      this.#app,
      "/internal/graphql",
      { authorization: `Bearer ${this.identityToken}` },
      query,
      variables,
    );
  }
}

export async function askGraphql(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
  query: string,
  variables: object = {},
): Promise<GraphqlAnswer> {
  const response = await app.inject({ method: "POST", url, headers, payload: { query, variables } });
  const { data, errors = [] } = response.json();
  return { status: response.statusCode, data, errors };
}

/** For tests without Python. */
export const noRules: RuleInspection = {
  runTests: async () => [],
  check: async () => ({ results: [], coverage: [], problems: [] }),
  readProject: () => Promise.reject(new Error("this test has no sandbox")),
  openEngine: () => Promise.reject(new Error("this test has no engine")),
  explainEvent: () => Promise.reject(new Error("this test has no sandbox")),
  testDraft: async () => ({ results: [], outages: [], coverage: [] }),
  necessaryConditions: () => [],
  activity: () => undefined,
};

/** For tests that never ask the lake: whoever does learns which question it was. */
const noLake = new Proxy({} as Lake, {
  get: (_lake, question) => () => Promise.reject(new Error(`this test has no lake to ask for ${String(question)}`)),
});
