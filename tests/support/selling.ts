import type { Person, World } from "./world";

/** The listing form as a seller sends it. */
export function offerFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    requestId: crypto.randomUUID(),
    title: "Desain logo dan identitas merek untuk UMKM",
    description: "Saya bantu dari obrolan pertama sampai file siap cetak.",
    category: "Desain Grafis",
    price: "350.000",
    location: "Jakarta Selatan",
    deliveryTime: "3-5 hari",
    ...changes,
  };
}

/** The same as a browser sends it: with the file field, empty when there are no files. */
export function offerForm(changes: Record<string, string> = {}, files: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(offerFields(changes))) form.append(name, value);
  const chosen = files.length > 0 ? files : [new File([], "", { type: "application/octet-stream" })];
  for (const file of chosen) form.append("pictures", file);
  return form;
}

export function sendOffer(world: World, seller: Person, form: FormData): Promise<Response> {
  return world.fetch("/dashboard/services/create", { as: seller, form });
}
