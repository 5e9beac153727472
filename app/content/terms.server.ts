import { newestText } from "~/accounts/personal-data";
import { MAX_CALL_OUT_PERCENT } from "~/listings/package";
import {
  ANSWER_WINDOW,
  BUYER_ANSWER_WINDOW,
  EXTRA_WINDOW,
  EXTRA_WINDOW_ON_SITE,
  LARGE_SUM,
  LATE_CANCEL,
  LATE_GRACE,
  MIN_DISPUTE_REASON,
  MIN_REVISION_REASON,
  PAID_BEFORE_VISIT,
  PAYMENT_WINDOW,
  QUOTE_VALIDITY,
  REVIEW_WINDOW,
  SELLER_ANSWER_WINDOW,
  SELLER_ANSWER_WINDOW_LARGE,
} from "~/orders/order";
import { MAX_EXTRAS, MIN_EXTRAS_LIMIT } from "~/orders/parts";
import {
  BARRED_FOR,
  BUYER_LATE,
  BUYER_LIMIT,
  DENIABLE_FOR,
  REPORTABLE_FOR,
  SELLER_LATE,
  SELLER_LIMIT,
  SELLER_LIMIT_OF_BUYER,
} from "~/orders/rules/no-show";
import { CANCELLABLE_AFTER_BEGIN, FREE_AFTER_AGREEMENT, FREE_BEFORE, FREE_IF_AHEAD } from "~/orders/rules/visit-day";
import { TRANSFER_WORKING_DAYS } from "~/payouts/manual-payout";
import { MIN_WITHDRAWAL } from "~/payouts/withdrawal";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { formatRupiah, MAX_PRICE, MIN_PRICE, PLATFORM_FEE_PERCENT, SECOND_PERSON_ABOVE } from "~/platform/money";
import {
  ANSWER_DAYS,
  COMPLAINT_DAYS,
  CONSUMER_PROTECTION,
  type PageText,
  SUPPORT_EMAIL,
} from "~/platform/sentence-text";

import { REVIEW_WRITING_WINDOW } from "~/reviews/review";
import { TEXT_VERSIONS } from "./text-versions";

