import { dasar, list, pack, paragraphs, premium, standar, steps } from "../compose";
import type { DemoOffer } from "../types";

export const rumahTangga: DemoOffer[] = [
  {
    slug: "servis-ac",
    seller: "hendra-gunawan",
    title: "Servis AC: cuci, isi freon, cek kebocoran",
    category: "Rumah Tangga",
    description: paragraphs(
      "Cuci unit dalam dan luar, periksa tekanan freon, dan bersihkan saluran air. Lantai dan perabot saya tutup dulu, ruangan saya tinggalkan bersih.",
      steps(
        "Periksa dan sebutkan masalahnya.",
        "Sepakati harga kalau ada suku cadang.",
        "Kerjakan, nyalakan, ukur suhunya bersama.",
      ),
      "Garansi pekerjaan 30 hari. Wilayah Depok, Jakarta Selatan, dan Jakarta Timur.",
    ),
    price: 85_000,
    location: "Depok",
    deliveryTime: "1-2 hari",
    packages: [
      pack("Cuci AC per unit", 85_000, [1, 2], 0, [
        "Cuci unit dalam dan luar",
        "Periksa freon",
        "Garansi 30 hari",
      ]),
    ],
    pictures: [{ file: "servis-ac.webp", alt: "AC dinding menyala, tangga, dan kotak perkakas merah" }],
    status: "active",
    daysAgo: 195,
  },
  {
    slug: "perbaikan-listrik",
    seller: "hendra-gunawan",
    title: "Perbaikan listrik: korsleting, stop kontak, tambah titik lampu",
    category: "Rumah Tangga",
    description: paragraphs(
      "MCB turun terus, stop kontak panas, atau lampu berkedip. Saya cari sebabnya dengan alat ukur, bukan dengan mengganti semuanya.",
      "Harga kunjungan termasuk satu titik perbaikan. Kabel dan alat sesuai nota toko.",
    ),
    price: 120_000,
    location: "Depok",
    deliveryTime: "1 hari",
    packages: [
      dasar(75_000, [1, 1], 0, ["Pemeriksaan dan saran", "Ganti satu sakelar"]),
      standar(120_000, [1, 1], 0, ["Cari korsleting", "Satu titik perbaikan", "Garansi 30 hari"]),
    ],
    pictures: [
      { file: "perbaikan-listrik.webp", alt: "Stop kontak, lampu menyala, obeng, dan alat ukur listrik" },
    ],
    status: "active",
    daysAgo: 108,
  },
  {
    slug: "cat-kamar",
    seller: "hendra-gunawan",
    title: "Cat ulang kamar dan ruang tamu, rapi sampai sudut",
    category: "Rumah Tangga",
    description: paragraphs(
      "Dinding retak rambut saya tambal dan amplas dulu, baru dicat dua lapis. Perabot dibungkus, lantai ditutup, sisa cat diberi label untuk Anda.",
      list(
        "Harga jasa untuk satu ruang sampai 12 meter persegi",
        "Cat dari Anda atau saya belikan dengan nota",
        "Dua tukang, tidak merokok di dalam rumah",
      ),
    ),
    price: 750_000,
    location: "Depok",
    deliveryTime: "2-3 hari",
    packages: [
      dasar(500_000, [1, 2], 1, ["Satu ruang", "Satu lapis warna sama"]),
      standar(750_000, [2, 3], 1, ["Satu ruang", "Tambal dan amplas", "Dua lapis"]),
      premium(1_350_000, [3, 5], 2, ["Dua ruang", "Tambal dan amplas", "Dua lapis", "Plafon"]),
    ],
    pictures: [{ file: "cat-kamar.webp", alt: "Dinding setengah hijau, tangga, rol, dan ember cat" }],
    status: "active",
    daysAgo: 87,
  },
  {
    slug: "bersih-rumah",
    seller: "lina-nuraini",
    title: "Bersih rumah menyeluruh oleh dua orang, alat lengkap",
    category: "Rumah Tangga",
    description: paragraphs(
      "Dari kaca jendela sampai belakang kompor. Regu ibu-ibu tetangga yang sudah saling percaya dan membawa alat sendiri.",
      list(
        "Bahan pembersih aman untuk anak dan hewan",
        "Barang tidak dipindah tanpa izin",
        "Anda boleh di rumah, boleh juga tidak",
      ),
    ),
    price: 300_000,
    location: "Depok",
    deliveryTime: "1-3 hari",
    packages: [
      dasar(180_000, [1, 3], 0, ["Dua orang, 3 jam", "Sapu, pel, kamar mandi"]),
      standar(300_000, [1, 3], 1, ["Dua orang, 5 jam", "Seluruh ruang dan dapur", "Kaca bagian dalam"]),
      premium(550_000, [1, 3], 1, [
        "Tiga orang, 7 jam",
        "Seluruh rumah",
        "Kulkas dan oven",
        "Teras dan kaca luar",
      ]),
    ],
    pictures: [
      { file: "bersih-rumah.webp", alt: "Ember busa, sapu, dan botol semprot di dekat jendela cerah" },
    ],
    status: "active",
    daysAgo: 114,
  },
  {
    slug: "taman-rumah",
    seller: "agus-maulana",
    title: "Perawatan taman dan kebun kecil di rumah",
    category: "Rumah Tangga",
    description: paragraphs(
      "Pangkas, siangi, beri pupuk kandang matang, dan ganti tanaman yang menyerah. Bisa sekalian membuat petak cabai dan kangkung untuk dapur.",
      "Harga untuk taman sampai 30 meter persegi di Garut. Bibit dan pupuk dihitung terpisah.",
    ),
    price: 175_000,
    location: "Garut",
    deliveryTime: "1-2 hari",
    packages: [],
    pictures: [
      { file: "taman-rumah.webp", alt: "Taman berpagar dengan gembor, petak sayur, dan pohon pepaya" },
    ],
    status: "active",
    daysAgo: 35,
  },
  {
    slug: "pompa-keran-mampet",
    seller: "hendra-gunawan",
    title: "Pompa air mati, keran bocor, dan saluran mampet",
    category: "Rumah Tangga",
    description: paragraphs(
      "Air tidak naik sejak subuh? Kirim pesan, saya balas dalam dua puluh menit. Kebanyakan selesai dalam satu kunjungan.",
      "Harga jasa satu pekerjaan; suku cadang sesuai nota.",
    ),
    price: 110_000,
    location: "Depok",
    deliveryTime: "1 hari",
    packages: [],
    pictures: [],
    status: "active",
    daysAgo: 14,
  },
];
