import { expect } from "vitest";
import { CATEGORIES, isCategory } from "~/listings/category";
import { createListing } from "~/listings/commands.server";
import { offerForm } from "~/listings/form.server";
import type { OfferDraft } from "~/listings/listing";
import { findListings, listGroup } from "~/search/queries.server";
import { questionOf } from "~/search/question";
import { readSearch } from "~/search/search";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";
import { it } from "../support/app-test";
import { IN_JAKARTA_SELATAN } from "../support/flows/selling";

const PETS = { name: "Perawatan Hewan", slug: "perawatan-hewan" };

it("a new row in the category list is enough for forms, database and search", async ({ world }) => {
  const inForm = offerForm.shape.category;
  expect(inForm.safeParse(PETS.name).success).toBe(false);

  const list = CATEGORIES as unknown as { name: string; slug: string }[];
  list.push(PETS);
  try {
    expect(isCategory(PETS.name)).toBe(true);
    const draft: OfferDraft & { formId: string } = {
      kind: "offer",
      formId: crypto.randomUUID(),
      title: "Mandi dan potong bulu kucing",
      description: "Datang ke rumah, sampo dan alat kami bawa sendiri.",
      category: inForm.parse(PETS.name),
      price: 120_000,
      ...IN_JAKARTA_SELATAN,
      deliveryTime: "1 hari",
      packages: [],
    };
    const sari = await world.person("Sari Wulandari");
    const owner = { id: sari.id, name: sari.name, pictureUrl: null };
    const context = world.context();
    expect(await createListing(context, owner, draft, [])).toMatchObject({ ok: true });
    const other = { formId: crypto.randomUUID(), category: "Lainnya" } as const;
    expect(await createListing(context, owner, { ...draft, ...other }, [])).toMatchObject({ ok: true });

    const search = readSearch(new URLSearchParams({ kategori: PETS.slug }));
    const question = questionOf(search, understand("", createVocabulary(new Map())));
    const { offers } = await findListings(context, question, context.now);
    expect(offers.map(({ summary }) => summary.category)).toEqual([PETS.name]);
    const group = { categories: [PETS.name], words: [] };
    const page = await listGroup(context, group, { sort: "terbaru", after: null });
    expect(page.items.map(({ category }) => category)).toEqual([PETS.name]);
  } finally {
    list.pop();
  }
});
