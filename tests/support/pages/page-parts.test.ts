import { describe, expect, it } from "vitest";
import { field, fields, names, part, parts } from "./page-parts";

describe("parts of a page", () => {
  it("finds an accessible name by label, labelling element, own text or heading", () => {
    const html = `
      <nav aria-label="Utama"><a href="/?a=1&amp;b=2" aria-label="Pesan, 2 belum dibaca"><b>2</b></a></nav>
      <section aria-labelledby="h"><h2 id="h">Jasa<!-- --> Populer</h2><a href="/gig"><img src="x" alt="Logo"> kedai</a></section>
      <details><summary>Saring</summary></details>
      <fieldset><legend>Status</legend></fieldset>`;
    expect(names(html, "navigation")).toEqual(["Utama"]);
    expect(parts(html, "link").map(({ name, href }) => [name, href])).toEqual([
      ["Pesan, 2 belum dibaca", "/?a=1&b=2"],
      ["Logo kedai", "/gig"],
    ]);
    expect(names(html, "region")).toEqual(["Jasa Populer"]);
    expect(names(html, "group")).toEqual(["Saring", "Status"]);
  });

  it("finds no field whose label points elsewhere", () => {
    const reached = '<label for="a">Judul<span> (opsional)</span></label><input id="a" value="Les &quot;biola&quot;">';
    expect(field(reached, "Judul").value).toBe('Les "biola"');
    expect(names('<label for="b">Judul</label><input id="a">', "textbox")).toEqual([""]);
    expect(field('<label><input type="checkbox" checked=""> Setuju</label>', "Setuju").checked).toBe(true);
  });

  it("returns a field's value and description", () => {
    const html = `<label for="t">Pesan</label><p id="e">Terlalu pendek</p>
      <textarea id="t" aria-invalid="true" aria-describedby="e">\n<b>Halo</b>\n</textarea>
      <label for="k">Kategori</label><select id="k"><option value="1">Bisnis</option><option value="2" selected="">Desain</option></select>`;
    expect(field(html, "Pesan")).toMatchObject({
      value: "<b>Halo</b>\n",
      invalid: true,
      description: "Terlalu pendek",
    });
    expect(field(html, "Kategori")).toMatchObject({ value: "Desain", choices: ["Bisnis", "Desain"] });
  });

  it("skips hidden elements", () => {
    const html = `<script>const a = "<button>Satu</button>";</script><div hidden=""><button>Dua</button></div>
      <span aria-hidden="true"><button>Tiga</button></span><template><button>Empat</button></template>
      <input type="hidden" name="seen" value="1"><button>Lima</button>`;
    expect(names(html, "button")).toEqual(["Lima"]);
    expect(fields(html)).toEqual([]);
  });

  it("lists the candidates if there is no match or more than one", () => {
    const html = '<a href="/login">Masuk</a><a href="/signup">Daftar</a><a href="/login">Masuk</a>';
    expect(() => part(html, "link", "Keluar")).toThrow("0 are called Keluar of: “Masuk”, “Daftar”, “Masuk”");
    expect(() => part(html, "link", "Masuk")).toThrow("2 are called Masuk");
  });
});
