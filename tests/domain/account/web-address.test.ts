import { describe, expect, it } from "vitest";
import { titleHoldsAddress, withoutAddresses, withoutDottedWords } from "~/accounts/contact-details";
import { isMisleadingName } from "~/accounts/impersonation";

const HIDDEN = "[x]";

describe("a stranger's text", () => {
  it.each([
    ...["evil.zip", "film.mov", "masuk.sbs", "toko.bond", "a1.cyou", "www2.cfd", "klik.lat", "main.quest"],
    ...["jasa.one", "paling.best", "situs.mobi", "kami.team", "toko.ca", "toko.ae", "tato.ink", "aman.social"],
    ...["contoh.xn--p1ai", "пример.рф", "例え.テスト", "bücher.example", "jasawarga。zip", "jasawarga．zip"],
    ...["EVIL.ZIP", "x.zip", ".evil.zip", "@evil.zip", "..evil.zip", "-evil.zip", "evil_toko.zip", "m.evil.zip"],
    ...["dr.evil.zip", "evil.zip/masuk", "evil.zip:8080", "evil.zip?kode=1", "Evil.Com", "10.0.0.1", "8.8.8.8:80/a"],
    ...["http:\\\\evil.com", "http:/evil", "https:evil.zip", "intent://evil", "whatsapp://send", "mailto:a@b"],
    ...["cs@jasawarga-id.zip", "javascript:alert(1)", "e\u200bvil.zip", "ｅｖｉｌ.ｚｉｐ"],
  ])("loses %s", (address) => {
    const left = withoutDottedWords(`Buka ${address} sekarang`, HIDDEN);
    expect(left).toContain(HIDDEN);
    expect(left).toMatch(/^Buka [.@]*\[x\] sekarang$/);
  });

  it.each([
    ["selesai.Besok saya kirim", "selesai. Besok saya kirim"],
    ["Jl.Merdeka No.ID 5", "Jl. Merdeka No. ID 5"],
    ["dll.Terima kasih", "dll. Terima kasih"],
    ["a.n.Budi", "a.n. Budi"],
    ["jam 10.wib", "jam 10. wib"],
    ["PT.Maju evil.Zip", "PT. Maju evil. Zip"],
  ])("gets a space after a dot that ends a sentence or an abbreviation: %s", (typed, shown) => {
    expect(withoutDottedWords(typed, HIDDEN)).toBe(shown);
  });

  it.each([
    "Rp350.000/hari untuk Drs. Ahmad, S.Pd/M.Pd, jam 10.00? Bisa besok.",
    "Siti, S.Kep.Ns dan Budi, A.Md.Kep, S.Farm.Apt",
    "a.n. Budi, dll., s.d. Jumat, u.p. Bu Sri",
    "1.200.000.000 rupiah, 2.5jt, 10.30wib, 1.5 kg",
    "Lihat denah.pdf dan foto.jpg",
    "Halo... masih ada? Ya…Bisa",
    "Catatan: dan/atau sore. Terima kasih",
  ])("stays unchanged without an address: %s", (text) => {
    expect(withoutDottedWords(text, HIDDEN)).toBe(text);
  });

  it("is checked quickly", () => {
    expect(withoutDottedWords(`${"a.".repeat(3_000)}1`, HIDDEN)).toContain("a.a.");
  });
});

describe("a known person's text", () => {
  it("loses addresses with backslashes, but keeps a sentence without a space", () => {
    expect(withoutAddresses("Buka http:\\\\evil.com dulu", HIDDEN)).toBe("Buka [x] dulu");
    expect(withoutAddresses("selesai.Besok saya kirim", HIDDEN)).toBe("selesai.Besok saya kirim");
  });
});

