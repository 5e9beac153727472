/** Matches the messages that Chrome, Firefox and Safari give the TypeError of a request without a response. */
const MESSAGES =
  /^(Failed to fetch|network error|NetworkError when attempting to fetch resource|Load failed|The network connection was lost|The Internet connection appears to be offline|The request timed out|A server with the specified hostname could not be found|Could not connect to the server)\b/i;

/** Returns true for a request without a response, and false for a TypeError of our own code. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && MESSAGES.test(error.message);
}
