export type Policy = { kind: "none" | "document" | "app"; gatewayOrigins?: readonly string[] };

export function contentSecurityPolicy(policy: Policy, nonce: string): string {
  const shared = ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"];
  if (policy.kind === "none") return ["default-src 'none'", ...shared].join("; ");
  const gateway = (policy.gatewayOrigins ?? []).map((origin) => ` ${origin}`).join("");
  // An app's script shows pictures that were chosen and not sent yet: no other page can name what is at blob:.
  const images = policy.kind === "app" ? "img-src 'self' data: blob:" : "img-src 'self' data:";
  const page = [
    "default-src 'none'",
    images,
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Tools that judge a page read robots.txt from within it; a document runs no script that could use it.
    "connect-src 'self'",
    // Browsers hold a form's redirects to this list too, and the pay button leads to the gateway.
    `form-action 'self'${gateway}`,
    ...shared,
  ];
  if (policy.kind === "document") return [...page, "script-src 'none'"].join("; ");
  return [
    ...page,
    `script-src 'self' 'nonce-${nonce}'${gateway}`,
    ...(gateway ? [`frame-src${gateway}`] : []),
  ].join("; ");
}

/** Only the payment page keeps a handle on another site's window, the gateway's. */
export function openerPolicy({ gatewayOrigins }: Policy): string {
  return gatewayOrigins ? "same-origin-allow-popups" : "same-origin";
}
