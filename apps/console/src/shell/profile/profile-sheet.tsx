import { SideSheet, Tabs } from "@pharos/ui";
import { AuthenticatorForm } from "./authenticator-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import { ProfileForm } from "./profile-form.tsx";

export function ProfileSheet({ onClose }: { onClose: () => void }) {
  return (
    <SideSheet opened onClose={onClose} title="Profile Settings">
      <Tabs defaultValue="profile" keepMounted={false}>
        <Tabs.List px="lg">
          <Tabs.Tab value="profile">Profile</Tabs.Tab>
          <Tabs.Tab value="password">Password</Tabs.Tab>
          <Tabs.Tab value="authenticator">Authenticator</Tabs.Tab>
          <Tabs.Tab value="preferences">Preferences</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="profile" p="xl" keepMounted>
          <ProfileForm />
        </Tabs.Panel>
        <Tabs.Panel value="password" p="xl">
          <PasswordForm />
        </Tabs.Panel>
        <Tabs.Panel value="authenticator" p="xl">
          <AuthenticatorForm />
        </Tabs.Panel>
        <Tabs.Panel value="preferences" p="xl">
          <PreferencesForm />
        </Tabs.Panel>
      </Tabs>
    </SideSheet>
  );
}
