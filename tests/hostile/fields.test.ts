import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hasContactNumber, titleHoldsNumber } from "~/accounts/contact-details";
import { isMisleadingName, isMisleadingTitle } from "~/accounts/impersonation";
import { listings } from "~/database/schema/listings";
import { orders } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { cleanLine, cleanText } from "~/platform/strings";
import { FORM_FAULTS, type FormFaults } from "../../e2e/support/form-faults";
import { elsewhere } from "../support/flows/account";
import { order, orderFormData } from "../support/flows/buying";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { askFor, seller, withdrawalsOf } from "../support/flows/paying-out";
import { completedOrder } from "../support/flows/reviewing";
import { offerFields, wantedFields } from "../support/flows/selling";
import { fieldValue, pageText } from "../support/pages/page-text";
import { patience, sample, size } from "../support/size";
import { startWorld, type World } from "../support/world";
import { foreignTags, HOSTILE, hostileAt } from "./strings";

let world: World;
let home: Marketplace;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
  const sides = { buyer: home.budi, seller: home.sari, listingId: home.offer };
  ids = {
    offer: home.offer,
    wanted: home.wanted,
    completed: await completedOrder(world, sides),
    custom: await order(world, home.budi, home.offer, {}, "?custom=true"),
  };
});
afterAll(() => world.stop());
// Many requests, which take longer on a busy machine.
vi.setConfig({ testTimeout: patience(240_000) });

const WHO: Record<FormFaults["who"], Who> = { visitor: "visitor", buyer: "budi", seller: "sari" };

/** Some answers are documents. Others are data, which do the same work without markup. */
const DOCUMENT_EVERY = size(25, 6);

/** Resets the hourly counters, because a test sends more than a person may. */
const hourLater = (n: number) =>
  n % DOCUMENT_EVERY === 0 && world.bindings.DB.prepare("delete from attempt_counters").run();

const SEPARATORS = /[\r\n\u2028\u2029\u0085\v\f]+/g;

describe("hostile strings in every field of the form", () => {
  // The form of a changed listing is the same as that of a new one.
  it.each(
    sample(
      FORM_FAULTS.filter(({ form }) => !/^changed (offer|wanted)/.test(form)),
      6,
    ),
  )("$form", async ({ path, who, good }) => {
    const [page = "", query] = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "").split("?");

    const names = [...Object.keys(good), "formId"];
    for (let n = 0; n < HOSTILE.length; n++) {
      await hourLater(n);
      const form = Object.fromEntries(names.map((name, place) => [name, hostileAt(n, place)]));
      // The change id selects one of the page's forms.
      if (good.change) form.change = good.change;
      const drawn = n % DOCUMENT_EVERY === 0;
      const address = `${page}${drawn ? "" : ".data"}${query ? `?${query}` : ""}`;
      const response = await world.fetch(address, { ...as(home, WHO[who]), form, headers: elsewhere() });
      const body = await response.text();
      expect([202, 302, 303, 400, 404, 429], JSON.stringify(form)).toContain(response.status);
      if (drawn) expect(foreignTags(body), JSON.stringify(form)).toEqual([]);
    }
  });
});

/** The text as it arrives: lone surrogates become replacement characters. */
const asReceived = (text: string) => text.replace(/\p{Cs}/gu, "\ufffd");

function* portions(limit: number): Generator<string> {
  let portion = "";
  for (const text of HOSTILE.map((one) => [...asReceived(one)].slice(0, limit).join(""))) {
    const longer = `${portion}\n${text}`;
    if ([...longer].length > limit && portion) yield portion;
    portion = [...longer].length > limit ? text : longer;
  }
  yield portion;
}

/** A title of a listing. One that imitates JasaWarga or contains an address or a number is refused. */
function titleLine(n: number, place: number): string {
  const title = cleanLine(line("Judul ", n, place));
  return isMisleadingTitle(title) || titleHoldsNumber(title) ? "Judul yang biasa" : line("Judul ", n, place);
}

const line = (before: string, n: number, place: number, limit = 100) =>
  [...`${before}${asReceived(hostileAt(n, place))}`].slice(0, limit).join("");

