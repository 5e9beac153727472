import { expect, it } from "vitest";
import { missingParts } from "~/routes/profile/route";

const whole = {
  pictureUrl: "/media/a",
  bio: "Desainer.",
  location: "Depok",
  phone: "0812",
  skills: ["Logo"],
};

const names = (profile: Parameters<typeof missingParts>[0], hasOffer = true) =>
  missingParts(profile, hasOffer)?.parts.map(({ name }) => name);

it("the missing parts are listed with the field to fill in, and nothing once all are filled in", () => {
  expect(missingParts(whole, false)).toBeNull();
  expect(missingParts({ ...whole, pictureUrl: null }, true)).toEqual({
    title: "Lengkapi profil: 4 dari 5",
    parts: [{ name: "Foto", why: "Wajah Anda membuat orang lebih percaya", to: "/profile/edit#profil-picture" }],
  });
  expect(names({ ...whole, skills: [], phone: "" })).toEqual(["Keahlian", "Nomor telepon"]);
});

it("somebody without an offer is also asked for the first one", () => {
  expect(names({ pictureUrl: null, bio: "", location: "", phone: "", skills: [] }, false)).toEqual([
    "Foto",
    "Bio",
    "Kota",
    "Keahlian",
    "Nomor telepon",
    "Jasa pertama",
  ]);
});
