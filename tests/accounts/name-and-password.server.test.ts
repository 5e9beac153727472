import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changePassword, changeProfile } from "~/accounts/commands.server";
import { resetPassword } from "~/accounts/login-commands.server";
import type { ProfileDraft } from "~/accounts/person";
import type { Context } from "~/platform/context.server";
import { elsewhere, knowPassword, PASSWORD, postedTokens } from "../support/flows/account";
import { startWorld, type TestPerson, type World } from "../support/world";

const NAME = "Budi-Santoso9";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const read = (person: TestPerson) =>
  world.bindings.DB.prepare("select full_name as name, password_hash as hash from users where id = ?")
    .bind(person.id)
    .first<{ name: string; hash: string }>();

const rename = (person: TestPerson, name: string) =>
  world.bindings.DB.prepare("update users set full_name = ? where id = ?").bind(name, person.id).run();

async function somebody() {
  const person = await world.person("Rina Kartika");
  await knowPassword(world, person);
  return person;
}

async function sessionOf(person: TestPerson) {
  const id = crypto.randomUUID();
  await world.bindings.DB.prepare(
    "insert into sessions (id, user_id, device, created_at, last_used_at, expires_at) values (?, ?, '', ?, ?, ?)",
  )
    .bind(id, person.id, Date.now(), Date.now(), Date.now() + 86_400_000)
    .run();
  return { id, remember: false };
}

const shown = { pictureUrl: null, unreadMessages: 0, unreadNotifications: 0, operator: false };

const draft = (fullName: string): ProfileDraft => ({
  fullName,
  bio: "",
  location: "Kota Bandung",
  placeCode: null,
  contactEmail: "r@contoh.id",
  phone: "",
  website: "",
  skills: [],
  socialLinks: {},
});

/** Returns a context whose password hashing pauses once, so that another tab can act first. */
function contextActingMeanwhile(act: () => Promise<unknown>): Context & { verified: string[] } {
  const context = world.context();
  const { passwords } = context;
  let acted = false;
  const once = async () => {
    if (acted) return;
    acted = true;
    await act();
  };
  const verified: string[] = [];
  return {
    ...context,
    verified,
    passwords: {
      ...passwords,
      hash: async (password) => {
        const hash = await passwords.hash(password);
        await once();
        return hash;
      },
      verify: async (hash, password) => {
        verified.push(password);
        const matches = await passwords.verify(hash, password);
        if (password !== PASSWORD) await once();
        return matches;
      },
    },
  };
}

async function setPassword(person: TestPerson, next: string, context: Context, name = person.name) {
  const { id, email } = person;
  const wanted = { current: PASSWORD, next, address: crypto.randomUUID(), knownDevice: null };
  const session = await sessionOf(person);
  return changePassword(context, { ...wanted, session, user: { id, email, name, ...shown } });
}

const setName = (person: TestPerson, name: string, context: Context) =>
  changeProfile(context, person.id, draft(name), undefined);

describe("a password equal to the name", () => {
  it("is refused based on the stored name, not the name in the session", async () => {
    const rina = await somebody();
    await rename(rina, NAME);
    const answer = await setPassword(rina, NAME, world.context(), "Rina Kartika");
    expect(answer).toEqual({ ok: false, reason: "owners_name" });
  });

  it("is refused if the name changes while the password is hashed", async () => {
    const rina = await somebody();
    const before = await read(rina);
    const answer = await setPassword(
      rina,
      NAME,
      contextActingMeanwhile(() => rename(rina, NAME)),
    );
    expect(answer).toEqual({ ok: false, reason: "owners_name" });
    expect((await read(rina))?.hash).toBe(before?.hash);
  });

  it("is stored if the name changes to a different one meanwhile", async () => {
    const rina = await somebody();
    const answer = await setPassword(
      rina,
      "Kenanga#77",
      contextActingMeanwhile(() => rename(rina, "Rina Dewi")),
    );
    expect(answer.ok).toBe(true);
    expect(await world.context().passwords.verify((await read(rina))?.hash ?? "", "Kenanga#77")).toBe(true);
  });

  it("is refused if the name changes during a reset, and the link still works", async () => {
    const rina = await somebody();
    await world.fetch("/forgot-password", { form: { email: rina.email }, headers: elsewhere() });
    await world.settled();
    const token = postedTokens(world, rina.email, "reset-password")[0] ?? "";
    const wanted = { token, knownDevice: null };
    const context = contextActingMeanwhile(() => rename(rina, NAME));
    expect(await resetPassword(context, { ...wanted, password: NAME })).toBe("owners_name");
    expect(await resetPassword(world.context(), { ...wanted, password: "Kenanga#77" })).toMatchObject({
      userId: rina.id,
    });
  });
});

describe("a name equal to the password", () => {
  it.each([
    ["Budi-Santoso9", "Budi-Santoso9"],
    ["Budi-Santoso9", "budi-santoso9"],
    ["Budi -Santoso9", "Budi-Santoso9"],
    ["Búdi-Santoso9", "Budi-Santoso9"],
    ["BUDI-SANTOSO9", "budi-santoso9"],
    ["budi #santoso9", "Budi#Santoso9"],
    ["Budi Santoso 9", "BudiSantoso9!"],
    ["Budi Santoso", "BudiSantoso1!"],
    ["Budi Santoso", "budisantoso123!"],
  ])("is refused: %j with the password %j", async (name, password) => {
    const rina = await somebody();
    expect((await setPassword(rina, password, world.context())).ok).toBe(true);
    expect(await setName(rina, name, world.context())).toEqual({ ok: false, reason: "name_is_password" });
  });

  it("is refused if the password changes while the name is compared", async () => {
    const rina = await somebody();
    const context = contextActingMeanwhile(() => setPassword(rina, NAME, world.context()));
    expect(await setName(rina, NAME, context)).toEqual({ ok: false, reason: "name_is_password" });
    expect((await read(rina))?.name).toBe("Rina Kartika");
  });

  it("is never stored when two tabs submit the name and the password at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const rina = await somebody();
      await Promise.all([setName(rina, NAME, world.context()), setPassword(rina, NAME, world.context())]);
      const stored = await read(rina);
      const isPassword = await world.context().passwords.verify(stored?.hash ?? "", NAME);
      expect(stored?.name === NAME && isPassword).toBe(false);
    }
  });

  it.each(["Budi-Santoso9", "Toko R2 & D2", "Sanggar 2000", "Éka Putri 99!", "CV. Maju Bersama 1990", "Budi Santoso"])(
    "costs at most four comparisons: %j",
    async (name) => {
      const rina = await somebody();
      const context = contextActingMeanwhile(async () => {});
      expect((await setName(rina, name, context)).ok).toBe(true);
      expect(context.verified.length).toBeLessThanOrEqual(4);
      expect(context.verified.length).toBeGreaterThan(0);
    },
  );
});
