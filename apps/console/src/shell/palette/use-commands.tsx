import type { Permission } from "@pharos/domain";
import { hasPermission } from "@pharos/domain";
import { useColorSchemeChoice } from "@pharos/ui";
import type { PaletteGroup } from "@pharos/ui/command-palette";
import {
  IconBook,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconPlus,
  IconUpload,
  IconUser,
  IconUserPlus,
} from "@pharos/ui/icons";
import { useSheet } from "../../routing/use-sheet.ts";
import { useViewer } from "../../session/viewer.tsx";
import { logOut } from "../log-out.ts";
import { useGo } from "./use-go.ts";

interface Command {
  readonly label: string;
  readonly icon: typeof IconPlus;
  /** Any of them allows it; absent: everyone may. */
  readonly needs?: readonly Permission[];
  readonly onRun: () => void;
}

/** What can be done from anywhere, for those who may. */
export function useCommands(onOpenShortcuts: () => void): PaletteGroup {
  const { permissions } = useViewer();
  const go = useGo();
  const profile = useSheet("profile");
  const [scheme, chooseScheme] = useColorSchemeChoice();
  const commands: readonly Command[] = [
    {
      label: "Add log source",
      icon: IconPlus,
      needs: ["LogSourceModify"],
      onRun: () => go("/configure/log-sources/add-new-source/"),
    },
    {
      label: "Upload detections",
      icon: IconUpload,
      needs: ["BulkUpload", "BulkUploadValidate"],
      onRun: () => go("/build/bulk-upload/"),
    },
    {
      label: "Invite user",
      icon: IconUserPlus,
      needs: ["UserModify"],
      onRun: () => go("/settings/users/", { edit: "new" }),
    },
    {
      label: "Create role",
      icon: IconPlus,
      needs: ["UserModify"],
      onRun: () => go("/settings/roles/", { edit: "new" }),
    },
    {
      label: "Create token",
      icon: IconKey,
      needs: ["OrganizationApiTokenModify"],
      onRun: () => go("/settings/api/tokens/", { edit: "new" }),
    },
    { label: "Toggle theme", icon: IconMoon, onRun: () => chooseScheme(scheme === "light" ? "dark" : "light") },
    { label: "Profile settings", icon: IconUser, onRun: profile.open },
    { label: "Keyboard shortcuts", icon: IconKeyboard, onRun: onOpenShortcuts },
    { label: "Documentation", icon: IconBook, onRun: () => window.open("/docs/", "_blank", "noreferrer") },
    { label: "Sign out", icon: IconLogout, onRun: logOut },
  ];
  return {
    label: "Commands",
    actions: commands
      .filter(({ needs }) => needs === undefined || hasPermission(permissions, needs))
      .map(({ label, icon: Icon, onRun }) => ({
        id: label,
        label,
        icon: <Icon size={18} stroke={1.5} />,
        onRun,
      })),
  };
}
