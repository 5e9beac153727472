import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertSession } from "~/accounts/session-queries.server";
import { sessions as sessionRows, users } from "~/database/schema/users";
import { beforeWrite } from "../support/database/before-write";
import { databaseSnapshot } from "../support/database/database-snapshot";
import { elsewhere, knowPassword, PASSWORD } from "../support/flows/account";
import { closeAccount } from "../support/flows/my-data";
import { newOperator } from "../support/flows/operators";
import { smallMarketplace } from "../support/flows/order-parties";
import { act, restore, suspend } from "../support/flows/reporting";
import { type MemberForm, memberForms } from "../support/member-forms";
import type { Scene } from "../support/owned-routes";
import { hrefs } from "../support/pages/page-text";
import { size, turns } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let chief: TestPerson;
const scene = {} as Scene;
const FORMS = memberForms(scene);

/** Each check reads the whole database, which every form fills with people and orders of its own. */
const FORMS_PER_WORLD = 8;
/** One form in three is also tested right before its second and third write. */
const LATER_WRITES_EVERY = size(1, 3);

async function openWorld() {
  world = await startWorld();
  chief = await newOperator(world, "Dewi Anggraini");
}
beforeAll(openWorld);
afterAll(() => world.stop());

async function otherBrowser(person: TestPerson): Promise<TestPerson> {
  const { db, sessions, now } = world.context();
  const { id, name, email } = person;
  const [of] = await db.select().from(users).where(eq(users.id, id));
  const opened = await sessions.open({ userId: id, name, email, pictureUrl: null, remember: false });
  await insertSession(db, {
    id: await sessions.idOf(opened.token),
    of: of ?? { id, passwordHash: "", operatorSince: null },
    hasSecondStep: of?.twoStepsSince != null,
    device: "test",
    now,
    expiresAt: now + 86_400_000,
  });
  return { ...person, cookie: opened.cookie.split(";", 1)[0] ?? "" };
}

const security = (as: TestPerson, form: Record<string, string>) =>
  world.fetch("/account/security", { as, form, headers: elsewhere() });
const NEW = "Kenanga#2027";

type Ending = { name: string; end(here: TestPerson): Promise<unknown> };

