/**
 * Makes the browser load the page it is redirected to anew. After signing in or out every page is another one; and a
 * page that lets the gateway's window in needs the content security policy of its own document, where a change of page
 * within the old one would keep the old policy.
 */
export const FRESH_DOCUMENT = { "X-Remix-Reload-Document": "true" };
