import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { expect, test } from "vitest";
import { errorStatus, errorText } from "./error-text.ts";

const graphqlError = (message: string, code: string, httpStatus: number) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, httpStatus } }] });
const serverError = (status: number, bodyText: string) =>
  new ServerError("Response not successful", { response: new Response(null, { status }), bodyText });

test.each([
  {
    name: "a server sentence is capitalised",
    error: graphqlError("the alert is gone", "NotFound", 404),
    text: "The alert is gone",
    status: 404,
  },
  {
    name: "a silent refusal",
    error: graphqlError("", "Forbidden", 403),
    text: "You are not authorized to perform this request",
    status: 403,
  },
  { name: "a time-out", error: serverError(502, ""), text: "Request timed out", status: 502 },
  {
    name: "an unforwardable request",
    error: serverError(422, ""),
    text: "Unable to forward request to the underlying services. Please try again",
    status: 422,
  },
  {
    name: "the body's first error",
    error: serverError(500, '{"errors":[{"message":"broken"}]}'),
    text: "Broken",
    status: 500,
  },
  ...["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource."].map((message) => ({
    name: `no answer at all, ${message}`,
    error: new TypeError(message),
    text: "Couldn't reach the Pharos server. Check your connection, then try again.",
    status: "unknown" as const,
  })),
])("$name", ({ error, text, status }) => {
  expect(errorText(error)).toBe(text);
  expect(errorStatus(error)).toBe(status);
});