describe("an address in a title or a name", () => {
  it.each([
    ...["penipu.com", "penipu[.]com", "penipu dot com", "penipu titik com", "penipu。com", "penipu(.)com"],
    ...["penipu . com", "Servis AC penipu .com", "Servis AC penipu. com", "penipu{.}com", "penipu<.>com"],
    ...["penipu [dot] com", "penipu(dot)com", "penipu(titik)com", "penipu-dot-com", "penipu_dot_com"],
    ...["penipu DOT com", "penipu d0t com", "penipudotcom", "penipu titik co titik id", "penipu dot co dot id"],
    ...["penipu[.]co[.]id", "penipu . co . id", "penipu,com", "penipu·com", "penipu•com", "penipu․com"],
    ...["penipu．com", "penipu｡com", "ｐｅｎｉｐｕ．ｃｏｍ", "penipu.c0m", "penipu.c o m", "p e n i p u . c o m"],
    ...["hxxp://penipu.com", "hxxps://penipu.com", "h**p://penipu", "hxxp penipu . com", "http : // penipu"],
    ...["htt p://penipu.com", "hxxps[:]//penipu[.]com", "wa.me/62812", "wa.me/62…", "wa . me / 62812"],
    ...["wa[.]me/62812", "wa dot me 62812", "wa titik me garis miring 62", "bit[.]ly/abc", "bit dot ly slash abc"],
    ...["t.me/penipu", "t[.]me/penipu", "xn--jasawarga-9za.com", "xn--pnipu", "www penipu com", "www penipu"],
    ...["192[.]168[.]1[.]1", "192 dot 168 dot 1 dot 1", "192.168.1.1", "192 . 168 . 1 . 1"],
    ...["10 titik 0 titik 0 titik 1", "Servis AC 2001:db8::1", "http://[::1]/", "pеnipu.соm", "penipu.соm"],
    ...["ⓟⓔⓝⓘⓟⓤ.ⓒⓞⓜ", "𝗽𝗲𝗻𝗶𝗽𝘂.𝗰𝗼𝗺", "penipu.com/klaim", "penipu.shop", "penipu.online", "penipu[.]shop"],
    ...["penipu dot shop", "penipu.id", "penipu dot id", "penipu titik id", "penipu titik net", "penipu.my.id"],
    ...["penipu.blogspot.com", "shopee.penipu.com", "booking.com.penipu.id", "budi at gmail dot com"],
    ...["budi(at)gmail.com", "budi [at] gmail [dot] com", "budi @ gmail . com", "budi et gmail titik com"],
    ...["budi at gmail com", "budi@gmail,com", "budi＠gmail．com", "Servis AC kunjungi penipu dot com sekarang"],
    ...["Servis AC, cek penipu(dot)co(dot)id", "p3nipu.com", "penipu.соm/masuk", "penipu .id", "penipu . id"],
    ...["//penipu.com", "penipu.com.", "(penipu.com)", '"penipu.com"', "penipu.com!", "penipu.COM"],
    ...["PENIPU . COM", "Penipu.Com"],
    ...["penipu dot  com", "penipu . c o m", "penipu  .  com", "penipu-titik-com", "penipu(titik)co(titik)id"],
    ...["penipu[titik]com", "penipu{dot}com", "penipu'.'com", 'penipu"."com', "penipu|.|com", "penipu/.com"],
    ...["penipu\\.com", "penipu.​com", "penipu.(com)", "penipu.[com]", "(penipu).(com)", "penipu..com"],
    ...["penipu...com", "penipu…com", "penipu•id", "penipu●com", "penipu○com", "penipu°com", "penipu。id"],
    ...["penipu ⓒⓞⓜ", "penipu٫com", "penipu,co,id", "penipu point com", "penipu punkt com", "penipu tik com"],
    ...["penipu ttk com", "penipu titk com", "penipu dotcom", "penipu titikcom", "penipu titik-com"],
    ...["penipu.com/", "penipu.com:8080", "http penipu com", "https penipu com", "https;//penipu"],
    ...["http:/penipu", "http:\\\\penipu", "hxxp:penipu", "ht tp://penipu", "h t t p s : / / penipu"],
    ...["www,penipu,com", "www(dot)penipu(dot)com", "w w w . penipu . com", "WWW PENIPU COM", "ｗｗｗ．penipu"],
    ...["wa,me/62812", "wa.me", "wame/62812", "wa me/62812", "t me/penipu", "bit ly/abc", "bit,ly/abc"],
    ...["s.id/abc", "s . id/abc", "s[.]id/abc", "tinyurl.com/abc", "tinyurl/abc", "linktr.ee/abc"],
    ...["linktr[.]ee/abc", "linktree/abc", "penipu@gmail.com", "penipu[@]gmail.com", "penipu(a)gmail.com"],
    ...["penipu{at}gmail{dot}com", "penipu (at) gmail (dot) com", "penipu AT gmail DOT com", "penipu at gmail"],
    ...["penipu gmail com", "penipu @gmail", "penipu et gmail dot com", "192。168。1。1", "192.168.1.1:80"],
    ...["1 9 2 . 1 6 8 . 1 . 1", "0xC0A80101", "[2001:db8::1]", "penipu.рф", "penipu.онлайн", "penipu.co.id/a"],
    ...["penipu.web.id", "penipu.vercel.app", "penipu.github.io", "penipu.netlify.app", "penipu.pages.dev"],
    ...["sites.google.com/view/x", "forms.gle/abc", "forms[.]gle/abc", "discord.gg/x", "shopee.co.id.penipu.top"],
  ])("is refused however it is written: %j", (text) => {
    expect(titleHoldsAddress(text)).toBe(true);
    expect(isMisleadingName(text)).toBe(true);
  });

  it.each([
    ...["Bimbingan S.Pd/M.Pd", "Les privat PT. Maju Jaya", "Mulai Rp.50.000", "Buka jam 08.00"],
    ...["Plugin v1.2 WordPress", "Rumah No.5", "Cuci sofa, karpet, dll.", "Setup ASP.NET dan VB.NET"],
    ...["Kelola toko di booking.com", "Node.js/React.js", "Vue.js dan Next.js", "Integrasi Socket.io"],
    ...["Diagram di draw.io", "Desain logo.ai dan logo.png", "Servis A/C 1/2 PK", "Sewa 08.00-17.00"],
    ...["Rp 1.250.000/hari", "Foto produk @50.000", "Selesai cepat.Bisa ditunggu", "Undangan dll."],
    ...["Pasang 4 titik net LAN", "Instalasi titik lampu dan stop kontak", "Pasang titik CCTV"],
    ...["Antar ke titik jemput", "Pasang 8 titik TV", "Printer dot matrix", "Dot bayi dan perlengkapan"],
    ...["Jasa titip Singapura", "Survei titik koordinat", "Titik temu komunitas", "Desain polkadot, motif titik"],
    ...["Daftar domain my.id dan co.id", "Buat web .com murah", "Domain .com dan hosting", "Toko Shopee.co.id"],
    ...["Kelola Tokopedia.com", "Kelas Canva.com", "Daftar oss.go.id", "Lapor coretax.pajak.go.id"],
    ...["Dr. Ani, Sp.OG", "Ir. Budi, M.T. konsultan", "Bimbel SD kelas 1.2.3", "Kelas 1, 2, 3, 4"],
    ...["Campuran semen 1:2:3", "Rasio 1:2:3:4", "Pukul 08:00:00", "Jam 10:30 - 12:00", "Rust dan C++ std::vector"],
    ...["IPv4 dan IPv6", "E-commerce dan CRM", "Les matematika & IPA", "I.T support", "A. C. Milan", "R & D"],
    ...["Servis AC (cuci/isi freon)", "Cat [interior] rumah", "Cetak kartu ID card", "Kartu nama. ID card"],
    ...["Jasa edit (foto) id card", "Komputer, net, dan printer", "Bank, co working", "Meet me di kafe"],
    ...["Beli 2 . Gratis 1", "Ukuran 2 x 3 . 5 meter", "S.Kom dan M.Kom", "A.Md.Kom", "B.Com tugas"],
    ...["B. Com accounting", "Les B.Ing", "a.n. Budi", "d/a Jl. Mawar", "No.ID 5", "Jl.Merdeka"],
    ...["Nasi kotak @ 25.000", "Meeting at cafe", "Foto at home service", "Fotografi di Yahoo Group"],
    ...["Login gmail bermasalah", "Email gmail dan outlook", "Studi at kampus", "B U D I", "D J acara"],
    ...["3 D print", "Web 3.0", "HTML 5.0 dan CSS 3", "Windows 10.0.19", "Rp 1.000.000.000"],
    ...["Tukang 24 jam nonstop", "Setting Mikrotik 192.168", "Paket 10.20.30 orang", "Surat No. 12/IV/2026"],
    ...["UI/UX", "Kue kering, dst", "K.H. Ahmad", "Tukang A.C."],
    ...[
      "Servis magic com",
      "Kabel serial COM port",
      "Jual domain com dan net",
      "Pasang SSL HTTPS",
      "Bikin Linktree untuk bio",
    ],
  ])("is not found in %j", (title) => expect(titleHoldsAddress(title)).toBe(false));

  it("is searched for quickly", () => {
    // Each pattern may read the text once for each of its characters, which takes hours for a long one.
    for (const unit of ["[ ", " .", " dot", "a.", "1 . ", "a:", "a at "]) {
      const text = unit.repeat(100_000);
      titleHoldsAddress(text);
      isMisleadingName(text);
    }
    expect(titleHoldsAddress(`[${" ".repeat(200_000)}`)).toBe(false);
  });
});
