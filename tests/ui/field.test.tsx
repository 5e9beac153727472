import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StepField } from "~/orders/ui/step-forms";
import { QuantityField } from "~/orders/ui/terms";
import { Checkbox, ChoiceGroup, SelectField } from "~/ui/choices";
import { type FieldView, PasswordField, TextArea, TextField } from "~/ui/fields";
import { field, names, part, parts } from "../support/pages/page-parts";
import { fieldValue } from "../support/pages/page-text";

const title: FieldView = {
  id: "f-title",
  name: "title",
  errorId: "f-title-error",
  descriptionId: "f-title-hint",
};
const wrong: FieldView = { ...title, errors: ["Judul harus minimal 5 karakter"], initialValue: "Les" };

describe("a field", () => {
  it("connects its label to its control", () => {
    const html = renderToStaticMarkup(<TextField field={title} label="Judul" />);
    expect(field(html, "Judul")).toMatchObject({ role: "textbox", invalid: false, description: "" });
    expect(fieldValue(html, "title")).toBe("");
  });

  it("has its error and then its hint as its description", () => {
    const html = renderToStaticMarkup(<TextField field={wrong} label="Judul" hint="Minimal 5 karakter." />);
    const { invalid, description } = field(html, "Judul");
    expect(invalid).toBe(true);
    expect(description).toBe("Kesalahan: Judul harus minimal 5 karakter Minimal 5 karakter.");
  });

  it("keeps the typed value, as text", () => {
    const typed = { ...wrong, initialValue: '"><script>alert(1)</script>' };
    expect(field(renderToStaticMarkup(<TextField field={wrong} label="Judul" />), "Judul").value).toBe("Les");
    expect(renderToStaticMarkup(<TextField field={typed} label="Judul" />)).not.toContain("<script>");
    expect(renderToStaticMarkup(<TextArea field={typed} label="Judul" />)).not.toContain("<script>");
  });

  it("sets keyboard and limits, and marks optional fields", () => {
    const html = renderToStaticMarkup(
      <TextField field={title} label="Judul" inputMode="email" autoComplete="username" maxLength={80} optional />,
    );
    expect(html).toContain('inputMode="email"');
    expect(html).toContain('autoComplete="username"');
    expect(html).toContain('maxLength="80"');
    expect(html).toContain("(opsional)");
  });

  it("keeps the chosen option", () => {
    const chosen = { ...title, initialValue: "Bisnis" };
    const html = renderToStaticMarkup(
      <SelectField
        field={chosen}
        label="Kategori"
        placeholder="Pilih kategori"
        options={[
          { value: "Pemasaran", label: "Pemasaran" },
          { value: "Bisnis", label: "Bisnis" },
        ]}
      />,
    );
    const { value, choices } = field(html, "Kategori");
    expect(value).toBe("Bisnis");
    expect(choices).toEqual(["Pilih kategori", "Pemasaran", "Bisnis"]);
  });

  it("never contains a password", () => {
    const html = renderToStaticMarkup(<PasswordField field={{ ...title, initialValue: "Demo#2026" }} label="Sandi" />);
    expect(html).not.toContain("Demo#2026");
    expect(html).toContain('type="password"');
  });

  it("hides the password button until a script can handle it", () => {
    expect(names(renderToStaticMarkup(<PasswordField field={title} label="Sandi" />), "button")).toEqual([]);
  });

  it("steps a quantity through the server without script", () => {
    const html = renderToStaticMarkup(<QuantityField field={{ ...title, name: "quantity" }} label="Jumlah" />);
    for (const [name, by] of [
      ["Kurangi jumlah", "-1"],
      ["Tambah jumlah", "1"],
      ["Hitung total", "0"],
    ] as const) {
      const button = part(html, "button", name);
      expect(button.value).toBe(by);
      expect(button.html).toMatch(/type="submit" name="step"/);
    }
    const quantity = part(html, "textbox", "Jumlah");
    expect(quantity.value).toBe("1");
    expect(quantity.html).toContain('inputMode="numeric"');
  });

  it("shows a rejected quantity as typed, with the error", () => {
    const field = { ...title, name: "quantity", initialValue: "abc", errors: ["Jumlah minimal 1"] };
    const html = renderToStaticMarkup(<QuantityField field={field} label="Jumlah" />);
    expect(part(html, "textbox", "Jumlah").value).toBe("abc");
    expect(part(html, "textbox", "Jumlah").description).toBe("Kesalahan: Jumlah minimal 1");
  });

  it("keeps a ticked box, and shows the error beside it", () => {
    const terms = { ...title, name: "agreeToTerms", initialValue: "on" };
    const ticked = renderToStaticMarkup(<Checkbox field={terms} label="Setuju" />);
    expect(part(ticked, "checkbox", "Setuju").checked).toBe(true);
    const open = {
      ...terms,
      initialValue: undefined,
      errors: ["Anda harus menyetujui syarat dan ketentuan"],
    };
    const html = renderToStaticMarkup(<Checkbox field={open} label="Setuju" />);
    const { checked, description } = part(html, "checkbox");
    expect(checked).toBe(false);
    expect(description).toBe("Anda harus menyetujui syarat dan ketentuan");
  });

  it("links to the first choice of a group", () => {
    const html = renderToStaticMarkup(
      <ChoiceGroup
        field={{ ...title, initialValue: "inactive" }}
        label="Status"
        options={[
          { value: "active", label: "Aktif" },
          { value: "inactive", label: "Tidak Aktif" },
        ]}
      />,
    );
    const choices = parts(part(html, "group", "Status").html, "radio");
    expect(choices.map(({ name, checked }) => [name, checked])).toEqual([
      ["Aktif", false],
      ["Tidak Aktif", true],
    ]);
    expect(choices[0]?.html).toContain('id="f-title"');
  });
});

describe("a number of a step", () => {
  const days = { name: "days", type: "number", label: "Tambahan hari", min: 1, max: 3, optional: false } as const;
  const hint = "Dari 1 sampai 3.";

  it("has its label, its bounds, a keyboard of digits and the typed text", () => {
    const typed: FieldView = { ...title, name: "days", errors: ["Tambahan hari: tulis 1"], initialValue: "１２" };
    const html = renderToStaticMarkup(<StepField input={{ ...days, hint }} field={typed} rows={3} />);
    expect(field(html, "Tambahan hari")).toMatchObject({
      ...{ role: "textbox", value: "１２", invalid: true },
      description: "Kesalahan: Tambahan hari: tulis 1 Dari 1 sampai 3.",
    });
    expect(html).toContain('inputMode="numeric"');
    expect(html).not.toContain("opsional");
  });

  it("is not a text, which has the height of its rows", () => {
    const html = renderToStaticMarkup(<StepField input={{ ...days, type: "text" }} field={title} rows={3} />);
    expect(html).toMatch(/<textarea[^>]*rows="3"/);
  });
});
