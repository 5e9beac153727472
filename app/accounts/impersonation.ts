import type { NAME_SURFACES } from "~/database/stored-values";
import { DAY } from "~/platform/dates";
import { areOneSlipApart } from "~/platform/strings";
import { hasWebAddress, MAX_EXAMINED, plainDots, plainText, titleHoldsAddress } from "./contact-details";
import { toLatin } from "./look-alikes";

export type NameSurface = (typeof NAME_SURFACES)[number];

export const REFUSED_NAME_RETENTION = 90 * DAY;

/** Characters that replace letters inside a word, as in "J4s4W@rga" or "Adm!n". */
const STAND_INS: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  6: "g",
  7: "t",
  9: "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};

const OUR_NAME = folded("jasawarga");

/**
 * Roles that are refused as names of people and businesses, even next to other words. They are written without spaces.
 */
const ROLES = wordSet(
  "admin admins adminpusat administrator administrators superadmin sysadmin moderator moderators operator petugas petugasnya verifikasi verifikator verification cs " +
    "customerservice customercare customersupport customerservis helpdesk callcenter callcentre contactcenter contactcentre customerrelation customerrelations " +
    "customerassistance layananpelanggan layanankonsumen layananpengguna layanannasabah layananklien layanancustomer pelayananpelanggan pelayanankonsumen pelayananpengguna " +
    "pelayanannasabah pelayananklien pelayanancustomer timjw layananjw pusatbantuan pusatresolusi noreply postmaster webmaster mailerdaemon techsupport technicalsupport " +
    "itsupport livechat timverif timfraud timpembayaran rekeningbersama rekeningpenampungan disputecenter disputecentre akunterverifikasi terverifikasi verified midtrans " +
    "xendit billingteam customersuccess customerexperience admn konfirmasipembayaran pemberitahuansistem pusatlayanan custservice custserv custcare custsupport " +
    "customerserv helpcenter helpcentre verif cekktp pemeriksaktp pemeriksaidentitas pemeriksaakun timidentitas danatitipan titipandana rekeningpenampung " +
    "escrowagent penengahsengketa jurisengketa kasirpusat kasirresmi timpusat kantorpusat superuser sysop superadministrator legalofficer complianceofficer " +
    "fraudanalyst virtualassistant asistenvirtual resolutioncenter resolutioncentre disputeresolution liveagent ptgs admint headoffice memberservice memberservices hubungikami contactus servicedesk topseller starseller powerseller customerhappiness asistenai aiassistant pesananbaru orderbaru lupasandi katasandi pelayanpelanggan " +
    "timkyc timrefund danatertahan saldotertahan akundihapus timcs timadmin",
);

/** Roles that count only if the name has no other word: "Keamanan" and "Tim Resmi", but not "Keamanan Garuda". */
const ROLES_ALONE = wordSet(
  "keamanan security bantuan support resmi official staf staff sistem system pengaduan sengketa notifikasi notification mediator akun account pengelola pembayaran payment " +
    "escrow rekber refund moderasi atmin root bot trust safety kepatuhan compliance keuangan finance penarikan resolusi pusatinformasi pemilik owner founder billing tagihan invoice " +
    "mimin teller pengumuman penipuan fraud pencairan perlindungan protection validasi validator mediasi peringatan warning alert pemberitahuan keluhan aduan otp withdrawal withdraw " +
    "pengembalian konfirmasi aktivasi pemblokiran saldo rekening hotline satgas polri polisi kepolisian bank gopay shopeepay linkaja ovo qris bca bni bsi btn " +
    "otomatis automatic automated autoreply reply balasan jawaban responder message messages pesan penting darurat tertahan ditahan dihapus terhapus deleted " +
    "robot chatbot agent agen csr cso adm mod mods momod ops opr op dev developer engineer karyawan pegawai manajemen management direktur direksi ceo cfo cto hrd hr " +
    "supervisor spv manager manajer legal auditor kasir bendahara helper dispute disputes arbiter arbitrase penengah wasit kyc pengawas inspektur satpam mailer daemon " +
    "mailbot anonymous anonim user users pengguna unknown null undefined marketplace otoritas otorisasi autentikasi authentication monitoring frontdesk backoffice " +
    "koordinator pihak perwakilan tertunda terblokir diblokir dibekukan suspended blocked verifier reviewer investigator penyelidik penyidik resolution " +
    "payout payouts disbursement ofisial authorized authorised peninjau pemeriksa akuntan accounting notif sistim systim administrasi pendiri ktp identitas blokir transfer password login pajak djp kejaksaan cair risk risiko csm gagal berhasil dibatalkan arbitrator supprot",
);

/**
 * Banks and authorities, which must be spelled exactly, because "Bang Jago" is a person. They are written without
 * spaces.
 */
const INSTITUTIONS = wordSet(
  "bankindonesia bankbca bankbri bankbni bankmandiri bankbtn bankbsi bankbjb bankdki bankcimb bankdanamon bankpermata bankmega bankjago bankpanin bankcentralasia " +
    "bankrakyatindonesia banknegaraindonesia banktabungannegara banksyariahindonesia seabank danaindonesia ojk otoritasjasakeuangan bappebti kominfo komdigi ppatk bareskrim " +
    "kemenkeu ditjenpajak direktoratjenderalpajak",
);

