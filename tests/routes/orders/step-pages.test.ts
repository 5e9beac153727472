import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FORM_STEPS } from "~/orders/lifecycle";
import { orderRefusalSentence } from "~/orders/text";
import { order } from "../../support/flows/buying";
import { changeFields, readChanges, sendChangeForm } from "../../support/flows/changing";
import { paidOrder, step, stepForm } from "../../support/flows/order-steps";
import { act, guardedMarket, hide, type Market } from "../../support/flows/reporting";
import { pageText } from "../../support/pages/page-text";
import { toastOf } from "../../support/pages/toast";
import { turns } from "../../support/size";
import type { World } from "../../support/world";

let market: Market;
let world: World;
beforeAll(async () => {
  market = await guardedMarket();
  ({ world } = market);
});
afterAll(() => world.stop());

type Sides = Awaited<ReturnType<Market["newcomers"]>>;

const inquiry = ({ budi, offer }: Sides) => order(world, budi, offer, {}, "?custom=true");
const quoted = async (sides: Sides) => {
  const id = await inquiry(sides);
  await world.fetch(`/dashboard/orders/${id}`, { as: sides.sari, form: { price: "400.000", days: "5" } });
  return id;
};
const paid = ({ budi, offer }: Sides) => paidOrder(world, budi, offer);
const delivered = async (sides: Sides) => {
  const id = await paid(sides);
  await step(world, id, "delivery", sides.sari, { note: "Hasil akhir." });
  return id;
};

/** The seller proposes the changes. The forms differ from those of `PAGES`, which are therefore no repeats. */
const STATES: Record<string, (sides: Sides) => Promise<string>> = {
  inquiry,
  "quoted, with a proposed change": async (sides) => {
    const id = await quoted(sides);
    await sendChangeForm(world, sides.sari, id, { price: "300.000" });
    return id;
  },
  unpaid: ({ budi, offer }) => order(world, budi, offer),
  "working, with a proposed change": async (sides) => {
    const id = await paid(sides);
    await sendChangeForm(world, sides.sari, id, { revisions: "4" });
    return id;
  },
  delivered,
  "cancellation requested": async (sides) => {
    const id = await paid(sides);
    await step(world, id, "cancellation-request", sides.budi, { reason: "Acaranya dibatalkan panitia kemarin." });
    return id;
  },
  disputed: async (sides) => {
    const id = await delivered(sides);
    await step(world, id, "dispute", sides.budi, { reason: "Berkasnya tidak bisa dibuka di dua komputer." });
    return id;
  },
};

const LONG = "Alasan yang cukup panjang untuk setiap langkah pesanan ini, dan jelas bagi keduanya.";

type Page = { page: string; form: (id: string) => Promise<Record<string, string>> };
const change = (fields: Record<string, string>) => async (id: string) => ({
  change: (await readChanges(world, id))[0]?.id ?? "23456789abcdefghjkmn",
  ...fields,
});

const PAGES: Page[] = [
  { page: "change", form: async () => changeFields({ revisions: "3" }) },
  { page: "change/acceptance", form: change({}) },
  { page: "change/refusal", form: change({ reason: LONG }) },
  { page: "cancellation", form: async () => ({ reason: LONG }) },
  { page: "completion", form: async () => ({}) },
  { page: "visit", form: async () => ({}) },
  ...FORM_STEPS.map(({ page }) => ({ page: page ?? "", form: async () => stepForm(page ?? "") })),
];

/** The order's state identifies each value of these steps, so another value is another proposal. */
const OTHER_VALUE_IS_ANOTHER_STEP = ["settlement"];

/** Returns the forms of a repeat that has another value in one input. */
function otherForms(page: string): [input: string, form: Record<string, string>][] {
  if (OTHER_VALUE_IS_ANOTHER_STEP.includes(page)) return [];
  return Object.entries(FORM_STEPS.find((step) => step.page === page)?.fields ?? {}).flatMap(([name, input]) => {
    if (input.type === "files" || input.type === "partSums" || input.type === "tick") return [];
    const other = input.type === "text" ? `${LONG} Lain.`.padEnd(input.min, ".") : otherNumber(input);
    return [[name, stepForm(page, { [name]: other })]];
  });
}

const otherNumber = (input: { type: "sum" } | { type: "number"; max: number }) =>
  String(input.type === "sum" ? 70_000 : input.max);

/** Returns the description of an error toast, and null if there is none. */
function refusalIn(html: string): string | null {
  const said = /toast has-error[^>]*>[\s\S]*?<br\/>([^<]*)/.exec(html);
  return said && pageText(said[1] ?? "");
}

const READERS = [
  ["shown", "buyer"],
  ["hidden", "seller"],
  ["shown", "seller"],
  ["hidden", "buyer"],
] as const;

describe.each(Object.keys(STATES).map((state, at) => [state, at] as const))("%s", (state, at) => {
  it.each(turns(READERS, at))(
    "with a %s listing, each page tells the %s what its form would be told, and refuses a changed repeat",
    async (listing, side) => {
      const begin = async () => {
        const sides = await market.newcomers();
        const id = await STATES[state]?.(sides);
        if (listing === "hidden") await act(world, market.ayu, hide(sides.offer));
        return {
          path: `/dashboard/orders/${id}`,
          id: id ?? "",
          as: side === "buyer" ? sides.budi : sides.sari,
        };
      };
      const first = await begin();
      for (const { page, form } of PAGES) {
        const opened = await world.fetch(`${first.path}/${page}`, { as: first.as });
        const refusal = refusalIn(await toastOf(world, opened, first.as));
        expect([page, refusal === null], page).toEqual([page, opened.status === 200]);
        const { path, id, as } = refusal === null ? await begin() : first;
        const sent = await world.fetch(`${path}/${page}`, { as, form: await form(id) });
        const told = await toastOf(world, sent, as);
        if (refusal === null) {
          expect([page, sent.status, refusalIn(told)]).toEqual([page, 303, null]);
          for (const [input, other] of otherForms(page)) {
            const repeated = await world.fetch(`${path}/${page}`, { as, form: other });
            expect([page, input, repeated.status]).toEqual([page, input, 409]);
            expect(pageText(await repeated.text())).toContain(orderRefusalSentence("done_otherwise"));
          }
        }
        // A form of a step that this person has already taken is compared with the first one.
        else if (!pageText(told).includes(orderRefusalSentence("done_otherwise")))
          expect(pageText(told), page).toContain(refusal);
      }
    },
  );
});
