import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { DAY } from "~/platform/dates";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";

/** ms from the request to the expiry date. RFC 9116 lets readers ignore the file after that date. */
const VALID_FOR = 90 * DAY;

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${new Date(context.now + VALID_FOR).toISOString()}`,
    "Preferred-Languages: id, en",
    `Canonical: ${context.env.appOrigin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
