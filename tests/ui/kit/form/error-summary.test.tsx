import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ErrorSummary, faultsTitle } from "~/ui/kit/form/error-summary";

const email = { id: "login-email", errors: ["Mohon isi semua kolom"] };
const password = { id: "login-password", errors: ["Kata sandi terlalu pendek", "Kata sandi terlalu umum"] };
const name = { id: "login-name", errors: undefined };

describe("the error summary", () => {
  it("counts in words up to ten, then in figures", () => {
    expect(faultsTitle(1)).toBe("Ada satu hal yang perlu diperbaiki");
    expect(faultsTitle(2)).toBe("Ada dua hal yang perlu diperbaiki");
    expect(faultsTitle(5)).toBe("Ada lima hal yang perlu diperbaiki");
    expect(faultsTitle(10)).toBe("Ada sepuluh hal yang perlu diperbaiki");
    expect(faultsTitle(11)).toBe("Ada 11 hal yang perlu diperbaiki");
  });

  it("prints nothing while all is well", () => {
    expect(renderToStaticMarkup(<ErrorSummary fields={[name]} />)).toBe("");
  });

  it("links the first sentence of each wrong field to the field", () => {
    const html = renderToStaticMarkup(<ErrorSummary fields={[name, email, password]} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('tabindex="-1"');
    expect(html).toContain("Ada dua hal yang perlu diperbaiki");
    expect(html).toContain('<a href="#login-email">Mohon isi semua kolom</a>');
    expect(html).toContain('<a href="#login-password">Kata sandi terlalu pendek</a>');
    expect(html).not.toContain("terlalu umum");
  });

  it("says what belongs to no field as plain text, first", () => {
    const html = renderToStaticMarkup(<ErrorSummary fields={[email]} formErrors={["Gagal membuat jasa"]} />);
    expect(html).toContain("Ada dua hal");
    expect(html).toContain("<li>Gagal membuat jasa</li>");
    expect(html.indexOf("Gagal membuat jasa")).toBeLessThan(html.indexOf("Mohon isi"));
  });
});
