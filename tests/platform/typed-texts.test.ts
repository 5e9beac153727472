import { describe, expect, it } from "vitest";
import { LISTING_FIELDS } from "~/listings/form.server";
import { MESSAGE_FIELDS } from "~/messages/form.server";
import { PAYOUT_FIELDS } from "~/payouts/form.server";
import { setFormFields, typedTexts } from "~/platform/forms/requests.server";
import { VISIT_FIELDS } from "~/visits/form.server";

setFormFields({ ...LISTING_FIELDS, ...MESSAGE_FIELDS, ...PAYOUT_FIELDS, ...VISIT_FIELDS, bio: "Bio" });

const typed = (...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return typedTexts(form).map(({ label, text }) => `${label ?? "-"}: ${text}`);
};

describe("the texts of a form that is shown again", () => {
  it.each([
    ["title", "Cuci AC", "Judul: Cuci AC"],
    ["deliveryTime", "1 jam", "Waktu pengerjaan: 1 jam"],
    ["price", "25rb", "Harga: 25rb"],
    ["packages[1].price", "150.000", "Harga: 150.000"],
    ["photos[0].caption", "Sesudah", "Keterangan foto: Sesudah"],
    ["message", "ready_stock", "Pesan: ready_stock"],
    ["bio", "Tukang", "Bio: Tukang"],
    ["unknown", "Kalimat yang diketik", "-: Kalimat yang diketik"],
    ["unknown", "besok", "-: besok"],
  ])("include %s = %s with its label", (name, value, shown) => {
    expect(typed([name, value])).toEqual([shown]);
  });

  it.each([
    ["mode", "at_buyer"],
    ["modes", "at_buyer"],
    ["modes", "remote"],
    ["modes", "unsaid"],
    ["areas", "31.74"],
    ["unknown", "at_seller"],
    ["unknown", "31.74"],
    ["unknown", "3f0c5a52-0000-4000-8000-00000000dead"],
    ["status", "active"],
    ["photos[0].id", "9ql6cq54fgha2w84sz9w"],
    ["photos[0].place", "1"],
    ["channel", "bca"],
    ["agree", "on"],
    ["currentPassword", "Melati#2026"],
    ["_owner", "x.y"],
    ["title", "  "],
  ])("leave out %s = %s", (name, value) => {
    expect(typed([name, value])).toEqual([]);
  });
});