/** Units that name staff together with a subject: "Layanan Pembeli", "JW Care". */
const STAFF_UNITS = wordSet(
  "tim team layanan pelayanan pusat center centre divisi bagian departemen dept department info informasi help care desk panel platform manajer manager kepala " +
    "kantor office ketua unit aplikasi app sekretariat services cabang",
);
const STAFF_SUBJECTS = wordSet(
  "pembeli penjual seller buyer dana transaksi pengguna user nasabah konsumen klien pelanggan jw kami our us hukum anggota member",
);

/** Words that name staff only beside a role. */
const BESIDE_ROLES = new Set([
  ...STAFF_UNITS,
  ...STAFF_SUBJECTS,
  ...wordSet(
    "digital online jam indonesia nasional kami anda marketplace service dan and the id app pesan otomatis automatic auto mitra gateway message messages anti diblokir " +
      "dibekukan dinonaktifkan ditangguhkan dikunci terblokir terkunci blocked suspended locked siber cyber halo kamu pesanan order uang kode bri your " +
      "virtual asisten assistant auto live front back head senior junior promo hadiah undian pemenang toko store partner officer analyst data lapangan wilayah daerah " +
      "via lewat dari untuk di by from of to ready siap baru new aktif active pribadi chat wa penyelesaian kepercayaan bermasalah pemulihan recovery notice check prevention management mobile banking bukti reset lupa utama umum top penjaga",
  ),
]);

/** Words that make our initials the name of the platform: "JW Indonesia". "JW Digital" and "JW Susanto" are names. */
const BESIDE_INITIALS = wordSet(
  "jw min asisten assistant robot id indonesia app apk aplikasi com co online jam the platform marketplace asli pusat",
);

/** Roles that are ordinary work beside a word of businesses: "Kasir Digital", "Agen Online". */
const ORDINARY_JOBS = wordSet(
  "robot chatbot developer dev engineer legal auditor kasir akuntan accounting monitoring agen agent otomatis automatic message messages pesan satpam direktur wasit hrd hr",
);
const BUSINESS_WORDS = wordSet("digital online indonesia nasional toko store service services");

/** Matches check marks and shields, as in "Sari ☑️". */
const BADGE = /[\u2611\u2705\u2713\u2714\u221A\u237B\u{1F5F8}\u{1F5F9}\u{1F6E1}\u{1FBB1}]/u;

export function isMisleadingName(name: string): boolean {
  return BADGE.test(name) || imitatesOurName(name) || hasRole(name) || hasWebAddress(plainText(plainDots(name)));
}

/**
 * Returns whether a text contains our name, or a misspelling of it by one letter ("JasaWaga") with only words of staff
 * beside it.
 */
export function imitatesOurName(text: string): boolean {
  return (
    hasOurName(text) ||
    TRANSLITERATED.test(text.toLowerCase()) ||
    [text, mirrored(text)].some(hasOurNameWithSigns) ||
    hasOurName(mirrored(text)) ||
    readings(text).some(isOurNameWithSlip)
  );
}

const TRANSLITERATED = /д?жаса[\s-]?варга|ясаварга|ジャサ[・\s]?ワルガ|자사\s?와르가|جاسا\s?وارغا|جاسا\s?وارجا/u;

/** Reverses the text, as in "agraWasaJ". An "M" that is upside down is a "W". */
function mirrored(text: string): string {
  return [...text.slice(0, MAX_EXAMINED)].reverse().join("").replace(/m/gi, "w");
}

