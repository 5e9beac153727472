/** Everyday words that name no service. They are known, so that none is taken for a misspelling. */
const TEXT = `
kecil besar abang abis acak ahli aja akibat alasan alis almarhum alumni amat anda andal andalan aneh anggap anggota antara apel arti asal
atas bahagia bahaya bahkan bakal baku balai bapak barangkali barat batal bawah bayangan beda begitu begini bekerja berada berani
berapa beritahu berkali bersama bersalah berubah besarnya beserta bingung bisu boleh bonus buta calon canggih capek cemas cewek
cinta cowok cuaca cukup curiga daerah dahulu dalam dana dapatkan dari daripada deh demi dengan depannya desa detail dia didik
dilarang diri disini disitu dong dosa duit dunia dulu ekonomi emang enggan engkau faham fisik gabung gagal gagah gaib galak gampang
ganteng gede gelisah gemar gembira gemuk geser gila gimana golongan gosip gugup hadapi hak hakim halo hampir hancur haram harap hari
hawa hebat hei helai heran herbal hina hobi hormat hubungan hutan ibadah iblis ibunda ide ikhlas ingin ini insan internasional
intip isap islam istirahat istimewa itu jahat jajanan jaman jangan jarang jatah jauh jawaban jelek jenis jenuh jerih jiwa
jodoh jujur jumlah juru justru kabul kadang kagum kakek kalah kalian kamu kanan kapan karena kasih kasihan kata kawan kaum kayaknya
keadaan kebiasaan kebun kecamatan kedua keliling kelurahan kemana kemarin kembar kenapa kenyang ketat ketiga kian kilat kira kiri
kolot kuatir kulon kuno kurang kursi kutip lagi lahap lain laki lama lancar lapangan lapar lawan layu lebay lega
lelaki lemah lenyap letih lewat liar libur licin lima logam lokal lokasi lombok longgar loyal lucu luka lumayan lumpuh lupa lusa luar
macan maaf maka maksud malas malu mana manfaat mantan manusia mas masa masih masing masyarakat maut mbah mending menit merdeka meriah
merk mertua mewah minggu mirip miskin mudah mudahan muka mulut mundur mungkin muntah musim musuh muslim mutu naga nakal nampak nanya
nasib nasional negara negeri nekat nenek ngantuk ngeri nol nyaris nyawa oke oknum om orang orangtua pacar padahal pagi paham
paling paman pamong panutan papa parah pasti pasukan patut pedih pedoman peduli pejabat pekan pelan pelanggan pelosok peluang pemerintah
pendatang penduduk pengaruh pengaduan penjuru penting penuh perasaan percuma perihal perlu pernah persis pertama pertanyaan perut
pihak pilihan pinggir pintar pipi pojok populer positif pria pribadi profesi program protes puas pucat puluh pulau
punggung punya puskesmas pusing putra putri puas rakyat ramadhan rambu rasanya ratu ratus raya receh refund regu rela remaja rendah
resah resiko resmi ribu rindu risih rukun rumit rusuh sabar sabtu sadar sah saing saldo salah sampe sangat sarjana sayang sebab
sebelah sebelum sebut secara sedang sedih sedikit segera sejak sejuk selalu selain selatan selera selip seluruh semangat sementara semoga
sempat sempit sempurna senang senin sepakat sepi sepuh seram seratus serba sering sesama setelah setengah setuju sia sial siang
sibuk sifat sih simpati singkat sisi situ soalnya sombong sopan sore stok stres suami suasana sudah suku sukses sulung sumpah sungguh
sunyi susah susu tabah tadi tahu tahun tamat tampan tamu tangguh tante target taubat teduh tega tegang teliti tempat tenggara tengah
tentu teori tepi terbaru terlalu terlambat terus tetangga tetap tewas tiap tiba tidur timpang timur tingkat tipis tipe tokoh
total tradisional tuan tubuh tuhan tuli tulus tumpul tunggal turis udara ulama ulet umat umur unggul unik untung upaya urusan utara
utuh wadah waduh waktu walau wali wanita warga wewenang wujud yakni yakin yayasan zaman zona
vendor apek ngebut balkon airbnb ribet puyeng gaptek mulu teras jatoh jatuh nilai pemalu
awan barak bintang buku
daun debu hijau hitam

langit laut matahari merah monyet pagi
putih satu
ungu
daikin panasonic sharp lg samsung polytron gree midea toshiba electrolux sanken cosmos miyako philips maspion modena rinnai paloma
honda yamaha suzuki kawasaki toyota avanza xenia daihatsu mitsubishi nissan mazda bmw mercedes isuzu hyundai wuling innova brio jazz
xpander ertiga beat vario scoopy nmax pcx aerox vixion supra revo asus acer lenovo dell msi apple oppo vivo xiaomi realme infinix redmi
canon epson nikon sony fujifilm indihome telkomsel biznet firstmedia icon myrepublic tplink mikrotik hikvision dahua ezviz shimizu
sanyo wika rucika toto dulux nippon avian jotun jawa sunda betawi batak minang bugis madura melayu tionghoa
acc aktifkan akunnya alhamdulillah ambilin amplang asik asyik bawain bayarin beneran biasanya bilang bolehkah ceritain coba cobain
denger duluan enaknya gaes gais gitu gituan halo hallo hai intinya kabarin kagak kasihtau kemaren kesini kirain langganannya liat
lihatin lumayan maunya mendingan minimal misalnya ngasih ngomongin nanti nunggu nungguin nyoba ongkirnya pagi malem permisi pokoknya
rada rame ramein sampai sebenernya selama sempet sesuaiin sorry sumpahin tadinya taunya terimakasih thanks makasih tiba trims udahan
needed wanted required asap about after again all also always any around available back because before book call cheap city could day does easy every fast few first
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
custom kustom modern minimalis otomatis manual portable portabel mini simpel simple elegan klasik polos warna warni original
empat enam tujuh delapan sembilan sepuluh belas puluhan ratusan lusin selusin item items
datang dateng dtg mendatangi ikut isi tanpa plus bawa membawa pulang pergi berangkat buka membuka tinggal langsung sehari seharian semalam
turun keluar masuk ambil mengambil taruh pakai lihat melihat pegang coba kena habis siap selesai sambil muncul mulai berhenti jalan
serius nyaman bagus indah cantik keren unik segar awet tahan kuat ringan berat tebal tebel gampang praktis fleksibel resort
kapasitas muat muatan ukuran luas tingkat bertingkat
karakter tema temanya bentuk model modelnya
satuan eceran grosir borongan komplit paketan paket promo
duwe teko bara tiang beta ambo larang awis katik isa kanca suwe awak kali ka ku sa ko nu ti mbok pigi dugi ngalih galo ambek nyo pulak kian pace mace rancak ciek ngidang alus
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/));

/**
 * Things that searches name, by kind. They are searched like any other word if listings contain them. Each kind is a
 * list of single words, separated by spaces.
 */
const OBJECTS_BY_KIND = {
  body: `
    bahu leher paha lutut siku dengkul tumit jempol telapak lengan pundak pinggul bokong pantat kening dahi dagu
    pelipis hidung telinga kuping lidah gusi janggut jakun ketiak pusar ginjal lambung usus paru kandung kemih sendi
    otot nadi betis kumis gigi jantung otak darah rahim payudara tulang punggung rahang bibir empedu hati pankreas
    tonsil amandel
  `,
  animals: `
    kepik jangkrik belalang laron ngengat kelabang kalajengking cacing ulat keong bekicot cicak tokek kadal kura penyu
    buaya kelelawar codot musang luwak garangan tupai bajing rusa babi celeng beruk lutung badak marmut entok angsa
    itik kalkun dara perkutut jalak beo nuri kakaktua elang nila gurame mujair cupang arwana louhan belut gajah
    harimau kambing kancil katak kelinci kerbau kijang kodok kuda lalat lebah lele nyamuk sapi serigala singa siput
    kumbang merpati domba bebek udang monyet kera macan hamster iguana biawak lintah koi puyuh ayam burung keledai unta
  `,
  household: `
    gayung baskom wajan penggorengan kuali dandang sutil spatula centong mangkok talenan ulekan cobek teko termos
    rantang jerigen tong korek keset taplak serbet pembalut sampo shampo odol kapas sprei seprei ember panci piring
    pinggan cangkir gelas botol sendok garpu pisau handuk bantal guling selimut payung kalender mug galon tabung tisu
    topeng gelang kelambu tikar kemoceng asbak vas pigura akuarium aquarium brankas gembok timbangan terpal tenda
    celengan jemuran ayunan perosotan trampolin boneka mainan koper ransel sandal sabuk dasi topi mukena sarung
    kacamata dompet senter lonceng bel patung guci lukisan piala medali trofi stempel kaset
  `,
  tools: `
    tambang obeng gergaji gerinda linggis cangkul sekop arit golok kapak tang palu tali bor dongkrak kompresor palet
    gerobak jala pancing joran keris pedang tombak senapan
  `,
  vehicles: `
    fuso tronton forklift traktor bajaj bemo becak delman andong dokar ekskavator excavator eskavator bulldozer
    buldoser loader crane helikopter pesawat kapal perahu sampan tongkang feri ferry pinisi rakit kano kayak jetski
    buggy atv lokomotif gerbong kontainer container trailer angkot bus sepur tank odong
  `,
  devices: `
    ups stabilizer trafo gps ht interkom intercom pabx fotokopi fotocopy treadmill blender mixer juicer antena
    parabola sirine mikroskop teleskop teropong fax tensimeter oksigen infus kateter eskalator sprinkler
  `,
  sports: `
    bola raket net samsak barbel skateboard catur karambol biliar billiard dart panah
  `,
  structures: `
    jembatan tugu menara kubah waduk bendungan kandang makam kubur kuburan nisan portal gapura sumur
  `,
};

/** Parts, places, ailments and other things that are no trade by themselves. */
const OTHER_THINGS_BY_KIND = {
  ailments: `
    demam batuk pilek flu mual diare mencret sembelit pening migrain vertigo asma sesak gatal bengkak memar lebam
    benjol bisul kutil panu kadas kurap kudis borok melepuh alergi bersin mimisan sariawan maag kolesterol diabetes
    hipertensi kencing katarak rabun minus silinder budek gagu pincang keram kram nyeri ngilu meriang menggigil lemas
    lunglai pingsan sempoyongan
  `,
  building: `
    roster puing loster bovenlis lisplang
  `,
  parts: `
    mur baut sekrup tombol gagang pegas adaptor remot memori tiang engkol roda duri
  `,
  medicine: `
    balsem koyo pil sirup salep
  `,
  places: `
    gang trotoar mall mal apotek apotik atm mesjid mushola musholla langgar pura vihara klenteng stasiun terminal
    pelabuhan halte gunung planet
  `,
  countries: `
    italia portugal turki mesir india thailand vietnam filipina malaysia singapura singapur brunei tiongkok taiwan
    hongkong australia amerika kanada brazil mekkah madinah bangkok tokyo seoul dubai
  `,
  food: `
    bawang beras cabe cincau gandum garam jagung jambu jeruk kacang keju kelapa ketan ketimun lada lumba madu mangga
    nanas pasta pepaya permen pisang rambutan santan semangka stroberi tebu telur tepung teri terigu tomat ubi cokelat
    coklat mie minyak selai
  `,
  others: `
    abu asap bambu bangku baterai bensin biji bulu busa karton kangkung kasa mutiara pena pelangi pohon salju tanduk
    tembaga polisi tentara saksi pulsa
  `,
};

const words = (text: string) => new Set(text.trim().split(/\s+/));
const wordsOfKinds = (lists: Readonly<Record<string, string>>) => words(Object.values(lists).join(" "));

/** Things that need a special trade: a barber does not shear goats. */
export const OBJECTS: ReadonlySet<string> = wordsOfKinds(OBJECTS_BY_KIND);

export const KNOWN_THINGS: ReadonlySet<string> = new Set([...OBJECTS, ...wordsOfKinds(OTHER_THINGS_BY_KIND)]);

/** Materials of made things. A craftsman of one material seldom works with another. */
export const MATERIALS: ReadonlySet<string> = words(`
  kulit aluminium alumunium almunium marmer granit stainless stenlis steel besi baja kuningan tembaga perunggu emas
  perak kaca akrilik acrylic beton bambu rotan kayu jati mahoni fiber fiberglass plastik pvc karet gypsum gipsum lilin
  batu porselen kristal anyaman
