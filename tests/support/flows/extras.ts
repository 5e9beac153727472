import { png } from "../pages/pictures";
import type { TestPerson, World } from "../world";
import { readOrder } from "./money";

export const WHY_EXTRA = "Tekanan freon unit depan tinggal 60 psi, AC tidak akan dingin.";

export const extraPhoto = (name = "manometer.png") => new File([png(640, 480)], name, { type: "image/png" });

export function extraForm(fields: Record<string, string> = {}, files: readonly File[] = [extraPhoto()]): FormData {
  const form = new FormData();
  const valid = { formId: crypto.randomUUID(), what: "Isi freon R32", amount: "250.000", reason: WHY_EXTRA };
  for (const [name, value] of Object.entries({ ...valid, ...fields })) form.set(name, value);
  for (const file of files) form.append("files", file);
  return form;
}

export const sendExtra = (world: World, seller: TestPerson, orderId: string, form = extraForm()): Promise<Response> =>
  world.fetch(`/dashboard/orders/${orderId}/extra`, { as: seller, form });

/** Presses a button next to the proposed extra. */
export async function answerExtra(
  world: World,
  as: TestPerson,
  orderId: string,
  page: "extra-acceptance" | "extra-refusal" | "extra-cancellation" | "extra-withdrawal",
  version?: number,
): Promise<Response> {
  const seen = version ?? (await readOrder(world, orderId)).order.version;
  return world.fetch(`/dashboard/orders/${orderId}/${page}`, { as, form: { version: String(seen) } });
}