const MAX_SIGNS = 4;
/** Signs that join or list words. At the start they do not replace a letter. */
const LIST_SIGN = /[,.:&+#*•·/–—-]/u;
const CLOSING: Record<string, string> = { "(": ")", "[": "]", "{": "}", "<": ">", "«": "»", "“": "”", "‘": "’" };

/**
 * A character of a typed text. `letters` are the Latin letters it looks like. `isSign` is true for everything but ASCII
 * letters and spaces.
 */
type Glyph = { typed: string; letters: string; isSign: boolean };

function glyphsOf(text: string): Glyph[] {
  const plain = text
    .slice(0, MAX_EXAMINED)
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return [...plain].map((typed) => ({
    typed,
    letters: (STAND_INS[typed] ?? toLatin(typed)).toLowerCase().replaceAll("q", "g"),
    isSign: !/[a-z\s]/i.test(typed),
  }));
}

/** Returns whether signs or foreign letters replace up to 4 letters of our name: "]asaWarga", "丁asaWarga", "J☆s☆Warga". */
function hasOurNameWithSigns(text: string): boolean {
  const glyphs = glyphsOf(text);
  const failed = new Set<string>();
  return glyphs.some((glyph, start) => {
    if (glyph.isSign) {
      if (/\s/.test(glyphs[start + 1]?.typed ?? " ")) return false;
    } else if (glyph.letters !== "j" || /[a-z]/i.test(glyphs[start - 1]?.typed ?? "")) return false;
    const end = findEndOfName(glyphs, { at: start, letter: 0, signs: 0 }, failed);
    if (end === null) return false;
    if (!glyph.isSign || glyph.letters === "j") return true;
    // This is a list or a bracket around the ordinary words "asa warga".
    const isOneWord = !glyphs.slice(start, end).some(({ typed }) => /\s/.test(typed));
    if (LIST_SIGN.test(glyph.typed)) return isOneWord && !/[a-z\d]/i.test(glyphs[start - 1]?.typed ?? "");
    const closing = /["'`]/.test(glyph.typed) ? glyph.typed : CLOSING[glyph.typed];
    return closing === undefined || glyphs[end]?.typed !== closing;
  });
}

/** A position in a text and in our name. The letters before `letter` are found, `signs` of them as signs. */
type Progress = { at: number; letter: number; signs: number };

/** Returns the place after our name, or null. `failed` has the progress from which nothing was found before. */
function findEndOfName(glyphs: readonly Glyph[], { at, letter, signs }: Progress, failed: Set<string>): number | null {
  if (letter === OUR_NAME.length) return signs > 0 ? at : null;
  const glyph = glyphs[at];
  const key = `${at} ${letter} ${signs}`;
  if (glyph === undefined || signs > MAX_SIGNS || failed.has(key)) return null;
  const steps: Progress[] = [];
  if (glyph.letters === OUR_NAME[letter]) steps.push({ at: at + 1, letter: letter + 1, signs });
  const isRepeated = letter > 0 && glyph.letters === OUR_NAME[letter - 1];
  if (isRepeated || /\s/.test(glyph.typed) || (glyph.isSign && letter > 0)) steps.push({ at: at + 1, letter, signs });
  // One letter may be drawn with up to three signs, as in "(_asaWarga". A digit only replaces a letter that it looks like.
  for (let next = at; next < at + 3 && isDrawing(glyphs[next]); next += 1)
    steps.push({ at: next + 1, letter: letter + 1, signs: signs + 1 });
  for (const step of steps) {
    const end = findEndOfName(glyphs, step, failed);
    if (end !== null) return end;
  }
  failed.add(key);
  return null;
}

function isDrawing(glyph: Glyph | undefined): boolean {
  return glyph?.isSign === true && !/\d/.test(glyph.typed);
}

/** First words of ordinary names whose second one is in `SECOND_WORDS`: "Jaya Warga", "Jasa Marga". */
const FIRST_WORDS = wordSet("jasa jaya jaga jawa rasa masa basa desa asa nasa");
/** First words that need a space after them: "Jaka Warga" is a person, "JasiWarga" is not. */
const FIRST_WORDS_APART = wordSet(
  "jas jaja jaka yasa jasi jaksa jala jana java jata jasra jasna jusa kasa pasa sasa tasa wasa",
);
const SECOND_WORDS = wordSet(
  "warga warna marga harga warta arga warsa waria wara warda vargas sarga darga wargi warganet",
);

function isOurNameWithSlip(words: readonly string[]): boolean {
  return words.some((_, at) =>
    [1, 2, 3].some((count) => {
      const run = words.slice(at, at + count);
      const others = [...words.slice(0, at), ...words.slice(at + count)];
      return (
        run.length === count && isNearOurName(run.join("")) && !isOrdinaryName(run) && others.every(isWithoutService)
      );
    }),
  );
}

/** Returns whether a word is our name with one slip, or without some of its vowels: "JsWarga". */
function isNearOurName(word: string): boolean {
  return areOneSlipApart(word, OUR_NAME) || word.replaceAll("a", "") === OUR_NAME.replaceAll("a", "");
}

/** Returns whether the words are an ordinary name of two words, also written as one: "Jasa Marga", "Jasamarga". */
function isOrdinaryName(words: readonly string[]): boolean {
  const [first = "", second] = words;
  if (second !== undefined)
    return words.length === 2 && (FIRST_WORDS.has(first) || FIRST_WORDS_APART.has(first)) && SECOND_WORDS.has(second);
  return [...FIRST_WORDS].some((start) => first.startsWith(start) && SECOND_WORDS.has(first.slice(start.length)));
}

export function hasOurName(text: string): boolean {
  return readings(text).some((words) => {
    const compact = words.join("");
    const starts = new Set<number>();
    const ends = new Set<number>();
    let at = 0;
    for (const word of words) {
      if (word.includes(OUR_NAME)) return true;
      starts.add(at);
      at += word.length;
      ends.add(at);
    }
    for (let found = compact.indexOf(OUR_NAME); found >= 0; found = compact.indexOf(OUR_NAME, found + 1)) {
      if (starts.has(found) && ends.has(found + OUR_NAME.length)) return true;
    }
    return false;
  });
}

/** Matches the two ordinary words in plain letters with a space between, but not "JasaWarga" or "J4sa Warga". */
const ORDINARY_WORDS =
  /(?<![\p{L}\p{M}\p{N}\p{Cf}@#_.-])[Jj][Aa][Ss][Aa]\s*[,;:&+]?\s+\(?[Ww][Aa][Rr][Gg][Aa](?![\p{L}\p{M}\p{N}\p{Cf}_]|\s*[®™©✓✔☑✅])/gu;
const ORDINARY_WORDS_MARK = "xjwx";

/** Words that claim a title for the platform at any position. */
const OFFICIAL_CLAIMS = ["official", "officially", "verified", "terverifikasi", "authorized"].map(folded);
/** Things that are "resmi" themselves, as in "surat resmi". */
const OFFICIAL_THINGS = wordSet(
  "dokumen surat acara izin perizinan terjemahan penerjemah baju pakaian busana seragam undangan foto pasfoto notaris sertifikat akta ijazah rapat pidato garansi struk " +
    "kuitansi faktur bengkel kegiatan upacara laporan",
);
/** Work for people of the neighbourhood when another word follows: "petugas kebersihan", "admin toko". */
const OCCUPATIONS = wordSet("admin operator petugas moderator");
/** Words of staff that claim a title when they are written directly before the two words. */
const STAFF_BEFORE = wordSet(
  "akun account staf staff support refund escrow rekber pengelola pemilik owner founder moderasi notifikasi sengketa pengaduan rekening saldo",
);
const DOMAIN_ENDINGS = wordSet("id com co net org app apk tm");
const NO_SERVICE = wordSet(
  "aplikasi apk web website situs portal laman halaman toko store mitra partner cabang kantor grup group com co net org www pt cv nomor kontak hubungi promo voucher hadiah " +
    "undian rekening saldo asli original di dari oleh untuk ke yang",
);

export function isMisleadingTitle(title: string): boolean {
  return titleHoldsAddress(title) || titleUsesOurName(title) || posesAsStaff(title);
}

/**
 * Returns whether a title imitates our name. It may contain the ordinary words "jasa warga" ("Jasa warga sekitar") if it also
 * names a service and no word claims to be the platform.
 */
export function titleUsesOurName(title: string): boolean {
  if (!hasOurName(title)) return imitatesOurName(title);
  const marked = title.slice(0, MAX_EXAMINED).replace(ORDINARY_WORDS, ` ${ORDINARY_WORDS_MARK} `);
  if (imitatesOurName(marked)) return true;
  return readings(marked).some(
    (words) =>
      words.every(isWithoutService) ||
      words.some(
        (word, at) => isClaim(word, words[at - 1]) || (word === ORDINARY_WORDS_MARK && isClaimedAt(words, at)),
      ),
  );
}

function isWithoutService(word: string): boolean {
  return (
    word === ORDINARY_WORDS_MARK ||
    !/[a-z]/.test(word) ||
    OFFICIAL_CLAIMS.includes(word) ||
    [ROLES, ROLES_ALONE, BESIDE_ROLES, NO_SERVICE].some((words) => words.has(word))
  );
}

function isClaim(word: string, before: string | undefined): boolean {
  if (word === "resmi") return before === undefined || !OFFICIAL_THINGS.has(before);
  return OFFICIAL_CLAIMS.some(
    (claim) => word === claim || (word.length >= MIN_LONG_ROLE_LENGTH && areOneSlipApart(word, claim)),
  );
}

function isClaimedAt(words: readonly string[], at: number): boolean {
  const rest = words.slice(at + 1);
  if (DOMAIN_ENDINGS.has(rest[0] ?? "")) return true;
  for (let end = at; end > 0; end -= 1) {
    const last = words[end - 1] ?? "";
    const isStaff = [1, 2, 3].some((length) => isRole(words.slice(Math.max(0, end - length), end).join("")));
    if (isStaff || STAFF_BEFORE.has(last)) return true;
    if (!BESIDE_ROLES.has(last) && !ROLES_ALONE.has(last)) break;
  }
  const role = [1, 2, 3].find((length) => isRole(rest.slice(0, length).join("")));
  if (role === undefined) return false;
  return !(OCCUPATIONS.has(rest[0] ?? "") && rest.slice(role).some((word) => !isWithoutService(word)));
}

/** Words that mean staff in a title beside a matter of our staff, in addition to `ROLES`. */
const WEAK_ROLES = wordSet(
  "tim team staf staff pihak sistem system keamanan security bantuan layanan pelayanan pusat center centre support agen agent mediator perwakilan pengelola karyawan " +
    "pegawai notifikasi notification peringatan pemberitahuan pengumuman bagian divisi departemen manajer manager supervisor helper care help pengaduan kasir bendahara " +
    "finance keuangan billing escrow rekber bot robot penengah pengawas compliance legal satgas",
);
/** Roles that are accepted in titles. Gateways can be an object of work, and "Tim JW Teknik" is a business. */
const NOT_TITLE_ROLES = wordSet("midtrans xendit verified terverifikasi timjw layananjw");
/** Words that show our staff together with one clear role: "CS saldo". */
const STAFF_MATTERS = wordSet(
  "saldo refund escrow rekber otp pencairan withdraw withdrawal wd payout payouts disbursement tertahan ditahan diblokir dibekukan ditangguhkan balance kyc penampung penampungan",
);
const STAFF_ACTS = wordSet(
  "verifikasi verif verification verify memverifikasi diverifikasi validasi konfirmasi aktivasi pencairan cairkan mencairkan penarikan pengembalian refund pemulihan pemblokiran " +
    "blokir unblokir pembekuan klaim penahanan tertahan ditahan tertunda diblokir dibekukan ditangguhkan dikunci terkunci withdraw withdrawal wd payout disbursement held locked " +
    "suspended blocked recovery sengketa dispute mediasi penengah penampung penampungan",
);
const STAFF_OBJECTS = wordSet(
  "akun account accounts rekening rek norek saldo balance dana uang pembayaran payment payments transaksi transaction transactions identitas identity ktp penjual pembeli seller " +
    "sellers buyer buyers deposit escrow",
);
/** Objects that ordinary clerks of a shop do not handle for its buyers. */
const ENTRUSTED_OBJECTS = wordSet("akun account rekening rek norek saldo balance dana identitas ktp deposit escrow");
/** Objects that belong to a member, next to a word for the member: "saldo Anda", "akun penjual". */
const OWNED_OBJECTS = wordSet("refund akun account rekening rek saldo balance dana uang pembayaran payment transaksi");
const MEMBER_WORDS = wordSet("penjual pembeli seller sellers buyer buyers");
const ADDRESSED_MEMBERS = wordSet("anda kamu pengguna user member mitra your");

/** Other platforms and authorities. "Verifikasi akun Shopee" is work on a buyer's account there. */
const OTHER_PLATFORMS = wordSet(
  "shopee shopeefood tokopedia tokped lazada blibli bukalapak tiktok facebook fb instagram ig google gmb youtube whatsapp twitter linkedin meta gojek grab gofood grabfood traveloka " +
    "tiket booking agoda airbnb bpjs jht jamsostek kur prakerja pajak djp npwp coretax paypal payoneer adsense amazon ebay etsy fiverr upwork shopify netflix spotify steam siplah lpse oss ecatalog dapodik",
);
const BEFORE_A_CHANNEL = wordSet(
  "via lewat melalui hubungi chat kontak cek lihat lapor kirim buka dari di ke buat seperti bukan",
);
/** Names of platforms that are ordinary words unless certain words follow: "tiket.com", "tiket pesawat". */
const AFTER_ORDINARY: Record<string, ReadonlySet<string>> = {
  tiket: wordSet("com pesawat kereta kapal konser bus"),
  booking: wordSet("com hotel vila"),
};

function isOtherPlatform(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!OTHER_PLATFORMS.has(word) || BEFORE_A_CHANNEL.has(words[at - 1] ?? "")) return false;
  return AFTER_ORDINARY[word]?.has(words[at + 1] ?? "") ?? true;
}

/** Workplaces and tasks of clerks of a shop or a business: "Admin toko online, balas chat dan refund". */
const SHOP_WORDS = wordSet(
  "toko olshop shop store umkm perusahaan usaha bisnis acara event medsos sosmed sosial konten laporan rekap kas input entri balas retur stok katalog produk upload arsip rental travel",
);
/** Workplaces that pay out and check for others, and work of makers: "Admin pencairan dana sekolah", "API verifikasi akun". */
const OTHER_WORK = wordSet(
  "koperasi sekolah kampus klinik hotel restoran kafe warung pabrik gudang yayasan masjid gereja desa kelurahan rt rw puskesmas proyek konser seminar pembukuan akuntansi jurnal spp " +
    "arisan kos kost apartemen perumahan komplek gedung survei sensus excel spreadsheet crm skripsi tesis pelatihan kursus les latihan laravel php wordpress integrasi api modul fitur bengkel",
);
/** Words that make escrow a thing that is built: "Pembuatan aplikasi rekber". */
const MAKING_WORDS = wordSet(
  "pembuatan bikin buat desain ui ux website aplikasi startup laravel php wordpress integrasi api modul fitur",
);

/** Returns whether a title offers the work of a clerk of a shop or a school, and not of our staff. */
function isOtherWork(words: readonly string[]): boolean {
  if (words.some((word) => OTHER_WORK.has(word))) return true;
  const isEntrusted = words.some((word) => ENTRUSTED_OBJECTS.has(word));
  const hasStaffAct = words.some((word) => STAFF_ACTS.has(word));
  return words.some((word) => SHOP_WORDS.has(word)) && !(isEntrusted && hasStaffAct);
}

/**
 * Returns whether a title pretends to be from our staff. It then has a role together with a matter of our staff ("CS resmi
 * pencairan saldo") or with our initials ("Admin JW"), or only such words ("Petugas Verifikasi"). "Admin toko online" is
 * accepted.
 */
export function posesAsStaff(title: string): boolean {
  const all = readings(title);
  const isElsewhere = all.some((words) => words.some((_, at) => isOtherPlatform(words, at)));
  return all.some(
    (words) =>
      claimsOurInitials(words) ||
      isSpokenForUs(words) ||
      isStaffAlone(words) ||
      offersEscrow(words) ||
      (hasTitleRole(words) ? handlesStaffMatter(words, isElsewhere) : !isElsewhere && addressesMember(words)),
  );
}

function isStrongRole(words: readonly string[], at: number): boolean {
  return [1, 2, 3].some((length) => {
    const run = words.slice(at, at + length);
    const joined = run.join("");
    return (
      run.length === length && (length === 1 || joined.length > 3) && isRoleOf(run) && !NOT_TITLE_ROLES.has(joined)
    );
  });
}

function isTitleClaim(words: readonly string[], at: number): boolean {
  return isClaim(words[at] ?? "", words[at - 1]);
}

function hasTitleRole(words: readonly string[]): boolean {
  return words.some((word, at) => WEAK_ROLES.has(word) || isStrongRole(words, at) || isTitleClaim(words, at));
}

function claimsOurInitials(typed: readonly string[]): boolean {
  const words = withInitialsJoined(typed);
  return words.some((word, at) => {
    if (word !== "jw") return false;
    const isOurs = areOurInitials(words, at);
    const beside = [words[at - 1] ?? "", words[at + 1] ?? ""];
    return (
      words.some((_, other) => isStrongRole(words, other) || isTitleClaim(words, other)) ||
      (isOurs && beside.some((near) => WEAK_ROLES.has(near) || STAFF_UNITS.has(near) || DOMAIN_ENDINGS.has(near))) ||
      words.some((other) => STAFF_MATTERS.has(other) || OWNED_OBJECTS.has(other)) ||
      words.every((other) => BESIDE_INITIALS.has(other) || isWithoutService(other))
    );
  });
}

/** Returns whether "jw" at a place means us: "Tim JW". In "Tim JW Teknik" it begins the name of a business. */
function areOurInitials(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return words[at] === "jw" && (next === undefined || BESIDE_INITIALS.has(next) || isWithoutService(next));
}

/** Returns whether a title is about a matter of our staff. `isElsewhere`: it names another platform or an authority. */
function handlesStaffMatter(words: readonly string[], isElsewhere: boolean): boolean {
  const isClaimed = words.some((_, at) => isTitleClaim(words, at));
  if (!isClaimed && isElsewhere) return false;
  const isEntrusted = isClaimed || words.some((word) => ENTRUSTED_OBJECTS.has(word));
  const isOurs = isOwned(words, MEMBER_WORDS) || (isStaffAct(words) && words.some((word) => MEMBER_WORDS.has(word)));
  if (isEntrusted && (isOurs || addressesMember(words))) return true;
  if (!isClaimed && isOtherWork(words)) return false;
  const isStrong = isClaimed || words.some((word, at) => isStrongRole(words, at) && !STAFF_ACTS.has(word));
  const isMatter = isOwned(words, ADDRESSED_MEMBERS) || words.some((word) => STAFF_MATTERS.has(word));
  return isOurs || isStaffAct(words) || (isStrong && isMatter);
}

function isStaffAct(words: readonly string[]): boolean {
  return words.some((word) => STAFF_ACTS.has(word)) && words.some((word) => STAFF_OBJECTS.has(word));
}

function isOwned(words: readonly string[], owners: ReadonlySet<string>): boolean {
  const isOwner = (at: number) => owners.has(words[at] ?? "");
  return words.some((word, at) => OWNED_OBJECTS.has(word) && (isOwner(at - 1) || isOwner(at + 1)));
}

function addressesMember(words: readonly string[]): boolean {
  const hasAct = words.some((word) => STAFF_ACTS.has(word));
  const isOfMember = words.some((word) => MEMBER_WORDS.has(word)) && words.some((word) => ENTRUSTED_OBJECTS.has(word));
  return hasAct && (isOwned(words, ADDRESSED_MEMBERS) || isOfMember);
}

function offersEscrow(words: readonly string[]): boolean {
  const isEscrow = withRolesJoined(words).some((word) => ESCROWS.has(word));
  return isEscrow && !words.some((word) => MAKING_WORDS.has(word));
}

/** Words that name our staff if a title has nothing else. "Admin online" is an offer, "Keamanan akun" is not. */
const STAFF_TOPICS = new Set([
  ...STAFF_MATTERS,
  ...wordSet(
    "akun account rekening verifikasi verifikator verif verification pengaduan sengketa notifikasi notification peringatan warning pemberitahuan bantuan moderasi mediasi pengembalian " +
      "rekeningbersama rekeningpenampung pusatbantuan pusatresolusi pusatlayanan helpcenter layananpengguna layanannasabah pemberitahuansistem konfirmasipembayaran timverif",
  ),
]);

/** Words of real work that names of staff have too: "Verifikasi data", "Bantuan hukum", "WA diblokir". */
const WORK_TOPICS = wordSet("data hukum wa pemulihan recovery");
/** Titles of one word that pose as our escrow. */
const ESCROWS = wordSet("escrow rekber rekeningbersama");

function isStaffAlone(typed: readonly string[]): boolean {
  const words = withRolesJoined(typed);
  const isPlainWord = typed.length === 1 && !ESCROWS.has(typed[0] ?? "");
  if (isPlainWord || words.some((word) => WORK_TOPICS.has(word)) || !isRoleAlone(words)) return false;
  const isOther = isOtherWork(words);
  return words.some((word, at) => (STAFF_TOPICS.has(word) && !isOther) || isTitleClaim(words, at));
}

function withRolesJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2].find((count) => ROLES.has(words.slice(at, at + count).join(""))) ?? 1;
    joined.push(words.slice(at, at + length).join(""));
    at += length;
  }
  return joined;
}

