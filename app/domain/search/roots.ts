/** Words that affixes hang on; a word here is never cut further. Beside the words of `concepts/`, parted by spaces. */
const TEXT = `
abadi acara adat adik aduk agama air ajak ajar akad akhir akhlak aki akrab akta aktif akun alami alat alamat alih aman amplas
ambil amplop analisis anak angin angkat angkut anjing antar antik antre apung arah arsip artikel asah asam asap asbes asli asuh
atap atur awal awas awet ayam ayun baca badan bagi bagus bahan bahasa baik bait baju bakar bakat baki balas balik balita balok
ban bangun banjir bantal bantu barang baris baru basah basmi batas batik batu bau bawa bayang bayar bayi bebas bedah bekal
bekam bekas beku belah belajar belanja beli belok benah benang benar bengkel bentuk berat beras beres beri berkas bersih besar
besi betul biasa biaya bibit bicara bikin bimbing bina bingkai bingkis biola bisik bisnis bobol bocor bohong bola bolong boncos
bongkar bor bordir borong botol brosur buah buang buat buka bukti buku bulan bulat bumbu bunga bungkus bunyi buram burung
butuh cabai cabang cabut cacat cair campur canda candi cantik cap capai cari cas cat catat cek celana celup cemas cepat cerah
cerai cerita cermin cetak cicil cincin cipta coba coblos cocok cor coret cuci cukur curah curhat cuti daftar dagang daging
dampak damping dandan dangdut dapat dapur darah darat dasar data datang daun daya debu dekat dekor dengar denda depan derek
desain dinding dingin diri disain doa dokumen dokumentasi dongeng dorong duduk duka dukung dusun ecer edar edit efek ejaan ekor
elok emas enak encer engsel erat esai es etalase evaluasi faktur film fokus format foto gabung gali galon gambar gambus ganti
gantung garap garasi garis gaji gaun gaul gaya gedung gelar gelas gelap gelombang gembok gempa gendong genteng gerak gerobak gesek
giat gigi giling gitar gores gosok got goyang gratis gudang gugat gula gulung guna gunting guru habis hadap hadiah hadir hafal
hajat haji halal halaman halus hama hambat hancur hangat hangus hantar hapus harga harian harum hasil hati hemat henti hewan
hias hibah hibur hidang hidup hijab hilang hitam hitung hiasan hotel hubung hujan hukum huni huruf hutan hutang ibu ijazah ikan
ikat iklan ikut ilmu imbang indah infak inap informasi ingat injeksi input inspirasi instal iris isi istri izin jadwal jaga
jahit jajan jalan jalin jamin jamu jamur janji jarak jaring jatuh jawab jelas jemput jemur jenguk jepit jepret jernih jual
jumpa jurnal kabar kabel kaca kain kakak kaki kali kalung kamar kambing kamera kampanye kanopi kantong karang karet kartu karung
karya kasir kasur kasus katalog kaus kawal kawat kawin kaya kayu kebaya kebun kecil kejar kelas kelola kelupas kemas kemah kemeja
kembang kembali kempes kena kenal kendara kental kentang kepala keramik keranjang kereta keras kering keringat keriting kerja kerok kertas
ketik ketok khitan kicau kipas kirim kirab kisah klaim koki kolam kompor konseling konsep konsultasi kontak kontrak kontrol koper kopi kopling
koreksi kosong kotak kotor kredit kreasi kritik kuas kuasa kuat kucing kue kuku kulit kuliah kulkas kunci kuning kunjung kupas kuras
kurir kursi kursus kusam lahan lahir laku lalu lamar lamaran lamat lambat lampir lampu lancar langgan lantai lapis lapor las latar latih laundry
lawak layak layan layar lebar lebih lelah lelang lem lemari lembab lembar lembut lengkap lepas les lestari letak lihat liput
lindung lipat lirik lisan listrik liur logo lolos lomba loncat lubang luas lukis lulur lulus luncur luntur lurus lusuh mahal
main majalah makalah makan makanan makam malam mampet mandi mandiri manfaat manis mantu marah masak masalah masuk mata mati mebel megah mekanik
melati menang menu merah merek mesin mesra milik mimpi minat minta minum minyak miring mobil modal model modul mohon motor muat
muda mudah mudik muka mulai mulus mural murid murah musik naik nama nanam nanti nasi naskah nikah nikmat nilai ningkat
nota nyala nyaman nyanyi nyata obat obras obrol olah oles olahraga ongkos otomatis padam pagar pahat pajak pakai pakan paket paku
palsu pamer pamit panas pancing pandang pandu panduan panen pangan panggil panggung pangkas panjang panjat pantau papan parkir parut
pasang pasar pasien pasir patah patung payet payung pecah pegal pegang pekan pekarangan pel pelajar pelamin pelihara peluk pelukis pena
pendek penuh percaya perban pergi perban perintah peristiwa perkara permak pernis pesan pesanan pesta pesta petak petik
petugas piano pidato pijat pikir pilih pilah pindah pinjam pintu pipa piring pisah pohon pokok pola poles pompa popok portal
pot potong potret prakarya presentasi printer privat produk produksi profil promosi proses pulang pulas pulih pupuk pusat putar putih
putus radang ragam rakit ramah ramai rambut rampung rancang randang rangkai rangkum ransel rantai rapat rapi rasa rata rawat rayap
rayu rebus reka rekam rekan rekap remas rembes renang rencana renda renov renovasi rental resep resleting restoran retak rias ribut rias
riset robek rokok roti rombak rompi rontok rosok rotan rubah rugi rujuk rumah rumput rumus rusak sablon sabun sadap sakit salin salon
salur saluran sambal sambung sambut sampah sampai sanggul sangkar santap sapu saring satu satpam saudara sawah sayang sayat sayur sebar
sedekah sedia sedot segar sehat sejarah sekolah selam selesai selimut semai sembelih sembuh semen semir semprot semut senam sendiri
seni sepatu sepeda seragam serah serang serap serbu serta servis setel setia setir setor setrika sewa siang siap siar siapa sidang sikat siksa
silat simak simpan sinar singgah siram sirkulasi sisa sisir skripsi soal sobek sofa sol sopir sorot spanduk stel steril stiker studi
subur sudut suka sulam sulap suling sulit sulih sumbang sumbat sumur sunat sungai sunting suntik supir surat surut survei susul susun sutra
syair syukur syuting tabung tagih tahan tahlil tajam takar takut taman tambah tambal tampil tanah tanam tanda tangan tangga tanggal tangis
tanggung tangkap tanya tari tarik taruh tas tata tawar tebal tebang teduh tegak tekan teknisi teks teladan telan teliti telusur teman
tempa tempat tempel tempuh temu tenaga tenda tengok tenun teori tepat teras teralis terapi terbang terbit teriak terima terjemah terang
tiket timba timbang timbul tinggal tinggi tinjau tiru titip toko tolong tonton topang topi toren transkrip tua tugas tukang tukar tulang
tulis tumbuh tumpang tumpeng tumpuk tunai tunang tunda tunggu turun tutup tutur ubah ucap ujar ujian uji ukir ukur ulang ulas umum
undang undangan unduh unggah unggas upacara upah urus urut usaha usir usul utama utang uji variasi vaksin verifikasi video wajah waktu
wangi warisan waris warna warung wasit wawancara wayang wisata wisuda yakin yatim zakat ziarah
anyam aransemen berantak gugur kabur kacau kelola klinik lunas macet mampir momong ngaji obral olahan padat pantul pedas pesawat pondasi
potensi prospek rancu rekrut rilis rinci ringkas rujukan sablon saji salah santai sarapan sari sarung satpam seleksi selip sembako semir seret
sesuai siasat sinkron sistem sita suntik susut syal tapis tebar tegur telat temani tempur tenang terap tetes tunjuk tutor umpan urai ventilasi
asisten kebaya kemeja keluarga kelapa ketua kepala kesehatan pengantin pengajian penjara peralatan permata percakapan perusahaan pertanian
perempuan perawan pendidikan pengalaman peta pemuda pemula pemasaran pembukuan bangunan pakaian makanan minuman catatan halaman tulisan lukisan
bulanan mingguan harian jaringan saluran satuan kotakan belakang depan tanaman seragam sekolah sepeda setrika selang selimut semua sebar
dinding dingin diri mebel mekanik meja mesin menara mentega menteri merpati kedai kejut kelas kemah kantin kabin satin latin kasin resin
belas urutan pelan teman kandidat masukan kenalan turunan ulangan perkalian lingkungan kekurangan pikiran
kemudian bekasi kendari kediri malang serang medan kupang sorong ambon lamongan pasuruan pekalongan tegal magelang jepara kudus bali lombok
`;

export const ROOTS: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/));
