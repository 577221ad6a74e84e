import { z } from "zod";

const refusedHeaders =
  /^(host|content-length|content-type|transfer-encoding|connection|keep-alive|upgrade|te|trailer|expect|proxy-.*)$/i;
const headersMax = 20;

const header = z.object({
  name: z
    .string()
    .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, "A header's name has letters, digits and dashes")
    .refine((name) => !refusedHeaders.test(name), "Pharos sets this header itself"),
  value: z.string().regex(/^[\x20-\x7e]*$/, "A header's value has plain characters only"),
});

/** Headers that a person adds, as names and values. */
export const headers = z.array(header).max(headersMax, `${headersMax} headers at most`).default([]);

/** A web address without user and fragment. */
export function webAddress(error = "Must be a valid webhook URL") {
  return z
    .url({ protocol: /^https?$/, error })
    .max(2048, error)
    .refine(hasNoUser, "The address must be without a user and a fragment");
}

export function requiredText(label: string, lengthMax = 1_000) {
  const error = `${label} is required`;
  return z
    .string({ error })
    .trim()
    .min(1, error)
    .max(lengthMax, `Must be at most ${lengthMax} characters`)
    .regex(/^[^\r\n]*$/, `${label} must be one line`);
}

export function optionalText(
  label: string,
  { lengthMax = 1_000, pattern = /^[^\r\n]*$/, patternError = `${label} must be one line` } = {},
) {
  return z
    .string()
    .trim()
    .max(lengthMax, `Must be at most ${lengthMax} characters`)
    .regex(pattern, patternError)
    .default("");
}

/** A secret that is sent in a header: plain characters of one line. */
export function headerSecret(label: string) {
  return requiredText(label, 4_000).regex(/^[\x21-\x7e]+$/, `${label} must be without spaces and special characters`);
}

function hasNoUser(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === "" && url.password === "" && url.hash === "";
}
