import { Button, notify, PasswordInput, Stack, Text } from "@pharos/ui";
import { useState } from "react";
import {
  CodeInput,
  NewPasswordFields,
  newPasswordErrors,
  noNewPassword,
  useSubmit,
} from "../../features/identity/index.ts";
import { changePassword } from "../../session/auth-api.ts";
import { endSession, identityToken, leaveNotice } from "../../session/session.ts";
import { useViewer } from "../../session/viewer.tsx";

export function PasswordForm() {
  const [oldPassword, setOldPassword] = useState("");
  const { hasTotp, email, givenName, familyName } = useViewer();
  const [code, setCode] = useState("");
  const [value, setValue] = useState(noNewPassword);
  const submission = useSubmit(
    async () => {
      try {
        await changePassword(await identityToken(), { oldPassword, newPassword: value.password, code });
      } catch (error) {
        notify({
          title: "Update password failed.",
          message: error instanceof Error ? error.message : "",
          tone: "error",
        });
        throw error;
      }
      leaveNotice("Your password is changed, and all devices are signed out. Sign in with the new one.");
      await endSession({ everywhere: true });
    },
    () => ({ ...(oldPassword === "" ? { oldPassword: "This field is required" } : {}), ...newPasswordErrors(value) }),
  );
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack gap="lg">
        <Text c="dimmed" size="sm">
          Changing the password logs out all devices.
        </Text>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          value={oldPassword}
          error={submission.fieldErrors.oldPassword}
          onChange={(event) => setOldPassword(event.currentTarget.value)}
        />
        <NewPasswordFields
          value={value}
          onChange={setValue}
          errors={submission.fieldErrors}
          ownWords={[email, givenName, familyName]}
        />
        {hasTotp || submission.fieldErrors.code || code ? (
          <CodeInput value={code} onChange={setCode} error={submission.fieldErrors.code} isFirst={false} />
        ) : null}
        <Button type="submit" loading={submission.busy} style={{ alignSelf: "start" }}>
          Change password
        </Button>
      </Stack>
    </form>
  );
}