`);

/** Words without a meaning for the service. There is one list per purpose, separated by spaces. */

export const FILLERS = words(`
  ku mu soalnya masalahnya makanya pokoknya jasa layanan penyedia service2 services yang dan atau di ke dari untuk buat dengan pada dalam oleh sebagai seperti
  dicari dicariin dibutuhkan dibutuhin diperlukan dicarikan membutuhkan memerlukan perlukan butuhkan urgently
  bantu bantuan help tanya nanya halo hai permisi misi maaf cari nyari cariin carikan mencari pencarian butuh perlu pengen ingin mau minta mohon tolong bantuin info
  dong sih deh nih ya yuk lah kok kan toh kak kakak gan min bang pak bapak bu mas mbak om sis bro bos tante aunty
  ada adakah sama saya aku gue kami kita anda kamu bisa dapat bagi yah nya si para
  apa apakah siapa dimana mana gimana bagaimana kenapa kapan berapa kalau juga lagi aja saja biar supaya agar terus
  sudah belum akan lewat kayak banget sekali lebih paling sangat itu ini hal dll dst sendiri sebagian semua beberapa
  jangan harus pas masih baru cuma hanya tapi karena jadi pun tiap setiap tentang
  golek goleki nggolek golekno neangan milari milarian ngilari tulung punten nuwun kulo kula abdi urang ane ente lu loe lo elu sampeyan
  sing iki iku kuwi ieu opo naon piro pinten sabaraha kanggo kangge nggo jeung kalih arep hayang kepingin kepengen pisan tenan nyak euy atuh mah kang teh akang bade
  bareng barengan bersama sekalian sekaligus banyak macam jenis bingung gimana susah capek males malas bosen gaptek ribet repot puyeng mulu melulu doang ngerti
  terbaik bagus profesional terpercaya berkualitas berpengalaman handal amanah rekomendasi recommended rekomen keren
  terdekat harga tarif biaya ongkos bayaran per
  sopo piye piyo kepiye priye endi ngendi nendi ono onok onten wonten saged ingkang sinten menopo nopo mawon wae ae mung durung dereng sampun lho loh
  ngono ngene mengko mangke njur yowes yo pados pado monggo mangga maring marang kaleh dening jare regane regine carane carana caranye nggih inggih njih
  gadah apik sae jenengan njenengan panjenengan rek cah ning dewe tiasa tiasana peryogi peryogina nyuhunkeun kumaha kumahana upami upama mun dupi nuju keur
  oge deui sareng kana dieu didieu ditu didinya naha saha iraha ceuk ceu aa neng ujang hatur simkuring hoyong kersa aya anu ngadamel hargana
  nyang ade bise gimane dimane kenape siape ape aje ame kite aye encang encing kelen cemana camana lae ito inang amang rupanya
  daeng tabe tabek kodong torang kitorang dorang kitong sapa ado nan jua juo nio butuah denai uda uni ajo jo caro mano cak nak kito ulun handak pian gasan dimapa bli gek
  adaji adakah adami bisaki bisaji bisami mauka mauki mauji siapaki siapaji berapami berapaji dimanaki dimanami apaji bolehkah bolehji
  for in the a an of to and with my me i need want looking find from on at best good please someone who can im ive its whats lets wheres theres
