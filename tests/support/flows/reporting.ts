import { startWorld, type TestPerson, type World } from "../world";
import { newOperator } from "./operators";

type Thing = { subject: string; id: string };

export function report(
  world: World,
  reporter: TestPerson,
  { subject, id }: Thing,
  details = "Penjualnya meminta transfer langsung.",
  reason = "other",
): Promise<Response> {
  return world.fetch(`/reports/new?subject=${subject}&id=${id}`, { as: reporter, form: { reason, details } });
}

export async function newestReport(world: World): Promise<string> {
  const row = await world.bindings.DB.prepare("select id from reports order by rowid desc limit 1").first<{
    id: string;
  }>();
  if (!row) throw new Error("nothing was reported");
  return row.id;
}

export function act(
  world: World,
  operator: TestPerson,
  [path, name]: readonly [path: string, act: string],
  reason = "Melanggar aturan JasaWarga.",
): Promise<Response> {
  return world.fetch(path, { as: operator, form: { act: name, reason } });
}

export const hide = (id: string) => [`/operator/listings/${id}/hiding`, "hide_listing"] as const;
export const show = (id: string) => [`/operator/listings/${id}/hiding`, "show_listing"] as const;
export const hideReview = (id: string) => [`/operator/reviews/${id}/hiding`, "hide_review"] as const;
export const suspend = ({ id }: TestPerson) => [`/operator/people/${id}/suspension`, "suspend_person"] as const;
export const restore = ({ id }: TestPerson) => [`/operator/people/${id}/suspension`, "restore_person"] as const;

export type Market = Awaited<ReturnType<typeof guardedMarket>>;

export async function guardedMarket() {
  const world = await startWorld();
  const first = <Row>(sql: string, values: string[]) =>
    world.bindings.DB.prepare(sql)
      .bind(...values)
      .first<Row>();
  return {
    world,
    ayu: await newOperator(world),

    /** New people for each test, because reports per hour are limited. */
    async newcomers() {
      const sari = await world.person("Sari Wulandari");
      const budi = await world.person("Budi Santoso");
      return { sari, budi, offer: await world.listing(sari, { title: "Logo untuk kedai kopi" }) };
    },

    async page(path: string, as?: TestPerson) {
      const response = await world.fetch(path, as ? { as } : {});
      return {
        status: response.status,
        html: await response.text(),
        to: response.headers.get("Location"),
      };
    },

    /** `from` is SQL such as "reports where reporter_id = ?". */
    count: async (from: string, ...values: string[]) =>
      (await first<{ n: number }>(`select count(*) as n from ${from}`, values))?.n,

    async messageFrom(sender: TestPerson, conversation: string): Promise<string> {
      const sql = "select id from messages where conversation_id = ? and sender_id = ? order by seq desc";
      return (await first<{ id: string }>(sql, [conversation, sender.id]))?.id ?? "";
    },
  };
}
