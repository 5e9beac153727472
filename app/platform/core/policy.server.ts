/**
 * Content security policies. Documents ship no script, so theirs allows none. Apps run what carries the response's
 * nonce and what Remix's entry imports from this host; the payment page also lets the gateway's window in.
 */
export type Policy = { kind: "none" | "document" | "app"; gatewayOrigins?: readonly string[] };

export function contentSecurityPolicy(policy: Policy, nonce: string): string {
  const shared = ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"];
  if (policy.kind === "none") return ["default-src 'none'", ...shared].join("; ");
  const gateway = (policy.gatewayOrigins ?? []).map((origin) => ` ${origin}`).join("");
  const page = [
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Browsers hold a form's redirects to this list too, and the pay button leads to the gateway.
    `form-action 'self'${gateway}`,
    ...shared,
  ];
  if (policy.kind === "document") return [...page, "script-src 'none'"].join("; ");
  return [
    ...page,
    `script-src 'self' 'nonce-${nonce}'${gateway}`,
    "connect-src 'self'",
    ...(gateway ? [`frame-src${gateway}`] : []),
  ].join("; ");
}

/** No other site's page holds a handle on our windows; only the payment page keeps one on the gateway's. */
export function openerPolicy({ gatewayOrigins }: Policy): string {
  return gatewayOrigins ? "same-origin-allow-popups" : "same-origin";
}
