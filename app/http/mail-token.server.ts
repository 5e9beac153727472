import { readMailToken } from "~/forms/core/mail-token.server";

/** The token in the address that a mail's link led to; null when there is none that could ever have been one. */
export function mailTokenOf(request: Request): string | null {
  return readMailToken(new URL(request.url).searchParams.get("token"));
}
