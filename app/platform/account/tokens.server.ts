import { createHash } from "node:crypto";

export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export async function keyedDigest(secret: string, content: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), algorithm, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, bytes(content)));
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export async function digest(content: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content)));
}

/** SHA-256 of all parts in a row, in hex. Files are read piece by piece, never whole. */
export async function digestOfFiles(...parts: readonly (string | Blob)[]): Promise<string> {
  const hash = createHash("sha256");
  for (const part of parts) {
    if (typeof part === "string") {
      hash.update(part);
      continue;
    }
    const reader = part.stream().getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) hash.update(read.value);
  }
  return hash.digest("hex");
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
