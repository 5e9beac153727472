import { neighbour } from "../compose";
import type { DemoPerson } from "../types";

const at = "jawa";

export const jawa: DemoPerson[] = [
  neighbour("Farhan Alatas", "Jakarta Pusat", 12, 35, {
    bio: "Tukang servis ponsel dan komputer. Meja kerjanya muat di satu tas, jadi datang ke kantor atau kos pun bisa.",
    skills: ["Servis ponsel", "Penyelamatan data", "Rakit komputer"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 9, to: 19 },
  }),
  neighbour("Suryani Lim", "Jakarta Barat", 15, 80, {
    bio: "Membuat kue dari dapur rumah di Tanjung Duren sejak anak sulung masuk TK. Gula boleh dikurangi, rasa tidak.",
    skills: ["Kue ulang tahun", "Kue kering", "Hantaran"],
    portrait: at,
    hours: { days: [2, 3, 4, 5, 6, 7], from: 7, to: 17 },
  }),
  neighbour("Markus Tambunan", "Jakarta Utara", 10, 50, {
    bio: "Dua puluh tahun di bengkel pendingin pelabuhan, kini keliling dari rumah ke rumah dengan kotak perkakas yang sama.",
    skills: ["Servis kulkas", "Servis mesin cuci"],
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 17 },
  }),
  neighbour("Dewi Larasati", "Jakarta Selatan", 9, 25, {
    bio: "Penata rambut yang lebih suka ruang tamu Anda daripada salon. Sabar dengan anak yang takut gunting.",
    skills: ["Potong rambut", "Pewarnaan", "Cukur anak"],
    portrait: at,
    hours: { days: [3, 4, 5, 6, 7], from: 9, to: 20 },
  }),
  neighbour("Tarno Wibisono", "Jakarta Timur", 16, 70, {
    bio: "Tukang atap dari Wonogiri, sudah hafal suara genting yang retak. Bekerja bersama dua keponakan.",
    skills: ["Atap", "Talang", "Plafon"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 7, to: 16 },
  }),
  neighbour("Asep Saepudin", "Bogor", 18, 130, {
    bio: "Petani tanaman hias di kaki Gunung Salak. Percaya bahwa teras satu meter pun bisa menjadi kebun.",
    skills: ["Taman vertikal", "Tanaman hias", "Hidroponik"],
    portrait: at,
  }),
  neighbour("Ferry Kurniawan", "Tangerang", 11, 15, {
    bio: "Mekanik motor keliling. Bengkelnya muat di jok belakang, dan oli bekasnya selalu dibawa pulang.",
    skills: ["Servis motor", "Ganti oli", "Aki"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6, 7], from: 7, to: 20 },
  }),
  neighbour("Maria Goretti Wulan", "Tangerang Selatan", 14, 100, {
    bio: "Guru piano lulusan Yogyakarta. Murid memilih lagu, guru menyelipkan tangga nada.",
    skills: ["Piano", "Keyboard", "Teori musik"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 13, to: 20 },
  }),
  neighbour("Teddy Kurniadi", "Bandung", 20, 20, {
    bio: "Teknisi pendingin di Bandung Raya. Menjelaskan dulu, mengerjakan kemudian, menagih paling akhir.",
    skills: ["Cuci AC", "Servis kulkas", "Kelistrikan"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 18 },
  }),
  neighbour("Neng Rahmawati", "Bandung", 13, 60, {
    bio: "Perias pengantin Sunda, cucu perias. Siger dipasang pelan supaya tidak pusing sampai resepsi selesai.",
    skills: ["Rias pengantin", "Siger", "Melati"],
    portrait: at,
  }),
  neighbour("Yogi Permana", "Bandung", 17, 90, {
    bio: "Juru kamera yang bangun sebelum kabut Lembang naik. Lebih banyak mengobrol daripada mengatur gaya.",
    skills: ["Fotografi luar ruang", "Video", "Penyuntingan warna"],
    portrait: at,
  }),
  neighbour("Ujang Suhendar", "Bandung", 8, 45, {
    bio: "Mencuci sofa dan kasur di tempat bersama adik ipar. Mesinnya buatan sendiri, hasilnya boleh dicium.",
    skills: ["Cuci sofa", "Cuci kasur", "Cuci karpet"],
    hours: { days: [1, 2, 3, 4, 6, 7], from: 8, to: 17 },
  }),
  neighbour("Bambang Setiawan", "Semarang", 22, 140, {
    bio: "Tukang kayu turun-temurun dari Jepara, bengkelnya kini di Tembalang. Laci buatannya menutup tanpa didorong dua kali.",
    skills: ["Lemari", "Kitchen set", "Perbaikan mebel"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 16 },
  }),
  neighbour("Endang Sulastri", "Solo", 19, 75, {
    bio: "Penjahit beskap dan kebaya kutu baru di Laweyan. Motif batik selalu bertemu di jahitan.",
    skills: ["Jahit batik", "Beskap", "Wiru jarik"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 9, to: 17 },
  }),
  neighbour("Wahyu Nugroho", "Yogyakarta", 15, 30, {
    bio: "Teknisi AC dan mesin cuci langganan rumah kos di sekitar kampus. Nota selalu ditulis di depan Anda.",
    skills: ["Servis AC", "Mesin cuci", "Kulkas"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 17 },
  }),
  neighbour("Ning Tyaswati", "Yogyakarta", 21, 55, {
    bio: "Memasak tumpeng dan gudeg untuk selamatan kampung. Dapurnya mengepul sejak pukul dua pagi.",
    skills: ["Tumpeng", "Gudeg", "Jajan pasar"],
    portrait: at,
  }),
  neighbour("Bayu Aditya", "Sleman", 7, 40, {
    bio: "Mahasiswa pascasarjana kimia yang membiayai kuliah dengan mengajar. Bisa menjelaskan mol dengan telur sekrat.",
    skills: ["Kimia", "Fisika", "IPA"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 7], from: 15, to: 21 },
  }),
  neighbour("Achmad Zainuri", "Surabaya", 23, 18, {
    bio: "Teknisi AC dan pemanas air untuk rumah dan ruko di Surabaya. Suku cadang lama selalu diperlihatkan.",
    skills: ["Servis AC", "Pemanas air", "Bongkar pasang"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 18 },
  }),
  neighbour("Lilik Handayani", "Surabaya", 12, 35, {
    bio: "Mengelola delapan ibu rajin di Rungkut untuk bersih rumah, setrika, dan cuci gorden.",
    skills: ["Bersih rumah", "Setrika", "Cuci gorden"],
    portrait: at,
    hours: { days: [1, 2, 3, 4, 5, 6], from: 7, to: 16 },
  }),
  neighbour("Vincent Halim", "Surabaya", 10, 110, {
    bio: "Enam tahun kuliah dan bekerja di Xiamen. Mengajar Mandarin dari percakapan pasar, bukan dari daftar aksara.",
    skills: ["Bahasa Mandarin", "Persiapan HSK"],
    portrait: at,
  }),
  neighbour("Slamet Raharjo", "Sidoarjo", 14, 95, {
    bio: "Tukang las di Waru. Ukur sendiri, gambar sendiri, pasang sendiri; catnya dua lapis sebelum dikirim.",
    skills: ["Kanopi", "Pagar", "Teralis"],
    hours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 17 },
  }),
];
