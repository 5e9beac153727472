import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { reports } from "~/database/schema/operators";
import { users } from "~/database/schema/users";
import { MINUTE } from "~/platform/dates";
import { elsewhere, freshEmail, knowPassword, PASSWORD, postedTokens, signUpRequest } from "../support/flows/account";
import { report } from "../support/flows/reporting";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function slowForm(path: string, fields: Record<string, string>, as?: TestPerson) {
  const sent = as ? await world.ownedForm(fields, as) : new URLSearchParams(fields);
  const bytes = new TextEncoder().encode(sent.toString());
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { "Content-Type": "application/x-www-form-urlencoded", ...elsewhere() };
  const answer = world.fetch(path, { ...(as ? { as } : {}), body: readable, headers });
  await writer.write(bytes.slice(0, 4));
  return {
    async end() {
      await writer.write(bytes.slice(4));
      await writer.close();
      return answer;
    },
  };
}

it("a slow form cannot use a link that expired before its end", async () => {
  stopClock();
  const email = freshEmail("sari");
  await signUpRequest(world, email);
  // The link is valid for 30 minutes, and a form may take ten.
  vi.setSystemTime(Date.now() + 25 * MINUTE);
  const form = await slowForm(`/verify-email?token=${postedTokens(world, email)[0]}`, { password: PASSWORD });
  vi.setSystemTime(Date.now() + 6 * MINUTE);
  expect((await form.end()).status).toBe(400);
});

it("a slow form cannot close an account that was reported meanwhile", async () => {
  stopClock();
  const ratna = await world.person("Ratna Dewi");
  await knowPassword(world, ratna);
  const closing = () => slowForm("/account/data/closure", { currentPassword: PASSWORD }, ratna);
  const begun = [await closing(), await closing()];
  vi.setSystemTime(Date.now() + MINUTE);
  await report(world, await world.person("Budi Santoso"), { subject: "person", id: ratna.id });
  for (const form of begun) {
    const answer = await form.end();
    expect(answer.headers.get("Location")).toBe("/account/data/closure");
  }
  const { db } = world.context();
  const [row] = await db.select().from(users).where(eq(users.id, ratna.id));
  const open = await db.select().from(reports).where(eq(reports.responsibleId, ratna.id));
  expect([row?.closedAt, open.length]).toEqual([null, 1]);
});
