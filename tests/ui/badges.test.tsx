import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ListingStatusBadge } from "~/listings/ui/status";
import type { Phase } from "~/orders/order";
import { OrderStatusBadge, OwnStatus } from "~/orders/ui/order";
import { Rating, Stars } from "~/reviews/ui/reviews";
import { Avatar, pictureSrcSet, SubmitButton } from "~/ui/kit";
import { Pagination } from "~/ui/navigation";
import { Price } from "~/ui/prices";
import { Toast } from "~/ui/toast";
import { part } from "../support/pages/page-parts";
import { pageText, previousPage } from "../support/pages/page-text";

const shown = (sign: ReactElement) => pageText(renderToStaticMarkup(sign)).trim();

describe("badges and small components", () => {
  it("show a price with an ordinary space and thousands separators", () => {
    expect(shown(<Price amount={250000} />)).toBe("Rp 250.000");
  });

  it("show an avatar of at most two letters, on the same background for each name", () => {
    const sari = renderToStaticMarkup(<Avatar name="Sari Dewi Wulandari" />);
    expect(pageText(sari).trim()).toBe("SW");
    expect(renderToStaticMarkup(<Avatar name="Sari Dewi Wulandari" />)).toBe(sari);
  });

  it("show a picture of the smallest width, without alternative text", () => {
    const html = renderToStaticMarkup(<Avatar name="Sari" pictureUrl="/media/abc" size="xs" />);
    expect(html).toContain('src="/media/abc/320.webp"');
    expect(html).toContain('alt=""');
  });

  it("show a rating with one decimal and a comma, and no empty stars", () => {
    const rated = renderToStaticMarkup(<Rating rating={4.84} count={128} />);
    expect(pageText(rated)).toContain("4,8 dari 5 (128)");
    expect(renderToStaticMarkup(<Rating rating={0} count={0} />)).toContain("Belum ada ulasan");
    const leading = renderToStaticMarkup(<Rating rating={5} count={2} href="#ulasan" />);
    expect(part(leading, "link", "(2 ulasan)").href).toBe("#ulasan");
  });

  it.each([
    [3, "3 dari 5 bintang"],
    [4.84, "4,8 dari 5 bintang"],
    [4.96, "5,0 dari 5 bintang"],
  ])("are one picture for screen readers in a row of stars for %s", (rating, name) => {
    expect(part(renderToStaticMarkup(<Stars rating={rating} />), "img").name).toBe(name);
  });

  it("name the state of orders and listings", () => {
    expect(shown(<OrderStatusBadge status="in_progress" phase="working" />)).toBe("Sedang Dikerjakan");
    expect(shown(<OrderStatusBadge status="in_progress" phase="disputed" />)).toBe("Sedang Dikerjakan Sengketa");
    expect(shown(<OrderStatusBadge status="completed" phase={null} />)).toBe("Selesai");
    const own = (phase: Phase) => shown(<OwnStatus status="in_progress" phase={phase} />);
    expect(own("revision")).toBe("Sedang Dikerjakan Revisi diminta");
    expect(own("cancel_requested")).toBe("Sedang Dikerjakan Permintaan batal");
    expect(own("disputed")).toBe("Sedang Dikerjakan Sengketa");
    // The order's own page says that first.
    expect(own("delivered")).toBe("Sedang Dikerjakan");
    expect(renderToStaticMarkup(<ListingStatusBadge kind="wanted" status="inactive" />)).toContain("Ditutup");
  });

  it("announce success politely and errors at once", () => {
    const good = renderToStaticMarkup(<Toast kind="success" title="Berhasil keluar" />);
    expect(part(good, "status").text).toContain("Berhasil keluar");
    const bad = renderToStaticMarkup(<Toast kind="error" title="Gagal Masuk" />);
    expect(part(bad, "alert").text).toContain("Gagal Masuk");
  });

  it("show Memproses... while busy and cannot be clicked twice", () => {
    const busy = part(renderToStaticMarkup(<SubmitButton busy>Masuk</SubmitButton>), "button", "Memproses...");
    expect(busy.disabled).toBe(true);
    expect(busy.html).toContain('aria-busy="true"');
    expect(renderToStaticMarkup(<SubmitButton>Masuk</SubmitButton>)).not.toContain("aria-busy");
  });

  it("offer three widths of a picture", () => {
    expect(pictureSrcSet("/media/abc")).toBe(
      "/media/abc/320.webp 320w, /media/abc/640.webp 640w, /media/abc/1280.webp 1280w",
    );
  });

  it("show paging only if there is another page", () => {
    expect(renderToStaticMarkup(<Pagination />)).toBe("");
    const first = renderToStaticMarkup(<Pagination next="?after=x" note="5 pesanan" />);
    expect(first).toContain("Berikutnya");
    expect(first).not.toContain("Sebelumnya");
    expect(first).toContain("5 pesanan");
    expect(previousPage(renderToStaticMarkup(<Pagination previous="?before=x" />))).toBe("?before=x");
  });
});