export default {
  path: "/terms",
  title: "Syarat dan Ketentuan",
  description:
    "Aturan JasaWarga: titipan uang, biaya platform, tenggat, pembatalan, pengembalian uang, sengketa, dan jasa yang dilarang.",
  updated: newestText(TEXT_VERSIONS.terms).from,
  text: ({
    gateway,
    refundWindows,
    transferOnly,
  }: {
    gateway: string;
    refundWindows: string;
    transferOnly: string;
  }) => `
Dengan mendaftar atau memesan di JasaWarga, Anda menyetujui syarat ini. Intinya:

- Uang pembeli ditahan dalam titipan sampai pembeli puas, atau ${REVIEW_WINDOW / DAY} hari setelah hasil diserahkan bila pembeli
  tidak menanggapi.
- Biaya platform ${PLATFORM_FEE_PERCENT}% hanya dipotong dari pekerjaan yang selesai dan dari ongkos datang.
- Bila kedua pihak tidak sepakat, uang tetap ditahan sampai masalahnya diputuskan.

Syarat ini tidak mengurangi hak Anda menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen.

## 1. Siapa melakukan apa

JasaWarga ("kami") menyediakan tempat bertemu, titipan uang, dan penyelesaian masalah. **Penjual** menawarkan dan mengerjakan
jasa. **Pembeli** memesan dan membayarnya. Perjanjian tentang pekerjaannya terjadi antara pembeli dan penjual. Penjual
bukan karyawan atau wakil kami. Kami bertanggung jawab atas layanan kami sendiri, termasuk uang selama dalam titipan.

## 2. Akun Anda

- Anda berusia paling sedikit 18 tahun dan cakap membuat perjanjian.
- Gunakan nama dan email yang benar. Satu orang satu akun. Akun tidak boleh dijual, disewakan, atau dipinjamkan.
- Jaga kata sandi Anda. Beri tahu kami segera bila ada yang memakai akun Anda tanpa izin.
- Jangan mengajak membayar di luar JasaWarga untuk pekerjaan yang ditemukan di sini.
- Jangan memalsukan ulasan, mengirim pesan massal, mengambil data orang lain, atau mengganggu keamanan situs.
- [Pedoman Komunitas](/community) adalah bagian dari syarat ini.

Kami dapat menangguhkan akun yang melanggar, dengan memberi tahu alasannya. Akun yang ditangguhkan tidak dapat memesan,
menawarkan, atau mengirim pesan, tetapi tetap dapat melihat pesanan dan saldonya dan mengajukan banding. Uangnya tidak pernah
kami ambil. Tenggat pesanan yang berjalan tidak berhenti, jadi pemiliknya tetap dapat menyerahkan hasil, menyelesaikan pesanan,
menjawab atau menarik permintaan pembatalan, mengajukan dan menanggapi masalah, dan menyetujui pembagian uang. Anda dapat menutup akun kapan saja setelah pesanan yang berjalan selesai. Saldo yang menjadi hak Anda tetap dibayarkan.

## 3. Jasa dan permintaan

Yang Anda pasang harus benar, jelas, dan milik Anda. Harga ditulis dalam rupiah, antara ${formatRupiah(MIN_PRICE)} dan
${formatRupiah(MAX_PRICE)} untuk setiap satuan, sudah termasuk pajak yang menjadi kewajiban penjual. Isi tetap milik Anda.
Kami boleh menayangkannya untuk menjalankan layanan ini. Jasa atau permintaan yang melanggar dapat kami sembunyikan,
dengan memberi tahu alasannya.

## 4. Jasa yang dilarang

Tidak boleh ditawarkan, diminta, atau dikerjakan:

- apa pun yang melanggar hukum Indonesia, termasuk narkotika, senjata, perjudian, prostitusi, pornografi, dan perdagangan
  orang atau satwa dilindungi
- pinjaman, investasi, penukaran uang, jual beli akun, dan jasa keuangan lain yang memerlukan izin
- dokumen palsu, joki ujian, skripsi, tes, atau lamaran kerja
- peretasan, penyadapan, penyebaran data pribadi, ulasan dan pengikut palsu, pesan massal
- pembajakan, pemalsuan merek, atau pelanggaran hak cipta
- tindakan medis, hukum, kelistrikan, dan pekerjaan lain yang menuntut izin atau sertifikat, bila Anda tidak memilikinya
- ujaran kebencian, ancaman, penipuan, dan apa pun yang membahayakan orang lain.

## 5. Pesanan dan harga

- Harga, paket, jumlah, dan biaya platform dikunci saat pesanan dibuat. Perubahan sesudahnya berlaku bila disetujui pihak
  lain, dan harga hanya dapat berubah sebelum dibayar. Bila harga berubah saat tagihan sudah terbit, tagihan lama batal dan
  pembayaran yang tetap masuk lewat tagihan itu dikembalikan seluruhnya.
- Untuk permintaan kustom, penjual mengirim penawaran harga yang berlaku ${QUOTE_VALIDITY / DAY} hari. Pesanan siap dibayar setelah
  pembeli menyetujuinya.
- Penawaran untuk permintaan jasa yang diterima kliennya menjadi pesanan yang siap dibayar, dengan harga dan waktu yang
  ditawarkan. Tanpa waktu yang disebut, tenggat permintaannya yang berlaku.
- **Biaya tambahan:** selama pekerjaan berjalan atau direvisi, penjual dapat mengusulkan biaya untuk pekerjaan yang belum
  termasuk harga, dengan nama, jumlah, alasan, dan foto. Seluruh tambahan satu pesanan paling banyak ${MAX_EXTRAS} kali, dan
  bersama-sama ${formatRupiah(MIN_EXTRAS_LIMIT)} atau dua kali harga yang disepakati, mana yang lebih besar. Pembeli bebas menolak. Yang
  sudah disepakati tetap dikerjakan dengan harga semula. Usulan yang tidak dijawab dalam ${EXTRA_WINDOW / HOUR} jam tidak berlaku. Selama penjual
  ada di lokasi, waktunya ${EXTRA_WINDOW_ON_SITE / HOUR} jam.
- Anda tidak dapat memesan jasa Anda sendiri.

## 6. Pembayaran dan titipan

- Bayar dalam **${PAYMENT_WINDOW / HOUR} jam**, dan paling lambat ${PAID_BEFORE_VISIT / HOUR} jam sebelum kunjungan dimulai. Setelah itu pesanan otomatis dibatalkan. Pembayaran yang masuk sesudahnya, atau masuk dua
  kali, dikembalikan.
- Pembayaran diproses oleh ${gateway}. Pembayaran dianggap diterima setelah dikonfirmasi ${gateway} kepada kami, bukan dari
  bukti yang diunggah atau ditunjukkan.
- Biaya tambahan yang disetujui dibayar dalam waktu yang sama. Setelah itu, atau bila hasil diserahkan, pembatalan
  diminta, atau masalah diajukan lebih dahulu, tambahan itu tidak berlaku dan pesanan berjalan terus. Tambahan yang sudah
  dibayar ditahan, diteruskan, dibagi, dan dikembalikan bersama pesanannya.
- Setelah diterima, uang **ditahan dalam titipan**. Kami tidak memakainya untuk keperluan lain. Titipan tidak berbunga.

## 7. Pengerjaan dan penyerahan

- Penjual mulai bekerja setelah uang ditahan, dan menyerahkan hasil di halaman pesanan dengan catatan atau berkas.
- Tenggat adalah tanggal yang dipilih saat memesan atau yang disepakati kemudian, atau perkiraan waktu terlama dari paketnya.
- Setelah diserahkan, pembeli punya **${REVIEW_WINDOW / HOUR} jam** untuk menyelesaikan pesanan, meminta revisi, atau mengajukan
  masalah. Permintaan revisi ditulis paling sedikit ${MIN_REVISION_REASON} karakter dan mengikuti jatah paketnya.
- **Bila pembeli tidak memberi kabar dalam ${REVIEW_WINDOW / DAY} hari (${REVIEW_WINDOW / HOUR} jam), pesanan selesai sendiri dan uang diteruskan ke
  penjual.**
- Pekerjaan dengan kunjungan diserahkan setelah jadwal kunjungannya dimulai, atau setelah tenggat lewat. Waktu memeriksanya
  berakhir paling cepat ${REVIEW_WINDOW / HOUR} jam setelah jadwal itu selesai. Bila pembeli belum menyetujui atau meminta jadwal apa pun,
  paling cepat ${REVIEW_WINDOW / HOUR} jam setelah tenggat.

## 8. Biaya platform

Biaya platform **${PLATFORM_FEE_PERCENT}%**, dibulatkan ke bawah ke rupiah penuh, dipotong dari uang yang diteruskan ke penjual. Pembeli tidak
membayar apa pun di atas total pesanan. Bila uang dikembalikan penuh kepada pembeli, tidak ada biaya. Bila uang dibagi, biaya
hanya dihitung dari bagian penjual. Perubahan biaya tidak berlaku untuk pesanan yang sudah dibuat.

Penjual bertanggung jawab atas pajak penghasilannya sendiri.

## 9. Pembatalan

**Sebelum dibayar:** kedua pihak dapat membatalkan kapan saja, tanpa biaya.

**Setelah dibayar, oleh penjual:** selama hasil belum diserahkan atau saat revisi. Uang kembali penuh kepada pembeli.
Pesanan yang sudah dibayar lalu batal, oleh siapa pun, menurunkan **Success Rate** di halaman profil kedua pihak. Kunjungan yang
dibatalkan sendiri oleh pembeli, atau batal karena pembeli tidak ada, hanya menurunkan Success Rate pembeli. Angka itu tidak
ditampilkan kepada pengguna lain.

**Janji kunjungan:** jam yang disepakati adalah janji penjual. Janji ditepati bila hasilnya diterima setelah jadwal dimulai, bila
pembeli menyatakan bahwa penjual datang, atau bila putusan kami menemukannya. Janji tidak ditepati bila penjual membatalkan pesanan
yang sudah dibayar kurang dari ${FREE_BEFORE / HOUR} jam sebelum jadwal, atau sesudahnya, bila pesanan batal karena penjual tidak datang atau terlambat, dan
bila, tanpa kedatangan yang tercatat, penjual setuju mengembalikan semua uang pada waktu itu, atau sebagian besar setelah jadwal lewat. Mulai lima janji, halaman jasa dan profil penjual menampilkan berapa yang ditepati.

**Kunjungan, oleh pembeli:** selama belum ada yang datang dan hasil belum diserahkan, pembeli dapat membatalkan sendiri. Uang kembali
penuh sebelum jamnya disepakati, sampai ${FREE_BEFORE / HOUR} jam sebelum jadwal, dan dalam ${FREE_AFTER_AGREEMENT / HOUR} jam setelah jamnya disepakati bila jadwalnya masih
${FREE_IF_AHEAD / HOUR} jam lagi dan penjual belum berangkat. Sesudah itu, sampai ${CANCELLABLE_AFTER_BEGIN / HOUR} jam setelah jadwal dimulai, penjual menerima **ongkos
datang** yang tampil sebelum Anda memesan, paling banyak ${MAX_CALL_OUT_PERCENT}% dari harga, dengan biaya platform yang sama. Sisanya kembali kepada
pembeli. Masing-masing pihak dapat memindahkan jam yang sudah disepakati paling banyak dua kali. Pemindahan oleh pembeli
tidak memulai lagi waktu batal gratis yang sudah lewat. Pemindahan oleh penjual, atau karena penjual tidak datang, memulainya lagi.
Untuk itu dihitung waktu pemindahannya diusulkan.

**Menolak biaya tambahan:** selama usulannya menunggu jawaban, kedatangan sudah tercatat, dan hasil belum diserahkan, pembeli dapat
menolaknya dan sekaligus membatalkan pesanan. Penjual menerima ongkos datang, dan sisanya kembali kepada pembeli.

**Penjual tidak datang:** ${SELLER_LATE / HOUR} jam setelah jadwal dimulai, sampai ${REPORTABLE_FOR / HOUR} jam setelah itu, pembeli dapat melaporkannya bila kedatangannya
belum tercatat. Penjual menjawab dalam ${SELLER_ANSWER_WINDOW / HOUR} jam, atau ${SELLER_ANSWER_WINDOW_LARGE / HOUR} jam bila yang ditahan lebih dari ${formatRupiah(LARGE_SUM)}. Laporan antara
pukul 20.00 dan 07.00 dijawab sampai pukul 09.00. **Tanpa jawaban, pesanan batal dan uang kembali penuh kepada pembeli.** Bila penjual
membantah, kami memeriksa dan uang tetap ditahan. Bila penjual mencatat kedatangan atau mengirim hasil padahal tidak datang,
pembeli yang belum membenarkannya dapat membantahnya dalam ${DENIABLE_FOR / HOUR} jam, dan kami memeriksa. Putusan kami menyebut apa yang terjadi pada kunjungan itu.

**Pembeli tidak ada:** penjual yang sudah menekan **Saya Sudah Sampai** dapat melaporkannya setelah menunggu ${BUYER_LATE / MINUTE} menit, selama jam
kunjungan, dengan foto lokasi. Pembeli menjawab dalam ${BUYER_ANSWER_WINDOW / HOUR} jam, dan tidak pada malam hari. **Tanpa jawaban, pesanan batal, penjual menerima
ongkos datang, dan sisanya kembali kepada pembeli.** Bila pembeli membantah, kami memeriksa dan uang tetap ditahan.

Laporan dapat ditarik oleh pelapornya, dan berakhir bila kedua pihak menyepakati jam lain. Kami memeriksa sendiri laporan berikut:

- Laporan pembeli yang ketiga dalam ${BUYER_LIMIT.within / DAY} hari, atau setelah ia membayar biaya tambahan sesudah jam kunjungan.
- Laporan penjual yang sudah melaporkan ${SELLER_LIMIT.orders} kali dalam ${SELLER_LIMIT.within / DAY} hari, atau pembeli yang sama dalam ${SELLER_LIMIT_OF_BUYER.within / DAY} hari.
- Laporan siapa pun dalam ${BARRED_FOR / DAY} hari setelah laporannya dinilai tidak benar.

**Karena terlambat:** bila lewat ${LATE_GRACE / HOUR} jam dari tenggat belum ada hasil, pembeli dapat membatalkan dan uangnya kembali
penuh. Setelah ${LATE_CANCEL / DAY} hari tanpa hasil, pesanan otomatis dibatalkan.

**Dengan kesepakatan:** bila pembeli tidak dapat membatalkan sendiri tanpa biaya, ia menulis berapa rupiah dari uang yang ditahan kembali kepadanya, seluruhnya atau per bagian.
Satu jumlah diambil dari tagihan terakhir lebih dulu. Bila penjual setuju, uang dibagi menurut usulan itu. Bila menolak atau menyerahkan hasil, pesanan berlanjut. **Usulan yang tidak dijawab penjual dalam
${ANSWER_WINDOW / HOUR} jam berlaku dengan sendirinya**, kecuali salah satu pihak mengajukan masalah sebelum itu.

Sebelum Anda mengonfirmasi pembatalan, halaman pesanan menjelaskan apa yang terjadi dengan uangnya.

## 10. Pengembalian uang

- Uang dikembalikan **ke sumber pembayaran** bila penyedia pembayaran dapat melakukannya.
- Yang tidak dapat dikembalikan otomatis: ${transferOnly}. Uangnya ditransfer **ke rekening yang Anda sebutkan**.
  Hal yang sama berlaku bila batas waktu pengembalian metode Anda sudah lewat, atau penyedia pembayaran tetap menolaknya.
- Batas waktu itu, dihitung dari pembayaran: ${refundWindows}.
- Transfer ke rekening kami kirim paling lambat **${TRANSFER_WORKING_DAYS} hari kerja** setelah Anda menyebutkannya. Bila yang ditransfer kepada
  Anda dalam sehari di atas ${formatRupiah(SECOND_PERSON_ABOVE)}, dua orang memeriksanya. Selama Anda belum menyebutkan rekening, kami mengingatkan Anda.
- Sampai dibayarkan, uang itu tercatat sebagai utang kami kepada Anda.
- Jumlah yang dikembalikan tidak dipotong biaya platform. Lama sampainya bergantung pada bank atau penyedia pembayaran.

## 11. Masalah dan sengketa

Bila pekerjaan terlambat, hasil tidak sesuai, atau permintaan pembatalan tidak menemukan titik temu, salah satu pihak dapat
**mengajukan masalah** dengan alasan dan bukti:

1. Alasannya ditulis paling sedikit ${MIN_DISPUTE_REASON} karakter. Berkas bukti dapat dilampirkan. Selama pekerjaan berjalan dan belum ada
   hasil, masalah baru dapat diajukan setelah tenggatnya lewat atau setelah pembeli meminta pembatalan.
2. Semua hitungan waktu berhenti dan uang tetap ditahan. Hasil tidak dapat diserahkan dan pesanan tidak dapat diselesaikan
   atau dibatalkan sampai masalahnya selesai.
3. Pihak lain diminta menanggapi dalam ${ANSWER_WINDOW / HOUR} jam. Bila tidak ada tanggapan, masalah dapat diputuskan tanpa keterangannya. Selama belum
   diputuskan, tanggapan tetap diterima.
4. Kedua pihak dapat sepakat sendiri: yang satu mengusulkan pembagian uang, yang lain menyetujuinya.
5. Bila tidak, petugas kami memutuskan dengan alasan tertulis berapa rupiah dikembalikan kepada pembeli. Sisanya diteruskan
   ke penjual setelah biaya platform. Bila yang ditahan di atas ${formatRupiah(SECOND_PERSON_ABOVE)} dua petugas harus
   sepakat. Petugas tidak memutuskan pesanannya sendiri. Putusan tidak dapat ditarik kembali.

Sejak masalah diajukan, petugas dapat membaca kebutuhan, catatan, alasan, percakapan beserta fotonya, dan berkas pesanan itu,
tetapi tidak sebelum itu. Yang selalu terlihat oleh petugas: siapa pihaknya, tahapnya, waktu, uang, dan nama berkasnya. Lain halnya
dengan [pesan yang dilaporkan](/privacy#siapa-yang-melihat-data-anda). Keputusan ini mengatur uang dalam titipan dan tidak menutup hak Anda menempuh jalur hukum.

Bila pembeli menarik kembali pembayaran lewat bank atau penerbit kartunya, pesanan dibekukan sampai jelas. Menarik kembali
pembayaran atas pekerjaan yang sudah diterima dengan baik adalah pelanggaran.

## 12. Saldo dan penarikan

Bayaran penjual masuk ke saldo dan dapat ditarik ke rekening bank atau e-wallet atas namanya sendiri, mulai
${formatRupiah(MIN_WITHDRAWAL)}, satu permintaan dalam satu waktu. Petugas memeriksa setiap permintaan. Di atas
${formatRupiah(SECOND_PERSON_ABOVE)} sehari diperlukan dua petugas. Penarikan yang gagal dikembalikan ke saldo.

Bayaran pesanan yang dibayar **dengan kartu** tertahan di saldo selama beberapa hari sejak pembayarannya. Tanggalnya tampil bagi
penjual di halaman pesanan sejak dibayar, dan di halaman saldo. Bila dalam masa itu bank pembeli menarik kembali pembayarannya, bayaran yang masih tertahan dari pesanan itu
keluar dari saldo. Setelah lewat, bayaran itu milik penjual sepenuhnya.

## 13. Ulasan

Pembeli dan penjual masing-masing dapat menulis satu ulasan dalam ${REVIEW_WRITING_WINDOW / DAY} hari setelah pesanan selesai.
Keduanya terbit bersamaan begitu sudah lengkap, atau setelah ${REVIEW_WRITING_WINDOW / DAY} hari bila hanya satu yang menulis. Penjual dapat
menjawab ulasan pembeli satu kali. Ulasan harus jujur dan mengikuti
[Pedoman Komunitas](/community#ulasan-yang-adil). Kami hanya menyembunyikan ulasan yang melanggar aturan.

## 14. Tanggung jawab

Kami berusaha agar layanan selalu tersedia, tetapi gangguan dapat terjadi. Bila gangguan di pihak kami membuat batas waktu
terlewat, kami memulihkan keadaan pesanannya. Kami tidak menanggung mutu pekerjaan yang dijanjikan penjual, namun membantu
penyelesaiannya seperti di atas. Tidak ada bagian syarat ini yang membatasi tanggung jawab atas kesengajaan, kelalaian berat,
atau hal yang menurut hukum tidak boleh dibatasi.

## 15. Pengaduan dan hukum yang berlaku

Sampaikan pengaduan ke [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}). Caranya ada di
[Pengaduan konsumen](/help-center#pengaduan-konsumen). Kami menjawab paling lambat ${ANSWER_DAYS} hari kerja dan menyelesaikannya
paling lambat ${COMPLAINT_DAYS} hari kerja setelah keterangannya lengkap, sesuai Peraturan Pemerintah Nomor 80 Tahun 2019 dan Peraturan
Menteri Perdagangan Nomor 31 Tahun 2023.

Anda juga dapat mengadu ke **${CONSUMER_PROTECTION.name}**, WhatsApp **${CONSUMER_PROTECTION.whatsapp}**, atau menyelesaikan
sengketa lewat Badan Penyelesaian Sengketa Konsumen (BPSK) atau pengadilan. Syarat ini tunduk pada hukum Republik Indonesia.

## 16. Data pribadi dan perubahan

Data pribadi diproses menurut [Kebijakan Privasi](/privacy). Bila syarat ini berubah, kami memberi tahu lewat email paling
lambat 14 hari sebelum berlaku. Pesanan yang sudah dibuat mengikuti syarat saat pesanan itu dibuat.
`,
} as const satisfies PageText;
