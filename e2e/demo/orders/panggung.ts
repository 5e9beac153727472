import { completed } from "../compose";
import type { DemoOrder } from "../types";

export const panggung: DemoOrder[] = [
  ...completed("video-produk-30-detik", [
    {
      slug: "video-agus",
      buyer: "agus-maulana",
      packageIndex: 1,
      placed: 21.6,
      ended: 15.3,
      requirements: "Video keripik pisang yang terdengar renyahnya, tutup dengan harga dan cara memesan.",
    },
    {
      slug: "video-rina",
      buyer: "rina-kartika",
      packageIndex: 0,
      placed: 14.9,
      ended: 10.2,
      requirements: "Video pendek kebaya hijau berputar pada manekin, suasana terang dan tenang.",
    },
    {
      slug: "video-budi",
      buyer: "budi-santoso",
      packageIndex: 1,
      placed: 30.4,
      ended: 24.8,
      requirements: "Video kopi susu botolan, mulai dari es batu jatuh sampai botol dibuka.",
    },
    {
      slug: "video-lina",
      buyer: "lina-nuraini",
      packageIndex: 0,
      placed: 70.5,
      ended: 66.1,
      requirements: "Video nasi kotak lengkap dibuka dari atas, uapnya kelihatan, tanpa suara orang.",
    },
    {
      slug: "video-nadia",
      buyer: "nadia-permata",
      packageIndex: 2,
      placed: 104.7,
      ended: 97.2,
      requirements: "Tiga video untuk klien saya, pembuat tas anyaman, dengan model tangan memakai tas.",
    },
  ]),
  ...completed("musik-podcast", [
    {
      slug: "podcast-nadia",
      buyer: "nadia-permata",
      packageIndex: 1,
      placed: 13.5,
      ended: 9.4,
      requirements: "Podcast tentang usaha kecil Jogja. Musik hangat dengan sedikit gender atau siter.",
    },
    {
      slug: "podcast-yohanes",
      buyer: "yohanes-adi-prabowo",
      packageIndex: 0,
      placed: 27.8,
      ended: 24.3,
      requirements: "Musik pembuka untuk seri belajar kata asing, ringan dan tidak lebih dari 12 detik.",
    },
    {
      slug: "podcast-ratna",
      buyer: "ratna-dewi-anggraini",
      packageIndex: 1,
      placed: 55.1,
      ended: 50.6,
      requirements: "Cerita matematika untuk anak, mixing satu episode karena suara kipas sangat mengganggu.",
    },
    {
      slug: "podcast-dimas",
      buyer: "dimas-prakoso",
      packageIndex: 2,
      placed: 110.3,
      ended: 103.9,
      requirements: "Tiga episode bincang teknologi, suara dua tamu tidak seimbang dan ada gema.",
    },
  ]),
  ...completed("foto-keluarga-wisuda", [
    {
      slug: "foto-yohanes",
      buyer: "yohanes-adi-prabowo",
      packageIndex: 1,
      placed: 45.6,
      ended: 39.7,
      requirements: "Foto wisuda adik bersama orang tua yang datang dari Semarang, sebelas orang.",
    },
  ]),
  ...completed("rias-wisuda", [
    {
      slug: "rias-theresia",
      buyer: "theresia-hutapea",
      packageIndex: 1,
      placed: 12.6,
      ended: 9.1,
      requirements: "Rias wisuda keponakan, berhijab, berangkat dari rumah pukul enam pagi.",
    },
    {
      slug: "rias-yusuf",
      buyer: "yusuf-siregar",
      packageIndex: 2,
      placed: 23.3,
      ended: 18.5,
      requirements: "Rias lamaran adik di Medan beserta ibu, acara mulai pukul sepuluh.",
    },
  ]),
];
