/** Kinds of work that reviews speak about in different words. */
export type CrowdWork =
  | "pendingin"
  | "tukang"
  | "bersih"
  | "dapur"
  | "ponsel"
  | "kulkas"
  | "kue"
  | "kurir"
  | "produk"
  | "motor"
  | "angkut"
  | "jahit"
  | "rambut"
  | "foto"
  | "kreatif"
  | "dokumen"
  | "les"
  | "jalan";

type Words = {
  /** Requests of buyers. */
  asks: string[];
  /** Praise in good reviews. */
  praise: string[];
  /** Complaints in reviews with fewer stars. */
  faults: string[];
};

/** Words in braces are replaced by one of these. */
export const SLOTS: Record<string, string[]> = {
  kamar: [
    "kamar utama",
    "kamar anak",
    "ruang tamu",
    "kamar kos",
    "ruang kerja",
    "kamar belakang",
    "kamar orang tua",
    "toko",
    "lantai dua",
  ],
  hari: ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"],
  waktu: ["pagi", "siang", "sore", "habis magrib", "sebelum jam sembilan", "sesudah jam makan siang"],
  jumlah: ["dua", "tiga", "empat", "lima"],
  lama: ["setengah jam", "satu jam", "satu setengah jam", "dua jam", "empat puluh menit"],
  siapa: [
    "suami",
    "istri",
    "ibu",
    "bapak",
    "mertua",
    "anak sulung",
    "adik",
    "tetangga sebelah",
    "teman kantor",
    "kakak ipar",
  ],
  acara: [
    "arisan",
    "pengajian",
    "ulang tahun ibu",
    "syukuran rumah",
    "rapat kantor",
    "akikah",
    "lamaran adik",
    "reuni keluarga",
  ],
  porsi: ["30", "40", "45", "60", "75", "100", "120"],
  rumah: ["rumah petak", "apartemen", "kos", "rumah orang tua", "ruko", "kontrakan", "rumah dua lantai"],
  ponsel: ["ponsel saya", "ponsel ibu", "ponsel kerja", "ponsel anak", "ponsel istri", "ponsel bapak"],
};

/** Beginnings and endings that fit every kind of work. */
export const GENERAL = {
  opening: [
    "Pertama kali pesan di sini.",
    "Sudah langganan sejak tahun lalu.",
    "Pesan mendadak, tetap dilayani.",
    "Direkomendasikan {siapa}, ternyata memang bagus.",
    "Awalnya ragu karena belum kenal.",
    "Sudah {jumlah} kali pesan di sini.",
    "Saya pesan untuk {siapa}.",
    "Balas pesannya cepat.",
    "Janji {hari} {waktu}, datangnya tepat.",
    "Komunikasinya enak sejak awal.",
  ],
  ending: [
    "Terima kasih, nanti pesan lagi.",
    "Harganya sesuai yang tertulis.",
    "Nomor langganan baru saya.",
    "Tidak ada biaya tambahan tiba-tiba.",
    "Sangat disarankan.",
    "Orangnya sopan dan sabar.",
    "Ditanya apa saja dijawab.",
    "Semoga laris terus.",
    "Sudah saya ceritakan ke {siapa}.",
    "Puas pokoknya.",
    "Bulan depan mau pesan lagi untuk {siapa}.",
    "Lima bintang memang pantas.",
    "Uangnya saya teruskan hari itu juga.",
    "Makasih banyak ya.",
  ],
  /** Endings of reviews with four stars. */
  mild: [
    "Secara umum memuaskan.",
    "Harganya sesuai yang tertulis.",
    "Orangnya sopan dan sabar.",
    "Masih mau pesan lagi.",
    "Ditanya apa saja dijawab.",
    "Selebihnya bagus.",
  ],
  /** Endings of what buyers ask for. */
  asking: [
    "Mohon dikabari sebelum berangkat.",
    "Terima kasih sebelumnya.",
    "Kalau perlu apa-apa, telepon saja.",
    "Nomor rumahnya terlihat dari jalan.",
    "Yang menerima nanti {siapa}.",
    "Tidak buru-buru.",
    "Kalau bisa jangan mundur.",
    "Saya di rumah seharian.",
    "Parkir bisa di depan.",
    "Tolong konfirmasi dulu, ya.",
    "Sama seperti pesanan sebelumnya.",
    "Detailnya saya kirim lewat pesan.",
  ],
  short: [
    "Mantap, sesuai harapan.",
    "Bagus dan cepat.",
    "Oke banget, makasih.",
    "Rapi. Suka.",
    "Top, tidak pakai drama.",
    "Sip, beres {hari} itu juga.",
    "Kerjanya bersih, orangnya ramah.",
    "Gercep, recommended.",
    "Hasilnya melebihi bayangan {siapa}.",
    "Sesuai deskripsi, pelayanan ramah.",
    "Memuaskan untuk harga segini.",
    "{siapa} senang, saya juga senang.",
  ],
  lower: [
    "Sudah dihubungi {jumlah} kali baru dibalas.",
    "Datangnya mundur {lama} dari janji.",
    "Hasilnya lumayan, tapi perlu diingatkan beberapa kali.",
    "Untuk harga segini biasa saja.",
    "Kabar kalau terlambat baru dikirim sesudah saya tanya.",
    "Kurang teliti di bagian akhir, untung mau dibetulkan.",
  ],
} as const;