/** Words for people who represent us, as in "tim JasaWarga". A person may recommend "layanan JasaWarga". */
const SPEAKERS = wordSet(
  "tim team staf staff karyawan pegawai perwakilan wakil pihak pengelola pemilik owner founder pendiri support agen agent mediator pengawas manajer manager direktur supervisor " +
    "bot sistem kasir developer keamanan security legal finance",
);
/** Roles that a person may mention beside our name: "lolos verifikasi JasaWarga". */
const ROLES_TO_MENTION = wordSet(
  "verifikasi verif verification rekeningbersama rekeningpenampung danatitipan titipandana pusatbantuan pusatlayanan helpcenter helpcentre pusatresolusi",
);
const BETWEEN_ROLE_AND_NAME = wordSet(
  "dari di of from for at the resmi official pusat untuk milik pada platform marketplace aplikasi situs",
);
const EXPERIENCE_WORDS = wordSet(
  "pengalaman berpengalaman tahun pernah mantan eks lulusan bekerja bank perusahaan experience experienced years",
);
const MAX_PART_LENGTH = 300;
const PART_OVERLAP_LENGTH = 100;

/**
 * Returns the first sentence of a text about a person that claims to be our staff, or null. The text may mention
 * JasaWarga: "Sudah 2 tahun di JasaWarga".
 */
