import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "~/ui/kit/form/checkbox";
import type { FieldView } from "~/ui/kit/form/field";
import { PasswordField } from "~/ui/kit/form/password-field";
import { RadioGroup } from "~/ui/kit/form/radio-group";
import { SelectField } from "~/ui/kit/form/select-field";
import { TextArea } from "~/ui/kit/form/text-area";
import { TextField } from "~/ui/kit/form/text-field";
import { QuantityField } from "~/ui/order/quantity-field";

const title: FieldView = {
  id: "f-title",
  name: "title",
  errorId: "f-title-error",
  descriptionId: "f-title-hint",
};
const wrong: FieldView = { ...title, errors: ["Judul harus minimal 5 karakter"], initialValue: "Les" };

describe("a field", () => {
  it("ties its label to its control", () => {
    const html = renderToStaticMarkup(<TextField field={title} label="Judul" />);
    expect(html).toContain('<label for="f-title">Judul</label>');
    expect(html).toContain('id="f-title"');
    expect(html).toContain('name="title"');
    expect(html).not.toContain("aria-invalid");
    expect(html).not.toContain("aria-describedby");
  });

  it("is read with its error first, then its hint", () => {
    const html = renderToStaticMarkup(<TextField field={wrong} label="Judul" hint="Minimal 5 karakter." />);
    expect(html).toContain('aria-describedby="f-title-error f-title-hint"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('class="field has-error"');
    expect(html).toContain('id="f-title-error"');
    expect(html).toContain('id="f-title-hint"');
  });

  it("keeps what was typed, and never as markup", () => {
    const typed = { ...wrong, initialValue: '"><script>alert(1)</script>' };
    expect(renderToStaticMarkup(<TextField field={wrong} label="Judul" />)).toContain('value="Les"');
    expect(renderToStaticMarkup(<TextField field={typed} label="Judul" />)).not.toContain("<script>");
    expect(renderToStaticMarkup(<TextArea field={typed} label="Judul" />)).not.toContain("<script>");
  });

  it("hands the keyboard and the limits through, and marks what may stay empty", () => {
    const html = renderToStaticMarkup(
      <TextField
        field={title}
        label="Judul"
        inputMode="email"
        autoComplete="username"
        maxLength={80}
        optional
      />,
    );
    expect(html).toContain('inputMode="email"');
    expect(html).toContain('autoComplete="username"');
    expect(html).toContain('maxLength="80"');
    expect(html).toContain("(opsional)");
  });

  it("chooses again what was chosen", () => {
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
    expect(html).toContain('<option value="Bisnis" selected="">');
    expect(html).toContain('<option value="">Pilih kategori</option>');
  });

  it("never sends a password back", () => {
    const html = renderToStaticMarkup(
      <PasswordField field={{ ...title, initialValue: "Demo#2026" }} label="Sandi" />,
    );
    expect(html).not.toContain("Demo#2026");
    expect(html).toContain('type="password"');
  });

  it("shows no button for a password before script could answer it", () => {
    expect(renderToStaticMarkup(<PasswordField field={title} label="Sandi" />)).not.toContain("<button");
  });

  it("steps a quantity through the server where there is no script", () => {
    const html = renderToStaticMarkup(
      <QuantityField field={{ ...title, name: "quantity" }} label="Jumlah" min={1} max={100} />,
    );
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*name="step"[^>]*value="-1"/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*name="step"[^>]*value="1"/);
    expect(html).toContain('min="1" max="100" value="1"');
  });

  it("ticks a box again, and says beside it what is wrong", () => {
    const terms = { ...title, name: "agreeToTerms", initialValue: "on" };
    expect(renderToStaticMarkup(<Checkbox field={terms} label="Setuju" />)).toContain('checked=""');
    const open = {
      ...terms,
      initialValue: undefined,
      errors: ["Anda harus menyetujui syarat dan ketentuan"],
    };
    const html = renderToStaticMarkup(<Checkbox field={open} label="Setuju" />);
    expect(html).not.toContain("checked");
    expect(html).toContain('aria-describedby="f-title-error"');
    expect(html).toContain("Anda harus menyetujui syarat dan ketentuan");
  });

  it("leads to the first choice of a group", () => {
    const html = renderToStaticMarkup(
      <RadioGroup
        field={{ ...title, initialValue: "inactive" }}
        label="Status"
        options={[
          { value: "active", label: "Aktif" },
          { value: "inactive", label: "Tidak Aktif" },
        ]}
      />,
    );
    expect(html).toContain('id="f-title"');
    expect(html).toMatch(/value="inactive"[^>]*checked=""|checked=""[^>]*value="inactive"/);
    expect(html).toContain("<legend>Status</legend>");
  });
});
