import { expect, it } from "vitest";
import { isNetworkError } from "~/routes/payment.$id/route";

it.each([
  "Failed to fetch",
  "Failed to fetch (jasawarga.id)",
  "network error",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "Load failed (jasawarga.id)",
  "The network connection was lost.",
  "The Internet connection appears to be offline.",
  "The request timed out.",
  "A server with the specified hostname could not be found.",
  "Could not connect to the server.",
])("a request without an answer is recognised: %s", (message) => {
  expect(isNetworkError(new TypeError(message))).toBe(true);
});

it.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new TypeError("fetch is not a function"),
  new TypeError("undefined is not an object (evaluating 'a.network')"),
  new TypeError("Failed to fetchable"),
  new TypeError("Failed to construct 'URL': Invalid URL"),
  new TypeError(""),
  new Error("Failed to fetch"),
  "Failed to fetch",
  null,
])("another error is not: %s", (error) => {
  expect(isNetworkError(error)).toBe(false);
});
