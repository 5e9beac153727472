import { expect, it } from "vitest";
import { completionText, profileCompletion } from "~/routes/profile/route";

const whole = {
  pictureUrl: "/media/a",
  bio: "Desainer.",
  location: "Depok",
  phone: "0812",
  skills: ["Logo"],
};

it("the most important missing part is asked for, and nothing once all is filled in", () => {
  expect(profileCompletion(whole)).toBeNull();
  const faceless = profileCompletion({ ...whole, pictureUrl: null });
  expect(faceless).toEqual({ done: 4, of: 5, text: "Tambah foto wajah, pembeli lebih percaya." });
  expect(faceless && completionText(faceless)).toBe("Lengkapi profil: 4 dari 5.");
  expect(profileCompletion({ ...whole, skills: [], phone: "" })).toMatchObject({ done: 3, of: 5 });
});
