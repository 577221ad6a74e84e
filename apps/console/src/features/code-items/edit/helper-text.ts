import type { EditedHelperQuery, GlobalHelperInput } from "../../../graphql/generated/graphql.ts";
import type { Difference, DraftKind, StoredVersion } from "../../detections/index.ts";

export type Helper = EditedHelperQuery["globalHelper"];

/** What people write of a helper. */
export type HelperText = Pick<Helper, "id" | "description" | "tags" | "body">;

export const emptyHelper: HelperText = { id: "", description: "", tags: [], body: "" };

export function toHelperInput({ id, description, tags, body }: HelperText): GlobalHelperInput {
  return { id: id.trim(), description, tags: [...tags], body };
}

export const helperDraftKind: DraftKind<HelperText> = {
  noun: "helper",
  isSame: (one, other) => JSON.stringify(toHelperInput(one)) === JSON.stringify(toHelperInput(other)),
  read: (draft) =>
    typeof draft.body === "string" && Array.isArray(draft.tags) ? { ...emptyHelper, ...draft } : undefined,
};

export function versionOfHelper({ id, description, tags, body, ...stored }: Helper): StoredVersion<HelperText> {
  const { lastModified, lastModifiedBy } = stored;
  return { draft: { id, description, tags, body }, lastModified, by: lastModifiedBy?.name };
}

export function findHelperDifferences(mine: HelperText, theirs: HelperText): Difference[] {
  const members: Difference[] = [
    { label: "Description", mine: mine.description, theirs: theirs.description },
    { label: "Tags", mine: mine.tags.join("\n"), theirs: theirs.tags.join("\n") },
    { label: "Module", mine: mine.body, theirs: theirs.body },
  ];
  return members.filter((member) => member.mine !== member.theirs);
}
