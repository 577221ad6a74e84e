import { useQuery } from "@apollo/client/react";
import type { Sharing } from "@pharos/domain";
import { MultiSelect, Select } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import { graphql } from "../../graphql/generated/index.ts";
import { useMay } from "../../session/viewer.tsx";
import { sharingWords } from "./sharing-words.ts";

const rolesQuery = graphql(`
  query SharingRoles { roles { id name } }
`);

/** The members of a form that say who sees what is saved. */
export interface SharingValues extends Record<string, unknown> {
  readonly sharing: Sharing["kind"];
  readonly roleIds: string[];
}

export function sharingValues(sharing: Sharing): SharingValues {
  return { sharing: sharing.kind, roleIds: sharing.kind === "ROLES" ? [...sharing.roleIds] : [] };
}

export function sharingOf({ sharing, roleIds }: SharingValues): Sharing {
  return sharing === "ROLES" ? { kind: sharing, roleIds } : { kind: sharing };
}

export function rolesProblem(roleIds: readonly string[], { sharing }: SharingValues): string | null {
  return sharing === "ROLES" && roleIds.length === 0 ? "Choose at least one role" : null;
}

/** Who sees what is saved, beside its owner. */
export function SharingFields<V extends SharingValues>({ form }: { readonly form: UseFormReturnType<V> }) {
  const mayReadRoles = useMay("UserRead");
  const { data } = useQuery(rolesQuery, { skip: !mayReadRoles });
  const { sharing } = form.values;
  const kinds = (["PRIVATE", "EVERYONE", "ROLES"] as const).filter(
    (kind) => kind !== "ROLES" || mayReadRoles || sharing === "ROLES",
  );
  return (
    <>
      <Select
        label="Seen by"
        data={kinds.map((value) => ({ value, label: sharingWords[value] }))}
        allowDeselect={false}
        {...form.getInputProps("sharing")}
      />
      {sharing === "ROLES" ? (
        <MultiSelect
          label="Roles"
          withAsterisk
          data={data?.roles.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          {...form.getInputProps("roleIds")}
        />
      ) : null}
    </>
  );
}
