import { Avatar, Menu, UnstyledButton } from "@pharos/ui";
import { IconLogout, IconUser } from "@pharos/ui/icons";
import { lazy, Suspense } from "react";
import { useSheet } from "../routing/use-sheet.ts";
import { useAppConfig, useViewer } from "../session/viewer.tsx";
import { logOut } from "./log-out.ts";
import classes from "./top-bar.module.css";

const ThemeChoice = lazy(() => import("./theme-choice.tsx").then((m) => ({ default: m.ThemeChoice })));
const ProfileSheet = lazy(() => import("./profile/profile-sheet.tsx").then((m) => ({ default: m.ProfileSheet })));

export function ProfileMenu() {
  const viewer = useViewer();
  const config = useAppConfig();
  const sheet = useSheet("profile");
  const name = `${viewer.givenName} ${viewer.familyName}`.trim() || viewer.email;
  const shortName = initials(viewer.givenName, viewer.familyName, viewer.email);
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <UnstyledButton aria-label={`Profile, ${shortName}`} className={classes.profile}>
            <Avatar size={30} radius={999} color="beam" name={name} alt="">
              {shortName}
            </Avatar>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.profileHead}>
            <strong>{name}</strong>
            <span>{viewer.email}</span>
            <span>{viewer.roleName}</span>
          </div>
          <Menu.Divider />
          <Suspense>
            <ThemeChoice />
          </Suspense>
          <Menu.Divider />
          <Menu.Item leftSection={<IconUser size={16} />} onClick={sheet.open}>
            Profile Settings
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={logOut}>
            Log Out
          </Menu.Item>
          <Menu.Divider />
          <div className={classes.version}>
            Pharos {config.version} {config.commit ? `(${config.commit.slice(0, 7)})` : ""}
          </div>
        </Menu.Dropdown>
      </Menu>
      {sheet.isOpen ? (
        <Suspense>
          <ProfileSheet onClose={sheet.close} />
        </Suspense>
      ) : null}
    </>
  );
}

function initials(givenName: string, familyName: string, email: string): string {
  return (givenName.charAt(0) + familyName.charAt(0) || email.charAt(0)).toUpperCase();
}