export function staffClaimIn(text: string): string | null {
  const parts = text.split(/[\n;!?•|]+|\.(?=\s|$)/u).flatMap(sentenceParts);
  return parts.find((part) => BADGE_CLAIM.test(part) || claimsStaff(part)) ?? null;
}

function sentenceParts(sentence: string): string[] {
  const parts: string[] = [];
  for (
    let from = 0;
    from === 0 || from + PART_OVERLAP_LENGTH < sentence.length;
    from += MAX_PART_LENGTH - PART_OVERLAP_LENGTH
  )
    parts.push(sentence.slice(from, from + MAX_PART_LENGTH).trim());
  return parts.filter((part) => part !== "");
}

/** Matches a check mark beside a claim: "✅ Terverifikasi". A list may have check marks too. */
const BADGE_CLAIM = new RegExp(
  `(?:${BADGE.source}\\uFE0F?\\s*(?:akun\\s+)?(?:ter)?(?:verif|resmi|official)|(?:verified|terverifikasi|resmi|official)\\s*${BADGE.source})`,
  "iu",
);

function claimsStaff(sentence: string): boolean {
  const all = readings(sentence);
  const isElsewhere = all.some((words) =>
    words.some((word, at) => isOtherPlatform(words, at) || EXPERIENCE_WORDS.has(word)),
  );
  return all.some(
    (words) =>
      isStaffAlone(words) ||
      speaksForUs(words) ||
      (words.some((_, at) => isStrongRole(words, at) || isTitleClaim(words, at)) &&
        words.some((word) => ENTRUSTED_OBJECTS.has(word)) &&
        handlesStaffMatter(words, isElsewhere)),
  );
}

