/** Words that affixes hang on, parted by spaces; a word here is never cut further. */
const ROOT_TEXT = `
abadi acara adat adik aduk agama air ajak ajar akad akhir akhlak aki akrab akta aktif akun alamat alami alat alih aman
ambil amplas amplop anak analisis angin angkat angkut anjing antar antik antre anyam apung arah aransemen arsip
artikel asah asam asap asbes asisten asli asuh atap atur awal awas awet ayam ayun baca badan bagi bagus bahan bahasa
baik bait baju bakar bakat baki balas balik balita balok ban bangun banjir bantal bantu barang baris baru basah basmi
batas batik batu bau bawa bayang bayar bayi bebas bedah bekal bekam bekas beku belah belajar belanja beli belok benah
benang benar bengkel bentuk berantak beras berat beres beri berkas bersih besar besi betul biasa biaya bibit bicara
bikin bimbing bina bingkai bingkis biola bisik bisnis bobol bocor bohong bola bolong boncos bongkar bor bordir borong
botol brosur buah buang buat buka bukti buku bulan bulat bumbu bunga bungkus bunyi buram burung butuh cabai cabang
cabut cacat cair campur canda candi cantik cap capai cari cas cat catat cek celana celup cemas cepat cerah cerai
cerita cermin cetak cicil cincin cipta coba coblos cocok cor coret cuci cukur curah curhat cuti daftar dagang daging
dampak damping dandan dangdut dapat dapur darah darat dasar data datang daun daya debu dekat dekor denda dengar depan
derek desain dinding dingin diri disain doa dokumen dokumentasi dongeng dorong duduk duka dukung dusun ecer edar edit
efek ejaan ekor elok emas enak encer engsel erat es esai etalase evaluasi faktur film fokus format foto gabung gaji
gali galon gambar gambus ganti gantung garap garasi garis gaul gaun gaya gedung gelap gelar gelas gelombang gembok
gempa gendong genteng gerak gerobak gesek giat gigi giling gitar gores gosok got goyang gratis gudang gugat gugur gula
gulung guna gunting guru habis hadap hadiah hadir hafal hajat haji halal halus hama hambat hancur hangat hangus hantar
hapus harga harum hasil hati hemat henti hewan hias hibah hibur hidang hidup hijab hilang hitam hitung hotel hubung
hujan hukum huni huruf hutan hutang ibu ijazah ikan ikat iklan ikut ilmu imbang inap indah infak informasi ingat
injeksi input inspirasi instal iris isi istri izin jadwal jaga jahit jajan jalan jalin jamin jamu jamur janji jarak
jaring jatuh jawab jelas jemput jemur jenguk jepit jepret jernih jual jumpa jurnal kabar kabel kabur kaca kacau kain
kakak kaki kali kalung kamar kambing kamera kampanye kanopi kantong karang karet kartu karung karya kasir kasur kasus
katalog kaus kawal kawat kawin kaya kayu kebaya kebun kecil kedai kejar kejut kelapa kelas kelola keluarga kelupas
kemah kemas kembali kembang kemeja kempes kena kenal kendara kental kentang kepala keramik keranjang keras kereta
kering keringat keriting kerja kerok kertas ketik ketok ketua khitan kicau kipas kirab kirim kisah klaim klinik koki
kolam kompor konseling konsep konsultasi kontak kontrak kontrol koper kopi kopling koreksi kosong kotak kotor kreasi
kredit kritik kuas kuasa kuat kucing kue kuku kuliah kulit kulkas kunci kuning kunjung kupas kuras kurir kursi kursus
kusam lahan lahir laku lalu lamar lamat lambat lampir lampu lancar langgan lantai lapis lapor las latar latih laundry
lawak layak layan layar lebar lebih lelah lelang lem lemari lembab lembar lembut lengkap lepas les lestari letak lihat
lindung lipat liput lirik lisan listrik liur logo lolos lomba loncat luas lubang lukis lulur lulus lunas luncur luntur
lurus lusuh macet mahal main majalah makalah makam makan malam mampet mampir mandi mandiri manfaat manis mantu marah
masak masalah masuk mata mati mebel megah meja mekanik melati menang menara mentega menteri menu merah merek merpati
mesin mesra milik mimpi minat minta minum minyak miring mobil modal model modul mohon momong motor muat muda mudah
mudik muka mulai mulus murah mural murid musik naik nama nanam nanti nasi naskah ngaji nikah nikmat nilai ningkat nota
nyala nyaman nyanyi nyata obat obral obras obrol olah olahraga oles ongkos otomatis padam padat pagar pahat pajak
pakai pakan paket paku palsu pamer pamit panas pancing pandang pandu panduan panen pangan panggil panggung pangkas
panjang panjat pantau pantul papan parkir parut pasang pasar pasien pasir patah patung payet payung pecah pedas pegal
pegang pekan pekarangan pel pelajar pelamin pelihara peluk pelukis pena pendek penuh perban percaya pergi perintah
peristiwa perkara permak permata pernis pesan pesawat pesta peta petak petik petugas piano pidato pijat pikir pilah
pilih pindah pinjam pintu pipa piring pisah pohon pokok pola poles pompa pondasi popok portal pot potensi potong
potret prakarya presentasi printer privat produk produksi profil promosi proses prospek pulang pulas pulih pupuk pusat
putar putih putus radang ragam rakit ramah ramai rambut rampung rancang rancu randang rangkai rangkum ransel rantai
rapat rapi rasa rata rawat rayap rayu rebus reka rekam rekan rekap rekrut remas rembes renang rencana renda renov
renovasi rental resep resleting restoran retak rias ribut rilis rinci ringkas riset robek rokok rombak rompi rontok
rosok rotan roti rubah rugi rujuk rujukan rumah rumput rumus rusak sablon sabun sadap saji sakit salah salin salon
salur sambal sambung sambut sampah sampai sanggul sangkar santai santap sapu sarapan sari saring sarung satpam satu
saudara sawah sayang sayat sayur sebar sedekah sedia sedot segar sehat sejarah sekolah selam selang seleksi selesai
selimut selip semai sembako sembelih sembuh semen semir semprot semua semut senam sendiri seni sepatu sepeda seragam
serah serap serbu seret serta servis sesuai setel setia setir setor setrika sewa siang siap siapa siar siasat sidang
sikat siksa silat simak simpan sinar singgah sinkron siram sirkulasi sisa sisir sistem sita skripsi soal sobek sofa
sol sopir sorot spanduk stel steril stiker studi subur sudut suka sulam sulap sulih suling sulit sumbang sumbat sumur
sunat sungai suntik sunting supir surat surut survei susul susun susut sutra syair syal syukur syuting tabung tagih
tahan tahlil tajam takar takut taman tambah tambal tampil tanah tanam tanda tangan tangga tanggal tanggung tangis
tangkap tanya tapis tari tarik taruh tas tata tawar tebal tebang tebar teduh tegak tegur tekan teknisi teks teladan
telan telat teliti telusur teman temani tempa tempat tempel tempuh tempur temu tenaga tenang tenda tengok tenun teori
tepat teralis terang terap terapi teras terbang terbit teriak terima terjemah tetes tiket timba timbang timbul tinggal
tinggi tinjau tiru titip toko tolong tonton topang topi toren transkrip tua tugas tukang tukar tulang tulis tumbuh
tumpang tumpeng tumpuk tunai tunang tunda tunggu tunjuk turun tutor tutup tutur ubah ucap ujar uji ujian ukir ukur
ulang ulas umpan umum undang unduh unggah unggas upacara upah urai urus urut usaha usir usul utama utang vaksin
variasi ventilasi verifikasi video wajah waktu wangi waris warisan warna warung wasit wawancara wayang wisata wisuda
yakin yatim zakat ziarah
`;

/** Never cut, nor what anything else is cut to: they mean more than their roots, or only look as if they had affixes. */
const WHOLE_TEXT = `
ambon bali bangunan bekasi belakang belas bulanan catatan halaman harian hiasan jaringan jepara kabin kandidat kantin
kasin kediri kekurangan kemudian kenalan kendari kesehatan kotakan kudus kupang lamaran lamongan latin lingkungan
lombok lukisan magelang makanan malang masukan medan mingguan minuman olahan pakaian pasuruan pekalongan pelan
pemasaran pembukuan pemuda pemula pendidikan pengajian pengalaman pengantin penjara peralatan perawan percakapan
perempuan perkalian pertanian perusahaan pesanan pikiran resin saluran satin satuan serang sorong tanaman tegal
tulisan turunan ulangan undangan urutan
`;

export const ROOTS: ReadonlySet<string> = new Set(ROOT_TEXT.trim().split(/\s+/));
export const WHOLE_WORDS: ReadonlySet<string> = new Set(WHOLE_TEXT.trim().split(/\s+/));
