import { createHash } from "node:crypto";
import Argon2, { Argon2Type } from "@phi-ag/argon2";
import { NOTIFICATION_KINDS, type NotificationKind } from "~/notifications/notification";
import { isId } from "./strings";

export async function sha512(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-512", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function sameText(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let i = 0; i < expected.length; i++) difference |= expected.charCodeAt(i) ^ given.charCodeAt(i);
  return difference === 0;
}

/** The secrets. During a rotation there is a new and an old one: the first signs, and all verify. */
export type Secrets = readonly [newest: string, ...older: string[]];

export function secretsIn(value: string): Secrets {
  const [newest = "", ...older] = value.split(",").map((secret) => secret.trim());
  return [newest, ...older];
}

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

/** Returns SHA-256 of all parts in sequence, in hex. Streams files instead of loading them whole. */
export async function digestOfFiles(...parts: readonly (string | Blob)[]): Promise<string> {
  return computeHash("sha256", parts);
}

/** Returns the MD5 in hex, as R2 stores it for each object. It protects nothing. */
export function md5OfFile(file: Blob): Promise<string> {
  return computeHash("md5", [file]);
}

async function computeHash(algorithm: "sha256" | "md5", parts: readonly (string | Blob)[]): Promise<string> {
  const hash = createHash(algorithm);
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

export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hex digits of 64 bits. A mark grants nothing, so guessing one is harmless. */
const MARK_LENGTH = 16;

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

/** The cost, OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { type: Argon2Type.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** A hash that matches no password. Checking against it takes as long as against a real hash. */
const NOBODYS_HASH = `${PARAMETERS}${"A".repeat(22)}$${"A".repeat(43)}`;

/** Creates hashes. Wrangler compiles the WASM module ahead, because Workers refuse to compile at run time. */
export function createPasswords(module: WebAssembly.Module) {
  let loaded: Promise<Argon2> | undefined;
  const argon2 = () => {
    loaded ??= WebAssembly.instantiate(module).then(
      (instance) => new Argon2(instance),
      (error: unknown) => {
        // The next login tries again. A cached failure would lock everybody out of this isolate.
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };

  return {
    async hash(password: string): Promise<string> {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return (await argon2()).hash(composed(password), { ...COST, salt }).encoded;
    },
    /** Compares a password. `stored` is null for an unknown account, which takes the same time to reveal nothing. */
    async verify(stored: string | null, password: string): Promise<boolean> {
      const matched = (await argon2()).tryVerify(stored ?? NOBODYS_HASH, composed(password)).success;
      return stored !== null && matched;
    },
    isOutdated(stored: string): boolean {
      return !stored.startsWith(PARAMETERS);
    },
  };
}

/** Returns one form of a password, because keyboards encode "é" differently. */
function composed(password: string): string {
  return password.normalize("NFC");
}

export const UNSUBSCRIBE_PATH = /^\/unsubscribe\/[\w.-]{1,150}$/;

type Subscription = { userId: string; kind: NotificationKind };

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Creates links that switch off one kind of mail without a login. Only the signature protects them. */
export function createUnsubscribeLinks(options: { secrets: Secrets; appOrigin: string }) {
  const sign = (secret: string, subscription: string) => keyedDigest(`unsubscribe:${secret}`, subscription);
  return {
    /** Returns a link for "userId kind". It is valid as long as its secret. */
    async create(subscription: string): Promise<string> {
      const [userId, kind] = subscription.split(" ");
      return `${options.appOrigin}/unsubscribe/${userId}.${kind}.${await sign(options.secrets[0], subscription)}`;
    },
    async read(token: string): Promise<Subscription | null> {
      const [userId = "", named = "", signature = ""] = token.split(".");
      const kind = NOTIFICATION_KINDS.find((known) => known === named);
      if (!isId(userId) || !kind) return null;
      const signatures = await Promise.all(options.secrets.map((secret) => sign(secret, `${userId} ${kind}`)));
      return signatures.some((own) => isSame(own, signature)) ? { userId, kind } : null;
    },
  };
}

/** Compares in constant time, so that nobody can guess a signature digit by digit. */
function isSame(own: string, sent: string): boolean {
  if (own.length !== sent.length) return false;
  let difference = 0;
  for (let at = 0; at < own.length; at += 1) difference |= own.charCodeAt(at) ^ sent.charCodeAt(at);
  return difference === 0;
}
