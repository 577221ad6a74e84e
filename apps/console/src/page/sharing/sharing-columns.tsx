import type { Sharing } from "@pharos/domain";
import { type DataTableColumn, TimeText } from "@pharos/ui";
import { sharingWords } from "./sharing-words.ts";

interface SharedRow {
  readonly isOwn: boolean;
  readonly owner?: { readonly givenName: string; readonly familyName: string } | null | undefined;
  readonly sharing: Pick<Sharing, "kind">;
  readonly updatedAt: string;
}

/** Whose it is; undefined where the owner is gone. */
export function nameOwner({ isOwn, owner }: Pick<SharedRow, "isOwn" | "owner">): string | undefined {
  if (isOwn) return "You";
  return owner ? `${owner.givenName} ${owner.familyName}` : undefined;
}

/** The columns of a list of what people own and share: whose it is, who sees it, and when it was changed. */
export function sharingColumns<Row extends SharedRow>(
  ownerText: (row: Row) => string,
): readonly DataTableColumn<Row>[] {
  return [
    { id: "owner", header: "Owner", widthPx: 160, sort: ownerText, cell: ownerText },
    {
      id: "sharing",
      header: "Seen by",
      widthPx: 130,
      sort: ({ sharing }) => sharingWords[sharing.kind],
      cell: ({ sharing }) => sharingWords[sharing.kind],
    },
    {
      id: "updatedAt",
      header: "Changed",
      widthPx: 150,
      sort: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <TimeText value={updatedAt} relative />,
    },
  ];
}