async function expectShown(path: string, texts: string[], who: Who = "visitor"): Promise<void> {
  const html = await (await world.fetch(path, as(home, who))).text();
  expect(foreignTags(html), path).toEqual([]);
  const said = pageText(html);
  for (const text of texts) {
    const whole = pageText(text.replace(/[<>&]/g, inMarkup)).trim();
    if (!isFolded(said, whole)) expect(said).toContain(whole);
  }
}

/** Whether a long text is in two parts, which differ from the whole only by spaces at the fold. */
function isFolded(said: string, whole: string): boolean {
  const parts = said.split(/\s*…\s*Baca selanjutnya\s*/);
  return parts
    .slice(1)
    .some((rest, index) =>
      Array.from({ length: whole.length }, (_, at) => at).some(
        (at) =>
          at > 0 &&
          parts[index]?.endsWith(whole.slice(0, at).trimEnd()) &&
          rest.startsWith(whole.slice(at).trimStart()),
      ),
    );
}

const ESCAPES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };
const inMarkup = (sign: string) => ESCAPES[sign] ?? sign;

describe("accepted text is stored as typed and shown as text", () => {
  it("by the offer form", async () => {
    const long = [...portions(8_000)];
    const { db } = world.context();
    for (let n = 0; n < HOSTILE.length; n++) {
      await hourLater(n);
      // An account has a hundred listings at most.
      if (n % 90 === 89)
        await db
          .update(listings)
          .set({ deletedAt: 1, status: "inactive" })
          .where(and(eq(listings.ownerId, home.sari.id), ne(listings.id, home.offer)));
      const typed = {
        title: titleLine(n, 0),
        deliveryTime: `${line("Kira ", n, 2, 90)}, 5 hari`,
        description: `Keterangan yang cukup panjang. ${n < long.length ? long[n] : asReceived(hostileAt(n, 3))}`,
      };
      const packages = {
        "packages.basic.name": line("P ", n, 4, 50),
        "packages.basic.price": "100.000",
        "packages.basic.checklist": line("isi ", n, 5),
        "packages.basic.summary": line("untuk ", n, 6, 120),
      };
      const formId = crypto.randomUUID();
      const form = offerFields({ ...typed, ...packages, formId });
      const answer = await world.fetch("/dashboard/services/create.data", { as: home.sari, form });
      expect(answer.status, JSON.stringify(typed)).toBe(202);
      const [row] = await db.select().from(listings).where(eq(listings.formId, formId));
      expect(row).toMatchObject({
        title: cleanLine(typed.title),
        deliveryTime: cleanLine(typed.deliveryTime),
        description: cleanText(typed.description),
      });
      expect(row?.packages[0]?.name).toBe(cleanLine(packages["packages.basic.name"]));
      expect(row?.packages[0]?.summary).toBe(cleanLine(packages["packages.basic.summary"]));
      expectAsTyped(typed.title, row?.title);
      if (n % DOCUMENT_EVERY === 0) await expectShown(`/gig/${row?.id}`, [row?.title ?? ""]);
    }
    await expectShown("/explore", []);
    await expectShown("/dashboard/services", [], "sari");
  });

  it("but the place field names a place or shows the typed text again", async () => {
    for (let n = 0; n < HOSTILE.length; n += DOCUMENT_EVERY) {
      await hourLater(n);
      const location = line("Di ", n, 1);
      const form = offerFields({ location, area: hostileAt(n, 2), "areas[0]": hostileAt(n, 3) });
      const answer = await world.fetch("/dashboard/services/create", { as: home.sari, form });
      expect(answer.status, location).toBe(400);
      const html = await answer.text();
      expect(foreignTags(html), location).toEqual([]);
      expect(fieldValue(html, "location")).toBe(location.trim());
    }
  });

  it("by the request form", async () => {
    for (let n = 0; n < HOSTILE.length; n += 10) {
      await hourLater(n);
      const lines = Array.from({ length: 10 }, (_, at) => line("syarat ", n + at, 0, 200).replace(SEPARATORS, " "));
      const formId = crypto.randomUUID();
      const form = wantedFields({ formId, title: titleLine(n, 1), requirements: lines.join("\n") });
      const answer = await world.fetch("/dashboard/wanted/create.data", { as: home.budi, form });
      expect(answer.status, lines.join("\n")).toBe(202);
      const { db } = world.context();
      const [row] = await db.select().from(listings).where(eq(listings.formId, formId));
      for (const typed of lines) {
        expect(row?.requirements).toContain(cleanLine(typed));
      }
      await expectShown(`/wanted/${row?.id}`, row?.requirements ?? []);
    }
    await expectShown("/wanted", []);
    await expectShown("/", []);
  });

  it("by the order form", async () => {
    for (const text of portions(1_900)) {
      const formId = crypto.randomUUID();
      const typed = { requirements: `Kebutuhan saya begini: ${text}`, notes: text };
      const answer = await world.fetch(`/order/${home.offer}.data`, {
        as: home.budi,
        form: await orderFormData(world, home.budi, `/order/${home.offer}`, { ...typed, formId }),
      });
      expect(answer.status, text).toBe(202);
      const { db } = world.context();
      const [row] = await db.select().from(orders).where(eq(orders.formId, formId));
      expect(row).toMatchObject({
        requirements: cleanText(typed.requirements),
        notes: cleanText(typed.notes),
      });
      await expectShown(`/dashboard/orders/${row?.id}`, row?.requirements.split("\n") ?? [], "sari");
    }
  });

  it("by the profile form", async () => {
    // Rina has no listings. For Sari every change would also update her name on all of them.
    const bios = [...portions(500)];
    for (let n = 0; n < HOSTILE.length; n++) {
      await hourLater(n);
      const name = line("Rina ", n, 0);
      const typed = {
        // A name that imitates JasaWarga or contains an address or a number is refused, which other tests check.
        fullName: isMisleadingName(cleanLine(name)) || hasContactNumber(cleanLine(name)) ? "Rina Kartika" : name,
        bio: bios[n % bios.length] ?? "",
      };
      const others = {
        location: "Kota Depok",
        contactEmail: "rina@contoh.id",
        website: "",
        phone: "0812-3456-7890",
      };
      const form = { ...typed, ...others, skills: line("", n, 3, 40) };
      const answer = await world.fetch("/profile/edit.data", { as: home.rina, form });
      expect(answer.status, JSON.stringify(form)).toBe(202);
      const { db } = world.context();
      const [row] = await db.select().from(users).where(eq(users.id, home.rina.id));
      expect(row).toMatchObject({
        fullName: cleanLine(typed.fullName),
        bio: cleanText(typed.bio),
      });
      expectAsTyped(typed.fullName, row?.fullName);
      if (n % DOCUMENT_EVERY === 0) {
        await expectShown(`/u/${home.rina.id}`, [row?.fullName ?? ""]);
        await expectShown("/profile", [row?.fullName ?? "", ...(row?.skills ?? [])], "rina");
      }
    }
  });
});

