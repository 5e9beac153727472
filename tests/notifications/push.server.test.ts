import { createECDH, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pushMessages, pushOptOuts, pushSubscriptions } from "~/database/schema/messages";
import { isPushEndpoint } from "~/notifications/push";
import { sendPushes } from "~/notifications/send-outbox.server";
import { createPush } from "~/platform/channels.server";
import { askAbout } from "../support/flows/messaging";
import { type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { startWorld, type World } from "../support/world";

/** Creates a P-256 key pair. The browser and the server have one each. */
function keyPair() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return pair;
}
const server = keyPair();
const browser = keyPair();
const secret = randomBytes(16);
const KEYS = {
  subject: "mailto:admin@jasawarga.id",
  publicKey: server.getPublicKey("base64url"),
  privateKey: server.getPrivateKey("base64url"),
};
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/sari";
const FORM = { endpoint: ENDPOINT, p256dh: browser.getPublicKey("base64url"), auth: secret.toString("base64url") };

type Call = { url: string; headers: Headers; body: Uint8Array<ArrayBuffer> };

let world: World;
let home: Marketplace;
let calls: Call[] = [];
let status = 201;
beforeAll(async () => {
  const { publicKey, privateKey, subject } = KEYS;
  const variables = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
  world = await startWorld({ variables });
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  calls = [];
  status = 201;
  await world.context().db.delete(pushMessages);
});

const standIn: typeof fetch = async (url, init) => {
  const { headers, body } = new Request(url as string, init);
  calls.push({ url: String(url), headers, body: new Uint8Array(await new Response(body).arrayBuffer()) });
  return new Response(null, { status });
};

/** Sends the queued push messages to the stand-in. The test server itself sends none. */
async function send() {
  const context = world.context();
  await context.db.update(pushMessages).set({ nextAttemptAt: 0, attempts: 0 });
  const channels = async () => ({ ...(await context.channels()), push: createPush(KEYS, standIn) });
  await sendPushes({ ...context, channels });
}

const subscribe = (changes: Record<string, string> = {}) =>
  world.fetch("/account/push", { as: home.sari, form: { ...FORM, ...changes } });
const subscriptions = () => world.context().db.select().from(pushSubscriptions);

async function ask() {
  await askAbout(world, await world.person("Tono Hartono"), home.offer, "Apakah masih tersedia?");
  await world.settled();
  await send();
}

async function hkdf(
  salt: Uint8Array<ArrayBuffer>,
  key: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
) {
  const base = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, base, bytes * 8));
}
const text = (value: string) => new TextEncoder().encode(value);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Decrypts a body of RFC 8291 as a browser does. */
async function decrypt(body: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const salt = body.slice(0, 16);
  const sender = body.slice(21, 21 + (body[20] ?? 0));
  const shared = new Uint8Array(browser.computeSecret(sender));
  const info = joined(text("WebPush: info\0"), browser.getPublicKey(), sender);
  const key = await hkdf(new Uint8Array(secret), shared, info, 32);
  const content = await hkdf(salt, key, text("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await hkdf(salt, key, text("Content-Encoding: nonce\0"), 12);
  const aes = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, aes, body.slice(21 + sender.length));
  const padded = Buffer.from(plain);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

describe("push messages", () => {
  it("arrive encrypted, without names, with a signature for the push service", async () => {
    await subscribe();
    await ask();
    const [call] = calls;
    expect(call?.url).toBe(ENDPOINT);
    expect(call?.headers.get("Content-Encoding")).toBe("aes128gcm");
    expect(await decrypt(call?.body ?? new Uint8Array())).toMatchObject({
      title: "JasaWarga",
      body: "Kabar baru: Pesan",
    });
    const authorization = call?.headers.get("Authorization") ?? "";
    const [, token = ""] = /t=([^,]+)/.exec(authorization) ?? [];
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ aud: "https://fcm.googleapis.com", sub: KEYS.subject });
    await send();
    expect(calls).toHaveLength(1);
  });

  it("show details only to people who chose that", async () => {
    await subscribe({ details: "on" });
    await ask();
    expect(JSON.stringify(await decrypt(calls[0]?.body ?? new Uint8Array()))).toContain("Tono");
  });

  it("are not sent for a kind that is switched off", async () => {
    await subscribe();
    await world.fetch("/account/notifications", {
      as: home.sari,
      form: { order: "on", pushes: "on", push_order: "on" },
    });
    await ask();
    expect(calls).toEqual([]);
    await world.context().db.delete(pushOptOuts);
  });

  it.each([404, 410])("delete a subscription that has expired: %i", async (answer) => {
    await subscribe();
    status = answer;
    await ask();
    expect(await subscriptions()).toEqual([]);
  });

  it("are tried again after a passing fault", async () => {
    await subscribe();
    status = 503;
    await ask();
    const [message] = await world.context().db.select().from(pushMessages);
    expect(message).toMatchObject({ attempts: 1, sentAt: null });
    expect(await subscriptions()).toHaveLength(1);
  });

  it("belong to the account that subscribed last in a browser", async () => {
    await subscribe();
    await world.fetch("/account/push", { as: home.budi, form: FORM });
    const rows = await world
      .context()
      .db.select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, ENDPOINT));
    expect(rows.map(({ userId }) => userId)).toEqual([home.budi.id]);
    await world.fetch("/account/push", { as: home.sari, form: { ...FORM, off: "on" } });
    expect(await subscriptions()).toHaveLength(1);
  });
});

describe("an endpoint", () => {
  it.each([
    "http://fcm.googleapis.com/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.penipu.example/x",
    "https://xnotify.windows.com/x",
    "https://evilfcm.googleapis.com/x",
    "javascript:alert(1)",
    "",
  ])("is refused: %s", async (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
    await world.context().db.delete(pushSubscriptions);
    await subscribe({ endpoint });
    expect(await subscriptions()).toEqual([]);
  });

  it.each([
    ENDPOINT,
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com/x",
    "https://wns2-par02p.notify.windows.com/w/?token=x",
  ])("is accepted: %s", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));
});
