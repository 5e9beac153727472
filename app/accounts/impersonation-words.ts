/**
 * Roles that are refused as names of people and businesses, even next to other words. They are written without spaces.
 */
export const ROLES = wordSet(
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
export const ROLES_ALONE = wordSet(
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
export const INSTITUTIONS = wordSet(
  "bankindonesia bankbca bankbri bankbni bankmandiri bankbtn bankbsi bankbjb bankdki bankcimb bankdanamon bankpermata bankmega bankjago bankpanin bankcentralasia " +
    "bankrakyatindonesia banknegaraindonesia banktabungannegara banksyariahindonesia seabank danaindonesia ojk otoritasjasakeuangan bappebti kominfo komdigi ppatk bareskrim " +
    "kemenkeu ditjenpajak direktoratjenderalpajak",
);

/** Units that name staff together with a subject: "Layanan Pembeli", "JW Care". */
export const STAFF_UNITS = wordSet(
  "tim team layanan pelayanan pusat center centre divisi bagian departemen dept department info informasi help care desk panel platform manajer manager kepala " +
    "kantor office ketua unit aplikasi app sekretariat services cabang",
);
export const STAFF_SUBJECTS = wordSet(
  "pembeli penjual seller buyer dana transaksi pengguna user nasabah konsumen klien pelanggan jw kami our us hukum anggota member",
);

/** Words that name staff only beside a role. */
export const BESIDE_ROLES = new Set([
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
export const BESIDE_INITIALS = wordSet(
  "jw min asisten assistant robot id indonesia app apk aplikasi com co online jam the platform marketplace asli pusat",
);

/** Roles that are ordinary work beside a word of businesses: "Kasir Digital", "Agen Online". */
export const ORDINARY_JOBS = wordSet(
  "robot chatbot developer dev engineer legal auditor kasir akuntan accounting monitoring agen agent otomatis automatic message messages pesan satpam direktur wasit hrd hr",
);
export const BUSINESS_WORDS = wordSet("digital online indonesia nasional toko store service services");

/** First words of ordinary names whose second one is in `SECOND_WORDS`: "Jaya Warga", "Jasa Marga". */
export const FIRST_WORDS = wordSet("jasa jaya jaga jawa rasa masa basa desa asa nasa");
/** First words that need a space after them: "Jaka Warga" is a person, "JasiWarga" is not. */
export const FIRST_WORDS_APART = wordSet(
  "jas jaja jaka yasa jasi jaksa jala jana java jata jasra jasna jusa kasa pasa sasa tasa wasa",
);
export const SECOND_WORDS = wordSet(
  "warga warna marga harga warta arga warsa waria wara warda vargas sarga darga wargi warganet",
);

/** Words that claim a title for the platform at any position. */
export const OFFICIAL_CLAIMS = ["official", "officially", "verified", "terverifikasi", "authorized"].map(folded);
/** Things that are "resmi" themselves, as in "surat resmi". */
export const OFFICIAL_THINGS = wordSet(
  "dokumen surat acara izin perizinan terjemahan penerjemah baju pakaian busana seragam undangan foto pasfoto notaris sertifikat akta ijazah rapat pidato garansi struk " +
    "kuitansi faktur bengkel kegiatan upacara laporan",
);
/** Work for people of the neighbourhood when another word follows: "petugas kebersihan", "admin toko". */
export const OCCUPATIONS = wordSet("admin operator petugas moderator");
/** Words of staff that claim a title when they are written directly before the two words. */
export const STAFF_BEFORE = wordSet(
  "akun account staf staff support refund escrow rekber pengelola pemilik owner founder moderasi notifikasi sengketa pengaduan rekening saldo",
);
export const DOMAIN_ENDINGS = wordSet("id com co net org app apk tm");
export const NO_SERVICE = wordSet(
  "aplikasi apk web website situs portal laman halaman toko store mitra partner cabang kantor grup group com co net org www pt cv nomor kontak hubungi promo voucher hadiah " +
    "undian rekening saldo asli original di dari oleh untuk ke yang",
);

/** Words that mean staff in a title beside a matter of our staff, in addition to `ROLES`. */
export const WEAK_ROLES = wordSet(
  "tim team staf staff pihak sistem system keamanan security bantuan layanan pelayanan pusat center centre support agen agent mediator perwakilan pengelola karyawan " +
    "pegawai notifikasi notification peringatan pemberitahuan pengumuman bagian divisi departemen manajer manager supervisor helper care help pengaduan kasir bendahara " +
    "finance keuangan billing escrow rekber bot robot penengah pengawas compliance legal satgas",
);
/** Roles that are accepted in titles. Gateways can be an object of work, and "Tim JW Teknik" is a business. */
export const NOT_TITLE_ROLES = wordSet("midtrans xendit verified terverifikasi timjw layananjw");
/** Words that show our staff together with one clear role: "CS saldo". */
export const STAFF_MATTERS = wordSet(
  "saldo refund escrow rekber otp pencairan withdraw withdrawal wd payout payouts disbursement tertahan ditahan diblokir dibekukan ditangguhkan balance kyc penampung penampungan",
);
export const STAFF_ACTS = wordSet(
  "verifikasi verif verification verify memverifikasi diverifikasi validasi konfirmasi aktivasi pencairan cairkan mencairkan penarikan pengembalian refund pemulihan pemblokiran " +
    "blokir unblokir pembekuan klaim penahanan tertahan ditahan tertunda diblokir dibekukan ditangguhkan dikunci terkunci withdraw withdrawal wd payout disbursement held locked " +
    "suspended blocked recovery sengketa dispute mediasi penengah penampung penampungan",
);
export const STAFF_OBJECTS = wordSet(
  "akun account accounts rekening rek norek saldo balance dana uang pembayaran payment payments transaksi transaction transactions identitas identity ktp penjual pembeli seller " +
    "sellers buyer buyers deposit escrow",
);
/** Objects that ordinary clerks of a shop do not handle for its buyers. */
export const ENTRUSTED_OBJECTS = wordSet(
  "akun account rekening rek norek saldo balance dana identitas ktp deposit escrow",
);
/** Objects that belong to a member, next to a word for the member: "saldo Anda", "akun penjual". */
export const OWNED_OBJECTS = wordSet(
  "refund akun account rekening rek saldo balance dana uang pembayaran payment transaksi",
);
export const MEMBER_WORDS = wordSet("penjual pembeli seller sellers buyer buyers");
export const ADDRESSED_MEMBERS = wordSet("anda kamu pengguna user member mitra your");

/** Other platforms and authorities. "Verifikasi akun Shopee" is work on a buyer's account there. */
export const OTHER_PLATFORMS = wordSet(
  "shopee shopeefood tokopedia tokped lazada blibli bukalapak tiktok facebook fb instagram ig google gmb youtube whatsapp twitter linkedin meta gojek grab gofood grabfood traveloka " +
    "tiket booking agoda airbnb bpjs jht jamsostek kur prakerja pajak djp npwp coretax paypal payoneer adsense amazon ebay etsy fiverr upwork shopify netflix spotify steam siplah lpse oss ecatalog dapodik",
);
export const BEFORE_A_CHANNEL = wordSet(
  "via lewat melalui hubungi chat kontak cek lihat lapor kirim buka dari di ke buat seperti bukan",
);
/** Names of platforms that are ordinary words unless certain words follow: "tiket.com", "tiket pesawat". */
export const AFTER_ORDINARY: Record<string, ReadonlySet<string>> = {
  tiket: wordSet("com pesawat kereta kapal konser bus"),
  booking: wordSet("com hotel vila"),
};

/** Workplaces and tasks of clerks of a shop or a business: "Admin toko online, balas chat dan refund". */
export const SHOP_WORDS = wordSet(
  "toko olshop shop store umkm perusahaan usaha bisnis acara event medsos sosmed sosial konten laporan rekap kas input entri balas retur stok katalog produk upload arsip rental travel",
);
/** Workplaces that pay out and check for others, and work of makers: "Admin pencairan dana sekolah", "API verifikasi akun". */
export const OTHER_WORK = wordSet(
  "koperasi sekolah kampus klinik hotel restoran kafe warung pabrik gudang yayasan masjid gereja desa kelurahan rt rw puskesmas proyek konser seminar pembukuan akuntansi jurnal spp " +
    "arisan kos kost apartemen perumahan komplek gedung survei sensus excel spreadsheet crm skripsi tesis pelatihan kursus les latihan laravel php wordpress integrasi api modul fitur bengkel",
);
/** Words that make escrow a thing that is built: "Pembuatan aplikasi rekber". */
export const MAKING_WORDS = wordSet(
  "pembuatan bikin buat desain ui ux website aplikasi startup laravel php wordpress integrasi api modul fitur",
);

/** Words that name our staff if a title has nothing else. "Admin online" is an offer, "Keamanan akun" is not. */
export const STAFF_TOPICS = new Set([
  ...STAFF_MATTERS,
  ...wordSet(
    "akun account rekening verifikasi verifikator verif verification pengaduan sengketa notifikasi notification peringatan warning pemberitahuan bantuan moderasi mediasi pengembalian " +
      "rekeningbersama rekeningpenampung pusatbantuan pusatresolusi pusatlayanan helpcenter layananpengguna layanannasabah pemberitahuansistem konfirmasipembayaran timverif",
  ),
]);

/** Words of real work that names of staff have too: "Verifikasi data", "Bantuan hukum", "WA diblokir". */
export const WORK_TOPICS = wordSet("data hukum wa pemulihan recovery");
/** Titles of one word that pose as our escrow. */
export const ESCROWS = wordSet("escrow rekber rekeningbersama");

/** Words for people who represent us, as in "tim JasaWarga". A person may recommend "layanan JasaWarga". */
export const SPEAKERS = wordSet(
  "tim team staf staff karyawan pegawai perwakilan wakil pihak pengelola pemilik owner founder pendiri support agen agent mediator pengawas manajer manager direktur supervisor " +
    "bot sistem kasir developer keamanan security legal finance",
);
/** Roles that a person may mention beside our name: "lolos verifikasi JasaWarga". */
export const ROLES_TO_MENTION = wordSet(
  "verifikasi verif verification rekeningbersama rekeningpenampung danatitipan titipandana pusatbantuan pusatlayanan helpcenter helpcentre pusatresolusi",
);
export const BETWEEN_ROLE_AND_NAME = wordSet(
  "dari di of from for at the resmi official pusat untuk milik pada platform marketplace aplikasi situs",
);
export const EXPERIENCE_WORDS = wordSet(
  "pengalaman berpengalaman tahun pernah mantan eks lulusan bekerja bank perusahaan experience experienced years",
);

export const GLUED = new Set([
  ...ROLES,
  ...ROLES_ALONE,
  ...wordSet("tim team pusat center online data penjual seller utama layanan help customer service"),
]);

/** Given names that are also roles. A bank holder may be called "Resmi"; at JasaWarga such a name needs a second word. */
export const GIVEN_NAMES = wordSet("resmi karyawan kasir wasit penting mod dev op agen");
/** Ordinary words and names that are one slip away from a role. */
export const NEAR_ROLES = wordSet(
  "parlindungan revolusi mediani meditasi medikasi medial batuan bantan pencarian pengadaan pengadilan pengajuan pengakuan pengembaraan " +
    "kenangan kebanggaan keimanan kelangan kelupaan kepatihan kepatutan projection massage massages pengawal pengawet batasan belasan " +
    "balicenter alicenter malicenter mallcenter cellcenter allcenter hallcenter helmcenter velpcenter contractcenter revolutioncenter helpdesa helpdesi " +
    "livecat livechart timamin timarmin timveri timverri berdasi berhari denting pendidik revolution balapan bahasan menengah counting ilegal penggagas panting pending",
);

/** Makes spellings that look alike the same: doubled letters, "l" and "i", "vv" and "w", "rn" and "m", "q" and "g". */
export function folded(word: string): string {
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
