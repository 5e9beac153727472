/** Invalid inputs of each form with the expected errors. One test posts them, another types them in a browser. */
export type FormFaults = {
  form: string;
  /** `{offer}` and similar names are ids that the test inserts. */
  path: string;
  who: "visitor" | "buyer" | "seller";
  /** Valid fields. Each try changes some of them. */
  good: Record<string, string>;
  /** Fields that must not be returned. */
  secret?: string[];
  /** `toast` errors are not in the summary. A field in `unenterable` accepts no such value while script runs. */
  tries: { typed: Record<string, string>; says: string[]; toast?: true; unenterable?: string }[];
  /** For the browser test: forms that the demo accounts can open without preparation, one for each component. */
  browserTest?: { labels: Record<string, string | RegExp>; button: string };
};

const AGREE = "Anda harus menyetujui syarat dan ketentuan";
const FILL_ALL = "Mohon isi semua kolom";
const LONG = (length: number) => "panjang ".repeat(Math.ceil(length / 8)).slice(0, length);

const ADDRESS = "Tulis alamat email yang lengkap, misalnya nama@contoh.id";
const email = { email: "budi@contoh.id" };

const offerGood = {
  title: "Desain logo kedai",
  description: "Logo untuk usaha kecil, dari obrolan sampai siap cetak.",
  category: "Desain Grafis",
  price: "350.000",
  location: "Jakarta Selatan",
  deliveryTime: "3-5 hari",
  unit: "jam",
  "extras[0].name": "Kartu nama",
  "extras[0].price": "50.000",
};
const offerTries: FormFaults["tries"] = [
  {
    typed: {
      title: "Logo",
      description: "Terlalu pendek",
      category: "",
      price: "",
      location: "",
      deliveryTime: "",
    },
    says: [
      "Judul harus minimal 5 karakter",
      "Deskripsi harus minimal 20 karakter",
      "Pilih kategori jasa",
      "Harga harus diisi",
      "Lokasi harus diisi",
      "Waktu pengerjaan harus diisi",
    ],
  },
  {
    typed: { title: LONG(101), price: "tiga ratus ribu", location: LONG(101), deliveryTime: LONG(101) },
    says: [
      "Judul maksimal 100 karakter",
      "Tulis harga dalam rupiah dengan angka, misalnya 350.000",
      "Lokasi maksimal 100 karakter",
      "Waktu pengerjaan maksimal 100 karakter",
    ],
  },
  { typed: { deliveryTime: "secepatnya" }, says: ["Tulis lamanya saja, misalnya 3-5 hari atau 2 minggu"] },
  { typed: { price: "999" }, says: ["Harga minimal Rp 1.000"] },
  { typed: { price: "900.000.000" }, says: ["Harga maksimal Rp 500.000.000"] },
];

const wantedGood = {
  title: "Cat ulang dua kamar",
  description: "Dua kamar ukuran tiga kali tiga meter, cat sudah tersedia.",
  category: "Rumah Tangga",
  budget: "1.500.000",
  location: "Kota Bandung",
  deadline: "2027-06-17",
};
const wantedTries: FormFaults["tries"] = [
  {
    typed: {
      title: "Cat",
      description: "Terlalu pendek",
      category: "",
      budget: "",
      location: "",
      deadline: "",
    },
    says: [
      "Judul harus minimal 5 karakter",
      "Deskripsi harus minimal 20 karakter",
      "Pilih kategori jasa",
      "Budget harus diisi",
      "Lokasi harus diisi",
      "Deadline harus diisi",
    ],
  },
  {
    typed: { budget: "banyak", deadline: "2020-01-01" },
    says: [
      "Tulis budget dalam rupiah dengan angka, misalnya 350.000",
      "Deadline sudah lewat. Pilih tanggal hari ini atau sesudahnya",
    ],
  },
  {
    typed: { deadline: "2099-01-01" },
    says: ["Deadline terlalu jauh. Pilih tanggal dalam dua tahun ke depan"],
  },
];

const password = { password: "Melati#2026", confirmPassword: "Melati#2026" };
const weak = (typed: string, says: string) => ({
  typed: { password: typed, confirmPassword: typed },
  says: [says],
});