function speaksForUs(typed: readonly string[]): boolean {
  const words = withOurNameJoined(withInitialsJoined(typed));
  return words.some((word, at) => {
    if (!word.includes(OUR_NAME) && !areOurInitials(words, at)) return false;
    let before = at;
    while (before > 0 && isBetween(words, before - 1)) before -= 1;
    const starts = [at - 1, at - 2, at - 3, before - 1, before - 2, before - 3];
    const isSpeaker = starts.some((start) => start >= 0 && [at, before].some((end) => isSpeakerIn(words, start, end)));
    const [next = ""] = words.slice(at + 1);
    return isSpeaker || SPEAKERS.has(next) || isTitleClaim(words, at + 1) || isSpeakerIn(words, at + 1, at + 3);
  });
}

/** Returns whether a role precedes our name: "Tim keamanan Jasa Warga". A role after it is a service. */
function isSpokenForUs(typed: readonly string[]): boolean {
  const words = withOurNameJoined(typed);
  return words.some(
    (word, at) =>
      at > 0 &&
      word.includes(OUR_NAME) &&
      [1, 2, 3].some((length) => at >= length && isSpeakerIn(words, at - length, at)),
  );
}

function isBetween(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const isMatter = [BETWEEN_ROLE_AND_NAME, STAFF_ACTS, STAFF_OBJECTS, ROLES_TO_MENTION].some((known) =>
    known.has(word),
  );
  return isMatter && !isTitleClaim(words, at);
}

