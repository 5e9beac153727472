import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Viewer } from "~/domain/account/person";
import { Main, PageShell } from "~/ui/layout/page-shell";
import { TopBar } from "~/ui/layout/top-bar";
import { pageText } from "../../support/page-text";

const budi: Viewer = {
  id: "budi",
  name: "Budi Santoso",
  email: "budi@contoh.id",
  pictureUrl: null,
  unreadMessages: 2,
  unreadNotifications: 0,
  operator: false,
};

const bar = (viewer: Viewer | null, path = "/explore") =>
  renderToStaticMarkup(<TopBar viewer={viewer} path={path} />);

describe("the top bar", () => {
  it("asks a visitor in", () => {
    const html = bar(null);
    expect(html).toContain('href="/login"');
    expect(html).toContain('href="/signup"');
    expect(html).not.toContain("Keluar");
  });

  it("shows who is signed in, what waits for them, and the way out", () => {
    const html = bar(budi);
    expect(html).toContain('aria-label="Pesan, 2 belum dibaca"');
    expect(html).toContain('aria-label="Notifikasi"');
    for (const href of ["/profile", "/dashboard", "/profile/edit"]) expect(html).toContain(`href="${href}"`);
    expect(html).toContain('<form method="post" action="/logout">');
    expect(html).not.toContain('href="/signup"');
  });

  it("leads operators, and nobody else, to the staff's pages", () => {
    expect(bar(budi)).not.toContain('href="/operator"');
    expect(bar({ ...budi, operator: true })).toContain('href="/operator"');
  });

  it("falls back to User for somebody without a name", () => {
    expect(pageText(bar({ ...budi, name: "" }))).toContain(" User ");
  });

  it("marks where one is", () => {
    expect(bar(null, "/explore")).toContain('<a href="/explore" aria-current="page">Jelajahi</a>');
    expect(bar(null, "/gig/1")).not.toContain("aria-current");
  });

  it("has no border on the home page", () => {
    expect(bar(null, "/")).toContain("top-bar--home");
    expect(bar(null)).not.toContain("top-bar--home");
  });
});

describe("the page shell", () => {
  it("lets the keyboard skip to the content, and says what just happened before it", () => {
    const html = renderToStaticMarkup(
      <PageShell
        viewer={null}
        path="/explore"
        year={2026}
        toast={{ kind: "success", title: "Berhasil keluar" }}
      >
        <Main>isi</Main>
      </PageShell>,
    );
    expect(html.indexOf('href="#isi"')).toBeLessThan(html.indexOf("<header"));
    expect(html).toContain('<main id="isi" class="page-width">isi</main>');
    expect(html.indexOf("Berhasil keluar")).toBeLessThan(html.indexOf("<main"));
    expect(html).toContain("© 2026 JasaWarga");
  });

  it("leads from the footer to the five groups of categories", () => {
    const html = renderToStaticMarkup(
      <PageShell viewer={null} path="/" year={2026}>
        {null}
      </PageShell>,
    );
    for (const slug of ["digital-marketing", "design", "home-services", "delivery", "teaching"]) {
      expect(html).toContain(`href="/category/${slug}"`);
    }
  });
});