`);

/** Units. Together with a number they are not searched. */
export const PIECES = words(`
  unit biji pcs buah meter m orang org lembar halaman jam hari menit detik kali x pk cm kg km gb potong porsi ekor lantai
  tahun bulan minggu pieces pages page dudukan
`);

export const CHEAP = words(
  "murah murmer hemat ekonomis terjangkau cheap murahan termurah affordable miring murce merakyat",
);

/** Words of job seekers, for whom requests are listed first. */
export const JOB_WORDS = words("lowongan loker lowker job jobs vacancy lowongannya hiring pekerjaan");

/** Words of a provider who looks for work, before another word. */
export const WORK_WORDS = words(
  "kerjaan orderan garapan proyek proyekan projek project objekan obyekan ceperan sampingan",
);

export const JOB_PHRASES = [
  ...["cari kerja", "nyari kerja", "butuh kerja", "mau kerja", "kerja freelance", "kerja sampingan"],
  ...[
    "kerja tukang",
    "kerja jadi",
    "kerja sebagai",
    "kerja harian",
    "kerja part time",
    "cari kerjaan",
    "nyari kerjaan",
  ],
  ...["cari job", "nyari job", "cari orderan", "nyari orderan", "cari proyek", "nyari proyek", "terima kerja"],
  ...["kerja lepas", "kerja paruh waktu", "freelance job", "side job"],
];

/** Phrases that ask for a job only as the first words. Later they tell about the day: "motor mogok, mau kerja". */
export const FIRST_JOB_PHRASES = ["mau kerja"];

export const ANYWHERE = words("online daring remote wfh onlen virtual");
export const ANYWHERE_PHRASES = [
  ...["jarak jauh", "dari jauh", "tatap maya", "video call"],
  ...["lewat", "via", "pakai", "by", "melalui"].flatMap((by) =>
    ["zoom", "gmeet", "google meet", "meet", "skype", "teams", "vc", "email", "internet"].map((way) => `${by} ${way}`),
  ),
];
const CLOSE = ["dekat", "sekitar", "sekitaran", "daerah"];
const OWN_SPOTS = ["sini", "saya", "aku", "kami", "gue", "rumahku", "rumah"];

export const NEAR_PHRASES = [
  ...CLOSE.flatMap((close) => OWN_SPOTS.map((spot) => `${close} ${spot}`)),
  "near me",
  "nearby",
  "terdekat",
];

/** Phrases by days from today. The first phrase of each is displayed. */
export const SOON_PHRASES: readonly (readonly [phrase: string, days: 0 | 1 | 3 | 7])[] = [
  ...["hari ini", "hari ini juga", "malam ini", "nanti malam", "pagi ini", "siang ini", "nanti siang"].map(today),
  ...["sore ini", "nanti sore", "sekarang", "sekarang juga", "saat ini", "today", "tonight", "right now"].map(today),
  ...["segera", "secepatnya", "urgent", "mendadak", "dadakan"].map(today),
  ...["besok", "besok pagi", "besok siang", "besok sore", "besok malam", "tomorrow"].map(
    (phrase) => [phrase, 1] as const,
  ),
  ...["lusa", "besok lusa"].map((phrase) => [phrase, 3] as const),
  ...["minggu ini", "minggu depan", "pekan ini", "pekan depan"].map((phrase) => [phrase, 7] as const),
];

function today(phrase: string): readonly [string, 0] {
  return [phrase, 0];
}

/** Airports. A trip to one of these asks for the trip, like "bandara". */
const AIRPORTS: ReadonlySet<string> = new Set(
  `ngurah rai,i gusti ngurah rai,soekarno hatta,soetta,cgk,juanda,kualanamu,kuala namu,husein sastranegara,kertajati,
  adisucipto,yia,sultan hasanuddin,adi soemarmo,sepinggan`.split(/,\s*/),
);

export function isAirport(typed: string): boolean {
  return /^bandara\b/.test(typed) || AIRPORTS.has(typed);
}

export const BEFORE_PLACE = words(
  `di ke dari lokasi alamat posisi domisili daerah area wilayah sekitar sekitaran seputar seputaran dekat kawasan kota kab kabupaten kec kecamatan
  kampus universitas univ stasiun terminal`,
);

/** Abbreviations in chats and shop windows with their meaning. Only whole words count. */
const CHAT = `
  yg=yang dgn=dengan dg=dengan utk=untuk u=untuk tuk=untuk dr=dari dlm=dalam pd=pada sm=sama ama=sama bs=bisa bgt=banget
  gw=gue gua=gue sy=saya ak=aku org=orang ortu=orangtua krn=karena tp=tapi jg=juga sdh=sudah udh=sudah udah=sudah
  dah=sudah blm=belum blom=belum lg=lagi aj=aja gmn=gimana gmana=gimana dmn=dimana dimna=dimana brp=berapa brapa=berapa
  hrg=harga hrga=harga klo=kalau kalo=kalau kl=kalau klu=kalau dapet=dapat dpt=dapat kyk=kayak kek=kayak
  donk=dong dongg=dong yaa=ya yach=ya tlg=tolong tolongin=tolong plis=tolong pls=please btuh=butuh bth=butuh
  nyariin=cari carii=cari pingin=ingin pgn=ingin pengin=ingin mo=mau mw=mau
  ga=tidak gak=tidak nggak=tidak ngga=tidak enggak=tidak engga=tidak tdk=tidak gk=tidak kagak=tidak tak=tidak nda=tidak
  ndak=tidak kaga=tidak g=tidak not=tidak dont=tidak doesnt=tidak didnt=tidak isnt=tidak wont=tidak cant=tidak cannot=tidak gabisa=tidak kurang=tidak
  rmh=rumah rmah=rumah umah=rumah kntr=kantor ktr=kantor skul=sekolah sklh=sekolah skolah=sekolah klrg=keluarga
  klg=keluarga klwrga=keluarga fam=keluarga ank=anak kmr=kamar tmn=teman temen=teman brg=barang brng=barang dok=dokumen
  ls=les jht=jahit dsn=desain bcr=bocor dgn=dengan msk=masuk kaos=kaus mens=men womens=women childrens=children ladies=women
  bhs=bahasa bhsa=bahasa bs2=bahasa ing=inggris ingg=inggris inggr=inggris engl=english ind=indonesia indo=indonesia
  mbl=mobil mtr=motor mtor=motor spd=sepeda tlp=telepon telpon=telepon telp=telepon hape=hp
  krj=kerja kerjaan=kerja usha=usaha ush=usaha prusahaan=perusahaan tko=toko produknya=produk prdk=produk
  bkn=bikin bkin=bikin bwt=buat bt=buat buatkan=buat bikinkan=bikin srv=servis svc=servis srvs=servis serv=servis
  sertif=sertifikat sertifikt=sertifikat nkh=nikah nikahannya=nikahan ultah=ultah wis=sudah uwis=sudah wsd=wisuda
  desainin=desain designin=desain disainin=desain dsgn=desain dsain=desain edt=edit vid=video vdo=video ft=foto pht=photo photos=photo pictures=photo videos=video
  trjmh=terjemah tl=translate mtk=matematika mat=matematika mtmtk=matematika fis=fisika kim=kimia bio=biologi
  bingg=inggris bindo=indonesia jkt=jkt ngjr=ngajar blajar=belajar bljr=belajar prvt=privat pvt=privat gr=guru
  bln=bulan mgg=minggu thn=tahun jt=juta rb=ribu pesen=pesan psn=pesan anter=antar kirm=kirim krm=kirim
  pasangin=pasang gantiin=ganti cuciin=cuci bersihinnya=bersih rapihin=rapi rapih=rapi rapikan=rapi cat2=cat
  undngan=undangan udgn=undangan und=undangan invit=invitation spndk=spanduk bner=banner bnner=banner
  lptp=laptop lepi=laptop leppy=laptop komp=komputer kmptr=komputer pak2=pak ig=ig insta=instagram fesbuk=facebook
  yt=youtube yutub=youtube wa=whatsapp tt=tiktok gmap=gmaps keu=keuangan pjk=pajak adm=admin mua=mua
  desen=desain pake=pakai pk=pakai bocorr=bocor rusakk=rusak aqiqah=akikah merid=nikah mrried=married nikahn=nikahan dkk=dll
  omah=rumah imah=rumah umahe=rumah omahe=rumah griyo=rumah griya=rumah banyu=air banyune=air cai=air klambi=baju klambine=baju kebon=kebun
  ora=tidak mboten=tidak teu=tidak henteu=tidak pawon=dapur sego=nasi sega=nasi montor=motor
  batre=baterai batere=baterai batrei=baterai kamer=kamar kamare=kamar wece=wc seko=dari saka=dari ning=di nang=di deket=dekat dkt=dekat dket=dekat skitar=sekitar skitaran=sekitaran sini2=sini ad=ada kah=ya sesuk=besok saiki=sekarang ayeuna=sekarang enjing=besok sonten=sore indak=tidak kada=tidak cape=capek dalem=dalam seprai=sprei seprei=sprei se=se n=dan nd=dan w=dengan kaya=kayak jdi=jadi trs=terus
  pindhn=pindahan pindhan=pindahan kostan=kosan kon=kos catring=katering ktring=katering
  renang=renang gtr=gitar piano=piano ngerjain=kerjain tkg=tukang tkng=tukang tukan=tukang tuk=untuk lstrk=listrik lstrik=listrik
  cr=cari cra=cari psg=pasang pasng=pasang kls=kelas kry=karyawan krywn=karyawan wrg=warung wrung=warung akt=akuntansi tbh=tambah tmbh=tambah itin=itinerary
  vg=videografer fg=fotografer bju=baju clna=celana mnta=minta bli=beli sgr=segera sbtu=sabtu mngu=minggu dpn=depan blkg=belakang blkng=belakang
  dlu=dulu dl=dulu hbs=habis abis=habis abs=habis rsk=rusak rusk=rusak pndh=pindah brsh=bersih brsihin=bersihin mslh=masalah mslah=masalah prlu=perlu
  wify=wifi wivi=wifi waifai=wifi wifie=wifi cctvnya=cctv dipake=dipakai dipakek=dipakai pakek=pakai lcdnya=lcd prsh=perusahaan kel=keluarga
  jln=jalan smp2=smp lgsg=langsung lgsung=langsung langsg=langsung pgn2=ingin knp=kenapa knpa=kenapa jgn=jangan hrs=harus hrus=harus msh=masih
  tks=terima mksh=makasih trims=makasih bgtu=begitu sblm=sebelum stlh=setelah sdkt=sedikit dikit=sedikit bnyk=banyak byk=banyak
  kibord=keyboard kibod=keyboard penganten=pengantin panganten=pengantin
  lawang=pintu lawange=pintu panto=pintu kathok=celana kathoke=celana calana=celana kedawan=kepanjangan kupi=kopi udan=hujan
  idup=hidup nyampe=sampai nyampai=sampai sampe=sampai sempet=sempat keliatan=kelihatan ketauan=ketahuan kemaren=kemarin
  ilang=hilang ilangin=hilang ngilangin=hilang aer=air komplit=lengkap cpt=cepat cepet=cepat skrg=sekarang skrng=sekarang skarang=sekarang bsk=besok malem=malam mlm=malam mlem=malam ntar=nanti entar=nanti bsok=besok besuk=besok sgra=segera sgera=segera sekrang=sekarang buruan=segera
  villa=vila villas=vila ujan=hujan kajanan=hujan ngaos=ngaji lomari=lemari lemarina=lemari ngirimkeun=kirim mager=malas balinese=bali javanese=jawa sundanese=sunda minangkabau=minang ceremony=upacara
  sbuh=subuh pgi=pagi sre=sore siank=siang
