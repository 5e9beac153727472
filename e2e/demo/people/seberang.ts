import { neighbour } from "../compose";
import type { DemoPerson } from "../types";

const at = "seberang";

export const seberang: DemoPerson[] = [
  neighbour("I Made Suardana", "Denpasar", 20, 25, {
    bio: "Menyetir di Bali sejak jalan ke Kintamani masih sepi. Hafal jam upacara, jadi tamunya jarang terjebak.",
    skills: ["Sopir harian", "Rute Bali", "Antar bandara"],
    portrait: at,
  }),
  neighbour("Ni Luh Ayu Pratiwi", "Badung", 13, 50, {
    bio: "Perias adat Bali dari Mengwi. Payas agung, payas madya, sampai rias potong gigi sekeluarga.",
    skills: ["Payas agung", "Sanggul", "Rias upacara"],
    portrait: at,
  }),
  neighbour("Lalu Hamzah", "Mataram", 16, 65, {
    bio: "Pemandu berlisensi di Lombok. Membawa air minum isi ulang dan tahu pantai mana yang teduh siang hari.",
    skills: ["Pemandu", "Snorkeling", "Rinjani"],
    portrait: at,
  }),
  neighbour("Parlindungan Sinaga", "Medan", 19, 22, {
    bio: "Teknisi pendingin di Medan Sunggal. Bicaranya keras, kerjanya halus, harganya tetap.",
    skills: ["Servis AC", "Dispenser", "Kulkas"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 18 },
  }),
  neighbour("Halimah Nasution", "Medan", 11, 85, {
    bio: "Memasak hidangan Melayu Deli untuk kenduri dan rapat. Resep gulainya masih tulisan tangan nenek.",
    skills: ["Masakan Melayu", "Kenduri", "Kue lapis"],
    portrait: at,
  }),
  neighbour("Rizky Harahap", "Medan", 9, 15, {
    bio: "Tukang pipa muda, lulusan SMK bangunan. Kamera kecilnya masuk ke pipa sebelum lantai Anda dibongkar.",
    skills: ["Pipa", "Pompa", "Tandon air"],
    hours: { days: [1, 2, 3, 4, 5, 6, 7], from: 7, to: 21 },
  }),
  neighbour("Debora Ginting", "Medan", 14, 60, {
    bio: "Guru TK yang mengajar membaca lewat dongeng. Anak pulang membawa satu cerita yang dibacanya sendiri.",
    skills: ["Baca tulis hitung", "Mendongeng"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5], from: 14, to: 19 },
  }),
  neighbour("Yusnidar Chaniago", "Padang", 22, 70, {
    bio: "Merendang dengan kayu manis dari Kerinci, delapan jam di atas api kecil. Kirim ke seluruh Indonesia.",
    skills: ["Rendang", "Dendeng", "Masakan Minang"],
    portrait: at,
  }),
  neighbour("Hafiz Ramadhan", "Pekanbaru", 12, 45, {
    bio: "Perancang kaus dan pemilik sablon kecil. Menggambar dulu di buku, baru di layar.",
    skills: ["Desain kaus", "Sablon", "Ilustrasi"],
    portrait: at,
  }),
  neighbour("Nurhayati Oktaria", "Palembang", 17, 90, {
    bio: "Penjahit songket di Tangga Buntung. Benang emas dipotong sehemat mungkin, sisanya dikembalikan.",
    skills: ["Jahit songket", "Baju kurung", "Tanjak"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 6], from: 9, to: 17 },
  }),
  neighbour("Ketut Wijaya", "Bandar Lampung", 10, 30, {
    bio: "Merawat komputer dan printer sekolah serta kantor kecil. Datang membawa tinta dan kesabaran.",
    skills: ["Servis printer", "Jaringan kantor"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 16 },
  }),
  neighbour("Melisa Tan", "Batam", 18, 55, {
    bio: "Penerjemah Mandarin untuk importir di Batam. Tahu beda istilah gudang dan istilah sopan santun.",
    skills: ["Terjemahan Mandarin", "Dokumen dagang"],
    portrait: at,
  }),
  neighbour("Syarif Abdurrahman", "Pontianak", 15, 120, {
    bio: "Menerbangkan drone di atas Kapuas dan bersertifikat. Anginnya sore, jadi kami mulai pagi.",
    skills: ["Drone", "Video profil", "Penyuntingan"],
    portrait: at,
  }),
  neighbour("Gazali Rahman", "Banjarmasin", 13, 40, {
    bio: "Lahir di rumah lanting, pemilik kelotok bercat hijau. Menjemput subuh untuk pasar terapung.",
    skills: ["Kelotok", "Pemandu sungai"],
    portrait: at,
  }),
  neighbour("Rosalina Manurung", "Balikpapan", 21, 65, {
    bio: "Dulu staf keuangan kontraktor tambang, kini membukukan usaha kecil di Kalimantan Timur.",
    skills: ["Pembukuan", "Penggajian", "Pajak"],
    portrait: at,
  }),
  neighbour("Joko Purwanto", "Samarinda", 16, 35, {
    bio: "Instalatir listrik bersertifikat. Setiap kabel diberi label, supaya tukang berikutnya berterima kasih.",
    skills: ["Instalasi listrik", "Panel", "Genset"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 17 },
  }),
  neighbour("Stenly Rumengan", "Manado", 14, 80, {
    bio: "Pemain organ untuk ibadah, pesta, dan pengucapan syukur. Lagunya disesuaikan dengan usia yang hadir.",
    skills: ["Organ tunggal", "Aransemen"],
    portrait: at,
  }),
  neighbour("Ruslan Daeng Tompo", "Makassar", 20, 20, {
    bio: "Teknisi AC untuk rumah dan ruko di Makassar dan Gowa. Anak buahnya tiga, semua dilatih sendiri.",
    skills: ["Servis AC", "AC ruko", "Bongkar pasang"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 18 },
  }),
  neighbour("Andi Tenri Ayu", "Makassar", 12, 50, {
    bio: "Perias baju bodo dan pengantin Bugis. Menyediakan baju, simpolong, dan perhiasan sewaan yang terawat.",
    skills: ["Rias Bugis", "Baju bodo"],
    portrait: at,
  }),
  neighbour("Fitri Handayani Saleh", "Makassar", 9, 75, {
    bio: "Mengajar anak berani berbicara Inggris lewat lagu dan permainan papan buatan sendiri.",
    skills: ["Bahasa Inggris anak", "Permainan edukatif"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 14, to: 20 },
  }),
  neighbour("Baso Arifuddin", "Makassar", 11, 25, {
    bio: "Punya dua truk boks dan empat keponakan kuat. Hafal jadwal kapal ke Kendari dan Parepare.",
    skills: ["Pindahan", "Truk boks", "Pengepakan"],
  }),
  neighbour("Yuliana Benu", "Kupang", 15, 100, {
    bio: "Menjahit tenun ikat Timor menjadi jas, rok, dan tas tanpa memotong motif utamanya.",
    skills: ["Tenun ikat", "Jas", "Tas"],
    portrait: at,
  }),
  neighbour("Ferdinand Latuconsina", "Ambon", 13, 70, {
    bio: "Pelatih paduan suara gereja dan pemain ukulele. Di Ambon semua orang menyanyi, tugas saya merapikan.",
    skills: ["Vokal", "Ukulele", "Paduan suara"],
    portrait: at,
  }),
  neighbour("Mika Wanggai", "Jayapura", 10, 115, {
    bio: "Membantu mama-mama perajin noken menjual ke luar pulau: foto, cerita, dan lapak daring.",
    skills: ["Pemasaran kerajinan", "Foto kerajinan"],
    portrait: at,
  }),
  neighbour("Cut Rahmi", "Banda Aceh", 12, 45, {
    bio: "Pelatih barista dan pemilik kedai di Ulee Kareng. Menghitung modal kedai sampai ke sedotan.",
    skills: ["Barista", "Rencana kedai kopi"],
    portrait: at,
  }),
  neighbour("Rizal Lamadjido", "Palu", 17, 60, {
    bio: "Tukang bangunan yang ikut membangun kembali kampungnya. Tidak menawar soal besi tulangan.",
    skills: ["Renovasi", "Tembok", "Pondasi"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 7, to: 16 },
  }),
];
