import { type AuthorAccess, authorAccess } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** A statement whose `revision` is another text whenever `AuthorRepository.access` may say something else; cheap. */
export const authorsDigest = sql`
  SELECT md5(concat_ws('|',
    (SELECT string_agg(concat_ws(' ', id, role_id), ',' ORDER BY id) FROM users),
    (SELECT string_agg(concat_ws(' ', id, log_type_access_kind, log_type_access), ',' ORDER BY id) FROM roles),
    (SELECT string_agg(concat_ws(' ', id, log_type_access, created_by_id), ',' ORDER BY id) FROM api_tokens),
    (SELECT count(*) FROM former_authors),
    (SELECT string_agg(name, ',' ORDER BY name) FROM schemas)
  )) AS revision`;

/** Everybody who may have written content: users and API tokens, also those that were deleted. */
export class AuthorRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Another text whenever `access` may say something else; cheap. */
  async revision(): Promise<string> {
    const { rows } = await sql<{ revision: string }>`${authorsDigest}`.execute(this.#db);
    return rows[0]?.revision ?? "";
  }

  /** What each author sees as of now. */
  async access(): Promise<AuthorAccess> {
    const [users, tokens, former, roles, schemas] = await Promise.all([
      this.#db.selectFrom("users").select(["id", "roleId"]).execute(),
      this.#db.selectFrom("apiTokens").select(["id", "logTypeAccess", "createdById"]).execute(),
      this.#db.selectFrom("formerAuthors").selectAll().execute(),
      this.#db.selectFrom("roles").select(["id", "logTypeAccessKind", "logTypeAccess"]).execute(),
      this.#db.selectFrom("schemas").select("name").execute(),
    ]);
    const asToken = (row: { readonly logTypeAccess: string[] | null; readonly createdById: string | null }) => ({
      logTypeAccess: row.logTypeAccess ?? undefined,
      createdById: row.createdById ?? undefined,
    });
    return authorAccess({
      roleOfUser: new Map(users.map(({ id, roleId }) => [id, roleId])),
      tokens: new Map(tokens.map((row) => [row.id, asToken(row)])),
      former: new Map(former.map((row) => [row.id, { ...asToken(row), roleId: row.roleId ?? undefined }])),
      roles: new Map(roles.map(({ id, ...access }) => [id, access])),
      logTypes: schemas.map(({ name }) => name),
    });
  }
}
