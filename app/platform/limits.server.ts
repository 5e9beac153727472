export type Limits = ReturnType<typeof createLimits>;

/** Quick refusal of hammering, per location; the counts that must hold everywhere are kept in the database. */
export function createLimits(bindings: { login: RateLimit }) {
  return {
    /** 10 tries a minute for an address and an account together. */
    async allowsLogin(address: string, account: string): Promise<boolean> {
      const { success } = await bindings.login.limit({ key: `login:${address}:${account}` });
      return success;
    },
  };
}

/** The caller's address as Cloudflare saw it; no other header is believed. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}
