import { describe, expect, it } from "vitest";
import { requirementsText } from "~/orders/opening-text";
import { shortened } from "~/platform/strings";

const asked = {
  title: "Cat ulang dua kamar tidur",
  description: "Dua kamar ukuran tiga kali tiga meter.",
  requirements: ["Membawa alat sendiri", "Selesai dalam tiga hari"],
  additionalInfo: ["Ada tempat parkir"],
};

describe("the requirements of an order from a wanted listing", () => {
  it("contain the wanted listing with its lists", () => {
    expect(requirementsText(asked)).toBe(
      "Dua kamar ukuran tiga kali tiga meter.\n\nPersyaratan:\n- Membawa alat sendiri\n- Selesai dalam tiga hari\n\nInformasi tambahan:\n- Ada tempat parkir",
    );
  });

  it("are never shorter or longer than an order allows", () => {
    const bare = { ...asked, description: "Cat.", requirements: [], additionalInfo: [] };
    expect(requirementsText(bare)).toBe("Sesuai permintaan jasa “Cat ulang dua kamar tidur”. Cat.");
    expect([...requirementsText({ ...bare, title: "", description: "" })].length).toBeGreaterThanOrEqual(20);
    expect([...requirementsText({ ...asked, description: "😀".repeat(6_000) })].length).toBe(5_000);
  });

  it("are cut between characters", () => {
    expect(shortened("😀😀😀", 2)).toBe("😀…");
    expect(shortened("dua", 3)).toBe("dua");
  });
});
