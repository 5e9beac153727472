import { cleanLine } from "~/domain/core/text";
import { type AskedVisit, OTHER_DAY } from "~/domain/visit/request";

const TEXTS = ["mode", "street", "block", "landmark", "place"] as const;

/** Anything is read: what is wrong with it depends on the listing, and the rules of visits say so. */
export function askedVisit(form: FormData): AskedVisit {
  const [mode, street, block, landmark, place] = TEXTS.map((name) => lineIn(form, name));
  return {
    ...{ mode: mode ?? "", street: street ?? "", block: block ?? "" },
    ...{ landmark: landmark ?? "", place: place ?? "" },
    ...askedTime(form),
  };
}

export function askedTime(form: FormData): { day: string; slots: number[] } {
  const tile = lineIn(form, "day");
  const day = tile === "" || tile === OTHER_DAY ? lineIn(form, "otherDay") : tile;
  const slots = form.getAll("slots").flatMap((slot) => (/^\d{1,4}$/.test(String(slot)) ? Number(slot) : []));
  return { day, slots };
}

function lineIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === "string" ? cleanLine(typed) : "";
}

/** The slot that is accepted; one that nobody shows where the form says none. */
export function agreedTime(form: FormData): { day: string; slot: number } {
  const slot = lineIn(form, "slot");
  return { day: lineIn(form, "day"), slot: /^\d{1,4}$/.test(slot) ? Number(slot) : -1 };
}
