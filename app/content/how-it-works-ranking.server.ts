import { NEAR_KM } from "~/places/near-places";
import type { PageText } from "~/platform/sentence-text";
import { MAX_SHORT_SEARCH_WORDS } from "~/search/query-parts";
import { FRESH_DAYS, MIN_MATCH, MIN_SHARE_OF_BEST, MIN_SHORT_SEARCH_MATCH, PRIOR, WEIGHTS } from "~/search/rank";

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`.replace(".", ",");
const decimal = (value: number) => String(value).replace(".", ",");

export default {
  path: "/how-it-works/ranking",
  title: "Cara Kami Mengurutkan",
  description: "Apa yang menaikkan dan menurunkan sebuah jasa di hasil pencarian, dengan angkanya.",
  updated: "2026-11-29",
  text: `
Urutan hasil pencarian menentukan siapa yang dilihat. Karena itu caranya kami tulis di sini, lengkap dengan angkanya. Angka
di halaman ini diambil dari aturan yang dipakai pencarian itu sendiri, jadi tidak mungkin berbeda.

## Yang tidak menentukan

- **Tidak ada yang bisa dibeli.** Tidak ada iklan di hasil pencarian, dan tidak ada paket untuk naik urutan.
- **Tidak ada yang disesuaikan dengan diri Anda**, selain tempat yang Anda pilih. Orang lain yang mengetik hal yang sama
  untuk tempat yang sama melihat urutan yang sama.
- **Harga tidak menentukan**, kecuali Anda menyebutnya.

## Paling cocok

Urutan ini dipakai bila Anda mengetik kata atau memilih tempat. Jasa dinilai dari kata, lalu tempat, lalu mutu.

### Kata

- Kata yang Anda cari di **judul** dihitung penuh, ${percent(WEIGHTS.title)}. Kata di ujung judul dihitung ${percent(WEIGHTS.titleEnd)}.
- Kata itu di **nama paket, nama penjual, atau tempatnya** dihitung ${percent(WEIGHTS.listed)}. Kata di **deskripsi atau isi paket** dihitung ${percent(WEIGHTS.words)}.
- **Menumpuk kata tidak menaikkan.** Kata yang diulang dihitung sekali. Judul yang menyebut lebih dari ${WEIGHTS.titleThings} hal, dan deskripsi
  yang menyebut lebih dari ${WEIGHTS.wordsThings} hal, membagi nilainya di antara semua hal itu.
- Kata lain yang artinya sama ikut dihitung, misalnya *pipa* untuk *ledeng*. Yang artinya hanya dekat dihitung lebih kecil,
  dan tidak mengangkat jasa yang menyebut bendanya sambil lalu.
- Bahasa, alat musik, pelajaran, masakan, atau hewan yang Anda sebut **harus disebut** oleh jasanya. Bila tidak ada, halaman
  mengatakan *Belum ada*, dan di bawahnya ada yang mendekati. Merek tidak demikian: *servis AC Daikin* menampilkan semua servis AC,
  yang menyebut mereknya lebih dulu.
- Benda yang Anda cari, bila hanya disebut sambil lalu oleh jasa di bidang lain, dihitung ${percent(WEIGHTS.otherTrade)}, misalnya lemari dalam
  jasa pindahan. Bahasa, pelajaran, atau masakan yang hanya disebut sambil lalu dihitung ${percent(WEIGHTS.inPassing)}.
- Yang artinya hanya dekat, tanpa satu pun yang cocok, ditampilkan terpisah sebagai yang mendekati. Bila yang harus disebut
  tidak ada, yang mendekati dihitung ${percent(WEIGHTS.unmet)}.
- Bila Anda menulis kerusakan, misalnya *AC tidak dingin*, jasa perbaikan ditambah ${percent(WEIGHTS.repair)}.
- Pencarian paling banyak ${MAX_SHORT_SEARCH_WORDS} kata yang cocoknya kurang dari ${percent(MIN_SHORT_SEARCH_MATCH)} dengan jasa di bidang lain juga hanya dianggap
  mendekati. Begitu pula perjalanan di provinsi lain dari yang Anda sebut.
