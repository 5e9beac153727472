import { fromMarkdown } from "mdast-util-from-markdown";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText } from "~/ui/rich-text";

const render = (markdown: string) => renderToStaticMarkup(<RichText tree={fromMarkdown(markdown)} />);

describe("rich text", () => {
  it("renders paragraphs, lists, emphasis, quotes and code", () => {
    const html = render("Saya *rapi* dan **cepat**.\n\n- satu\n- dua\n\n1. pertama\n\n> kata warga\n\n`kode`");
    expect(html).toContain("<p>Saya <em>rapi</em> dan <strong>cepat</strong>.</p>");
    expect(html).toContain("<ul><li>satu</li><li>dua</li></ul>");
    expect(html).toContain("<ol><li>pertama</li></ol>");
    expect(html).toContain("<blockquote><p>kata warga</p></blockquote>");
    expect(html).toContain("<code>kode</code>");
  });

  it("keeps headings below the page's own", () => {
    expect(render("# Besar\n\n### Kecil")).toContain("<h3>Besar</h3><h4>Kecil</h4>");
  });

  it("links only to web addresses, with nofollow", () => {
    expect(render("[toko](https://toko.contoh.id/a?b=1)")).toContain(
      '<a href="https://toko.contoh.id/a?b=1" rel="nofollow ugc">toko</a>',
    );
  });

  it.each([
    "[klik](javascript:alert(1))",
    "[klik](JaVaScRiPt:alert(1))",
    "[klik](java&Tab;script:alert(1))",
    "[klik](data:text/html;base64,PHNjcmlwdD4=)",
    "[klik](vbscript:x)",
    "[klik](//contoh.id)",
    "<javascript:alert(1)>",
  ])("makes no link of %s", (markdown) => {
    expect(render(markdown)).not.toContain("<a ");
  });

  it("shows markup as text", () => {
    const html = render('<script>alert(1)</script>\n\nHalo <img src=x onerror="alert(1)"> semua');
    expect(html).not.toContain("<script");
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("keeps only the text of a picture", () => {
    const html = render("![Logo kopi](https://pelacak.contoh.id/p.png)");
    expect(html).toContain("Logo kopi");
    expect(html).not.toContain("pelacak");
  });

  it("renders nothing for link definitions", () => {
    expect(render("[a]: javascript:alert(1)\n\n[klik][a]")).not.toContain("javascript");
  });

  it("links to our own pages and mailboxes without nofollow", () => {
    const tree = fromMarkdown("[masuk](/login) [tulis](mailto:a@contoh.id)");
    const html = renderToStaticMarkup(<RichText tree={tree} ours />);
    expect(html).toContain('<a href="/login">masuk</a> <a href="mailto:a@contoh.id">tulis</a>');
    expect(renderToStaticMarkup(<RichText tree={tree} />)).not.toContain("<a ");
  });
});
