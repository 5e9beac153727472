import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Paths where a crawler would only find the login page, a form, or an internal tool. */
const PRIVATE = ["/dashboard", "/order", "/payment", "/messages", "/reports", "/dev"];

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.env.appOrigin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