- Jasa yang cocoknya kurang dari sekitar ${percent(MIN_MATCH)}, atau kurang dari ${percent(MIN_SHARE_OF_BEST)} dari yang paling cocok, tidak ditampilkan.
- Les dan kursus dihitung ${percent(WEIGHTS.lesson)} bila Anda tidak mencari pelajaran.
- Bila Anda menyebut jenjang sekolah, misalnya *les SD*, les untuk jenjang lain berkurang ${percent(WEIGHTS.level)} untuk setiap jenjang
  selisihnya.

### Tempat

Bila tempatnya diketahui, hasil dibagi dalam kelompok, selalu dengan urutan ini: yang **berada di tempat Anda**, yang
**melayani tempat Anda** dari tempat lain, yang **terdekat** (paling jauh ${NEAR_KM} km), yang **daring**, lalu
**di tempat lain**, yang terlipat bila ada hasil lain. Jarak dihitung antara titik tengah kota dan kabupaten, jadi hanya
perkiraan. Bila Anda sendiri menulis *daring* atau *online*, kelompok itu lebih dulu. Di dalam kelompok, tempat ikut dihitung:
yang berada di tempat Anda ${percent(WEIGHTS.here)}, yang melayaninya ${percent(WEIGHTS.serves)}, yang online ${percent(WEIGHTS.online)},
yang lain ${percent(WEIGHTS.elsewhere)}.

### Mutu

Mutu hanya memisahkan jasa yang sama cocoknya. Paling banyak ia menambah:

- **Rating**, sampai ${percent(WEIGHTS.rating)}. Setiap jasa mulai dengan ${PRIOR.votes} suara bernilai ${decimal(PRIOR.rating)}, supaya satu ulasan
  bintang lima tidak mengalahkan empat puluh ulasan yang baik.
- **Pesanan yang selesai**, sampai ${percent(WEIGHTS.orders)}. Pesanan pertama paling berarti, dan penuh pada pesanan ke-99.
- **Jasa baru**, sampai ${percent(WEIGHTS.fresh)}, berkurang sampai habis dalam ${FRESH_DAYS} hari.

### Harga dalam kata-kata

Bila Anda menulis *murah*, setiap harga yang sepuluh kali lebih tinggi mengurangi ${percent(WEIGHTS.cheap)}. Bila Anda menulis batas, misalnya
*di bawah 200 ribu*, jasa di luar batas itu tidak dihilangkan, tetapi dihitung ${percent(WEIGHTS.overPrice)} dan ditaruh paling bawah, dalam
kelompoknya sendiri.

### Waktu dalam kata-kata

Bila Anda menulis hari atau jam, misalnya *hari Minggu*, *malam*, *akhir pekan*, atau *24 jam*, penjual yang tidak bekerja pada
waktu itu dihitung ${percent(WEIGHTS.closed)}, dan yang jam kerjanya tidak kami ketahui ${percent(WEIGHTS.maybeClosed)}. Begitu juga penjual
yang baru bisa mulai setelah *hari ini*, *besok*, atau *lusa*, kalau itu yang Anda tulis. Penjual yang bisa mulai hari itu ditambah ${percent(WEIGHTS.soon)}.

### Bila hasilnya banyak

Yang memuat semua kata dinilai lebih dulu, lalu yang memuat sebagian. Di antara yang sama, yang dinilai lebih dulu adalah
yang paling banyak diselesaikan dalam 30 hari terakhir. Selebihnya ada di halaman berikutnya.

## Urutan lain

- **Terbaru:** menurut tanggal dipasang.
- **Populer:** menurut pesanan yang selesai dalam 30 hari terakhir.
- **Rating:** menurut nilai ulasan.
- **Termurah** dan **Termahal:** menurut harga paket yang paling murah.

Dalam urutan ini tidak ada kelompok. Bila tempatnya diketahui, hanya yang di tempat itu, melayaninya, terdekat, atau daring
yang ditampilkan, dan setiap baris menyebut tempatnya.

## Agar jasa Anda ditemukan

Tulis di judul apa yang Anda kerjakan, dengan kata yang dipakai pembeli. Sebutkan tempat Anda dan wilayah yang Anda datangi.
Selesaikan pesanan dengan baik dan mintalah ulasan yang jujur. Merasa ada yang keliru? Tulis kepada kami.
`,
} as const satisfies PageText;
