import { useMutation } from "@apollo/client/react";
import { Button, notify, Stack, TextInput } from "@pharos/ui";
import { type FormEvent, useState } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { useUnsavedChanges } from "../../routing/unsaved-changes.tsx";
import { useViewer } from "../../session/viewer.tsx";

const updateProfileMutation = graphql(`
  mutation UpdateProfile($givenName: String!, $familyName: String!) {
    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }
  }
`);
const required = "This field is required";

export function ProfileForm() {
  const viewer = useViewer();
  const [givenName, setGivenName] = useState(viewer.givenName);
  const [familyName, setFamilyName] = useState(viewer.familyName);
  const [isTouched, setTouched] = useState(false);
  const [update, { loading }] = useMutation(updateProfileMutation, {
    onCompleted: () => notify({ message: "User profile updated successfully", tone: "success" }),
    onError: (error) =>
      notify({
        title: "Unable to update profile",
        message: errorText(error) || "An unknown error occurred",
        tone: "error",
      }),
  });
  const isIncomplete = givenName.trim() === "" || familyName.trim() === "";
  const isUnchanged = givenName === viewer.givenName && familyName === viewer.familyName;
  useUnsavedChanges(!isUnchanged, "sheet");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    update({ variables: { givenName: givenName.trim(), familyName: familyName.trim() } });
  };
  const problemOf = (name: string) => (isTouched && name.trim() === "" ? required : null);
  return (
    <form onSubmit={onSubmit} onChange={() => setTouched(true)}>
      <Stack gap="lg">
        <TextInput
          label="First Name"
          value={givenName}
          error={problemOf(givenName)}
          onChange={(event) => setGivenName(event.currentTarget.value)}
        />
        <TextInput
          label="Last Name"
          value={familyName}
          error={problemOf(familyName)}
          onChange={(event) => setFamilyName(event.currentTarget.value)}
        />
        <TextInput label="Email" value={viewer.email} disabled />
        <Button type="submit" loading={loading} disabled={isIncomplete || isUnchanged} style={{ alignSelf: "start" }}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