export const WORDS: Record<CrowdWork, Words> = {
  pendingin: {
    asks: [
      "AC {kamar} kurang dingin, minta dicuci {hari} {waktu}.",
      "Cuci {jumlah} AC di {rumah}, salah satunya menetes.",
      "AC {kamar} berbunyi, tolong dicek sekalian freonnya.",
      "Rutin cuci AC {kamar} tiap tiga bulan, bisa {hari} {waktu}?",
    ],
    praise: [
      "AC {kamar} dingin lagi padahal sudah mau saya ganti.",
      "Airnya ditampung, {kamar} tetap kering.",
      "Dijelaskan dulu bagian mana yang kotor, baru dikerjakan.",
      "Ternyata cuma kapasitor, tidak disuruh beli unit baru.",
      "Selesai dalam {lama} untuk {jumlah} unit.",
      "Tekanan freon diukur di depan saya.",
      "Bunyi kasar di {kamar} hilang.",
      "Bekas sadapannya dipel sendiri.",
      "Talang air di belakang unit ikut dibersihkan.",
      "Tagihan listrik {rumah} turun bulan ini.",
      "Unit luar di atap pun dinaiki.",
      "Filter dicuci dan diperlihatkan sebelum dipasang.",
      "Diberi tahu kapan sebaiknya cuci lagi.",
    ],
    faults: [
      "Dinginnya kembali, tapi {jumlah} hari kemudian menetes lagi.",
      "Penutup AC {kamar} dipasang agak miring.",
      "Lupa bawa tangga sehingga harus pinjam tetangga.",
    ],
  },
  tukang: {
    asks: [
      "Perbaikan kecil di {kamar}, kalau bisa {hari} {waktu}.",
      "Ada bagian {kamar} yang rusak di {rumah}, mohon dilihat dulu.",
      "Minta dikerjakan {hari} {waktu}, bahan boleh dibelikan.",
      "Sekalian cek bagian {kamar} yang lembap di {rumah}.",
    ],
    praise: [
      "Sisa bahan dikembalikan beserta notanya.",
      "Sudut {kamar} rapi, tidak ada cipratan di lantai.",
      "Sebelum pulang semuanya dicoba bersama saya.",
      "Sakelar {kamar} tidak panas lagi.",
      "Bocor di {kamar} berhenti walau hujan semalaman.",
      "Ukurannya pas, tidak perlu dibongkar dua kali.",
      "Selesai dalam {lama}, biasanya tukang lain seharian.",
      "Barang-barang di {kamar} ditutup plastik dulu.",
      "Mau naik turun tangga {jumlah} kali tanpa mengeluh.",
      "Difoto sebelum dan sesudah, jadi saya tenang dari kantor.",
      "Puingnya diangkut, {rumah} kembali bersih.",
    ],
    faults: [
      "Hasil akhirnya rapi, waktunya molor {jumlah} hari.",
      "Debunya ke mana-mana, saya bersihkan sendiri.",
      "Warna di {kamar} sedikit beda dengan contoh.",
    ],
  },
  bersih: {
    asks: [
      "Bersihkan {rumah} untuk {acara}, mulai {waktu}.",
      "Kamar mandi dan {kamar} yang paling perlu, {hari} {waktu}.",
      "Tolong {kamar} dibersihkan, ada kucing {jumlah} ekor.",
      "Baru selesai renovasi, {rumah} penuh debu semen.",
    ],
    praise: [
      "Kerak kamar mandi yang bertahun-tahun hilang.",
      "{kamar} wangi tanpa menyengat.",
      "Kolong tempat tidur pun disapu.",
      "Bawa alat sendiri, saya tidak menyiapkan apa-apa.",
      "Kaca jendela sampai tidak kelihatan ada kacanya.",
      "Baju yang disetrika digantung menurut pemiliknya.",
      "Noda di sofa {kamar} hilang, tinggal kenangannya.",
      "Selesai dalam {lama} dan tidak ada yang terlewat.",
      "Barang pecah belah dipindah satu per satu.",
      "Dapur berminyak jadi seperti baru pindah.",
      "Besoknya {acara} di rumah, semua tamu memuji.",
      "Kucing saya pun tidak takut dengan orangnya.",
    ],
    faults: [
      "Sudut {kamar} masih ada debu.",
      "Sofa butuh dua hari untuk benar-benar kering.",
      "Yang datang satu orang, padahal dijanjikan dua.",
    ],
  },
  dapur: {
    asks: [
      "Untuk {acara}, {porsi} porsi, diantar {hari} {waktu}.",
      "{porsi} porsi untuk {acara}, jangan terlalu pedas.",
      "Pesan untuk {acara} {hari} {waktu}, tolong pisahkan sambalnya.",
      "Kirim untuk {siapa} di luar kota, kemasan yang rapat.",
    ],
    praise: [
      "Nasinya masih hangat waktu dibuka.",
      "Sambalnya bikin {siapa} tambah dua kali.",
      "Porsinya lebih dari cukup untuk {porsi} orang.",
      "Kemasannya rapat, tidak ada yang tumpah di jalan.",
      "Rasanya seperti masakan nenek.",
      "{acara} jadi ramai membicarakan makanannya.",
      "Bumbunya meresap sampai ke dalam.",
      "Diberi tulisan nama di tiap kotak, praktis.",
      "Tahan {jumlah} hari di kulkas dan tetap enak.",
      "Datang {waktu}, tamu belum ada satu pun.",
      "Ada {jumlah} kotak lebih, katanya bonus.",
    ],
    faults: [
      "Enak, hanya sayurnya agak layu.",
      "Kurang {jumlah} kotak, tapi uangnya dikembalikan.",
      "Datang terlalu mepet dengan {acara}.",
    ],
  },
  ponsel: {
    asks: [
      "Layar {ponsel} retak, sentuhannya kadang tidak jalan.",
      "{ponsel} lambat sekali sejak bulan lalu, datanya penting.",
      "Baterai {ponsel} cepat habis, bisa {hari} {waktu}?",
      "{ponsel} kena air kopi, masih menyala tapi panas.",
    ],
    praise: [
      "Data di {ponsel} aman semua.",
      "Dikerjakan di depan saya, beres dalam {lama}.",
      "Menyala {jumlah} kali lebih cepat.",
      "Diberi pilihan suku cadang asli dan biasa.",
      "Baterainya tahan seharian lagi.",
      "Suku cadang lama dikembalikan.",
      "Tidak dipaksa ganti layar, cukup dibersihkan.",
      "{ponsel} tidak panas lagi walau dipakai rapat.",
      "Garansinya ditulis jelas.",
      "Diajari cara mencadangkan foto juga.",
    ],
    faults: [
      "Layarnya bagus, tapi tombolnya jadi agak keras.",
      "Molor {jumlah} hari karena suku cadang belum datang.",
      "Setelah {jumlah} minggu mulai lambat lagi.",
    ],
  },
  kulkas: {
    asks: [
      "Kulkas di {rumah} tidak dingin, ada es di belakang.",
      "Mesin cuci tidak berputar, bisa {hari} {waktu}?",
      "Kulkas {siapa} berbunyi keras sejak {hari}.",
    ],
    praise: [
      "Es di belakang kulkas hilang, sayur awet lagi.",
      "Mesin cuci berputar lagi tanpa dibawa ke bengkel.",
      "Karet pintunya diganti di tempat.",
      "Selesai dalam {lama}, makanan di dalam aman.",
      "Dijelaskan kenapa kulkas {siapa} cepat rusak.",
      "Suku cadangnya ada notanya.",
      "Bunyinya halus, bisa tidur lagi.",
      "Datang {waktu} walau banjir di depan gang.",
    ],
    faults: [
      "Harus datang {jumlah} kali baru benar-benar dingin.",
      "Suku cadangnya menunggu {jumlah} hari.",
      "Lantai dapur ditinggalkan basah.",
    ],
  },
  kue: {
    asks: [
      "Kue untuk {acara}, tulisan nama {siapa}, {hari} {waktu}.",
      "Kue {jumlah} tingkat untuk {acara}, kurang manis.",
      "{jumlah} toples kue kering, diambil {hari} {waktu}.",
    ],
    praise: [
      "Manisnya pas, anak-anak suka.",
      "Hiasannya persis seperti contoh yang saya kirim.",
      "Lembut sampai hari ketiga.",
      "{siapa} menangis haru melihat tulisannya.",
      "Kue keringnya habis sebelum {acara} selesai.",
      "Sampai tanpa cacat walau jalanannya rusak.",
      "Krimnya tidak bikin enek.",
      "{acara} jadi berkesan.",
      "Lilin dan pisau kuenya disertakan.",
    ],
    faults: ["Warnanya sedikit lebih tua dari contoh.", "Kotaknya penyok di satu sudut."],
  },
  kurir: {
    asks: [
      "Antar dokumen {hari} {waktu}, tolong jangan dilipat.",
      "Ambil paket kecil di {rumah}, antar ke {siapa}.",
      "Antar makanan untuk {acara}, jangan miring.",
    ],
    praise: [
      "Sampai {waktu}, foto penerima langsung dikirim.",
      "Dokumen dibungkus plastik karena hujan.",
      "Tahu jalan tikus, jadi tidak kena macet.",
      "Kuenya tidak miring sedikit pun.",
      "Lokasinya bisa dipantau terus.",
      "Menunggu {siapa} turun dengan sabar.",
      "Sampai {lama} lebih cepat dari ojek biasa.",
      "Barang pecah belah pun dibawa hati-hati.",
    ],
    faults: ["Salah gedung dulu, {lama} baru sampai.", "Penerima tidak ditelepon.", "Amplopnya agak lecek."],
  },
  produk: {
    asks: [
      "Video pendek untuk {jumlah} produk, gaya santai.",
      "Promosi warung {siapa}, tayang mulai {hari}.",
      "Produk sudah siap, bisa diambil {hari} {waktu}.",
    ],
    praise: [
      "Penjualan naik sejak videonya tayang.",
      "Musiknya tidak pasaran.",
      "Warung {siapa} kelihatan seperti di iklan.",
      "Videonya ditonton {siapa} sampai {jumlah} kali.",
      "Uap kopinya kelihatan nyata.",
      "Hasil edit pertama langsung saya setujui.",
      "Ukurannya dibuatkan untuk {jumlah} media sosial.",
      "Produk dikembalikan utuh dan bersih.",
    ],
    faults: ["Bagus, kirimnya molor {jumlah} hari.", "Teks di layar terlalu kecil.", "Revisi kedua agak lama."],
  },
  motor: {
    asks: [
      "Motor mogok di {rumah}, sepertinya aki.",
      "Ganti oli dan cek rem, {hari} {waktu} di kantor.",
      "Motor {siapa} susah hidup kalau pagi.",
    ],
    praise: [
      "Mogok {waktu}, {lama} sudah jalan lagi.",
      "Remnya pakem dan tidak berdecit.",
      "Oli bekas dibawa pulang, lantai bersih.",
      "Motor {siapa} halus seperti baru.",
      "Harga oli sama dengan di toko.",
      "Rantainya sekalian dilumasi tanpa diminta.",
      "Dicek satu per satu dan dijelaskan mana yang belum perlu.",
      "Datang ke parkiran kantor, saya tinggal kerja.",
    ],
    faults: [
      "Olinya bukan merek yang saya minta.",
      "Baut penutup tertinggal satu, untung ketemu.",
      "Datangnya lewat {lama} dari janji.",
    ],
  },
  angkut: {
    asks: [
      "Pindahan dari {rumah}, ada kulkas dan {jumlah} lemari.",
      "Angkut barang ke {rumah}, lantai dua tanpa lift.",
      "Isi {kamar} saja, kira-kira {jumlah} kardus besar.",
    ],
    praise: [
      "Tidak ada satu piring pun yang pecah.",
      "Kardus diberi nomor menurut kamar.",
      "Kulkas diikat dan diselimuti.",
      "Lemari dibongkar dan dirakit lagi di tempat baru.",
      "Hujan deras, barang tetap kering.",
      "Bertiga mengangkat tanpa menggores tembok.",
      "Selesai dalam {lama}, saya kira sampai malam.",
      "Tahu jalan tikus, jadi tidak kena macet.",
      "Tanaman saya pun dipangku di depan.",
    ],
    faults: [
      "Satu kaki meja lecet, katanya sudah begitu.",
      "Datang mundur {lama} tanpa kabar.",
      "Tenaganya kurang, saya ikut mengangkat.",
      "Kardus ditumpuk terbalik walau sudah ada tandanya.",
    ],
  },
  jahit: {
    asks: [
      "Bahan sudah ada, untuk {acara} bulan depan.",
      "Kecilkan pinggang {jumlah} celana, diambil {hari} {waktu}.",
      "Ukur di rumah, untuk saya dan {siapa}.",
    ],
    praise: [
      "Jatuhnya bagus di badan saya yang pendek.",
      "Jahitan dalamnya serapi luarnya.",
      "Dipakai ke {acara}, banyak yang tanya.",
      "Ukurannya pas tanpa perlu dikecilkan lagi.",
      "Motif bertemu di tengah, kelihatan mahal.",
      "{siapa} ikut dijahitkan karena iri.",
      "Sisa kain dikembalikan dilipat rapi.",
      "Resletingnya halus, tidak nyangkut.",
      "Selesai {jumlah} hari sebelum {acara}.",
    ],
    faults: [
      "Lengannya perlu dibetulkan sekali.",
      "Selesainya mepet dengan {acara}.",
      "Jahitannya kuat, potongannya kurang mengikuti contoh.",
    ],
  },
  rambut: {
    asks: [
      "Potong rambut saya dan {siapa} di rumah, {hari} {waktu}.",
      "{jumlah} orang, termasuk anak yang takut gunting.",
      "Rapikan saja untuk {acara}, jangan terlalu pendek.",
    ],
    praise: [
      "{siapa} biasanya rewel, kali ini malah tertidur.",
      "Potongannya masih bagus sebulan kemudian.",
      "Rambut di lantai disapu sampai bersih.",
      "Didengarkan dulu maunya apa.",
      "Poninya tidak kependekan seperti di salon.",
      "Selesai {jumlah} orang dalam {lama}.",
      "Ibu saya yang sakit dipotong di tempat tidur, sabar sekali.",
      "Warnanya merata dan tidak bikin gatal.",
    ],
    faults: ["Sedikit lebih pendek dari permintaan.", "Harus menunggu {lama}."],
  },
  foto: {
    asks: [
      "Untuk {acara}, sekitar {porsi} orang, mulai {waktu}.",
      "Foto {siapa} dan keluarga, {jumlah} generasi.",
      "Foto wisuda {siapa}, {hari} {waktu}.",
    ],
    praise: [
      "Semua {porsi} tamu kebagian foto.",
      "Pencahayaannya lembut, kulit tidak pucat.",
      "Diarahkan pelan-pelan, jadi tidak kaku.",
      "Anak yang biasanya lari malah mau difoto.",
      "Berkas asli dikirim lewat tautan, lengkap.",
      "Cetakan besarnya sekarang di ruang tamu {siapa}.",
      "Hasil edit pertama langsung saya setujui.",
      "Mau datang dua hari sebelumnya untuk lihat lokasi.",
    ],
    faults: [
      "Fotonya bagus, kirimnya molor {jumlah} hari.",
      "Warnanya terlalu kuning untuk selera saya.",
      "Pilihan fotonya lebih sedikit dari dugaan.",
      "Beberapa foto keluarga kurang tajam.",
    ],
  },
  kreatif: {
    asks: [
      "Untuk usaha kecil {siapa}, ingin kesan hangat.",
      "Dipakai di media sosial dan kemasan, {jumlah} varian.",
      "Sudah ada contoh yang saya suka, nanti saya kirim.",
    ],
    praise: [
      "Pilihan pertamanya langsung kena.",
      "Berkasnya lengkap dan diberi nama jelas.",
      "Revisi {jumlah} kali tanpa cemberut.",
      "Idenya tidak terpikir oleh saya.",
      "Pelanggan toko mulai hafal dengan tampilannya.",
      "Dijelaskan alasan tiap pilihan warna.",
      "Terbuka cepat di ponsel murah pun.",
      "Suaranya jernih, dengungnya hilang.",
      "Dikirim {jumlah} hari lebih cepat.",
      "{siapa} mengira buatan agensi besar.",
    ],
    faults: [
      "Hasilnya bagus, perlu revisi {jumlah} kali.",
      "Agak lama membalas di akhir pekan.",
      "Gayanya mirip contoh lain.",
    ],
  },
  dokumen: {
    asks: [
      "Ijazah dan transkrip {siapa} untuk beasiswa.",
      "Akta kelahiran dan kartu keluarga, {jumlah} lembar.",
      "Surat keterangan kerja untuk visa, perlu {hari}.",
    ],
    praise: [
      "Diterima kedutaan tanpa pertanyaan.",
      "Ejaan nama dicek ke paspor dulu.",
      "Cap dan tanda tangannya jelas.",
      "Istilahnya konsisten dari halaman pertama sampai akhir.",
      "Salah ketik di dokumen asli ditunjukkan kepada saya.",
      "Dikirim {waktu}, padahal baru pesan kemarin.",
      "Berkas cetak dibungkus plastik, tidak lecek.",
      "Kampus di luar negeri menerimanya tanpa revisi.",
      "{jumlah} lembar selesai dalam sehari.",
    ],
    faults: ["Tata letak tabelnya sedikit bergeser.", "Kurir cetaknya terlambat sehari."],
  },
  les: {
    asks: [
      "Anak kelas {jumlah} SD, takut pecahan.",
      "Les {hari} {waktu} di rumah, {jumlah} kali sepekan.",
      "Persiapan ujian, anaknya pendiam.",
    ],
    praise: [
      "Nilai ulangannya naik dari 60 ke 85.",
      "Anak saya sekarang menunggu hari {hari}.",
      "Soalnya dibuat dari cerita pasar, jadi masuk akal.",
      "Tidak pernah membentak, anak berani bertanya.",
      "Ada catatan singkat untuk orang tua tiap selesai.",
      "PR dikerjakan sendiri tanpa disuruh.",
      "Datang {waktu} walau hujan.",
      "Anak {jumlah} bersaudara diajar bergantian dengan adil.",
      "Yang tadinya menangis kini minta soal tambahan.",
    ],
    faults: ["Bagus, tapi jadwalnya {jumlah} kali digeser.", "Bahannya terlalu mudah di awal."],
  },
  jalan: {
    asks: [
      "Keluarga {jumlah} orang, dijemput {waktu}.",
      "Ingin tempat yang sepi, bersama {siapa}.",
      "Rute bebas, ada lansia dan anak kecil.",
    ],
    praise: [
      "Mobilnya bersih dan AC-nya dingin.",
      "Diajak ke warung yang tidak ada di internet.",
      "Sabar menunggu {siapa} berfoto.",
      "Menyetirnya halus, anak-anak tidak mabuk.",
      "Berangkat {waktu} jadi tidak kena antre.",
      "Cerita adatnya lebih menarik dari pemandangannya.",
      "Tidak dibelokkan ke toko oleh-oleh.",
      "Pulangnya {siapa} sudah minta dipesankan lagi.",
      "Payung dan air minum disiapkan.",
    ],
    faults: ["Jemputannya mundur {lama}.", "Rutenya terlalu padat untuk sehari."],
  },
};

/** Answers of sellers to good and to bad reviews. */
export const THANKS = [
  "Terima kasih, senang bisa membantu.",
  "Terima kasih sudah percaya. Sampai jumpa lagi.",
  "Salam untuk keluarga di rumah.",
  "Siap, kabari saja kalau ada yang perlu dicek lagi.",
  "Terima kasih sudah sabar menunggu giliran.",
];
export const APOLOGIES = [
  "Mohon maaf, lain kali kami berangkat lebih awal.",
  "Terima kasih masukannya, sudah kami perbaiki.",
  "Maaf atas kejadian ini. Silakan hubungi kami, akan kami bereskan tanpa biaya.",
];