it("accepted text of the withdrawal form, and its answers, are shown as text", async () => {
  const rich = await seller(world, "Sari Wulandari", 1_000_000);
  home.people.sari = rich;
  const reasons = [...portions(390)];
  for (let n = 0; n < HOSTILE.length; n += DOCUMENT_EVERY) {
    const holder = line("Sari ", n, 0);
    const asked = await askFor(world, rich, { holder, amount: "10.000" });
    expect(asked.status, holder).toBe(303);
    const row = (await withdrawalsOf(world, rich)).at(-1);
    expect(row?.account.holder).toBe(cleanLine(holder));
    const page = `/operator/withdrawals/${row?.id}`;
    await expectShown(page, [row?.account.holder ?? ""], "ayu");
    const reason = `Alasannya: ${reasons[n % reasons.length]}`;
    const failed = await world.fetch(page, { as: home.ayu, form: { act: "fail_withdrawal", reason } });
    expect(failed.status, reason).toBe(303);
    await expectShown("/dashboard/balance", [cleanText(reason).split("\n")[0] ?? ""], "sari");
  }
  home.people.sari = home.sari;
});

/** Expects the exact text if it has no invisible, spacing or reordering characters. */
function expectAsTyped(typed: string, stored: string | undefined): void {
  if (/\p{C}|\p{Z}|\s|\u034f|[\u115f\u1160\u2800\u3164\uffa0]/u.test(typed.replaceAll(/(?<=\S) (?=\S)/g, ""))) return;
  expect(stored).toBe(typed.normalize("NFC"));
}
