/** What Chrome, Firefox and Safari write into the TypeError of a request that got no answer. */
const MESSAGES =
  /^(Failed to fetch|network error|NetworkError when attempting to fetch resource|Load failed|The network connection was lost|The Internet connection appears to be offline|The request timed out|A server with the specified hostname could not be found|Could not connect to the server)\b/i;

/** False for a TypeError of our own code, which is a fault and no dropped network. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && MESSAGES.test(error.message);
}