const ENDINGS: Ending[] = [
  { name: "they sign out", end: (here) => world.fetch("/logout", { as: here, form: {} }) },
  {
    name: "they end all other devices elsewhere",
    end: async (here) => security(await otherBrowser(here), { change: "devices", session: "others" }),
  },
  {
    name: "they change the password elsewhere",
    async end(here) {
      const form = { change: "password", currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
      await security(await otherBrowser(here), form);
      await knowPassword(world, here);
    },
  },
  { name: "they are suspended", end: (here) => act(world, chief, suspend(here)) },
  {
    name: "they close the account elsewhere",
    end: async (here) => closeAccount(world, await otherBrowser(here)),
  },
];

/** Routes for a person's data, money and orders, which a suspended person can still use. */
const WHILE_SUSPENDED = [
  "account.agreement",
  "account.data._index",
  "account.data.closure",
  "account.suspended",
  "logout",
  "dashboard.balance.tax",
  "dashboard.balance.withdrawals.new",
  "dashboard.orders.$id_.refund-account",
  "dashboard.orders.$id_.cancellation",
  "dashboard.orders.$id_.completion",
  "dashboard.orders.$id_.$step",
  "dashboard.orders.$id_.change_.$answer",
];

/** Routes that record the answer of a payment provider even after the session has ended. */
const RECORDS_PROVIDERS = ["payment.$id"];

/** All stored rows, without the last activity of people and the state of mails. */
async function stored(): Promise<unknown> {
  const people = await world.context().db.select().from(users);
  const { outbox = [], ...rows } = await databaseSnapshot(world);
  const mail = (outbox as { id: string }[]).map(({ id }) => id);
  return [rows, mail, people.map(({ lastActiveAt: _, ...person }) => person)];
}

type Prepared = { here: TestPerson; path: string; form: FormData | URLSearchParams };

async function prepare({ who, make }: MemberForm): Promise<Prepared> {
  Object.assign(scene, { world, home: await smallMarketplace(world) });
  const person = scene.home[who];
  await knowPassword(world, person);
  const { path, form } = await make();
  await world.settled();
  return { here: await otherBrowser(person), path, form: await world.ownedForm(form, person) };
}

/** More chunks than the streams buffer, so that the route must be reading its form. */
const CHUNKS = 32;

/** Sends half of a form and returns once its route reads that. `rest` sends the other half. */
async function begin({ here, path, form }: Prepared) {
  const sent = new Response(form);
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { ...elsewhere(), "Content-Type": sent.headers.get("Content-Type") ?? "" };
  const answer = world.fetch(path, { as: here, body: readable, headers });
  const half = Math.floor(bytes.length / 2);
  const size = Math.ceil(half / CHUNKS);
  const written = (async () => {
    for (let at = 0; at < half; at += size) await writer.write(bytes.slice(at, Math.min(at + size, half)));
  })();
  await Promise.race([written, answer]);
  return {
    async rest() {
      await written;
      await writer.write(bytes.slice(half));
      await writer.close();
      return answer;
    },
  };
}

/** Whether the session ended. Staff cannot be suspended, and an account with open orders stays open. */
async function hasEnded({ id, cookie }: TestPerson, only?: MemberForm["only"]): Promise<boolean> {
  const { db, sessions } = world.context();
  const claim = await sessions.claim(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  const [session] = await db
    .select()
    .from(sessionRows)
    .where(eq(sessionRows.id, claim?.sessionId ?? ""));
  const [person] = await db.select().from(users).where(eq(users.id, id));
  return !session || !person || (person.suspendedAt !== null && only !== "suspended");
}

async function expectRejected(answer: Response, about: string): Promise<void> {
  if (answer.status === 401) return;
  if (answer.status === 403) {
    expect(hrefs(await answer.text()), about).toContain("/account/suspended");
    return;
  }
  const to = answer.headers.get("Location") ?? "";
  expect([303, 307], `${about}: ${answer.status} ${to}`).toContain(answer.status);
  expect(to, about).toMatch(/^\/(login|session-ended|account\/suspended|$)/);
}

const ended = new Map<string, number>();

describe.each(FORMS.map((form, at) => [form.file, form.name ?? "", form, at] as const))(
  "the form of %s %s",
  (file, _name, form, at) => {
    const isTaken = (ending: Ending) => ending.name === "they are suspended" && WHILE_SUSPENDED.includes(file);

    beforeAll(async () => {
      if (at === 0 || at % FORMS_PER_WORLD !== 0) return;
      await world.stop();
      await openWorld();
    });

    it("writes nothing if the session ends in the middle of the body", async () => {
      let prepared = await prepare(form);
      const chosen = turns(ENDINGS, at);
      // In the listed order, because a closed account cannot log out.
      for (const ending of ENDINGS) {
        if (!chosen.includes(ending) || isTaken(ending)) continue;
        const here = await otherBrowser(prepared.here);
        const sending = await begin({ ...prepared, here });
        await ending.end(here);
        if (!(await hasEnded(here, form.only))) {
          // The form was stored. The next ending needs a new one.
          await sending.rest();
          prepared = await prepare(form);
          continue;
        }
        ended.set(ending.name, (ended.get(ending.name) ?? 0) + 1);
        await world.settled();
        const before = await stored();
        const answer = await sending.rest();
        await world.settled();
        await expectRejected(answer, ending.name);
        expect(await stored(), ending.name).toEqual(before);
        if (ending.name === "they are suspended") await act(world, chief, restore(here));
      }
    });

    it("writes nothing more if the session ends right before the write", async () => {
      const isOnce = RECORDS_PROVIDERS.includes(file) || at % LATER_WRITES_EVERY !== 0;
      for (const nth of isOnce ? [1] : [1, 2, 3]) {
        let some = false;
        const possible = ENDINGS.filter((ending) => !isTaken(ending));
        for (const ending of turns(possible, at + nth)) {
          const prepared = await prepare(form);
          const { here } = prepared;
          let before: unknown;
          let took = false;
          const { result: answer, happened } = await beforeWrite(
            world,
            nth,
            async () => {
              await ending.end(here);
              took = await hasEnded(here, form.only);
              before = await stored();
            },
            () => world.fetch(prepared.path, { as: here, form: prepared.form, headers: elsewhere() }),
          );
          some ||= happened;
          if (!happened) break;
          if (!took) continue;
          await world.settled();
          const about = `${ending.name}, write ${nth}`;
          expect(answer.status, about).toBeLessThan(500);
          if (nth === 1) await expectRejected(answer, about);
          expect(await stored(), about).toEqual(before);
        }
        if (!some) break;
      }
    });
  },
);

it("each way to end a session was tested with many forms", () => {
  for (const { name } of ENDINGS) expect(ended.get(name), name).toBeGreaterThan(size(10, 2));
});
