import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKnownDevices, createSessions } from "~/accounts/sessions.server";
import type { Secrets } from "~/platform/secrets.server";
import { startBindings } from "../support/bindings";

let world: Awaited<ReturnType<typeof startBindings>>;
beforeAll(async () => {
  world = await startBindings({});
});
afterAll(() => world.stop());

const sari = { userId: "sari", name: "Sari", email: "sari@contoh.id", pictureUrl: null, remember: false };
const sessions = (secure = false) =>
  createSessions(world.kv, { secrets: ["a secret that only this test knows"], secure });
const carrying = (cookie: string) =>
  new Request("http://localhost/", { headers: { Cookie: cookie.split(";", 1)[0] ?? "" } });

describe("a session", () => {
  it("has a cookie that scripts and other sites cannot use", async () => {
    const { cookie } = await sessions(true).open(sari);
    expect(cookie).toMatch(/^__Host-session=/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Domain|Max-Age|Expires/);
  });

  it("lasts thirty days if it should be remembered", async () => {
    const { cookie } = await sessions().open({ ...sari, remember: true });
    expect(cookie).toContain(`Max-Age=${30 * 24 * 3600}`);
  });

  it("has a token of 256 bits and the person's id, and only the digest is stored", async () => {
    const { token } = await sessions().open(sari);
    expect(token).toMatch(new RegExp(`^[\\w-]{43}\\.${sari.userId}$`));
    const keys = (await world.kv.list()).keys.map(({ name }) => name);
    expect(keys.some((key) => key.includes(token))).toBe(false);
    expect(keys).toContain(`session:${await sessions().idOf(token)}`);
  });

  it("is not restored by a page that was still running when it was closed", async () => {
    const { token, cookie } = await sessions().open(sari);
    const slow = await sessions().read(carrying(cookie));
    await sessions().close(token);
    await sessions().renew(slow);
    expect((await sessions().read(carrying(cookie))).get("userId")).toBeUndefined();
  });

  it.each(["__session=%", "__session=", "__session=abc.def", "__session=IjEi.AAAA", "=;;=", "__session=%E0%A4%A"])(
    "is invalid for the cookie %s",
    async (cookie) => {
      const request = new Request("http://localhost/", { headers: { Cookie: cookie } });
      expect((await sessions().read(request)).get("userId")).toBeUndefined();
    },
  );

  it("is invalid if another secret signed the cookie", async () => {
    const { cookie } = await sessions().open(sari);
    const others = createSessions(world.kv, {
      secrets: ["another secret altogether"],
      secure: false,
    });
    expect((await others.read(carrying(cookie))).get("userId")).toBeUndefined();
  });
});

describe("while the secret is replaced", () => {
  const [old, fresh] = ["a secret that only this test knows", "its successor that only this test knows"];
  const under = (...secrets: Secrets) => createSessions(world.kv, { secrets, secure: false });

  it("old sessions stay valid, and new ones stay valid after the old secret is removed", async () => {
    const before = await under(old).open({ ...sari, userId: crypto.randomUUID() });
    expect(await under(fresh, old).isSigned(carrying(before.cookie))).toBe(true);
    expect((await under(fresh, old).read(carrying(before.cookie))).get("name")).toBe("Sari");
    const meanwhile = await under(fresh, old).open(sari);
    expect((await under(fresh).read(carrying(meanwhile.cookie))).get("userId")).toBe("sari");
    expect((await under(fresh).read(carrying(before.cookie))).get("userId")).toBeUndefined();
  });

  it("a session in use is signed with the new secret", async () => {
    const before = await under(old).open(sari);
    const renewed = await under(fresh, old).renew(await under(fresh, old).read(carrying(before.cookie)));
    expect((await under(fresh).read(carrying(renewed))).get("userId")).toBe("sari");
  });

  it("a known device stays known, with one mark per person", async () => {
    const devices = (...secrets: Secrets) => createKnownDevices({ secrets, secure: false });
    const owner = { id: "sari", passwordHash: "a hash" };
    const first = await devices(old).remember(null, owner);
    const device = await devices(fresh, old).read(carrying(first));
    if (!device) throw new Error("not read");
    expect(await devices(fresh, old).knows(device, owner)).toBe(true);
    expect(await devices(fresh, old).knows(device, { ...owner, id: "budi" })).toBe(false);
    const again = await devices(fresh).read(carrying(await devices(fresh, old).remember(device, owner)));
    expect(again?.marks).toHaveLength(1);
    expect(again && (await devices(fresh).knows(again, owner))).toBe(true);
  });
});
