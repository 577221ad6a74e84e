export { CodeInput, codeErrors } from "./code-input.tsx";
export { NewPasswordFields, newPasswordErrors, noNewPassword } from "./new-password-fields.tsx";
export { TotpPicture } from "./totp-picture.tsx";
export { useSubmit } from "./use-submit.ts";
