import type { Permission } from "@pharos/domain";

export interface RolesTable {
  id: string;
  name: string;
  permissions: Permission[];
  createdAt: Date;
  updatedAt: Date;
}
