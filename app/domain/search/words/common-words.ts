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
rewel mabok mabuk kelar rubuh roboh ambruk kopong kurus gendut buncit kekar bocel gompal sompal kendor kendur goyah bengkok
melengkung mengkerut memuai menggelembung kempis kempot peyot ambles longsor lapuk korosi lumutan berlumut berkerak buluk dekil
kumal butut usang lawas anyar lembap kuyup tandus mendengung gemeretak gredek gluduk ngorok getar anyir amis sengit lengket kasar
alus lembek kenyal renyah alot getas rapuh matang asin pahit kecut gurih hambar mandek mandeg tersangkut kesangkut tergelincir
terpeleset terguling raib kecurian kerampokan kecopetan kelupaan terlupa terendam kerendem kerendam kelonggaran kelamaan amburadul
semrawut acakadut berserakan berceceran tercecer keburu buru terburu molor maju tolak dicuekin diblokir keblokir dihack ketipu
penipu penipuan tertipu diancam diteror diganggu dibully bully pacaran pdkt selingkuh galau baper kepo gabut santuy rebahan lesu
bete badmood ketawa tertawa senyum ngamuk ngambek cemberut ngeluh mengeluh ngomel bandel bandelnya jahil iseng usil cerewet bawel
pendiam pemberani penyabar telaten ceroboh teledor pelupa pikun linglung bengong melamun ngelamun kecanduan nyandu guede segede
kegedean mungil imut jumbo raksasa cebol jangkung dalem dangkal enteng langsing ramping bunder lonjong segitiga datar landai curam
terjal runcing buntung separo separuh seperempat sebiji sejodoh selusin serenteng sekardus semangkok sekilo seliter semeter sejam
semenit seminggu setahun selamanya ijo oranye jingga krem pink maroon tosca navy remang silau kinclong mengkilap kilap bening
butek transparan petang magrib maghrib isya dzuhur zuhur ashar asar barusan selasa rabu kamis jumat januari februari maret april
juni juli agustus september oktober november desember weekday nyebrang menyeberang merantau rantau mukim netap menetap ngekos
ngemil ngeteh begadang bergadang pipis eek boker berak kentut gumoh ngiler ngigo dikasih lempar gotong injak tendang pukul tampar
jewer cubit gigit jilat cium ngeliat nelpon nelepon ngechat sms tau ragu bimbang bangga iri cemburu kangen dendam kecewa nyesel
menyesal bosan muak kesal kesel sebel jengkel dongkol gemas kaget panik khawatir was minder diliat dipake digoreng dikukus
sepertinya katanya niatnya harusnya seharusnya mestinya andaikan seandainya misal contohnya khususnya biasane kadangkala sesekali
seringnya ayah papah mamah mama mami emak enyak babeh babe opung bulek bude pakde paklek uwak keponakan ponakan sepupu ipar
menantu besan cucu cicit buyut bini janda duda batita abg sahabat bestie atasan bawahan boss majikan fungsi orangnya caranya
kualitasnya garansi bergaransi ori original segel cod diskon keempat kelima terlama terburuk terjauh agak nian pol maksimal
sekarat wafat terasa keliatan tampak kecium tercium ketauan ketahuan kepake racing ultra super premium standar reguler eksklusif
vintage retro rustic estetik aesthetic kekinian hits viral trending
duwe teko bara tiang beta ambo larang awis katik isa kanca suwe awak kali ka ku sa ko nu ti mbok pigi dugi ngalih galo ambek nyo pulak kian pace mace rancak ciek ngidang alus
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/));

/** Where listings name one, it is asked for like any other word. */
const THINGS = `
kaset bahu leher paha lutut siku dengkul tumit jempol telapak lengan pundak pinggul bokong pantat kening dahi dagu pelipis hidung
telinga kuping lidah gusi janggut jakun ketiak pusar ginjal lambung usus paru kandung kemih sendi otot nadi demam batuk pilek flu
mual diare mencret sembelit pening migrain vertigo asma sesak gatal bengkak memar lebam benjol bisul kutil panu kadas kurap kudis
borok melepuh alergi bersin mimisan sariawan maag kolesterol diabetes hipertensi kencing katarak rabun minus silinder budek gagu
pincang keram kram nyeri ngilu meriang menggigil lemas lunglai pingsan sempoyongan kepik jangkrik belalang laron ngengat kelabang
kalajengking cacing ulat keong bekicot cicak tokek kadal kura penyu buaya kelelawar codot musang luwak garangan tupai bajing rusa
babi celeng beruk lutung badak marmut entok angsa itik kalkun dara perkutut jalak beo nuri kakaktua elang nila gurame mujair
cupang arwana louhan gayung baskom wajan penggorengan kuali dandang sutil spatula centong mangkok talenan ulekan cobek teko termos
rantang jerigen tong tambang mur baut sekrup tang obeng gergaji gerinda linggis cangkul sekop arit golok kapak senter korek sandal
sabuk sprei seprei keset taplak serbet pembalut sampo shampo odol kapas balsem koyo pil sirup salep gang trotoar jembatan mall mal
apotek apotik atm mesjid mushola musholla langgar pura vihara klenteng kuburan stasiun terminal pelabuhan halte tombol gagang
pegas adaptor remot memori italia portugal turki mesir india thailand vietnam filipina malaysia singapura singapur brunei tiongkok
taiwan hongkong australia amerika kanada brazil mekkah madinah bangkok tokyo seoul dubai
`;

export const KNOWN_THINGS: ReadonlySet<string> = new Set(THINGS.trim().split(/\s+/));
