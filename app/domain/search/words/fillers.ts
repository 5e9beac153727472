/** Words that say nothing about which service is meant. One list a purpose, parted by spaces. */

const words = (text: string) => new Set(text.trim().split(/\s+/));

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

/** After a number, with it no word to search for. */
export const PIECES = words(`
  unit biji pcs buah meter m orang org lembar halaman jam hari menit detik kali x pk cm kg km gb potong porsi ekor lantai
  tahun bulan minggu pieces pages page dudukan
`);

/** A wish for the cheaper of equals, no limit. */
export const CHEAP = words(
  "murah murmer hemat ekonomis terjangkau cheap murahan termurah affordable miring murce merakyat",
);

/** Words of somebody who looks for work: requests come first. */
export const JOB_WORDS = words("lowongan loker lowker job jobs vacancy lowongannya hiring pekerjaan");

/** Before anything else: what somebody is after who does the rest for a living. */
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
  ...[
    "cari job",
    "nyari job",
    "cari orderan",
    "nyari orderan",
    "cari proyek",
    "nyari proyek",
    "terima kerja",
  ],
  ...["kerja lepas", "kerja paruh waktu", "freelance job", "side job"],
];

export const ANYWHERE = words("online daring remote wfh onlen virtual");
export const ANYWHERE_PHRASES = [
  ...["jarak jauh", "dari jauh", "tatap maya", "video call"],
  ...["lewat", "via", "pakai", "by", "melalui"].flatMap((by) =>
    ["zoom", "gmeet", "google meet", "meet", "skype", "teams", "vc", "email", "internet"].map(
      (way) => `${by} ${way}`,
    ),
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

/** Days from today; the first of each is the one shown. */
export const SOON_PHRASES: readonly (readonly [phrase: string, days: 0 | 1 | 3 | 7])[] = [
  ...["hari ini", "hari ini juga", "malam ini", "nanti malam", "pagi ini", "siang ini", "nanti siang"].map(
    today,
  ),
  ...["sore ini", "nanti sore", "sekarang", "sekarang juga", "saat ini", "today", "tonight", "right now"].map(
    today,
  ),
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

/** A trip to one of these asks for the trip, as "bandara" does. */
export const AIRPORTS: ReadonlySet<string> = new Set(
  `ngurah rai,i gusti ngurah rai,soekarno hatta,soetta,cgk,juanda,kualanamu,kuala namu,husein sastranegara,kertajati,
  adisucipto,yia,sultan hasanuddin,adi soemarmo,sepinggan`.split(/,\s*/),
);

export const BEFORE_PLACE = words(
  `di ke dari lokasi alamat posisi domisili daerah area wilayah sekitar sekitaran seputar seputaran dekat kawasan kota kab kabupaten kec kecamatan
  kampus universitas univ stasiun terminal`,
);

/** As chats and shop windows write them, and how they are meant. Whole words only. */
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
  idup=hidup nyampe=sampai nyampai=sampai sampe=sampai sempet=sempat keliatan=kelihatan ketauan=ketahuan kemaren=kemarin
  ilang=hilang ilangin=hilang ngilangin=hilang aer=air komplit=lengkap cpt=cepat cepet=cepat skrg=sekarang skrng=sekarang skarang=sekarang bsk=besok malem=malam mlm=malam mlem=malam ntar=nanti entar=nanti bsok=besok besuk=besok sgra=segera sgera=segera sekrang=sekarang buruan=segera
`;

export const CHAT_WORDS: ReadonlyMap<string, string> = new Map(
  CHAT.trim()
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]),
);
