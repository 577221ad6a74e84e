import { z } from "zod";

/** The bodies of the identity routes. Lengths are limited: a password of a megabyte would be hashed. */
const email = z.string().trim().pipe(z.email("Must be a valid email")).pipe(z.string().max(254));
const password = z.string().max(256, "Must be at most 256 characters");
const token = z.string().min(1).max(256);
const name = z.string().trim().min(1, "This field is required").max(100);
const code = z.string().max(16);

export const signIn = z.object({ email: z.string().trim().max(254), password });
export const challenge = z.object({
  session: z.string().max(4096),
  code: code.optional(),
  newPassword: password.optional(),
});
export const firstAdminCheck = z.object({ token });
export const firstAdmin = z.object({ token, email, givenName: name, familyName: name, password });
export const invitation = z.object({ token, password });
export const passwordForgot = z.object({ email: z.string().trim().max(254) });
export const passwordReset = z.object({ token, newPassword: password });
export const changePassword = z.object({ oldPassword: password, newPassword: password, code: code.optional() });
export const confirm = z.object({ password, code: code.optional() });
export const totpVerify = z.object({ code });
