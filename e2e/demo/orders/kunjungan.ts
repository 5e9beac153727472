import type { DemoOrder, DemoStep, DemoVisit } from "../types";
import { delivery } from "./delivery";

type Visited = Pick<DemoOrder, "slug" | "buyer" | "requirements"> & {
  /** Days before the load at which the visit was. */
  daysAgo: number;
  slot: number;
  address: DemoVisit["address"];
  quantity?: number;
  steps: readonly DemoStep[];
  refund?: Extract<DemoOrder, { state: "working" }>["refund"];
};

/** An order of Hendra's air conditioner service in Depok, paid and agreed on before the visit. */
function visited({ daysAgo, slot, address, quantity = 1, ...told }: Visited): DemoOrder {
  return {
    ...told,
    offer: "servis-ac",
    packageIndex: 0,
    quantity,
    placed: daysAgo + 4,
    state: "working",
    paid: daysAgo + 3.9,
    method: "gopay",
    visit: { place: "Depok", inDays: -daysAgo, slot, agreed: daysAgo + 3.5, address },
  };
}

const at = (afterBegin: number, by: DemoStep["by"], command: DemoStep["command"]): DemoStep => ({
  by,
  command,
  afterBegin,
  daysAgo: 0,
});

const arrival = (afterBegin: number) => at(afterBegin, "seller", { kind: "arrive" });

const extra = (title: string, amount: number, reason: string) =>
  ({ kind: "propose_extra", title, amount, reason, files: 1 }) as const;

/** Hendra comes, works and is paid on the same day. */
const kept = (note: string): DemoStep[] => [
  arrival(-4),
  { ...delivery(note, 0), afterBegin: 95 },
  at(180, "buyer", { kind: "complete" }),
];

const PAID_BACK = { account: null, paid: { reference: "b4a5f0c2-6d1e-4b0f-a0a5-1a70f1f1f7c3" } };

/** Agreed visits and how they ended: six kept, one missed, an absent buyer, a rejected extra and a request by part. */
export const kunjungan: DemoOrder[] = [
  visited({
    slug: "kunjungan-lina",
    buyer: "lina-nuraini",
    daysAgo: 12,
    slot: 600,
    address: { street: "Jalan Nangka 8", block: "RT 02/RW 04", landmark: "Rumah cat kuning" },
    requirements: "AC ruang depan kurang dingin dan berbunyi ketika dinyalakan.",
    steps: kept("Filter dan kipas sudah dicuci, suhu keluar 17 derajat."),
  }),
  visited({
    slug: "kunjungan-yusuf",
    buyer: "yusuf-siregar",
    daysAgo: 19,
    slot: 780,
    address: { street: "Jalan Margonda 112", block: "", landmark: "Ruko lantai dua" },
    quantity: 2,
    requirements: "Dua AC ruang kurir, keduanya sudah setengah tahun tidak dicuci.",
    steps: kept("Kedua unit sudah dicuci, saluran airnya juga."),
  }),
  visited({
    slug: "kunjungan-rina",
    buyer: "rina-kartika",
    daysAgo: 26,
    slot: 480,
    address: { street: "Jalan Kenari 3", block: "RT 05/RW 01", landmark: "Rumah jahit" },
    requirements: "AC ruang jahit menetes ke meja potong kalau siang.",
    steps: kept("Saluran air tersumbat benang, sekarang lancar."),
  }),
  visited({
    slug: "kunjungan-nadia",
    buyer: "nadia-permata",
    daysAgo: 33,
    slot: 780,
    address: { street: "Jalan Juanda 45", block: "RT 01/RW 09", landmark: "Kos pagar hijau" },
    requirements: "AC kamar kos adik saya bau apak, pemiliknya sudah setuju.",
    steps: kept("Unit dalam dan luar dicuci, baunya hilang."),
  }),
  visited({
    slug: "kunjungan-agus",
    buyer: "agus-maulana",
    daysAgo: 40,
    slot: 600,
    address: { street: "Jalan Tole Iskandar 20", block: "", landmark: "Toko oleh-oleh" },
    requirements: "AC toko mati total sejak listrik padam kemarin malam.",
    steps: [
      at(75, "buyer", { kind: "report_seller", reason: "", waited: true, visit: null, past: [] }),
      at(100, "seller", { kind: "admit_no_show" }),
    ],
    refund: { ...PAID_BACK, paid: { ...PAID_BACK.paid, daysAgo: 38 } },
  }),
  visited({
    slug: "kunjungan-budi",
    buyer: "budi-santoso",
    daysAgo: 16,
    slot: 600,
    quantity: 2,
    address: { street: "Jalan Cemara 17", block: "RT 03/RW 02", landmark: "Rumah orang tua, pagar putih" },
    requirements: "AC rumah orang tua saya di Depok tidak dingin, mohon dicuci dan diperiksa.",
    steps: [
      arrival(3),
      at(
        25,
        "seller",
        extra("Ganti kompresor", 480_000, "Kompresornya mati, jadi mencuci saja tidak membuat AC ini dingin."),
      ),
      at(50, "buyer", { kind: "cancel_extra" }),
    ],
    refund: { ...PAID_BACK, paid: { ...PAID_BACK.paid, daysAgo: 14 } },
  }),
  visited({
    slug: "kunjungan-gilang",
    buyer: "gilang-ramadhan",
    daysAgo: 9,
    slot: 1020,
    quantity: 2,
    address: { street: "Jalan Proklamasi 61", block: "RT 04/RW 11", landmark: "Dekat lapangan voli" },
    requirements: "Dua AC lantai atas, minta dicuci sebelum keluarga datang.",
    steps: [
      arrival(-2),
      at(30, "seller", {
        kind: "report_buyer",
        reason: "Pagar terkunci, dan dua kali saya menelepon tanpa jawaban.",
        files: 1,
        visit: null,
        past: [],
      }),
      at(160, "buyer", { kind: "admit_no_show" }),
    ],
    refund: { ...PAID_BACK, paid: { ...PAID_BACK.paid, daysAgo: 7 } },
  }),
  visited({
    slug: "kunjungan-dewi",
    buyer: "dewi-larasati",
    daysAgo: 3,
    slot: 600,
    quantity: 2,
    address: { street: "Jalan Akses UI 9", block: "RT 06/RW 03", landmark: "Salon di seberang minimarket" },
    requirements: "Dua AC salon, satu di antaranya tidak dingin sama sekali.",
    steps: [
      arrival(-1),
      at(
        20,
        "seller",
        extra(
          "Isi freon R32, unit depan",
          150_000,
          "Tekanan freon unit depan tinggal 60 psi, jadi dicuci saja tidak cukup.",
        ),
      ),
      at(30, "buyer", { kind: "accept_extra", extra: { title: "Isi freon R32, unit depan", amount: 150_000 } }),
      at(45, "buyer", "pay"),
      at(300, "buyer", {
        kind: "request_cancellation",
        back: 150_000,
        byPart: "1:0,2:150000",
        reason: "Freonnya habis di jalan dan tidak jadi diisi, jadi tambahannya saya minta kembali.",
      }),
    ],
  }),
];
