/** Weak, as the edge compresses what it sends: the same words, not the same bytes. */
export async function etagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).slice(0, 12);
  return `W/"${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** Whether the browser that asks holds `etag` already (RFC 9110, 13.1.2, compared weakly). */
export function isHeld(request: Request, etag: string | null): boolean {
  const asked = request.headers.get("If-None-Match");
  if (asked === null || etag === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return asked.trim() === "*" || asked.split(",").some((tag) => opaque(tag) === opaque(etag));
}