export const FORM_FAULTS: FormFaults[] = [
  {
    form: "login",
    path: "/login",
    who: "visitor",
    good: { ...email, password: "Melati#2026" },
    secret: ["password"],
    tries: [
      { typed: { email: "", password: "" }, says: [FILL_ALL] },
      { typed: { email: "" }, says: [FILL_ALL] },
      { typed: { password: "" }, says: [FILL_ALL] },
      { typed: { email: "budi" }, says: [ADDRESS] },
      { typed: { email: "tidak.ada@contoh.id", password: "salah" }, says: ["Gagal Masuk"], toast: true },
    ],
    browserTest: { labels: { email: "Email", password: "Kata sandi" }, button: "Masuk" },
  },
  {
    form: "signup",
    path: "/signup",
    who: "visitor",
    good: { fullName: "Budi Hartono", ...email, ...password, agreeToTerms: "on" },
    secret: ["password", "confirmPassword"],
    tries: [
      { typed: { fullName: "", email: "", password: "", confirmPassword: "" }, says: [FILL_ALL] },
      { typed: { fullName: "" }, says: ["Mohon isi nama lengkap"] },
      { typed: { email: "" }, says: ["Mohon isi email"] },
      { typed: { password: "" }, says: ["Mohon isi kata sandi"] },
      { typed: { confirmPassword: "" }, says: ["Mohon isi konfirmasi kata sandi"] },
      {
        typed: { confirmPassword: "Melati#2027", agreeToTerms: "" },
        says: ["Konfirmasi kata sandi tidak cocok", AGREE],
      },
      { typed: { fullName: "B", email: "budi@" }, says: ["Nama lengkap minimal 2 karakter", ADDRESS] },
      weak("Ab#4567", "Kata sandi minimal 8 karakter"),
      weak("12345678#", "Kata sandi harus berisi huruf"),
      weak("melatiputih#", "Kata sandi harus berisi angka"),
      weak("melatiputih2026", "Kata sandi harus berisi simbol, misalnya # atau !"),
    ],
    browserTest: {
      labels: {
        fullName: "Nama lengkap",
        email: "Email",
        password: "Kata sandi",
        confirmPassword: "Konfirmasi kata sandi",
        agreeToTerms: /Saya menyetujui/,
      },
      button: "Daftar",
    },
  },
  {
    form: "forgotten password",
    path: "/forgot-password",
    who: "visitor",
    good: email,
    tries: [
      { typed: { email: "" }, says: [FILL_ALL] },
      { typed: { email: "budi@contoh" }, says: [ADDRESS] },
    ],
    browserTest: { labels: { email: "Email" }, button: "Kirim tautan" },
  },
  {
    form: "new verification mail",
    path: "/verify-email/resend",
    who: "visitor",
    good: email,
    tries: [
      { typed: { email: "" }, says: [FILL_ALL] },
      { typed: { email: "budi contoh.id" }, says: [ADDRESS] },
    ],
    browserTest: { labels: { email: "Email" }, button: "Kirim tautan verifikasi" },
  },
  {
    form: "order",
    path: "/order/{offer}",
    who: "buyer",
    good: {
      quantity: "2",
      requirements: "Logo untuk kedai kopi kecil di Lembang.",
      deadline: "",
      notes: "Warna cokelat tua.",
      agreeToTerms: "on",
    },
    tries: [
      {
        unenterable: "quantity",
        typed: { quantity: "0", requirements: "Sembilan belas huru", agreeToTerms: "" },
        says: ["Jumlah minimal 1", "Deskripsi kebutuhan minimal 20 karakter", AGREE],
      },
      { unenterable: "quantity", typed: { quantity: "101" }, says: ["Jumlah maksimal 100"] },
      { typed: { quantity: "" }, says: ["Jumlah minimal 1"] },
      {
        typed: { deadline: "2020-01-01", requirements: "" },
        says: [
          "Tenggat sudah lewat. Pilih tanggal hari ini atau sesudahnya",
          "Deskripsi kebutuhan minimal 20 karakter",
        ],
      },
      { typed: { notes: LONG(2_001) }, says: ["Catatan maksimal 2.000 karakter"] },
    ],
    browserTest: {
      labels: {
        quantity: "Jumlah",
        requirements: "Deskripsi kebutuhan",
        deadline: "Tenggat",
        notes: "Catatan",
        agreeToTerms: /Saya menyetujui/,
      },
      button: "Lanjutkan ke Pembayaran",
    },
  },
  {
    form: "custom request",
    path: "/order/{offer}?custom=true",
    who: "buyer",
    good: { quantity: "1", requirements: "Maskot untuk kedai kopi kecil di Lembang.", agreeToTerms: "on" },
    tries: [
      {
        typed: { requirements: "Maskot", agreeToTerms: "" },
        says: ["Deskripsi kebutuhan minimal 20 karakter", AGREE],
      },
    ],
    browserTest: {
      labels: { requirements: "Deskripsi kebutuhan", agreeToTerms: /Saya menyetujui/ },
      button: "Kirim Permintaan Kustom",
    },
  },
  {
    form: "new offer",
    path: "/dashboard/services/create",
    who: "seller",
    good: offerGood,
    tries: offerTries,
    browserTest: {
      labels: {
        title: "Judul",
        category: "Kategori",
        description: "Deskripsi",
        price: "Harga",
        location: "Lokasi",
        deliveryTime: "Waktu pengerjaan",
      },
      button: "Buat Jasa",
    },
  },
  {
    form: "changed offer",
    path: "/dashboard/services/edit/{offer}",
    who: "seller",
    good: { status: "active", ...offerGood },
    tries: offerTries,
  },
  {
    form: "new wanted request",
    path: "/dashboard/wanted/create",
    who: "buyer",
    good: wantedGood,
    tries: wantedTries,
    browserTest: {
      labels: {
        title: "Judul",
        category: "Kategori",
        description: "Deskripsi",
        budget: "Budget",
        location: "Lokasi",
        deadline: "Deadline",
      },
      button: "Buat Permintaan",
    },
  },
  {
    form: "changed wanted request",
    path: "/dashboard/wanted/edit/{wanted}",
    who: "buyer",
    good: { status: "active", ...wantedGood },
    tries: wantedTries,
  },
  {
    form: "profile",
    path: "/profile/edit",
    who: "seller",
    good: {
      fullName: "Sari Wulandari",
      bio: "Desainer grafis lepas.",
      location: "Jakarta Selatan",
      contactEmail: "sari@contoh.id",
      phone: "0812-3456-7890",
      website: "",
      skills: "Desain logo, Ilustrasi",
    },
    tries: [
      {
        typed: {
          fullName: "S",
          bio: LONG(501),
          location: "J",
          contactEmail: "sari",
          phone: "081234567",
          website: "bukan alamat",
        },
        says: [
          "Full name must be at least 2 characters",
          "Bio must be less than 500 characters",
          "Location must be at least 2 characters",
          "Please enter a valid email address",
          "Phone number must be at least 10 characters",
          "Please enter a valid URL",
        ],
      },
      { typed: { website: "javascript:alert(1)" }, says: ["Please enter a valid URL"] },
    ],
    browserTest: {
      labels: {
        fullName: "Full name",
        bio: "Bio",
        location: "Location",
        contactEmail: "Contact email",
        phone: "Phone number",
        website: "Website",
        skills: "Skills",
      },
      button: "Save Changes",
    },
  },
  {
    form: "proposal",
    path: "/wanted/{wanted}",
    who: "seller",
    // Another test covers the button, which waits for a message.
    good: { message: "Saya bisa mulai hari Senin.", price: "1.200.000", days: "3" },
    tries: [
      { typed: { message: "" }, says: ["Pesan untuk klien harus diisi"] },
      { typed: { message: "   " }, says: ["Pesan untuk klien harus diisi"] },
      {
        typed: { price: "murah", days: "0" },
        says: ["Tulis harga dalam rupiah dengan angka, misalnya 350.000", "Waktu pengerjaan harus antara 1 dan"],
      },
    ],
  },
  {
    form: "first message",
    path: "/messages/new?listing={offer}",
    who: "buyer",
    good: { message: "Selamat pagi." },
    tries: [{ typed: { message: "" }, says: ["Tulis pesan Anda, atau pilih foto"] }],
  },
  {
    form: "review",
    path: "/dashboard/orders/{completed}/review",
    who: "buyer",
    good: { rating: "5", comment: "Rapi, cepat, dan sesuai dengan yang dijanjikan." },
    tries: [
      { typed: { comment: "Rapi" }, says: ["Ulasan minimal 10 karakter"] },
      { typed: { rating: "" }, says: ["Pilih 1 sampai 5 bintang"] },
    ],
  },
  {
    form: "price for a custom request",
    path: "/dashboard/orders/{custom}",
    who: "seller",
    good: { price: "400.000", days: "5" },
    tries: [
      { typed: { price: "", days: "" }, says: ["Harga harus diisi", "Waktu pengerjaan harus antara 1 dan"] },
      { typed: { price: "500" }, says: ["Harga minimal Rp 1.000"] },
    ],
  },
  {
    form: "withdrawal",
    path: "/dashboard/balance/withdrawals/new",
    who: "seller",
    // Another test covers fields that depend on earlier withdrawals.
    good: {
      portion: "part",
      amount: "200.000",
      channel: "BCA",
      number: "1234567890",
      holder: "Sari Wulandari",
      currentPassword: "Melati#2025",
    },
    secret: ["currentPassword"],
    tries: [
      {
        typed: { amount: "", channel: "", number: "", holder: "", currentPassword: "" },
        says: [
          "Tulis jumlah yang ditarik",
          "Pilih bank atau e-wallet tujuan",
          "Tulis nomor rekening, 6 sampai 20 angka",
          "Tulis nama pemilik seperti di rekening, 2 sampai 100 huruf",
          "Tulis kata sandi Anda",
        ],
      },
      { typed: { amount: "9.999" }, says: ["Penarikan minimal Rp 10.000"] },
      { typed: { channel: "GoPay" }, says: ["Tulis nomor ponsel e-wallet itu, misalnya 0812 3456 7890"] },
      {
        typed: { portion: "all" },
        says: ["Pilih berapa yang ditarik"],
      },
    ],
  },
  {
    form: "changed password",
    path: "/account/security",
    who: "buyer",
    good: { change: "password", currentPassword: "Melati#2025", ...password },
    secret: ["change", "currentPassword", "password", "confirmPassword"],
    tries: [
      { typed: { currentPassword: "", password: "", confirmPassword: "" }, says: [FILL_ALL] },
      { typed: { confirmPassword: "lain" }, says: ["Konfirmasi kata sandi tidak cocok"] },
    ],
  },
  {
    form: "changed email",
    path: "/account/security",
    who: "buyer",
    good: { change: "email", email: "baru@contoh.id", currentPassword: "Melati#2025" },
    secret: ["change", "currentPassword"],
    tries: [
      { typed: { email: "", currentPassword: "" }, says: [FILL_ALL] },
      { typed: { email: "baru" }, says: [ADDRESS] },
    ],
  },
];
