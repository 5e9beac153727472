/**
 * The questions about each kind of work. To change them, edit the lines between the backquotes and run `npm run unit --
 * tests/listings/questions.test.ts`, which finds mistakes.
 *
 * A kind begins with `==`, its name, the search concepts that recognise it, and its categories. The concepts are listed
 * in `app/search/words/concepts.ts`. A line with `|` is a question: how it is answered, the question, a short name, and
 * the answers. The seller reads the short name and the answers, as in "Jenis AC: cassette.".
 *
 * - `satu`: one answer. The last answer should fit a buyer who does not know.
 * - `beberapa`: several answers.
 * - `jumlah`: one answer. The question is left out where the price is per unit, because the order has a quantity.
 * - `contoh`: an example for the free text.
 */
export const QUESTION_LIST = `
== servis AC = ac = Rumah Tangga, Lainnya
jumlah   | Berapa unit AC-nya? | Jumlah AC | 1 unit, 2 unit, 3 unit, 4 unit, lebih dari 4 unit
satu     | Apa jenis AC-nya? | Jenis AC | split di dinding, cassette di plafon, standing di lantai, belum tahu
beberapa | Apa keluhannya? | Keluhan | kurang dingin, bocor air, berisik, berbau, tidak menyala, hanya perlu dicuci
contoh   | Misalnya merek AC, berapa PK, dan letak unit luarnya.

== bersih-bersih = bersihrumah = Rumah Tangga, Lainnya
satu     | Apa yang dibersihkan? | Tempat | rumah, apartemen, kamar kos, kantor, ruko
jumlah   | Seberapa luas tempatnya? | Luas | sampai 36 m², 37–70 m², 71–120 m², di atas 120 m², belum tahu
beberapa | Bagian mana yang paling perlu dibersihkan? | Bagian utama | kamar mandi, dapur, lantai, kaca jendela, sisa renovasi
satu     | Alat dan bahan pembersih dari siapa? | Alat dan bahan | dari pembeli, dari penjual, dibicarakan dulu
contoh   | Misalnya jumlah kamar, atau ada hewan peliharaan di rumah.

== pekerjaan ledeng = ledeng, pompa, toren = Rumah Tangga, Lainnya
beberapa | Apa masalahnya? | Masalah | keran bocor, pipa bocor, saluran mampet, kloset rusak, pompa mati, pasang baru
beberapa | Di mana letaknya? | Letak | kamar mandi, dapur, tempat cuci, halaman, atap
satu     | Bagaimana airnya sekarang? | Keadaan air | masih mengalir, mengalir kecil, tidak mengalir, meluap
contoh   | Misalnya sejak kapan, dan apa yang sudah Anda coba.

== pindahan = pindahan = Rumah Tangga, Lainnya
satu     | Apa yang dipindahkan? | Yang dipindahkan | isi kamar kos, isi rumah, isi kantor, beberapa barang besar
satu     | Kira-kira sebanyak apa barangnya? | Banyak barang | satu mobil bak, satu truk kecil, lebih dari satu truk, belum tahu
beberapa | Bagaimana jalan masuknya? | Jalan masuk | mobil bisa masuk, gang sempit, naik tangga, ada lift
beberapa | Perlu bantuan apa lagi? | Bantuan | mengepak barang, angkat barang, bongkar pasang lemari
contoh   | Misalnya kota tujuan, dan barang yang paling berat.

== les = les = Pendidikan, Musik & Audio, Gaya Hidup, Lainnya
satu     | Siapa yang belajar? | Yang belajar | anak prasekolah, siswa SD, siswa SMP, siswa SMA, mahasiswa, orang dewasa
satu     | Sejauh mana kemampuannya sekarang? | Kemampuan | baru mulai, tahu dasarnya, sudah lancar
beberapa | Apa tujuannya? | Tujuan belajar | mengerjakan PR, memperbaiki nilai, persiapan ujian, untuk bekerja, hobi
beberapa | Kapan waktu belajarnya? | Waktu belajar | pagi, siang, sore, malam, akhir pekan
contoh   | Misalnya pelajaran atau bab yang paling sulit.

== desain = desaingrafis = Desain Grafis, Pemasaran, Lainnya
satu     | Desainnya untuk apa? | Desain untuk | usaha baru, usaha yang sudah jalan, acara, komunitas, keperluan pribadi
beberapa | Di mana desainnya dipakai? | Dipakai di | media sosial, cetakan, kemasan, papan nama, situs web
beberapa | Gaya seperti apa yang Anda suka? | Gaya | sederhana, ceria, elegan, tradisional, terserah desainer
beberapa | Apa yang sudah ada? | Yang sudah ada | logo, teks, foto, contoh desain, belum ada
contoh   | Misalnya nama usaha, warna, dan tulisan yang harus ada.

== foto = foto = Pemasaran, Gaya Hidup, Video & Animasi, Lainnya
satu     | Apa yang difoto? | Yang difoto | orang atau keluarga, acara, produk, makanan, bangunan
jumlah   | Berapa orang atau barang yang difoto? | Banyaknya | 1–5, 6–10, 11–20, lebih dari 20, belum tahu
satu     | Di mana tempatnya? | Tempat foto | studio, rumah, luar ruangan, gedung acara, belum ditentukan
beberapa | Fotonya untuk apa? | Foto untuk | kenang-kenangan, toko daring, media sosial, dicetak
contoh   | Misalnya susunan acara, atau contoh foto yang Anda suka.

== situs web = web = Pemrograman & Teknologi, Lainnya
satu     | Situs seperti apa? | Jenis situs | profil usaha, toko daring, satu halaman, blog, perbaikan situs lama
beberapa | Apa yang sudah ada? | Yang sudah ada | nama domain, logo, teks, foto, belum ada
beberapa | Apa yang harus bisa dilakukan? | Kemampuan situs | menerima pesan, menerima pembayaran, dua bahasa, isinya bisa saya ubah
contoh   | Misalnya bidang usaha, dan situs lain yang Anda suka.

== tulisan = tulisan = Penulisan & Penerjemahan, Pemasaran, Lainnya
satu     | Tulisan seperti apa? | Jenis tulisan | artikel, teks situs web, keterangan produk, naskah video, laporan
jumlah   | Seberapa panjang? | Panjang tulisan | sampai 500 kata, 501–1.000 kata, 1.001–2.000 kata, di atas 2.000 kata, belum tahu
satu     | Bagaimana gaya bahasanya? | Gaya bahasa | santai, resmi, menjual, terserah penulis
contoh   | Misalnya topik, pembaca yang dituju, dan bahan yang sudah ada.

== terjemahan = terjemahan = Penulisan & Penerjemahan, Lainnya
satu     | Apa yang diterjemahkan? | Yang diterjemahkan | dokumen pribadi, dokumen usaha, buku atau artikel, situs web, video
jumlah   | Berapa halaman? | Banyak halaman | 1–2 halaman, 3–10 halaman, 11–50 halaman, di atas 50 halaman, belum tahu
satu     | Perlu terjemahan tersumpah? | Tersumpah | perlu, tidak perlu, belum tahu
contoh   | Misalnya dari bahasa apa ke bahasa apa.

== pijat = pijat = Gaya Hidup, Lainnya
satu     | Siapa yang dipijat? | Yang dipijat | perempuan dewasa, laki-laki dewasa, lansia, anak
beberapa | Bagian tubuh yang mana? | Bagian tubuh | seluruh badan, punggung, leher dan bahu, kaki, tangan
satu     | Seberapa kuat tekanannya? | Tekanan | ringan, sedang, kuat, belum tahu
satu     | Terapis yang diinginkan? | Terapis | perempuan, laki-laki, keduanya boleh
contoh   | Misalnya bagian yang tidak boleh dipijat.

== katering = katering, tumpeng = Gaya Hidup, Rumah Tangga, Lainnya
jumlah   | Berapa porsi? | Jumlah porsi | sampai 20 porsi, 21–50 porsi, 51–100 porsi, di atas 100 porsi, belum tahu
satu     | Untuk acara apa? | Acara | rapat, ulang tahun, syukuran atau pengajian, pernikahan, makan sehari-hari
satu     | Bagaimana penyajiannya? | Penyajian | nasi kotak, prasmanan, tumpeng, terserah penjual
beberapa | Adakah yang perlu dihindari? | Hindari | pedas, kacang, makanan laut, daging, tidak ada
contoh   | Misalnya menu yang Anda inginkan, dan jam makanan harus tiba.

== pekerjaan listrik = listrik = Rumah Tangga, Lainnya
beberapa | Apa masalahnya? | Masalah | listrik mati, sering turun, korsleting, lampu mati, stopkontak rusak, pasang baru
jumlah   | Berapa titik yang dikerjakan? | Jumlah titik | 1 titik, 2–3 titik, 4–6 titik, lebih dari 6 titik, belum tahu
satu     | Berapa daya listriknya? | Daya listrik | 450 VA, 900 VA, 1.300 VA, 2.200 VA, di atas 2.200 VA, belum tahu
contoh   | Misalnya sejak kapan, dan ruangan mana yang terkena.
`;
