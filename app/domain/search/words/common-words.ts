/** Everyday words that name no service: known, so that none of them is taken for a misspelling of another. */
const TEXT = `
kecil besar abang abis acak ahli aja akibat alasan alis almarhum alumni amat anda andal andalan aneh anggap anggota antara apel arti asal
atas bahagia bahaya bahkan bakal baku balai bapak barangkali barat batal bawah bayangan beda begitu begini bekerja berada berani
berapa beritahu berkali bersama bersalah berubah besarnya beserta bingung bisu boleh bonus buta calon canggih capek cemas cewek
cinta cowok cuaca cukup curiga daerah dahulu dalam dana dapatkan dari daripada deh demi dengan depannya desa detail dia didik
dilarang diri disini disitu dong dosa duit dunia dulu ekonomi emang enggan engkau faham fisik gabung gagal gagah gaib galak gampang
ganteng gede gelisah gemar gembira gemuk geser gila gimana golongan gosip gugup hadapi hak hakim halo hampir hancur haram harap hari
hawa hebat hei helai heran herbal hina hobi hormat hubungan hutan ibadah iblis ibunda ide ikhlas ingin ini insan internasional
intip isap islam istirahat istimewa itu jahat jajanan jaman jangan jantung jarang jatah jauh jawaban jelek jenis jenuh jerih jiwa
jodoh jujur jumlah juru justru kabul kadang kagum kakek kalah kalian kamu kanan kapan kapal karena kasih kasihan kata kawan kaum kayaknya
keadaan kebiasaan kebun kecamatan kedua keliling kelurahan kemana kemarin kembar kenapa kenyang ketat ketiga kian kilat kira kiri
kolot kuatir kubur kulon kumis kuno kurang kursi kutip lagi lahap lain laki lama lancar lapangan lapar lawan layu lebay lega
lelaki lemah lenyap letih lewat liar libur licin lima logam lokal lokasi lombok longgar loyal lucu luka lumayan lumpuh lupa lusa luar
macan maaf maka maksud malas malu mana manfaat mantan manusia mas masa masih masing masyarakat maut mbah mending menit merdeka meriah
merk mertua mewah minggu mirip miskin mudah mudahan muka mulut mundur mungkin muntah musim musuh muslim mutu naga nakal nampak nanya
nasib nasional negara negeri nekat nenek ngantuk ngeri nol nyaris nyawa oke oknum om orang orangtua otak pacar padahal pagi paham
paling paman pamong panutan papa parah pasti pasukan patut pedih pedoman peduli pejabat pekan pelan pelanggan pelosok peluang pemerintah
pendatang penduduk pengaruh pengaduan penjuru penting penuh perasaan percuma perihal perlu pernah persis pertama pertanyaan perut piala
pihak pilihan pinggir pintar pipi pisau pojok polisi populer positif pria pribadi profesi program protes puas pucat puluh pulau pulsa
punggung punya puskesmas pusing putra putri puas rakyat ramadhan rambu rasanya ratu ratus raya receh refund regu rela remaja rendah
resah resiko resmi ribu rindu risih rukun rumit rusuh sabar sabtu sadar sah saing saksi saldo salah sampe sangat sarjana sayang sebab
sebelah sebelum sebut secara sedang sedih sedikit segera sejak sejuk selalu selain selatan selera selip seluruh semangat sementara semoga
sempat sempit sempurna senang senin sepakat sepi sepuh seram seratus serba sering sesama setelah setengah setuju sia sial siang
sibuk sifat sih simpati singkat sisi situ soalnya sombong sopan sore stok stres suami suasana sudah suku sukses sulung sumpah sungguh
sunyi susah susu tabah tadi tahu tahun tamat tampan tamu tangguh tante target taubat teduh tega tegang teliti tempat tenggara tengah
tentara tentu teori tepi terbaru terlalu terlambat terus tetangga tetap tewas tiap tiba tidur timpang timur tingkat tipis tipe tokoh
total tradisional tuan tubuh tugu tuhan tuli tulus tumpul tunggal turis udara ulama ulet umat umur unggul unik untung upaya urusan utara
utuh wadah waduh waktu walau wali wanita warga wewenang wujud yakni yakin yayasan zaman zona
apek ngebut balkon airbnb ribet puyeng gaptek mulu teras jatoh jatuh nilai pemalu
abu asap awan bambu bangku bantal barak baterai bawang beras bebek belut bensin betis biji bintang botol buku bulu busa cabe cangkir
cincau cokelat coklat daun debu duri ember gajah gandum garam garpu gelang gigi gunung handuk harimau hijau hitam jagung jambu jeruk
kacang kalender kambing kancil kangkung karton kasa katak keju kelapa kelinci kerbau ketan ketimun kijang kodok kuda kumbang lada
lalat langit laut lebah lele lumba madu mangga matahari merah merpati mie minyak monyet mutiara nanas nyamuk pagi palu panci pasta
payung pelangi pena pepaya perahu permen pesawat pinggan pisang planet pohon putih rambutan roda salju sambal sampan santan sapi satu
selai semangka sendok serigala singa siput stroberi tali tanduk tebu telur tembaga tepung terigu teri tisu tomat topeng ubi udang ungu
daikin panasonic sharp lg samsung polytron gree midea toshiba electrolux sanken cosmos miyako philips maspion modena rinnai paloma
honda yamaha suzuki kawasaki toyota avanza xenia daihatsu mitsubishi nissan mazda bmw mercedes isuzu hyundai wuling innova brio jazz
xpander ertiga beat vario scoopy nmax pcx aerox vixion supra revo asus acer lenovo dell msi apple oppo vivo xiaomi realme infinix redmi
canon epson nikon sony fujifilm indihome telkomsel biznet firstmedia icon myrepublic tplink mikrotik hikvision dahua ezviz shimizu
sanyo wika rucika toto dulux nippon avian jotun jawa sunda betawi batak minang bugis madura melayu tionghoa
acc aktifkan akunnya alhamdulillah ambilin amplang asik asyik bawain bayarin beneran biasanya bilang bolehkah ceritain coba cobain
denger duluan enaknya gaes gais gitu gituan halo hallo hai intinya kabarin kagak kasihtau kemaren kesini kirain langganannya liat
lihatin lumayan maunya mendingan minimal misalnya ngasih ngomongin nanti nunggu nungguin nyoba ongkirnya pagi malem permisi pokoknya
rada rame ramein sampai sebenernya selama sempet sesuaiin sorry sumpahin tadinya taunya terimakasih thanks makasih tiba trims udahan
about after again all also always any around available back because before book call cheap city could day does easy every fast few first
free full get give good great has have help here home hour how inside just keep kind large last late life like line little local long
made many maybe month more most much must name near never new next nice night note number offer open order other our over people place
plan price quick ready real review right room same send show simple small some still stop style such sure take team tell than that their
them then there these they thing think this those time today top total try under until use very want water way week well what when where
which while white who why will with without woman word work world would year your
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/));
