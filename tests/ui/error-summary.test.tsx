import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ErrorSummary, errorsTitle } from "~/ui/fields";
import { names, part, parts } from "../support/pages/page-parts";

const email = { id: "login-email", errors: ["Mohon isi semua kolom"] };
const password = { id: "login-password", errors: ["Kata sandi terlalu pendek", "Kata sandi terlalu umum"] };
const name = { id: "login-name", errors: undefined };

describe("the error summary", () => {
  it("counts in words up to ten, then in digits", () => {
    expect(errorsTitle(1)).toBe("Ada satu hal yang perlu diperbaiki");
    expect(errorsTitle(2)).toBe("Ada dua hal yang perlu diperbaiki");
    expect(errorsTitle(5)).toBe("Ada lima hal yang perlu diperbaiki");
    expect(errorsTitle(10)).toBe("Ada sepuluh hal yang perlu diperbaiki");
    expect(errorsTitle(11)).toBe("Ada 11 hal yang perlu diperbaiki");
  });

  it("is empty without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary answer={{}} fields={[name]} />)).toBe("");
  });

  it("links all errors of each field to the field", () => {
    const html = renderToStaticMarkup(<ErrorSummary answer={{}} fields={[name, email, password]} />);
    const summary = part(html, "alert", "Ada dua hal yang perlu diperbaiki");
    expect(parts(summary.html, "link").map(({ name, href }) => [name, href])).toEqual([
      ["Mohon isi semua kolom", "#login-email"],
      ["Kata sandi terlalu pendek. Kata sandi terlalu umum", "#login-password"],
    ]);
    // A script moves the focus here, and Tab does not stop here.
    expect(summary.html).toContain('tabindex="-1"');
  });

  it("first shows errors without a field as plain text", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary answer={{}} fields={[email]} formErrors={["Gagal membuat jasa"]} />,
    );
    expect(part(html, "alert").name).toContain("Ada dua hal");
    expect(parts(html, "listitem").map(({ text }) => text)).toEqual(["Gagal membuat jasa", "Mohon isi semua kolom"]);
    expect(names(html, "link")).toEqual(["Mohon isi semua kolom"]);
  });
});
