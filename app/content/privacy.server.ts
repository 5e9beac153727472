import { REMEMBERED_LASTS, SESSION_LASTS } from "~/accounts/person";
import { ADDRESS_BARRED, DATA_EXPORT_RETENTION, DATA_REQUEST_RETENTION, newestText } from "~/accounts/personal-data";
import { MAX_SEEN, SEEN_RETENTION } from "~/listings/listing";
import { EVIDENCE_RETENTION, MESSAGES_AROUND } from "~/moderation/report";
import {
  ENDED_ORDER_NOTIFICATION_RETENTION,
  MAIL_RETENTION,
  NOTIFICATION_RETENTION,
  READ_NOTIFICATION_RETENTION,
} from "~/notifications/notification";
import { CONTACT_AFTER_END } from "~/orders/contact";
import { BODY_RETENTION, OPEN_BODY_RETENTION } from "~/payments/payment";
import { DAY, HOUR, MONEY_RETENTION, ORDER_DATA_RETENTION, YEAR } from "~/platform/dates";
import { type PageText, SUPPORT_EMAIL } from "~/platform/sentence-text";
import { RECIPIENT_RETENTION } from "~/proposals/reach";
import { MISS_RETENTION } from "~/search/empty-search";
import { ADDRESS_RETENTION } from "~/visits/visit";
import { TEXT_VERSIONS } from "./text-versions";