function isSpeakerIn(words: readonly string[], start: number, end: number): boolean {
  const run = words.slice(start, end);
  const joined = run.join("");
  if (run.length === 1 && (SPEAKERS.has(joined) || isTitleClaim(words, start))) return true;
  return isStrongRole(run, 0) && isRole(joined) && !ROLES_TO_MENTION.has(joined);
}

function withOurNameJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [2, 3, 4].find((count) => words.slice(at, at + count).join("") === OUR_NAME) ?? 1;
    joined.push(words.slice(at, at + length).join(""));
    at += length;
  }
  return joined;
}

export function isMisleadingSkill(skill: string): boolean {
  return titleUsesOurName(skill) || posesAsStaff(skill) || staffClaimIn(skill) !== null;
}

function hasRole(name: string): boolean {
  return readings(name).some((words) => {
    const runs = words.flatMap((_, from) => [1, 2, 3, 4].map((length) => words.slice(from, from + length)));
    const named = runs.filter((run) => run.length === 1 || run.join("").length > 3);
    if (named.some(isRoleOf)) return true;
    if (named.map((run) => run.join("")).some((run) => INSTITUTIONS.has(run) || isRoleWithInitials(run))) return true;
    return isRoleAlone(words) || isRoleAlone(withInitialsJoined(words));
  });
}

function isRoleWithInitials(word: string): boolean {
  const role = word.replace(/^jw|jw$/, "");
  return role !== word && [ROLES, ROLES_ALONE, STAFF_UNITS].some((words) => words.has(role));
}

/** Joins "c" and "s", which mean "CS" only in a name without other words: "C.S.", not "C.S. Lewis". Likewise "J.W.". */
function withInitialsJoined(words: readonly string[]): string[] {
  return words
    .join(" ")
    .replace(/\bc s\b|\bj w\b/g, (pair) => pair.replace(" ", ""))
    .split(" ");
}

/**
 * The minimum number of letters of a role that is recognised with one slip. Shorter roles are too close to people's
 * names.
 */
const MIN_LONG_ROLE_LENGTH = 7;
const LONG_ROLES = [...ROLES].filter((role) => role.length >= MIN_LONG_ROLE_LENGTH);

function isRole(word: string): boolean {
  return ROLES.has(word) || (!NEAR_ROLES.has(word) && LONG_ROLES.some((role) => areOneSlipApart(word, role)));
}

function isRoleOf(run: readonly string[]): boolean {
  const joined = run.join("");
  return isRole(joined) || (run.length === 1 && isGluedRole(joined));
}

const GLUED = new Set([
  ...ROLES,
  ...ROLES_ALONE,
  ...wordSet("tim team pusat center online data penjual seller utama layanan help customer service"),
]);

/** Returns whether a word consists of two words for staff, at least one of them a role: "csresmi", "timverifikasi". */
function isGluedRole(word: string): boolean {
  if (word.length < MIN_LONG_ROLE_LENGTH) return false;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const isRolePart = [one, other].some((part) => ROLES.has(part) || (part.length > 3 && ROLES_ALONE.has(part)));
    if (isRolePart && GLUED.has(one) && GLUED.has(other)) return true;
  }
  return false;
}

