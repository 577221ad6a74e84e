import type { Sharing } from "@pharos/domain";

export const sharingWords: Readonly<Record<Sharing["kind"], string>> = {
  PRIVATE: "Only its owner",
  EVERYONE: "Everyone",
  ROLES: "Some roles",
};