`;

export const CHAT_WORDS: ReadonlyMap<string, string> = new Map(
  CHAT.trim()
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]),
);

/**
 * Parses the lines of `concepts.ts`. Each line is one thing that people search:
 *
 *     key = name, another name, two words ! phrases that describe the need > wider ~ nearly the same
 *
 * Names are synonyms, English, abbreviations and colloquial forms, without affixes.
 * `!` precedes problems that mean it ("keran bocor").
 * `>` lists wider concepts by key: a search for a wider one also finds this one, never the reverse.
 * `~` lists concepts that may replace this one at half the weight.
 * `&` lists concepts of another trade that may help: suggested, never searched.
 *
 * In a phrase "/" separates choices of one word, and "_" joins the words of a choice: "pintu/laci lepas" is two
 * phrases.
 *
 * A key has only letters and digits. A prefix may precede it: `+` an action for many things (servis, pasang),
 * `@` an occasion or person, `-` how and when, `*` no substitutes.
 * `#` marks a qualifier such as a language, an instrument, a dish or an animal. An offer without it is only a
 * near result.
 * `%` marks a brand, model or unit, which any offer for the device may serve. For these `>` lists the device
 * and `~` the likely devices if the search names none.
 *
 * Two lines with one key are merged. After a change the scheduler rebuilds the listings' words
 * (`searchVersion` in `index-terms.ts`).
 */