/** Returns whether the name consists of nothing but words for staff. Used for holders of bank accounts. */
export function isOnlyRole(name: string): boolean {
  return readings(name).some((words) => {
    const known = words.filter((word) => /[a-z]/.test(word));
    const isGivenName = known.length === 1 && known.every((word) => GIVEN_NAMES.has(word));
    return !isGivenName && [words, withInitialsJoined(words), withRolesJoined(words)].some(isRoleAlone);
  });
}

/** Given names that are also roles. A bank holder may be called "Resmi"; at JasaWarga such a name needs a second word. */
const GIVEN_NAMES = wordSet("resmi karyawan kasir wasit penting mod dev op agen");
const LONG_ROLES_ALONE = [...ROLES_ALONE].filter((role) => role.length >= MIN_LONG_ROLE_LENGTH);
/** Ordinary words and names that are one slip away from a role. */
const NEAR_ROLES = wordSet(
  "parlindungan revolusi mediani meditasi medikasi medial batuan bantan pencarian pengadaan pengadilan pengajuan pengakuan pengembaraan " +
    "kenangan kebanggaan keimanan kelangan kelupaan kepatihan kepatutan projection massage massages pengawal pengawet batasan belasan " +
    "balicenter alicenter malicenter mallcenter cellcenter allcenter hallcenter helmcenter velpcenter contractcenter revolutioncenter helpdesa helpdesi " +
    "livecat livechart timamin timarmin timveri timverri berdasi berhari denting pendidik revolution balapan bahasan menengah counting ilegal penggagas panting pending",
);

function isAloneRole(word: string): boolean {
  const isSlip = !NEAR_ROLES.has(word) && LONG_ROLES_ALONE.some((role) => areOneSlipApart(word, role));
  return ROLES_ALONE.has(word) || ROLES.has(word) || isSlip;
}

function isRoleAlone(words: readonly string[]): boolean {
  let known = words.filter((word) => /[a-z]/.test(word));
  if (known.includes("jw") && known.every((word) => BESIDE_INITIALS.has(word))) return true;
  if (known.some((word) => STAFF_UNITS.has(word)) && known.every((word) => STAFF_UNITS.has(word)))
    return known.join("") !== "tim";
  if (known.some((word) => BUSINESS_WORDS.has(word)))
    known = known.filter((word) => !ORDINARY_JOBS.has(word) || isRole(word));
  const isStaff = known.some((word) => STAFF_UNITS.has(word)) && known.some((word) => STAFF_SUBJECTS.has(word));
  return (isStaff || known.some(isAloneRole)) && known.every((word) => BESIDE_ROLES.has(word) || isAloneRole(word));
}

/** Signs that replace other letters here than in `STAND_INS` or in the table: "War8a", "JʌsʌWʌrgʌ". */
const OTHER_STAND_INS: [pattern: RegExp, letter: string][] = [
  [/(?<=\p{L})8|8(?=\p{L})/gu, "g"],
  [/[ʌɅ∧⋀^]/gu, "a"],
  [/[Ɯɰ]/gu, "w"],
  [/ƃ/gu, "g"],
  [/\\\/\\\//g, "w"],
  [/\/[\\-]?\\/g, "a"],
];

function readings(text: string): string[][] {
  const typed = text.slice(0, MAX_EXAMINED);
  const swapped = OTHER_STAND_INS.reduce((left, [pattern, letter]) => left.replace(pattern, letter), typed);
  const parted = typed.replace(/[@$!|¦]/g, " ");
  return [...new Set([typed, swapped, parted])].flatMap(listReadings);
}

function listReadings(text: string): string[][] {
  const latin = toLatin(text);
  const split = latin.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  const undigited = split.replace(/\d+(?![a-z])|(?<![a-z\d])\d+/gi, " ");
  return [...new Set([latin, split, undigited, latin.replace(/v[^a-z\d]+v/gi, "w")])].map((reading) => {
    const words = reading
      .toLowerCase()
      .replace(/(?<=[a-z\d])[@$!|](?=[a-z\d])|[@$](?=[a-z])|(?<=[a-z])\$/g, (sign) => STAND_INS[sign] ?? sign)
      .split(/[^a-z\d]+/)
      .filter(Boolean)
      .map((word) => (/[a-z]/.test(word) ? word.replace(/[01345679]/g, (digit) => STAND_INS[digit] ?? digit) : word));
    return joinedLetters(words).map(corrected).map(folded);
  });
}

function corrected(word: string): string {
  return word
    .replace(/[ck][oua]s+t[oue]m+[ae]r/, "customer")
    .replace(/^ser[vfp][ie][sc]e?$|(?<=customer)ser[vfp][ie][sc]e?$/, "service");
}

function joinedLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && words[end]?.length === 1) end += 1;
    if (end - at >= 3) joined.push(words.slice(at, end).join(""));
    else joined.push(...words.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
  }
  return joined;
}

/** Makes spellings that look alike the same: doubled letters, "l" and "i", "vv" and "w", "rn" and "m", "q" and "g". */
function folded(word: string): string {
  return word
    .replaceAll("vv", "w")
    .replaceAll("rn", "m")
    .replaceAll("l", "i")
    .replaceAll("q", "g")
    .replace(/([a-z])\1+/g, "$1");
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(folded));
}
