import type { Secrets } from "../core/secrets.server";
import { keyedDigest } from "./tokens.server";

/** 64 bits, in hex. Nothing is allowed by a mark, so guessing one is worth nothing. */
const MARK_LENGTH = 16;

export type FormOwners = ReturnType<typeof createFormOwners>;

/** Marks that forms carry in place of their owner's id. */
export function createFormOwners({ secrets }: { secrets: Secrets }) {
  const markBy = async (secret: string, userId: string) =>
    (await keyedDigest(`form-owner:${secret}`, userId)).slice(0, MARK_LENGTH);
  return {
    mark: (userId: string) => markBy(secrets[0], userId),
    async isMarkOf(mark: string, userId: string): Promise<boolean> {
      for (const secret of secrets) if ((await markBy(secret, userId)) === mark) return true;
      return false;
    },
  };
}
