import { describe, expect, it } from "vitest";
import type { Viewer } from "~/accounts/person";
import { DashboardSide } from "~/ui/dashboard-frame";
import { Main, PageShell, TopBar } from "~/ui/page-frame";

import { names, part, parts } from "../support/pages/page-parts";
import { hrefs, linksNamed, pageText } from "../support/pages/page-text";
import { renderInRouter } from "../support/pages/render-in-router";

const budi: Viewer = {
  id: "budi",
  name: "Budi Santoso",
  email: "budi@contoh.id",
  pictureUrl: null,
  unreadMessages: 2,
  unreadNotifications: 0,
  operator: false,
};

const bar = (viewer: Viewer | null, path = "/explore") => renderInRouter(<TopBar viewer={viewer} path={path} />);

describe("the top bar", () => {
  it("shows a visitor the login link", () => {
    const html = bar(null);
    expect(linksNamed(html, /^Masuk$/)).toContain("/login");
    expect(linksNamed(html, /^Daftar$/)).toContain("/signup");
    expect(names(html, "button")).toEqual([]);
  });

  it("shows the logged-in person, their unread counts and the logout", () => {
    const html = bar(budi);
    for (const name of ["Pesan, 2 belum dibaca", "Notifikasi"]) expect(names(html, "link")).toContain(name);
    for (const href of ["/profile", "/dashboard", "/profile/edit"]) expect(hrefs(html)).toContain(href);
    const way = part(html, "form").html;
    expect(way).toMatch(/<form method="post" action="\/logout"[ >]/);
    expect(names(way, "button")).toEqual(["Keluar"]);
    expect(hrefs(html)).not.toContain("/signup");
  });

  it("links to the operators' pages for operators only", () => {
    expect(hrefs(bar(budi))).not.toContain("/operator");
    expect(part(bar({ ...budi, operator: true }), "link", "Operator").href).toBe("/operator");
  });

  it("shows User for a person without a name", () => {
    expect(pageText(bar({ ...budi, name: "" }))).toContain(" User ");
  });

  it("marks the current page", () => {
    const marked = (path: string) => parts(bar(null, path), "link").filter(({ current }) => current);
    expect(new Set(marked("/explore").map(({ name }) => name))).toEqual(new Set(["Jelajahi"]));
    expect(marked("/gig/1")).toEqual([]);
  });
});

describe("the page shell", () => {
  it("has a link to skip to the content, after the latest message", () => {
    const html = renderInRouter(
      <PageShell viewer={null} path="/explore" year={2026} toast={{ kind: "success", title: "Berhasil keluar" }}>
        <Main>isi</Main>
      </PageShell>,
    );
    const [first] = parts(html, "link");
    expect([first?.name, first?.href]).toEqual(["Langsung ke isi", "#isi"]);
    const main = part(html, "main");
    expect(main.text).toBe("isi");
    expect(main.html).toContain(' id="isi"');
    expect(html.indexOf("Berhasil keluar")).toBeLessThan(html.indexOf(main.html));
    expect(html).toContain("© 2026 JasaWarga");
  });

  it.each([
    ["success", true],
    ["info", false],
    ["error", false],
  ] as const)("hides a success toast after a while, and keeps what asks for an action: %s", (kind, leaves) => {
    for (const dataSaver of [null, false, true]) {
      const html = renderInRouter(
        <PageShell viewer={null} path="/" year={2026} dataSaver={dataSaver} toast={{ kind, title: "Judul" }}>
          {null}
        </PageShell>,
      );
      expect(html.includes("toast-area--passing")).toBe(leaves);
    }
  });

  it("links to the five groups of categories in the footer", () => {
    const html = renderInRouter(
      <PageShell viewer={null} path="/" year={2026}>
        {null}
      </PageShell>,
    );
    for (const slug of ["digital-marketing", "design", "home-services", "delivery", "teaching"]) {
      expect(hrefs(html)).toContain(`/category/${slug}`);
    }
  });

  it("shows logged-in people five tabs, two of them with counts", () => {
    const html = renderInRouter(
      <PageShell viewer={{ ...budi, waitingOrders: 4 }} path="/dashboard/orders/1" year={2026}>
        {null}
      </PageShell>,
    );
    const tabs = parts(part(html, "navigation", "Pintasan").html, "link");
    expect(tabs.map(({ name, href }) => `${name} → ${href}`)).toEqual([
      "Beranda → /",
      "Cari → /explore",
      "Pesanan , 4 giliran Anda → /dashboard/orders",
      "Pesan , 2 belum dibaca → /messages",
      "Akun → /account",
    ]);
    expect(tabs.filter(({ current }) => current).map(({ href }) => href)).toEqual(["/dashboard/orders"]);
  });

  it.each([
    [9, "9"],
    [10, "9+"],
    [120, "9+"],
  ])("shows %i tasks as %s in the tabs and beside the menu", (waitingOrders, shown) => {
    const shell = renderInRouter(
      <PageShell viewer={{ ...budi, waitingOrders }} path="/" year={2026}>
        <DashboardSide path="/dashboard/orders" orderCount={waitingOrders} />
      </PageShell>,
    );
    const linked = (navigation: string, name: RegExp) =>
      parts(part(shell, "navigation", navigation).html, "link").find((link) => name.test(link.name))?.name;
    expect(linked("Pintasan", /^Pesanan/)).toBe(`Pesanan , ${shown} giliran Anda`);
    expect(
      linked("Dashboard", /^Order Aktif/)
        ?.replace("Order Aktif", "")
        .trim(),
    ).toBe(shown);
  });

  it.each([
    ["/", "Beranda"],
    ["/dashboard", "Pesanan"],
    ["/dashboard/", "Pesanan"],
    ["/dashboard/orders", "Pesanan"],
    ["/payment/1", "Pesanan"],
    ["/dashboard/services", "Akun"],
  ])("at %s marks only the tab %s", (path, name) => {
    const html = renderInRouter(
      <PageShell viewer={budi} path={path} year={2026}>
        {null}
      </PageShell>,
    );
    const tabs = parts(part(html, "navigation", "Pintasan").html, "link");
    expect(tabs.filter(({ current }) => current).map((tab) => tab.name)).toEqual([name]);
  });

  it("has no tabs if a page has its own step, and none for visitors", () => {
    for (const props of [{ viewer: budi, tabBar: false }, { viewer: null }])
      expect(
        parts(
          renderInRouter(
            <PageShell {...props} path="/explore" year={2026}>
              {null}
            </PageShell>,
          ),
          "navigation",
        ).map(({ name }) => name),
      ).not.toContain("Pintasan");
  });

  it("ends app pages with one line, which has the link for complaints", () => {
    const html = renderInRouter(
      <PageShell viewer={budi} path="/dashboard" year={2026} work>
        {null}
      </PageShell>,
    );
    const foot = part(html, "contentinfo");
    expect(foot.text).toContain("© 2026 JasaWarga");
    expect(names(foot.html, "link")).toEqual(["Bantuan", "Pengaduan konsumen", "Syarat", "Privasi"]);
  });
});
