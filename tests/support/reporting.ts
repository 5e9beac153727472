import type { Person, World } from "./world";

type Thing = { subject: string; id: string };

/** Sends the report form. */
export function report(
  world: World,
  reporter: Person,
  { subject, id }: Thing,
  details = "Penjualnya meminta transfer langsung.",
  reason = "other",
): Promise<Response> {
  return world.fetch(`/reports/new?subject=${subject}&id=${id}`, { as: reporter, form: { reason, details } });
}

/** Id of the report that came in last. */
export async function newestReport(world: World): Promise<string> {
  const row = await world.bindings.DB.prepare("select id from reports order by rowid desc limit 1").first<{
    id: string;
  }>();
  if (!row) throw new Error("nothing was reported");
  return row.id;
}

/** Sends an operator's form about a listing, a review or a person. */
export function act(
  world: World,
  operator: Person,
  [path, name]: readonly [path: string, act: string],
  reason = "Melanggar aturan JasaWarga.",
): Promise<Response> {
  return world.fetch(path, { as: operator, form: { act: name, reason } });
}

export const hide = (id: string) => [`/operator/listings/${id}/hiding`, "hide_listing"] as const;
export const show = (id: string) => [`/operator/listings/${id}/hiding`, "show_listing"] as const;
export const hideReview = (id: string) => [`/operator/reviews/${id}/hiding`, "hide_review"] as const;
export const suspend = ({ id }: Person) => [`/operator/people/${id}/suspension`, "suspend_person"] as const;
export const restore = ({ id }: Person) => [`/operator/people/${id}/suspension`, "restore_person"] as const;
