import { NO_WORK_MODES } from "~/listings/ways";
import { DAY, toDateInput } from "~/platform/dates";
import type { TestPerson, World } from "../world";

export const IN_JAKARTA_SELATAN = {
  location: "Jakarta Selatan",
  placeCode: "31.74",
  ...NO_WORK_MODES,
  startsInDays: null,
  unit: "paket" as const,
  extras: [],
  travelFees: {},
  callOutFee: 0,
};

export function offerFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    formId: crypto.randomUUID(),
    title: "Desain logo dan identitas merek untuk UMKM",
    description: "Saya bantu dari obrolan pertama sampai file siap cetak.",
    category: "Desain Grafis",
    price: "350.000",
    location: "Jakarta Selatan",
    deliveryTime: "3-5 hari",
    ...changes,
  };
}

export function wantedFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    formId: crypto.randomUUID(),
    title: "Cat ulang dua kamar tidur",
    description: "Dua kamar ukuran tiga kali tiga meter, cat sudah tersedia.",
    category: "Rumah Tangga",
    budget: "1.500.000",
    location: "Kota Bandung",
    deadline: toDateInput(Date.now() + 14 * DAY),
    requirements: "Membawa alat sendiri\nSelesai dalam tiga hari",
    additionalInfo: "Ada tempat parkir",
    ...changes,
  };
}

/** An empty file field has one empty file, as in a browser. */
export function offerFormData(changes: Record<string, string> = {}, files: File[] = []): FormData {
  return listingForm(offerFields(changes), files);
}

export function wantedFormData(changes: Record<string, string> = {}, files: File[] = []): FormData {
  return listingForm(wantedFields(changes), files);
}

function listingForm(fields: Record<string, string>, files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const chosen = files.length > 0 ? files : [new File([], "", { type: "application/octet-stream" })];
  for (const file of chosen) form.append("pictures", file);
  return form;
}

export function sendOffer(world: World, seller: TestPerson, form: FormData): Promise<Response> {
  return world.fetch("/dashboard/services/create", { as: seller, form });
}

type Shown = { id: string; caption?: string; place?: number; remove?: boolean };

/** In page order. */
export function photoFields(pictures: readonly Shown[]): Record<string, string> {
  const fields = pictures.flatMap(({ id, caption = "", place, remove }, index) => [
    [`photos[${index}].id`, id],
    [`photos[${index}].caption`, caption],
    [`photos[${index}].place`, String(place ?? index + 1)],
    ...(remove ? [[`photos[${index}].remove`, "on"]] : []),
  ]);
  return Object.fromEntries(fields);
}
