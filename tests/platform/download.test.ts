import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileName } from "~/orders/order";
import { contentDisposition, FILE_START, fileType } from "~/platform/files";

const plain = (header: string) => /filename="([^"]*)"/.exec(header)?.[1];
const whole = (header: string) => decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? "");

describe("the name of a download", () => {
  it.each([
    ["laporan.pdf", "laporan.pdf", "laporan.pdf"],
    ["Laporan Akhir 2026.PDF", "Laporan Akhir 2026.PDF", "Laporan Akhir 2026.PDF"],
    ["naïf café.docx", "naif cafe.docx", "naïf café.docx"],
    ["写真.jpg", "berkas.jpg", "写真.jpg"],
    ["عقد.pdf", "berkas.pdf", "عقد.pdf"],
    ["отчёт v2.xlsx", "_ v2.xlsx", "отчёт v2.xlsx"],
    ["🎉 undangan.png", "_ undangan.png", "🎉 undangan.png"],
    ["kutip \"dua\" dan 'satu'.zip", "kutip _dua_ dan 'satu'.zip", "kutip _dua_ dan 'satu'.zip"],
    ["50%20.pdf", "50_20.pdf", "50%20.pdf"],
    ["100%.pdf", "100_.pdf", "100%.pdf"],
    ["../../etc/passwd", "_.._etc_passwd", "_.._etc_passwd"],
    ["C:\\Users\\sari\\logo.ai", "C__Users_sari_logo.ai", "C__Users_sari_logo.ai"],
    ["baris\r\nSet-Cookie: a=b.txt", "baris Set-Cookie_ a=b.txt", "baris Set-Cookie_ a=b.txt"],
    ["foto\u202egnp.exe", "fotognp.exe", "fotognp.exe"],
    ["...", "berkas", "berkas"],
    [".", "berkas", "berkas"],
    ["", "berkas", "berkas"],
    ["   ", "berkas", "berkas"],
    [".pdf", "pdf", "pdf"],
    ["Makefile", "Makefile", "Makefile"],
    ["cadangan.tar.gz", "cadangan.tar.gz", "cadangan.tar.gz"],
    ["nama.dengan.titik.di.akhir.", "nama.dengan.titik.di.akhir", "nama.dengan.titik.di.akhir"],
    ["a;b.pdf", "a_b.pdf", "a_b.pdf"],
  ])("of %j is kept for both kinds of clients", (name, ascii, full) => {
    const header = contentDisposition(name);
    expect([plain(header), whole(header)]).toEqual([ascii, full]);
    expect(header).toMatch(/^attachment; filename="/);
  });

  it.each(["laporan panjang ".repeat(40), "写".repeat(300), "🎉".repeat(300)])(
    "keeps its extension when it is very long: %#",
    (stem) => {
      const header = contentDisposition(`${stem}.pdf`);
      expect(plain(header)).toMatch(/\.pdf$/);
      expect([...whole(header)].length).toBeLessThanOrEqual(120);
      expect(new TextEncoder().encode(whole(header)).length).toBeLessThanOrEqual(255);
      const stored = fileName(`${stem}.pdf`);
      expect(new TextEncoder().encode(stored).length).toBeLessThanOrEqual(255);
      expect(stored).toMatch(/[^\ufffd]\.pdf$/);
      expect(whole(header)).toMatch(/\.pdf$/);
    },
  );

  it("is an ASCII header value that cannot be escaped", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
        const header = contentDisposition(name);
        expect(header).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x24\x26-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9._~%-]+$/,
        );
        expect(whole(header)).not.toMatch(/[/\\]|^\.|\.$/);
      }),
      { numRuns: 500 },
    );
    expect(() => contentDisposition("\ud800.pdf")).not.toThrow();
  });
});

const bytes = (text: string) => Uint8Array.from(text.padEnd(FILE_START, " "), (letter) => letter.charCodeAt(0));

describe("the type of a download", () => {
  it.each([
    ["a.pdf", "%PDF-1.7", "application/pdf"],
    ["A.PDF", "%PDF-1.7", "application/pdf"],
    ["a.jpg", "\xff\xd8\xff\xe0", "image/jpeg"],
    ["a.jpeg", "\xff\xd8\xff\xe1", "image/jpeg"],
    ["a.png", "\x89PNG\r\n\x1a\n", "image/png"],
    ["a.gif", "GIF89a", "image/gif"],
    ["a.webp", "RIFF\0\0\0\0WEBP", "image/webp"],
    ["a.heic", "\0\0\0\x18ftypheic", "image/heic"],
    ["a.mp3", "ID3\x04", "audio/mpeg"],
    ["a.m4a", "\0\0\0\x18ftypM4A ", "audio/mp4"],
    ["a.ogg", "OggS", "audio/ogg"],
    ["a.wav", "RIFF\0\0\0\0WAVE", "audio/wav"],
    ["a.mp4", "\0\0\0\x18ftypisom", "video/mp4"],
    ["a.mov", "\0\0\0\x18ftypqt  ", "video/quicktime"],
    ["a.webm", "\x1a\x45\xdf\xa3", "video/webm"],
    ["a.zip", "PK\x03\x04", "application/zip"],
    ["a.docx", "PK\x03\x04", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["a.xlsx", "PK\x03\x04", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["a.doc", "\xd0\xcf\x11\xe0", "application/msword"],
  ])("of %s is the stated one if the bytes match", (name, start, type) => {
    expect(fileType(name, bytes(start))).toBe(type);
    expect(fileType(name, bytes("<script>alert(1)</script>"))).toBe("application/octet-stream");
    expect(fileType(name, new Uint8Array())).toBe("application/octet-stream");
  });

  it.each([
    ["a.html", "<!doctype html>"],
    ["a.svg", "<svg xmlns="],
    ["a.js", "alert(1)"],
    ["a.xml", "<?xml"],
    ["a.txt", "halo"],
    ["a.exe", "MZ"],
    ["pdf", "%PDF-1.7"],
    [".pdf", "%PDF-1.7"],
    ["a.pdf.html", "%PDF-1.7"],
    ["...", "%PDF-1.7"],
  ])("of %s is that of bytes to save", (name, start) => {
    expect(fileType(name, bytes(start))).toBe("application/octet-stream");
  });
});