export type ConceptRole = "topic" | "kind" | "brand" | "doing" | "setting" | "manner" | "must";

export type Concept = {
  key: string;
  role: ConceptRole;
  names: readonly string[];
  needs: readonly string[];
  wider: readonly string[];
  near: readonly string[];
  beside: readonly string[];
};

const ROLES: Record<string, ConceptRole> = {
  ...{ "+": "doing", "@": "setting", "-": "manner", "*": "must" },
  ...{ "#": "kind", "%": "brand" },
};
const LINE = /^([-+@*#%]?)([a-z0-9]+) = ([^!>~&]+)(?:!([^>~&]+))?(?:>([^~&]+))?(?:~([^&]+))?(?:&(.+))?$/;

export function readLines(text: string): Concept[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, sign = "", key, names = "", needs = "", wider = "", near = "", beside = ""] =
        LINE.exec(line.trim()) ?? [];
      if (key === undefined) throw new RangeError(`no line of concepts: ${line}`);
      return {
        key,
        role: ROLES[sign] ?? "topic",
        names: list(names),
        needs: list(needs),
        wider: list(wider),
        near: list(near),
        beside: list(beside),
      };
    });
}

function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap(combinations);
}

/** Lists each combination of "pintu/laci lepas/tidak_rapat". "_" joins the words of one choice. */
function combinations(phrase: string): string[] {
  if (!phrase.includes("/")) return [phrase];
  return phrase
    .split(" ")
    .map((words) => words.split("/"))
    .reduce<string[]>(
      (begun, choices) =>
        begun.flatMap((start) =>
          choices
            .filter((choice) => choice !== start)
            .map((choice) => `${start} ${choice}`.trim().replaceAll("_", " ")),
        ),
      [""],
    );
}

/** Roots for affixes, separated by spaces. A word listed here is never reduced further. */
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

/**
 * Words that are never reduced, and never the result of a reduction: they mean more than their roots, or only look
 * derived.
 */
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
