import { createCookieSessionStorage } from "@remix-run/cloudflare";
import { createToastUtilsWithCustomSession } from "remix-toast";
import type { Secrets } from "./secrets.server";

export type Toasts = ReturnType<typeof createToasts>;

export function createToasts(options: { secrets: Secrets; secure: boolean }) {
  const cookieName = options.secure ? "__Host-toast" : "toast";
  const storage = createCookieSessionStorage({
    cookie: {
      name: cookieName,
      secrets: [...options.secrets],
      httpOnly: true,
      secure: options.secure,
      sameSite: "lax",
      path: "/",
      maxAge: 300,
    },
  });
  return {
    cookieName,
    ...createToastUtilsWithCustomSession(storage),
    /** Once the toast was shown: whoever sends the cookie goes past the edge cache. */
    async clearingCookie(): Promise<string> {
      return storage.destroySession(await storage.getSession());
    },
  };
}