export default {
  path: "/privacy",
  title: "Kebijakan Privasi",
  description:
    "Data pribadi apa yang diproses JasaWarga, untuk apa, berapa lama, dan hak Anda menurut UU Nomor 27 Tahun 2022.",
  updated: newestText(TEXT_VERSIONS.privacy).from,
  text: ({ gateway }: { gateway: string }) => `
Kebijakan ini menjelaskan bagaimana JasaWarga memproses data pribadi Anda menurut **Undang-Undang Nomor 27 Tahun 2022
tentang Pelindungan Data Pribadi** (UU PDP). Singkatnya:

- Kami mengambil data yang diperlukan untuk menjalankan pesanan Anda, tidak lebih.
- Kami tidak menjual data, tidak memasang iklan, dan tidak memakai pelacak.
- Nomor kartu Anda tidak pernah sampai ke server kami.

## 1. Pengendali data

Pengendali data pribadi adalah pengelola JasaWarga ("kami"). Untuk segala hal tentang data pribadi, tulis ke
[${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dengan subjek **Data Pribadi**.

## 2. Data yang kami proses

**Data akun:** nama lengkap, alamat email, dan kata sandi. Kata sandi hanya disimpan sebagai hasil hash Argon2id yang tidak
dapat dibaca kembali. Bila Anda menyalakan verifikasi dua langkah, kami menyimpan kunci aplikasi kode Anda secara terenkripsi,
sidik kode pemulihan, dan bagian terbuka dari kunci sandi Anda. Sidik jari atau wajah Anda tidak pernah meninggalkan perangkat
Anda. Foto, bio, lokasi, keahlian, dan kontak pada profil boleh Anda kosongkan.

**Data jasa dan permintaan:** judul, deskripsi, harga, lokasi, dan foto yang Anda pasang. Foto kami simpan ulang tanpa data
kamera dan lokasi GPS di dalam berkasnya.

**Data pesanan:** kebutuhan, catatan, tenggat, harga, penawaran, hasil kerja, ulasan, dan riwayat setiap perubahan. Untuk
pekerjaan di tempat, juga hari, jam, kota atau kabupaten, dan alamat pengerjaan yang Anda tulis.

**Pesan:** percakapan Anda dengan pembeli atau penjual di dalam JasaWarga, serta email Anda kepada kami.

**Data pembayaran:** nomor transaksi, jumlah, metode, waktu, dan status yang dikirim ${gateway}. **Kami tidak pernah menerima
atau menyimpan nomor kartu, CVV, atau PIN.** Untuk pengembalian uang atau penarikan, kami menyimpan nama bank, nomor
rekening, dan nama pemilik rekening yang Anda sebutkan. Bila kami menanyakan rekening itu kepada bank, kami juga menyimpan
nama pemiliknya menurut bank, disamarkan: dari kata yang tidak Anda tulis sendiri tinggal satu atau dua huruf pertamanya.
NPWP atau NIK hanya ada bila Anda menulisnya sendiri. Ia tampil, tanpa angka depannya, hanya di slip bulanan Anda.

**Simpanan:** jasa dan pencarian yang Anda simpan, serta ${MAX_SEEN} jasa yang terakhir Anda lihat selagi masuk. Daftarnya hanya
untuk Anda: penjual tidak tahu siapa yang melihat atau menyimpan jasanya.

**Blokir:** siapa yang Anda blokir dan sejak kapan. Orangnya tidak kami beri tahu.

**Persetujuan dan permintaan:** versi teks yang Anda setujui beserta waktunya, dan permintaan Anda tentang data pribadi.

**Data teknis:** kuki masuk, nama peramban pada perangkat yang sedang masuk, alamat jaringan (IP), dan catatan galat. Alamat
IP dipakai untuk membatasi percobaan masuk yang berlebihan. Daftar kuki ada di halaman [Kuki](/cookies).

Kami tidak meminta data pribadi yang bersifat spesifik seperti data kesehatan, biometrik, atau keyakinan. Mohon jangan
menuliskannya di deskripsi, pesan, atau ulasan.

## 3. Tujuan dan dasar hukum

Setiap pemrosesan punya dasar menurut Pasal 20 UU PDP:

- **Menjalankan perjanjian dengan Anda:** membuat akun, menayangkan jasa, menjalankan pesanan, menitipkan dan meneruskan
  uang, mengirim email tentang pesanan, membantu menyelesaikan masalah.
- **Memenuhi kewajiban hukum:** menyimpan catatan transaksi, pembukuan dan pajak, menanggapi pengaduan konsumen serta
  permintaan sah dari lembaga berwenang.
- **Kepentingan yang sah:** mencegah penipuan dan penyalahgunaan, menjaga keamanan, memperbaiki galat. Kami menimbangnya
  terhadap hak Anda dan memakai data sesedikit mungkin.
- **Persetujuan Anda:** isian profil yang bersifat pilihan, dan nomor HP untuk pesanan. Anda dapat mengosongkannya kembali kapan saja.

Kami tidak memakai data Anda untuk iklan bertarget, dan tidak mengambil keputusan penting tentang Anda hanya dengan mesin.
Pembatalan dan penerusan uang karena lewatnya batas waktu berjalan otomatis menurut [Syarat dan Ketentuan](/terms), dan
selalu dapat Anda minta diperiksa petugas.

## 4. Siapa yang melihat data Anda

- **Siapa pun:** nama, foto, dan isi profil publik Anda, jasa dan permintaan yang Anda pasang, nilai dan ulasan.
- **Pihak lain dalam pesanan Anda:** isi pesanan, pesan, dan hasil kerja. Mereka tidak melihat kata sandi atau data rekening
  Anda.
- **Alamat pengerjaan:** Anda sendiri, dan penjualnya setelah Anda membayar. Petugas kami pun tidak melihatnya.
- **Nomor HP untuk pesanan:** bila Anda memberikannya di [Nomor HP](/account/phone), pihak lain dalam pesanan Anda melihatnya
  sejak pesanan dibayar sampai ${CONTACT_AFTER_END / DAY} hari setelah pesanannya berakhir. Nomor itu tidak tampil di tempat lain.
- **Petugas kami:** sebatas yang diperlukan untuk membantu Anda, memutuskan masalah, atau membayar uang. Dari
  sebuah pesanan mereka melihat pihaknya, tahapnya, waktu, uang, dan nama berkasnya. Kebutuhan, catatan, alasan,
  percakapan, foto, dan isi berkasnya baru terbuka bila salah satu pihak mengajukan masalah tentang pesanan itu. Bila sebuah
  pesan dilaporkan, petugas membaca pesan itu beserta paling banyak ${MESSAGES_AROUND} pesan sebelum dan ${MESSAGES_AROUND} sesudahnya.
- **Lembaga berwenang:** bila diwajibkan hukum.

Kami tidak menjual atau menyewakan data pribadi.

## 5. Pemroses data

Dua pihak memproses data atas nama kami atau untuk pembayaran Anda:

- **Cloudflare** menjalankan server, basis data, penyimpanan foto, dan pengiriman email kami, serta melindungi situs dari
  serangan.
- **${gateway}** memproses pembayaran dan pengembalian uang. Kami mengirim nama, email, rincian pesanan, dan jumlahnya. Data
  kartu atau rekening yang Anda isi di halaman pembayaran diterima langsung oleh ${gateway}.

Jaringan Cloudflare tersebar di banyak negara, sehingga data dapat diproses di luar Indonesia. Sesuai Pasal 56 UU PDP, kami
memastikan tingkat pelindungannya setara atau lebih tinggi, atau dijamin dengan perjanjian yang mengikat.

## 6. Lama penyimpanan

- **Data akun dan profil:** selama akun Anda ada. Apa yang tinggal setelah akun ditutup ada di [Hak Anda](#hak-anda).
- **Catatan transaksi keuangan:** paling singkat 10 tahun, sesuai Pasal 25 Peraturan Pemerintah Nomor 80 Tahun 2019. Nomor
  rekening dihapus ${MONEY_RETENTION / YEAR} tahun setelah transfernya.
- **Catatan pesanan lain, termasuk pesan dan pengaduan:** ${ORDER_DATA_RETENTION / YEAR} tahun, sesuai peraturan yang sama. Isi pesanan,
  dengan percakapannya yang sudah diarsipkan, dihitung sejak pesanannya berakhir.
- **Permintaan Anda tentang data, serta bukti persetujuan setelah akun ditutup:** ${DATA_REQUEST_RETENTION / YEAR} tahun.
- **Salinan data yang Anda minta:** ${DATA_EXPORT_RETENTION / HOUR} jam sejak siap.
- **Kabar asli dari ${gateway} tentang pembayaran:** ${BODY_RETENTION / DAY} hari, paling lama ${OPEN_BODY_RETENTION / DAY} hari bila masih perlu diperiksa. Setelah itu
  tinggal nomor transaksi, jumlah, metode, waktu, dan statusnya.
- **Nomor HP untuk pesanan:** sampai Anda menghapusnya atau menutup akun.
- **Notifikasi langsung:** alamat peramban Anda di layanan notifikasinya sampai Anda mematikannya, keluar, atau alamat itu
  tidak berlaku lagi. Isinya terenkripsi.
- **Salinan pesanan untuk dibuka tanpa internet:** hanya di peramban Anda, paling banyak lima pesanan, 7 hari sejak terakhir
  dibuka atau sampai Anda keluar.
- **Alamat pengerjaan:** ${ADDRESS_RETENTION / DAY} hari setelah pesanannya berakhir.
- **Kata pencarian yang tidak menemukan apa pun:** ${MISS_RETENTION / DAY} hari, tanpa catatan siapa yang mencarinya.
- **Jasa dan pencarian tersimpan:** sampai Anda menghapusnya.
- **Jasa yang baru Anda lihat:** ${SEEN_RETENTION / DAY} hari, atau sampai Anda mengosongkannya di beranda.
- **Salinan email yang kami kirim:** ${MAIL_RETENTION / DAY} hari.
- **Notifikasi:** ${READ_NOTIFICATION_RETENTION / DAY} hari setelah dibaca, tentang pesanan juga ${ENDED_ORDER_NOTIFICATION_RETENTION / DAY} hari setelah pesanannya berakhir, paling lama
  ${NOTIFICATION_RETENTION / DAY} hari.
- **Permintaan yang kami kabarkan kepada Anda:** ${RECIPIENT_RETENTION / DAY} hari, supaya tidak dikabarkan dua kali.
- **Data masuk (sesi):** ${SESSION_LASTS / HOUR} jam sejak terakhir dipakai, atau ${REMEMBERED_LASTS / DAY} hari bila Anda memilih **Ingat saya**.
- **Hitungan percobaan masuk:** 2 hari.

Setelah waktunya habis, data dihapus atau dibuat tidak dapat dikenali lagi.

## 7. Hak Anda

Menurut UU PDP Anda berhak:

- mendapat penjelasan tentang siapa yang meminta data Anda, untuk apa, dan atas dasar apa
- melengkapi, memperbarui, dan memperbaiki data yang keliru, **paling lambat 3 x 24 jam** setelah permintaan kami terima
- melihat data Anda beserta rekam jejak pemrosesannya dan mendapat salinannya, **paling lambat 3 x 24 jam**
- menarik persetujuan, dan pemrosesannya kami hentikan **paling lambat 3 x 24 jam**
- menunda atau membatasi pemrosesan, **paling lambat 3 x 24 jam**
- mengakhiri pemrosesan serta meminta data dihapus atau dimusnahkan, lalu mendapat pemberitahuan setelah dilakukan
- mengajukan keberatan atas keputusan yang hanya dibuat secara otomatis
- mendapat atau memindahkan data Anda dalam format yang lazim dibaca sistem elektronik
- menggugat dan menerima ganti rugi atas pelanggaran pemrosesan data Anda.

**Cara memakainya:** buka [Data saya](/account/data) untuk mengunduh, memperbaiki, atau membekukan data, dan untuk menutup
akun. Bila tidak dapat masuk, tulis dari alamat email akun Anda ke [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dengan subjek
**Data Pribadi**. Kami dapat meminta konfirmasi bahwa Anda pemilik akunnya. Permintaan tidak dipungut biaya.

Setelah akun ditutup, pesanan, pesan kepada orang lain, ulasan, dan catatan uang tinggal atas nama “Pengguna terhapus” selama
masa simpannya. Dalam dua hal ada lagi yang tinggal:

- **Ada laporan tentang Anda yang belum diputus:** profil, jasa, atau permintaan yang dilaporkan, semua tulisan dan fotonya, kami
  simpan sampai ${EVIDENCE_RETENTION / DAY} hari setelah laporan itu diputus. Bila yang dilaporkan ialah Anda sendiri, termasuk di
  dalamnya tulisan pada jasa, permintaan, dan penawaran Anda, tetapi bukan email dan nomor telepon Anda. Bila Anda mengubahnya selagi
  dilaporkan, yang disimpan ialah isinya sebelum diubah, juga saat akun Anda masih terbuka.
- **Akun ditutup saat ditangguhkan atau dilaporkan:** dari alamat email Anda tinggal sidiknya, yaitu kode yang tidak memuat
  alamatnya. Dengan sidik itu kami menolak pendaftaran dengan alamat yang sama selama laporan dari sebelum penutupan masih
  diperiksa, atau sampai ${ADDRESS_BARRED / DAY} hari sejak penutupan bila akunnya ditangguhkan, sebelum atau sesudah ditutup.

Menarik persetujuan atas teks ini berarti menutup akun.

Sebagian hak dibatasi hukum. Misalnya, catatan transaksi yang wajib disimpan tidak dapat langsung dihapus, dan akses ditolak
bila membuka data pribadi orang lain. Bila kami menolak, kami menyebutkan alasannya.

## 8. Keamanan

Sambungan ke situs selalu terenkripsi. Kata sandi di-hash, kode masuk disimpan sebagai hash, akses petugas dibatasi, dan
setiap perubahan pesanan serta uang meninggalkan catatan yang tidak dapat diubah. Bantu kami dengan kata sandi yang kuat.
Kiatnya ada di [Keamanan](/safety#menjaga-akun-anda).

## 9. Bila terjadi kebocoran

Bila pelindungan data gagal, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis **paling lambat 3 x 24 jam**,
sesuai Pasal 46 UU PDP. Pemberitahuan itu memuat data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan
untuk menangani dan memulihkannya. Bila berdampak luas, kami juga mengumumkannya kepada masyarakat.

## 10. Anak

Akun JasaWarga untuk orang berusia paling sedikit 18 tahun. Bila kami mengetahui ada akun milik anak tanpa persetujuan
orang tua atau wali, akun dan datanya kami hapus.

## 11. Perubahan kebijakan

Bila kebijakan ini berubah, tanggal di atas ikut berubah. Perubahan penting kami beritahukan sebelum berlaku,
di atas setiap halaman selagi Anda masuk, dan bila perlu kami minta persetujuan Anda lagi saat masuk.
Bila Anda tidak puas dengan jawaban kami, Anda dapat mengadu kepada lembaga pelindungan data pribadi yang ditetapkan
pemerintah.
`,
} as const satisfies PageText;
