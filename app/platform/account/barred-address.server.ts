import { barredPrefix } from "~/domain/account/closing";
import type { Secrets } from "../core/secrets.server";
import { keyedDigest } from "./tokens.server";

/** What is kept of the address of an account that closed while suspended: as the newest secret gives it, then as older ones did. */
export function barredPrefixes(secrets: Secrets, email: string): Promise<string[]> {
  return Promise.all(
    secrets.map(async (secret) => barredPrefix(await keyedDigest(`barred-address:${secret}`, email))),
  );
}
