import { LINK_MINUTES } from "~/accounts/mail-text";
import { KNOWN_DEVICE_LASTS, REMEMBERED_LASTS, SESSION_LASTS } from "~/accounts/person";
import { DAY, HOUR } from "~/platform/dates";
import { type PageText, SUPPORT_EMAIL } from "~/platform/sentence-text";

export default {
  path: "/cookies",
  title: "Kuki",
  description:
    "Sembilan kuki yang dipasang JasaWarga: nama, kegunaan, dan masa berlakunya. Tidak ada kuki iklan atau pelacak.",
  updated: "2026-11-23",
  text: ({ gateway }: { gateway: string }) => `
Kuki adalah catatan kecil yang disimpan peramban Anda. JasaWarga memasang **paling banyak sepuluh**, semuanya untuk
menjalankan situs. **Tidak ada kuki iklan, statistik, atau pelacak**, dan tidak ada yang dibagikan kepada pihak lain.
Selama Anda hanya membaca tanpa masuk dan tanpa memilih tempat atau hemat data, kami tidak memasang kuki sama sekali.

## Kuki yang kami pasang

### __Host-session

- **Kegunaan:** mengenali Anda setelah masuk.
- **Isi:** kode acak dan nomor akun Anda, ditandatangani. Nama atau kata sandi Anda tidak ada di dalamnya.
- **Kapan:** saat Anda masuk.
- **Masa berlaku:** sampai peramban ditutup, dan paling lama ${SESSION_LASTS / HOUR} jam sejak terakhir dipakai. Bila Anda mencentang **Ingat
  saya**: ${REMEMBERED_LASTS / DAY} hari sejak terakhir dipakai. Saat Anda keluar, kuki ini dihapus.
- **Perlindungan:** hanya lewat sambungan terenkripsi dan tidak dapat dibaca skrip.

### __Host-device

- **Kegunaan:** mengenali peramban yang pernah Anda pakai masuk, supaya orang lain yang terus menebak kata sandi Anda tidak
  membuat Anda sendiri ikut ditolak. Kuki ini tidak membuka akun: kata sandi tetap diminta.
- **Isi:** kode acak dan sidik akun yang pernah masuk di peramban ini, ditandatangani. Nama, email, atau kata sandi tidak
  dapat dibaca darinya.
- **Kapan:** saat Anda masuk, mengganti kata sandi, atau membuat kata sandi baru.
- **Masa berlaku:** ${KNOWN_DEVICE_LASTS / DAY} hari sejak terakhir masuk, juga setelah Anda keluar. Tidak berlaku lagi bila kata sandi diganti di
  peramban lain.
- **Perlindungan:** hanya lewat sambungan terenkripsi dan tidak dapat dibaca skrip.

### __Host-toast

- **Kegunaan:** membawa satu pemberitahuan ke halaman berikutnya, misalnya "Berhasil keluar".
- **Isi:** kalimat pemberitahuan itu, ditandatangani.
- **Kapan:** setelah Anda mengirim formulir atau keluar, atau saat Anda diminta masuk dahulu.
- **Masa berlaku:** sampai pemberitahuannya tampil, paling lama 5 menit.
- **Perlindungan:** hanya lewat sambungan terenkripsi dan tidak dapat dibaca skrip.

### after-login

- **Kegunaan:** menyelesaikan yang Anda tekan sebelum diminta masuk, misalnya menyimpan sebuah jasa.
- **Isi:** alamat tombol yang Anda tekan.
- **Kapan:** saat Anda menekan **Simpan** sebelum masuk.
- **Masa berlaku:** sampai Anda masuk, paling lama 30 menit.
- **Perlindungan:** tidak dapat dibaca skrip.

### pending-login

- **Kegunaan:** menyambung kata sandi yang sudah benar dengan kode langkah kedua, bila Anda memakai verifikasi dua langkah.
- **Isi:** kode acak.
- **Kapan:** setelah Anda menulis kata sandi.
- **Masa berlaku:** sampai Anda masuk, paling lama 10 menit.
- **Perlindungan:** tidak dapat dibaca skrip.

### login-email

- **Kegunaan:** mengisi email Anda di halaman masuk, dan mengingatkan bahwa tautan verifikasinya menunggu.
- **Isi:** email yang Anda pakai mendaftar.
- **Kapan:** setelah Anda mendaftar atau memverifikasi email.
- **Masa berlaku:** sampai Anda masuk, paling lama ${LINK_MINUTES} menit.
- **Perlindungan:** tidak dapat dibaca skrip.

### bookmark

- **Kegunaan:** memastikan halaman berikutnya sudah memuat perubahan yang baru Anda simpan.
- **Isi:** nomor urut perubahan terakhir di basis data. Tidak ada apa pun tentang Anda di dalamnya.
- **Kapan:** setelah Anda, yang sudah masuk, mengirim formulir yang menyimpan sesuatu.
- **Masa berlaku:** 1 menit.
- **Perlindungan:** tidak dapat dibaca skrip.

### sidebar

- **Kegunaan:** mengingat apakah menu samping dashboard Anda buka atau lipat.
- **Isi:** satu kata, "open" atau "folded".
- **Kapan:** saat Anda membuka atau melipat menu itu di layar lebar.
- **Masa berlaku:** 7 hari.

### place

- **Kegunaan:** mengingat kota atau kabupaten yang Anda pilih, supaya beranda menampilkan jasa di sana, dan
  jam tampil menurut zona waktunya saat Anda masuk dan profil Anda tidak menyebut tempat.
- **Isi:** kode wilayah itu, atau satu kata untuk semua Indonesia atau daring.
- **Kapan:** saat Anda memilih tempat.
- **Masa berlaku:** 1 tahun.

### data-saver

- **Kegunaan:** mengingat apakah Anda menyalakan hemat data.
- **Isi:** satu kata, "on" atau "off".
- **Kapan:** saat Anda menekan **Hemat data** di bagian bawah halaman.
- **Masa berlaku:** 1 tahun.

## Mengapa tidak ada spanduk persetujuan

Tiga kuki pertama mutlak diperlukan supaya Anda dapat masuk, tidak terkunci oleh ulah orang lain, dan membaca hasil
tindakan Anda. Yang lain dipasang karena Anda sendiri mendaftar atau memilih sesuatu. Tidak ada yang dipakai untuk hal lain, jadi tidak ada yang perlu Anda setujui lebih dahulu.

## Halaman pembayaran

Pembayaran berlangsung di halaman atau jendela ${gateway}. ${gateway} dapat memasang kukinya sendiri di sana, menurut
kebijakannya sendiri, untuk keamanan pembayaran. Kuki itu tidak dapat kami baca.

## Menghapus atau menolak kuki

Anda dapat menghapus dan memblokir kuki lewat pengaturan peramban. Tanpa kuki Anda tetap dapat membaca semua jasa dan
permintaan, tetapi tidak dapat masuk, memesan, atau menjual. Menghapus kuki membuat Anda keluar.

Pertanyaan tentang kuki? Tulis ke [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}), atau baca [Kebijakan Privasi](/privacy).
`,
} as const satisfies PageText;
