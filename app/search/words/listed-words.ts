/**
 * Words that occur in Indonesian texts and name no service: everyday words, names, brands, English. Search treats them
 * as correct and never replaces them by a similar word.
 *
 * The source is the word lists of Tesseract's language data tessdata_fast 4.1.0
 * (https://github.com/tesseract-ocr/tessdata_fast), Apache License 2.0: all of `ind`, and words in at least two of
 * `msa`, `jav` and `sun`. They were changed to lower case and 4 to 14 letters. Words known to the rest of the search,
 * forms with nya, ku, mu, lah or kah, common misspellings and swear words were removed. About thirty names of
 * instruments and dances were added.
 */
const TEXT = `
aadc aaja aakash aalamiin aaliya aamiin aamir aang aaron aarti ababil abad abadan abah abaikan abal abas abatasa abate abay abbas abcd abdel abdillah
abdinegara abdining abdomen abdominal abduh abdul abdulah abdulaziz abdullatip abdulloh abdulrahman abdur abdurahman abdurrahman abdurrohman abdurrosyid
abdus abdya abel abenetwork abgx abhi abhishek abhishekh abiasa abidin abiem ability abimana abimanyu abimelek abiotik abipraya abiss abiyasa able
abnormal abnormalitas abong aborsi abortus aboutcirebon above abrahah abraham abram abrams abrasi abri abror abses absolut absorbansi absorber absorbsi
absorpsi abstract abstrak abstraksi absurd absyir abubakar abunawas aburizal abuse abuya acacia academi academia academic acai acap acapella acapkali
accelera accelerator accent accept accesories accesoris accessories accident accidental accoustic aceng acep acha achdiat achievement achik achilles achmad
achmadi acid acining acms acne acong acoustik acta acting action active activities activity actors actress actual acuan acuh acungkan adaa adab adah adain
adakalanya adakan adal adala adalh adam adama adams adan adang adapt adaptasi adapter adaptif adapula adapun adara adaro adas adawiyah adblock added
addfren addfriend addict addition additional address adegan adeging adek adekuat adel adela adelaide adele adelia adella aden adera ades adham adhd adhesi
adhi adhitia adhitya adhuri adhyaksa adiak adian adicita adidas adiguna adigung adiguru adiktif adil adila adiluhung adimulya adinda adiparwa adipati
adiperkasa adipura adiputro adira adista adit aditama aditi aditia aditif aditya adityawarman adiwijaya adiwiyata adjang adjektif
adjektiva adji adjie adjustable adjustment adlah adler adlh adln adly admi admindp administratif administration administrative administrator adminitrasi
adminstrasi adnan adolf adonara adopsi adrenal adrenalin adrenaline adreno adri adrian adriana adriani adroid adryan adsense adsl adsorben adsorpsi aduan
aduh aduhai aduhh aduka adul adult adung aduuh advance advanced advantage advent adventure adventures adverbia advertise advice advisory advokasi adwords
adya adzan adzim aedes aegypti aenal aeon aerasi aerator aero aerobic aerodinamis aerosmith aeruginosa afandi afdal afdhal afdol afeksi afektif affair
affairs affan affandi affiliasi affleck afgan afganistan afghan afghanistan afiat afif afifah afiks afiksasi afiliasi afirmasi afita africa african afrika
afrizal afrojack afta aftermarket afternoon against agam agamawan agami agamis agan aganwati agarth agarwal agate agatha ageman agency agenda agendakan
agensi agent agil aging agita aglies agnes agnesia agneta agnez agnezmo agni agoeng agoes agra agraria agraris agreement agregasi agregat agreng agresi
agresif agresivitas agri agricon agricultural agriculture agripa agro agrobisnis agroforestri agroindustri agronomi agroteknologi agrowisata aguang aguero
aguilera agum agunan agungan agunsa agus agusta agustian agustin agustina agustine agustinus ahad ahadiyat ahaha ahass ahbab ahbabul ahead ahem aher aherat
ahhh ahir ahlak ahlul ahlussunnah ahluwalia ahmad ahmadi ahmadinejad ahmadiyah ahmat ahmed ahmedabad ahmet ahok ahoker ahrs ahsan ahzab aida aidil aidin
aidit aids aidzin aiesec aigner aikatsu aiko ailee aiman aina ainan aing aini aint ainul ainun aipda aiptu aira airasia airbag airbrush airbus aires airgun
airlangga airline airlines airmata airmax airplane airplay airports airsoft airsoftgun airterjun airwalk airways aisah aisha aishiteru aishwarya aisi
aisyah aisyiyah aiter aiur ajaa ajaaa ajabde ajah ajaib ajal ajali ajana ajang ajarana ajax ajay ajeng ajengan ajian ajib ajibarang ajidan ajimat ajisaka
ajja ajmain ajram ajrih ajsam ajuda ajudan ajun ajurit ajwa akaash akademi akademik akademika akademis akademisi akal akap akasa akash akashi akasia
akatsuki akbar akbid akhbar akherat akhi akhirat akhiru akhirul akhlakul akhmad akhwat akhyar akibatkan akidah akik akil akim akin aking akira akmal akom
akomodasi akon akper akram akrapovic akronim akrual aksal akselerasi aksen akseptor akses aksesibilitas aksesori aksesories aksesorismotor akshay
aksi aksial aksioma aktifasi aktifis aktifitas aktip aktiva aktivis aktivitas aktivkan aktor aktris aktual aktualisasi akuades akuan akuatik akui akuisisi
akulturasi akuminata akumulasi akuntabel akuntabilitas akuntasi akunting akupun akur akurasi akurat akuratan akut akutansi akyurek alabama aladin alah
alahing alai alaih alaihi alaihim alaik alaika alaikum alamak alaman alamanda alamiah alamin alaming alamis alamsyah alan alannabi alap alas alasantri
alaska alatas alauddin alaves alay alba albani albania albanjari albar albert alberto albertus albi albicans albino albion album albumdj albumin albumlagu
albums alcatel alcohol alda aldi aldiano aldiva aldo aldy alegori aleix alek aleksander alel alena alengka aleppo alergen alert alesan alessia alesso alex
alexa alexander alexandra alexandre alexandria alexis alfa alfabet alfabeta alfacart alfamidi alfan alfaria alfarizi alfatihah alffy alfi alfian alfin
alfonso alfred alga algae algemeene alginat algojo algoritma alhamdu alhamdulilah alhamdulillaah alhamdulillahi alhamdullilah alhasil alhijaz alia aliando
aliandooo aliansi alias alibaba alibi alice alicia alicious alie alien aliexpress alifah aliff align alika alila alim aliman alina alinda aline alinea
aling alinskie alir aliran alisa alisha alison alisyahbana alit alius alive aliya aliyah aljazair alka alkali alkaline alkaloid alkes alkesindo alkhudher
alkisah alkohol allaah alladziina allah allaha allahu allahuakbar allahuma allahumma allan allbum allegri allen alli alliance allianz allium alloh allohu
allohuma allohumma allow allowed alloy allsize alma almanar almarhumah almari almenak almira almond almost almunium aloe alofon alok alokasi alokasikan
alomorf alona alone along alonso alor aloysius alpen alphabet alpukat already alright alta altar alternative altis altman alto alton alukan alumnus
alumunium alun alunalun alunan alung alur alusan alutsista alvan alvaro alves alvi alvia alvin alvintube alvita alwan alwasilah alwi alya alyah alycia
alyssa alzheimer amal amalan amalek amalia amalkan amami amanat amanatul amanda amandemen amangkurat amar amarah amaris amarna amarta amarwata
amarwatasuta amateur amati amatil amatir amatiran amatur amazing amazingseller amazon amazone ambalan ambalika ambang ambar ambarwati ambassador ambeclear
ambeh ambeien ambejoss ambekan amben amber ambi ambigu ambik ambika ambing ambisi ambisius ambiya ambri ambulance ambun ambung amel amelia amelina ameng
amengan ameri america american amerta amfibi amien amiiin amiin amik amil amila amilase amin aminadab aminah aming aminn amino aminuddin aminudin
amir amira amirah amiruddin amirul amisha amit amjad amman ammar ammu ammy amnesia amnesti amnesty amokrane amonia amoorea amor amora amos amour amoy
ampang ampar amparan ampas ampat ampe ampeg ampek ampel ampela ampelas ampelgading ampenan amper ampera ampg ampir amplifikasi amplitudo ampuh ampul ampun
ampunan ampuni amput amputasi amram amran amri amrik amril amroy amrullah amsal amsterdam amstrong amtenar amuk amukan amung amunisi amzah anabolic
anaconda anaerob anaerobik anaforis anakanak anakhits anaking anakjajan anakjalanan anaku anal analgesik analis analisadaily analisi analitik analitis
analogi analysis analytical analytics anam anamnesis anamung anana anand ananda anandhi anandi anang ananging anangis ananias ananta ananya anapon
anarki anarkis anas anasir anastasia anastasya anatara anbiya anca ancak ancal ancam ancaman ancang ancaran ancelotti ancha anchor ancient ancik
ancol ancolluarbiasa ancur andai andaikata andak andalas andalkan andalusia andam andang andani andapun andar andara andari andarista andayani
andayaningrat ande anderson andesit andhi andhika andi andiarsyil andien andik andika andil andin andini andir andira andirja andjing andmesh andon andovi
andr andra andre andrea andrean andreas andres andrew andrews andrey andri andrian andriana andriani andriano andrie andro androgen andromax andromeda
andry anduk andung andy andyan aneda aneka anekdot anemia aneng aneska anestesi aneuk aneurisma anfield angadeg angah angan angar angel angela angeles
angelica angelina angeline angelista angelo angels angen anger angga anggada anggalarang anggana anggang anggapan anggara anggaran anggarkan angge
anggel anggepan angger anggi anggia anggie anggit anggita anggitan anggitasari anggo anggon anggora anggoro anggraeni anggraini anggrek angguk anggukan
anggun anggur angguran angie angina anging angkara angkasa angkatna angkawijaya angke angkor angkotmedan angkuh angkup angle angling angliputi anglo
angob angola angon angot angota angpao angry angs angsana angsur angsuran angur angus anhu aniaya anic anica anie anies anik anil anila anima animal
animals anime animeindo animisme animo anin anindya aningali aninggali anis anisa anisah anissa anita anjali anjang anjani anjar anjas anjatan anji anjir
anjlog anjog anjrit anju anjuk anjung anjungan anjur anjuran anjurkan ankara ankit ankita ankle anna annabi annas anne anneke anni annie anniesa annisa
anniv announcement annual annur anoda anoet anom anomali anoman anon anonim anonymous anoreksia anorganik another anova anri ansar ansari
ansatsu ansietas anson ansor answer answers anta antaboga antagonis antah antal antam antangin antarbagian antareja antargolongan antariksa antarklausa
antarkota antarmuka antarnegara antarpribadi antartika antarunsur antasari antasena antawacana antawis anteb anteban antem anten antenatal anteng antenna
antep anterior antero anthem anthony antiaging antibakteri antibiotik antibiotika antibodi antidepresan antigen antihistamin antiinflamasi antijamur antika
antikanker antiklimaks antikoagulan antikorupsi antimikroba anting antioki antioksidan antiseptik antisipasi antisipatif antiteror anto antoine antologi
anton antoni antonim antonimi antonio antonius antono antony antos antosianin antraks antropometri antuk antum antusias antusiasme antv antvkeren anuar
anugerah anugrah anung anus anushka anutan anwar anwas anya anyaran anyelir anyer anymore anyone anything anyway aoki aoliya aomine aoncash aorta apaan
apaapa apaapajerr apabila apache apada apain apakan apalagi apalna apana apandi apanjang apapun aparat aparatur apasih apatah apatih apatis apbd apbdes
apbn apdet apendisitis apersepsi aperture apes apindo aping apink apip apit apitan apklagi apli aplikasikan aplikatif aplikator aplot apocalypse
apollo apolos apong apoptosis aposisi apositif apoteker appa apparel appeal appeared appeton applications applied applikasi apply appraisal appreciate
approach approval approx appstore apresiasi apri aprilia aprilio aprl aprove apsari aptoide apunjung apuputra araban arabi arabia arabian arabica arabika
arafah arafat aragon arak arakan aral aram aramco arana aranan arang araning arap aras arash arashi arasy arbain arbani arbitrase arbutin arca arcade
arcadia arcana arcandra archana archer archipelago architecture archive archives arctic arda ardan ardhya ardi ardian ardiansyah ardianto ardiantoro ardila
ardilas ardiles ardilla ardini ardy areal areamasuk areas arema aremaindonesia aremania aremanita aren arena areng areva arfah arfan arga argapura argasoka
argentina arghana argo argon argumen argumentasi argumentatif aria arial ariana ariani arianto arie arief ariel aries ariesta arif arifin arijit arik
arikunto aril arimatea arimba arimbi arin arina aring arini ario aripin aris arisa ariska arisna arista aristarkus aristoteles ariya ariyanti ariyanto
arizona arjawinangun arjit arjun arjuna arjuno arka arkade arkais arkan arkeolog arkeologi arlan arlida arlita armada armadi arman armand armando
armawati armed armega armenia armin armor arms armstrong army arnav arnaz arnika arnold aroel aroem arofah arogan arogansi arok aroma aromatik aron arora
arrahman arrangement array arrival arrow arsa arsenal arsene arsiparis arsiplagu arsita arsitektural arsy arsya arsyad arsyadjuliandi arsyil arta artamevia
artefak artemis arteri artha arthritis arthur artian articlecara articles artifisial artika artikulasi artistik artists artja artkel artland artos arts
artwork arum arumi arun arung arvindo arya aryaduta aryan aryana aryani aryanto aryo arzetty arzety asad asakan asalamualaikum asalan asalkan asana
asang asari asas asasi ascada ascend asclar asean asek aseli asemka asertif asesmen asesor asesoris aset asetat aseton asha ashab ashabul ashadu
ashanty ashari ashley ashok ashoka ashraf ashraff ashter ashton asia asiafone asiah asian asiannes asianom asics aside asih asihan asihing asikbareng asila
asimetri asimetris asimilasi asinan asip asistensi askar asked askes asking askrindo aslam asmaaul asmak asman asmaning asmara asmarandana asmat asmaul
asmi asmidar asmirandah asmoro asmuni asnawi asoka asongan asops asosiasi asosiatif asoy aspac asparagus aspek aspergillus asphalt aspira aspirasi aspirin
asprov asrar asril asrori asrul assad assalam assalamu assalamualaik assalamualaika assassin assegaf assesment assessment asset assets assist
assistance assisted assisten associate association asst assume assurance assyifa asta astaga astagfirullah astaghfirullah astagina astana astari aster
asteroid asti astina astinapura astm aston astor astra astral astrea astri astria astrid astro astronom astronomi astronot astuti asuka asumsi asumsikan
asupan asusila aswad aswaja aswan aswara aswatama aswin asyari asyhadu asyraf asyura asyuro atalanta atanapi atang atase atasi ataupun atawa atef ateh
atena ateng atensi aterosklerosis athena athletic atiek atif atik atika atikah atiku atil ating atiyah atjehpost atkinson atkp atlanta atlantic atlantik
atlantis atlantos atlas atlet atletico atletik atletis atlit atma atmaja atmanegara atmosfer atmosfera atmosfir atmosphere atok atom atopik atpm atraksi
atraktif atri atribut atributif atrium atsiri attachment attendant attended attention attitude attribute atuk atuna aturcara atut aubameyang audien
audience audiens audiensi audiovisual audisi auditing audition auditions auditorium audrey audy aufar augmented august aulia auliani auliya aung aura aurat
aurel aurelia aurelie aureus aurora austen austin australian austria austronesia autentik authentic author authority authorized authors autodesk autofocus
autofokus autoimun autokorelasi automatic automatis autopost autopro autopsi autumn avail avantie avatar avega avenged avenger avengers aventador avenue
average aviation avicii avika avinash avista avita avito aviv avocado avril awahing awake awakening awaking awaluddin awana awang awangga awani awara award
awards aware awareness awasna away awayday awek awesome awie awignam awkarin awwal awwalu axel axiata axis ayahanda ayak ayakan ayal ayame ayana ayang ayat
ayatalkitab ayatama ayaz ayda ayhumaeni ayodolan ayodya ayok ayolah ayomondok ayonaikbis ayoo ayooo ayub ayunda ayung azab azalea azali azan azaria azas
azazil azerbaijan azhar azhari azharia azimuth azis aziz azizah azka azlan azlyrics azmi azumi azure azwar azza azzahir azzahra azzam azzurra baak baal
baalveer baar baba babag babah babak babakalan babakan babakansari babakti babalik babalongan baban babandan babantu babar babaran babarengan babasan babel
babes babies babilonia babinsa bablas babon babu babuk babul babuning babussalam babut babylon babysisterku babythailook bacan bacarrat bacca baccarat
bacem bachdim bachelor bachir bachtiar bacillus bacin backbone backpack backpacking backsound backstage backstreet bacok bacot bada badai badami badar
badge badi badik badindin badjoe badra badranaya badri badriah badrodin badrotim badru badrun badudu baduga badui badul baduy badwi baek baekhyun baen
bagai bagaikan bagaiman bagaimanapun bagal bagan bagas bagaskara bagaspati bagawan bagbagan bagdad bagea bagean bagenda bagendit baghdad bagia bagimana
baginda bagindas bagio bagir bagishare bagishared bagja bagoes bagong bags bagya bagyo bahagian baham bahana bahar bahari baharuddin baharudin bahas
bahasan bahenol bahrain bahri bahrin bahru bahrul bahrun bahtera bahtiar bahula bahwa bahwasannya bahwasanya bahya baidu bailey baim baitcasting baitul
baiturrahman baixar bajakan bajang bajidor bajigur bajo bajra bajukakek bajumurah bajumuslim bajuri baka bakalan bakaling bakamla bakang bakau bakawali
bakhil bakmimewah bakpia bakri bakrie baksa bakset baksil baksos bakteri bakti bakul bakung bakwan bala balabar balad balada baladewa balaikota balairung
balaji balak balaka balakbak balam balambangan balan balance balanced balang balangbangan balanja balap balapan balapliar balapmotor balasyik baldatun
baldev bale baleg balek balekambang balhum baligh baligo balika balilu balingan balistik balitar balitbang balitbangtan balitung balkan ballad
ballerini ballon ballroom balls balm balong balongan balongpanggang balotelli balumbang balung balur baluran balut balutan balveer balvin bambang bamboo
bams bana banana banaputra banar banaran banas banaspati bancana bancang bancassurance banceuy banci banda bandai bandana bandang bandar bandaran bandawasa
bandeng bandengan bandera banderol bandhu bandi banding bandingan bandingin bandingkan bandit bando bandrek bandring bandrol bands bandul bandungan
bandungfoodies bandungjuara bandwidth bandwith banerjee banga bangat bangau bangawan bangbang bangbayang bangbung banged bangeeet bangeet bangett bangettt
banggakan banggala banggapramuka banggar banggasidoarjo banggi banggt bangi bangilan bangir bangkai bangkang bangkapi bangkat bangke bangkit bangkitkan
bangkong bangkrut bangla bangladesh bango bangsa bangsal bangsaning bangsawan bangsri bangtan bangtanboys bangus baning banjaransari banjarejo banjarinfo
banjarvidgram banjet banjur banker banking bankir banks banna banowati banser bansos bantah bantahan bantai bantan bantar bantaran bantarjati bantarjaya
bantarpanjang banteng bantengan banter banting bantur banua banujan banyakan banyakin banyol banyolan banyumasan banyuputih banyuresmi baong bapa bapepam
baperan bappeda bappedalda bappenas baptis baptisan bapu barabas barack barah baraka barakallah barakatak barana baranang barangbarang baranggawe
barangsiapa barata baratayuda barbara barberlife barbie barca barcelona barcode bare barek barel bares bareskrim bari baribin baridin baring barisa
barito barjah barjo barkah barkat barli barma barna barnabas baro barometer baron barong barongan baros baroya barra barrel barrier barrio barron barru
barry barsaat barsena barter barton barung barungah barungan barus barutahu barutama barzah basajan basal basalamah basama basan basar basara basari
basarnas base baseball basecamp based basel baseline basement bashar basic basil basin basir basiran basis basisdata baskara basketball baskoro basmalah
basmallah baso basri bassgilano bassist baster bastian bastis basu basudara basudewa basuh basuhan basuki basung baswedan basyar batakan batalkan batalyon
batam batan batangan batara batari batawi batch bath bathil bathin bathroom bathroomang bathtub batikcap batikindonesia batikmodern batikmurah batiksolo
batil batin bating batiniah batista batman batok batras battle battlefield batulawang baturaden baturan baturetno baturraden batuwangi batwings bauksit
baung bauran bautista bawahi bawak bawal bawana bawaning bawaslu bawazier bawen baya bayah bayak bayan bayangker bayat bayati bayem bayern bayes
bayouh bayu bayuning bayur bazit baznas bbcode bbfs bbksda bblr bbpom bbrp bday beach beam bear beast beatbox beatles beats beauties beautiful
beautifull beautifulpapua beautycare beaya bebagai bebe bebekjadul bebel bebela bebelac bebendu bebenduning beber bebera beberap beberkan beberpa bebet
bebi bebizie bebizy bebrapa beby becakayu becik beck beckham becky become becus bedabeda bedagai bedain bedakan bedeng bedengan bedil bedroom bedrooms
bedug bedulrabit beef beelsebul been beer beethoven begal begalan begang begawan begin beginian beginning begins begituan begitupun bego begog begonia
beground begundal behalf behavior behavioral behind beige beijing being beintehaa beirut bejana bejat bejer bejeu beji bejo bejudul bekaitan bekantan
bekatul beken bekep beker bekerjasama bekisar bekisting bekjul bekok bekraf bekti bekuk belaan belacan beladiri belai belaian belajarkunci belaka
belakangan belakangi belanak belantara belantika belati belatung belek belenggu belerang belet belgia belgium belia beliau belibis belicara belief believe
belimbing belina belinda beling belinyu belitan belitang beliung bell bella belle bellina bellphone bells belly belo belog belom belon belong belongs belot
belougi beloved below beltim belu beluk beluntas belur benak benalu bencana bench benchmark bencong bend benda bendahara bendara bende benderang
bendi bending bendo bendosari bendrong bendu bendung benedict benediktus benefit benefits benerna benet benfica beng bengal bengali bengang
bengawan bengek benget benggala benggol bengis bengkang bengkoang bengkuang bengkung bengle bengsin beni benih benitez benjamin benjang benjolan benni
benny benoa benta bentak bentang bentangan bentar benten benteng benter bentley bentoel bentol bentong bentrok bentrokan benturan benua beny benyamin benz
benzema benzoat bepe bera beracun beradab beradaptasi beradegan beradu berafiliasi berag berahi berakal berakar berakhirlah berakibat beraksi beraktifitas
berakting beraktivitas beralasan beralaskan beraliran beralkohol beramal berambisi beran beranda berandabahasa berandaberanda berandabuku berandal
berandalan berandasemua beraneka beranekaragam berang beranggapan beranggotakan berangsur beranjak berantas berantem berapaan berapapun berargumen beraroma
berarti berasal berasosiasi beraspal berasumsi berau berawan berbagai berbagirasa berbahagia berbahaya berbakti berbalut berbanding berbangga berbangkit
berbangsa berbaring berbasis berbasiskan berbaur berbeda berbelit berbenturan berbie berbiji berbinar berbincang berbintang berbisa berbobot berboncengan
berbudaya berbudi berbuih berbukit berbulu berbuntut berburu berburuk berbusa berbusana bercadar bercahaya bercengkrama bercinta bercirikan bercita
berciuman bercokol bercorak bercumbu berdakwah berdalih berdamai berdansa berdasi berdaster berdaulat berdebar berdebat berdecak berdedikasi berdegup
berdemo berdendang berdenyut berderet berdering berdesakan berdetak berdialog berdiam berdiameter berdikari berdimensi berdinas berdisiplin berdiskusi
berdistribusi berdoalah berdomisili berdonasi berdosa berduaan berduet berduit berdurasi berdusta berdzikir bere berea bereaksi berebut
beregu berek berekreasi bereksperimen bereksplorasi berekspresi berem berempat berempati beren berendam berenergi berenti beresiko beresolusi beretika
berevolusi berfantasi berfikir berfikiran berfirman berfluktuasi berg bergabunglah bergada bergairah bergalas berganda bergandengan bergas bergegas
bergejolak bergek bergelantungan bergelut bergembira bergeming bergemuruh bergengsi bergenre berger bergerilya bergeser bergilir bergiliran bergizi bergo
bergolak bergotong bergulat bergulir bergumam bergumul bergurau berhad berhak berhala berhalangan berhamburan berharap berhari berhasrat berhembus
berhentilah berhidung berhijrah berhimpun beribadah berijtihad berikanlah berikhtiar beriklim berimajinasi beriman berimbas berimbuhan berimplikasi
beringas beringharjo beringin berinisial berinisiatif berinovasi berintegrasi berintegritas berinteraksi berinternet berinvestasi berirama beriringan
berisiko beristighfar beristirahat beritahukan beritakan beritasatutv berjabat berjajar berjalanya berjamaah berjangka berjanjilah berjasa berjauhan
berjaya berjejer berjenis berjenjang berjerawat berjihad berjilb berjilbab berjiwa berjodoh berjoget berjuang berjudul berjuluk berjumlah berjuta berkabut
berkacamata berkadar berkah berkahwin berkait berkaitan berkala berkantor berkapasitas berkarakter berkarier berkarir berkasih berkata berkategori
berkeadilan berkebangsaan berkecambah berkecamuk berkecimpung berkecukupan berkedok berkehendak berkeinginan berkelahi berkelana berkelanjutan berkeliaran
berkeliling berkelompok berkemampuan berkemih berkenan berkencan berkepentingan berkepribadian berkerah berkerjasama berkerudung berkerut berkesempatan
berkesimpulan berkesudahan berkewajiban berkhasiat berkhayal berkibar berkilau berkinerja berkiprah berkisar berkley berkobar berkode berkolaborasi
berkomentar berkomitmen berkompeten berkompetensi berkompetisi berkompromi berkomunikasi berkonflik berkonsentrasi berkontraksi berkontribusi berkoordinasi
berkorban berkorelasi berkostum berkuah berkumandang berkumis berkumpul berkumur berkurban berkutat berkutik berkwalitas berlabel berlabuh berlaga
berlainan berlambang berlandaskan berlangsung berlanjut berlari berlarian berlawanan berlemak berlendir berlengan berlian berlibur berliku berlimpah berlin
berlinang berlisensi berlokasi berlumpur berlumuran berlutut bermacam bermakna bermaksiat bermaksud bermamfaat bermanfaatkah bermanja bermanuver bermarga
bermarkas bermartabat bermassa bermasyarakat bermaterai bermeditasi bermental bermerk bermigrasi bermitra bermoral bermotif bermuara bermukim bermula
bermunculan bermusuhan bermutu bernabeu bernada bernafas bernafsu bernanah bernapas bernard bernardo bernas bernasib bernaung bernegara bernegosiasi
berniaga berniat bernomor bernopol bernostalgia bernuansa bernutrisi bernyawa beroda berok berondong berongga berontak beroperasi berorasi berorganisasi
berorientasi berotot berpa berpacaran berpacu berpadu berpaling berpangkat berpapasan berparas berpartisipasi berpatokan berpayudara berpe berpedoman
berpeluang berpenampilan berpendapat berpendidikan berpendingin berpenduduk berpengaruh berpengetahuan berpenghasilan berpenghuni berperan berperang
berperilaku berperingkat berpetualang berpiercing berpihak berpijak berpoligami berpolitik berpori berpose berposisi berprasangka berpredikat berprestasi
berprilaku berprinsip berprofesi berpuas berpuasa berry bersabar bersabda bersahabat bersahaja bersaksi bersalaman bersamaan bersandar bersanding
bersangkutan bersarang bersatulah bersayap bersebelahan berseberangan bersedih bersekutu berselancar berselingkuh berselisih berseliweran bersemangat
bersemayam bersembunyi bersemi bersenang bersenggama bersenjata bersentuhan bersepakat berserat berseri bersertifikasi berseru berseteru
bersetubuh bersholawat bersiaga bersiaplah bersifat bersikap bersikeras bersikukuh bersilaturahmi bersimbah bersimpati bersinergi bersinggungan bersisik
berskala bersoda bersolo bersorak bersosialisasi berspekulasi bersponsor berstandar berstatus berstruktur bersua bersuami bersuara bersubsidi bersubtitle
bersuci bersuhu bersujud bersukacita bersumber bersumpah bersusah bersyarat bersyukurlah bert bertabrakan bertabur bertahap bertahun bertajuk bertakwa
bertalenta bertali bertamu bertandang bertanding bertani bertapa bertaraf bertarif bertarung bertasbih bertatap bertatapan bertato bertaubat bertekad
berteknologi bertekstur bertekuk bertelur bertema bertemakan bertendensi bertengger bertengkar bertentangan bertepuk berterimakasih bertetangga bertiga
bertikai bertindak bertingkah bertipe bertitik bertiup bertobat bertolak bertopik bertransaksi bertuah bertualang bertuan bertubuh bertudung bertujuan
bertumpu berturut berty beruang berujung berulah berulangkali berumahtangga berumur berunding berung berunjuk beruntun beruntung berupa berupaya berurat
berusia bervariatif berwajib berwatak berwawasan berwenang berwibawa berwirausaha berwudhu berwujud berzina besa besaingan besakih besarsetubuhi besazers
beside bestari bestfriend bestoftheday bestseller bestway besuki besut besutan betah betakaroten betal betan betania betapa betel beternak betharia bethel
bethesda betik betina betjanda betlehem betong betor betpage betsaida better betting bettor betty betui betung betus between beverage beverages beverly
bewok beyonce beyond bezel bgitu bgmn bhabhi bhabi bhagya bhairon bhajan bhakti bhalla bhar bharat bharata bharatayuda bharu bhasa bhatara bhatoegana bhatt
bhattacharjee bhavan bhavna bhayangkara bhayangkari bhigade bhima bhineka bhinneka bhisma bhojpuri bhopal bhumi bhutan bhuwana biadab biak biakan bian
bianca bianchi bianconeri biang biara biarawati biarin biarkan biarpun bias biber bibie bibih bibitsku bible bibleverse bibliografi bidadari bidadariselfie
bidadaritribun bidak bidakara bidang bidara bidik bidikan bidikmisi biduri bieber bigbang biggest bigmovie bigo bigtvsport bihaan bihan bihun bijak
bijaksana bijang bijb bijian bijih bikang bikarbonat bikep biker bikers bikes bikinrame biksu bila bilabial bilah bilahi bilal bilamana bilangan bilas
bilateral bilbao bilha bilih bilik bilingual bilirubin bill billa billah billahi billfold billing billy bima bimanyu bimas bimasakti bimbo
bimo bimtek binabadan binafsihi binahong binailil binal binangkit binangun binani binaraga binari binarung binary binasa binbir bincang binder binding
biner bingah bingbang binggung bingit bingo binmas binong binor binsar bintangi bintek binti bintoro bintulu binuang binus bioaktif biodiesel bioetanol
biofilm biogas biography biokimia biolo biologis biomassa biomekanik biometrik biopsi bios bioskopkeren bioskoptoday biospray biota biotech bioteknologi
biotik biphasic bipolar bira birahi birai birat bird birds birit birma birmingham birokrasi birokrat birth bisaalamil bisana bisane biscuit bishop bisingi
biskey biskuit biskut bisma bismania bismi bismillah bismillahi bisnes bisnisonline bisnya biso bison bispack bisphotogram bisri biss bissalamil bisskey
bissumatera bistro bisyar bitcoin bitmap bitoni bitrate bittorrent biung bius bivariat biyang biyasa bizantium bizkit bkan bkep bkkbn bkpm bksda black
blackandwhite blackberry blackburn blackjack blacklist blackout blackpink blackthroat blade blah blak blake blambangan blanc blancos blandok blang blangko
blangkon blanja blank blanko blantika blasteran blaugrana blaze blazing blbi bleach bleaching bleh blend bless blessed blessing blibli bling blink blinkx
blitz blitzmegaplex blogdetik blogging blogponsel blogs blogspot blogthis blok blokade blonde blood bloody bloom bloomberg blora blossom blouse blow
blowjob blud bludru blueband blueberry bluetooth blur bluray blus blush blusukan bmkg bnar bnget bngt bnib bnnk bnpb bnpt bnsp boast boaz bobby bobo
bobodoran boboiboy bobok bobokong bobong bobor bobos bobot bobotoh boboy boby boca bodas bodjo bodoh bodong bodor bodoran bodykit boedi boediono boeing
boemi boengah boer bogasari bogel bogil bogo bogor bohai bohate bohay boikot boiler bojo bojone bojong bokap boke bokeb bokef bokeh bokek bokeo boking
bokingan bokir bokmark boko bokor bokp boku bolaang bolabanget bolah bolak bolalob bolang bolango bolavoli boled bolivia bollywood bologna bolon bolos
bolot bolt bolton bolum bomb bombai bombay bomber bona bonafid bonai bonang bonar boncel boncengan bond bonda bondage bondan bondolan bone bonek bong
bongas bonggol bongkahan bongkok bongkokan bongo bongoh bongor bongsor boni bonia boning bonita bonjol bonnie bono bonsai bonteng bontot bonucci boob boobs
booked bookmark bookmarks books bookstore boom boomerang booming boong boosted booster boot bootleg bootloader boots bootstrap booty booyah bopati bopeng
bopo bora borang border bordil bore boreh borek borgol boring boris borjuis borland borma born borneo boronh boru borussia boruto borwap bosch bose bosenan
bosnia bosowa boston botanical boten both botox bottle bottom boulevard bounce bournemouth boven bowie bowl bowo bowser boxer boyband boyce boyfriend boyke
boys boyz boyzathailand bpbd bpfe bphtb bpih bpkad bpkp bpmpd bppn bppspam bppt bpsdm bpsk bptp bpupki bracelet bracket brad brader bradley braga
brahma brahman braille brainstorming brajamusti brake braket bram brama bramantyo bramasta branch brancode brandcode branded brandon brands brandy brangkat
brani branjangan brantas brarti brasil brass brassica brata brave bravesboy bravo brawijaya bray brazzer brazzers bread breakbeat breakdown breakfast
breaking breakout breaks breast breastfeeding breath breathe breeder breeding breeze breksi brembo bremen brenda brendan brengsek brewok brexit brian
brianna brica brick bridge bridges bridgestone brief briefing brigade brigadir brigata brigham bright brightening brighton brigif brigita brigjen brigjend
brij briket brilian brillian brilliant brimob bring bringharjo bringin bripda bripka briptu brisbane brisyariah britain britania british britney broadband
broadcasting broadway brock brodien brodin brodjonegoro brodo broery broh broiler brokoli bromance bromo brompton bromwich brondong bronkitis bronkus
bronze broo brook brooklyn brooo brosis brosispku bross brotherhood brothers broto brotoseno brow browap brown browne browse browser browsing brpa brrip
bruce bruggman brugman brukat brunette bruno brush brussels brutal bruto bruyne bryan bryant bsde bsmc bsnp btob btpn buana buanget buanyak buas bubar
bubaran bubarkan bubat buble bubu bubuh bubuhan bubujeng bubuka buburu bucat buccheri buchori buda budal budalan budaya budayakan budayawan buddhayah
buddhis buddhisme budget budha budhi budi budianto budiarto budihardjo budiman budin budiono budiyanto budoyo budug budur bufacaryl buffalo buffer buffon
bugel bugi bugs buhaya buhun buih built bujang bujangan bujangga bujeng bujuk bujur bukak bukan bukhari bukhori bukit bukkake bukopin buktos bukur
bulaga bulak bulbul buled buletinhp buletinsamsung bulgaria bulge bulik bulir bulk bull bullet bulletproof bullying bulog buluh bulus bulutangkis
bumbung bumd bumdes bumen bumerang bumijawa bumil bumiputera bumiputra bums bunar buncis bund bunda bundamedik bundar bundaran bundel bundela bunderan
bundesliga bundling bung bungah bungalow bungan bungbung bungin bungkam bungkem bungkil bungko bungkul bunglon bungo bungong bungur buni bunian
bunker bunkface bunny buntal buntar buntaran buntelan bunting buntok buntut buntutan bunut bunyamin buol bupati burak burangrang buras burayak burberry
burdah bureng burgerkill burhan burhanuddin burik burisat burisrawa burit buritan burma burn burner burning burnley burok buron buronan burrito bursa
bursalagu buruhan buruk burut busan busanamuslim buser buset bush busik busphotography bussiness bustami bustomi bustong busty busui busuifriendly busung
busur busyro busyrolana butar butarbutar butet butha butir butiran butler buto butoh buton butt butter butterfly button buuren buwah buwana buwas buwat
buwono buya buyar buying buyung buzz bvlgari bwana bwat byar byrne byson byte bytes byun cabak cabar cabean cabello cabin cable cabol cabor cabup
caca cacaban cacad cacadan cacah cacahan cacak cacakan cacap cacar cache caci cacian cacingan cadar cadas cadel caffe caffeine cagak cagar cage
cager cagliari cagub cagur cahaya cahya cahyadi cahyana cahyani cahyaning cahyati cahyo cahyono cairo caisar caitlin cakal cakap cakar cakaran cakep cakes
caket cakil cakra cakrabuana cakrakencana cakranegara cakraningrat cakrawala cakupan calang calawak calcium calculator calderon caleg calendar
calhaj california calik calingcing calista called caller calling calls calm calo calonpasangan calti caluk calung calvin camar camara camat cambodia
cambogia cambridge cambuk came camel camelia camellia cameo cameron camfrog camila camilan camp campa campak campaka campbell campuh campus canada canai
canang canangkan canberra cancel cancer candak candid candida candidate candil candle candra candradimuka candrasangkala candu candy cangak cangcut
canggung cangkang cangkem cangking cangkingan cangkok cangkring cannes cannibal cannon cansu canter cantika canting canton cantumkan canyon capacitive
capacity capang capcay capcis capcom capella caping capital capitulo capji capjiki capjikia caplak cappuccino cappucino capres capricorn caps capsa
capsicum capsule capt captain captions captiva capture capucino capung cara caraka caramel carang carangan caraning carapedia carbon carbonate carburator
cardboard cardiff cardigan cardinal cardiomax cards career carek carem carera carey cargill carialamat cariang caribbean carica carik carilagu caring
caringin carios carissa carita cariyos carl carla carles carlina carlo carlos carlton carly carmen carnaval carnival carol carolina caroline carolus carr
carrefour carrera carrick carrie carrier cars cartier cartoons caruban carvil casa casablanca casciscus casey cashback cashtree casillas casio
casn cassandra cassete cassie cast casting castle castro casual catalan catalog catalunya catatanfilm catch catching categories category catenzo
caterpillar cathay catherine cathy catokan catra cats catu caturan catwalk caught cause cavani cave cawagub cawan cawangan cawapres cawek cawet cawisan
cawokah cbindonesia cbinspirasi cbjatim cbmodifikasi cbracing cbracinglook ccgbandung ccpb cdma cebonk cecek cecekelan cecep cecepengan cecilia cedera
cedok cegah cegukan cekak cekaman cekap cekatan cekcok cekdokter cekel cekelan ceker cekidot cekikikan ceko cekoki cekung cekungan cela celaan celah celak
celaka celcius celeb celebes celebrate celebration celebrity celempung celena celep celia celine cellular celong celosse celoteh celotehmuslim
celotehsantri celsius celta celtic celuk cemal cemara cemaran cembung ceme cemerlang cemeti cemilan cempa cempaka cempala cempalareja cempedak cemplang
cena cenang cendana cendawan cendekia cendekiawan cenderawasih cenderung cendet cendol cendrawasih cendrung ceng cengal cengeng cengir cengkeh cengkeraman
cengkih cengkir cengos cent centangbarang centered centil centimeter centini centre centro century cepeng cepengan ceper ceples ceplok cepot cepu cepuk
ceramics cerbung cerdas cerdaskan cerdik cerebral cerek cerenti ceres ceret cergam ceri ceria cerik ceritalucu ceritazex ceritera ceriwis cermat cermati
cerme cermis cerna cerobong cersek cersil certain cerucuk ceruk ceruti cerutu cesar cespleng cetar cethar cetoel cetus ceurik cevik cewe cewekcb ceylon
cgvblitz chaabi chacha chad chae chaer chahun chai chain chainsmoker chainsmokers chair chairil chairman chairul chakra chal challenge chalte chamber
chamomile champ champak champion champions championship championships chan chanbaek chance chand chandelier chandra chanel chang changcuters changer
changes changi changmin chania chaniago channel chant chants chanyeol chaos chap chapman chappy chapter char characters charge charity charles
charlie charlotte charly charm chart chartered charts chase chasing chasis chassis chatib chatime chatting chaudhary chauhan cheat cheating checked checker
checkins checklist cheddar cheer cheerleader cheers cheese cheetah chek chelsea chemical chemicals chen cheng chennai cheras cherokee cherry
cherrybelle cheryl chevron chgb chia chiang chic chica chicago chicco chick chicken chico chidori chief chievo chigga chika childhood chile chili chill
chin ching chino chintami chintya chip chipmunk chipmunks chips chipset chirag chitosan chizuru chloe choco chocolate chocolatos choel choi choice
choirul choki choky chola cholesterol cholil chomel chong choose chopper chopra chords choreography chori chorus chosiyah choti chou choubey choudhary chow
chris chrisnandi christ christian christie christina christine christopher christy chrisye chrome chronograph chrysler chubby chuck chudai chun chung chura
church cialis ciamik ciasem ciawi cibadak cibalagung cibatok cibeber ciberus cibeunying cibeureum ciblek cibodas cibulan cibuntu cicekler cici cicih cicing
cicipi cidera cidra cidro ciduk ciee cieee ciel cielo cigasong cigintung cigondewah cigugur ciherang cihideung cikajang cikakak cikal cikampek cikapundung
cikar cikaso cikeas cikeruh cikgu ciki cikopo cikrak cikunir cilaka cilaku cilamaya cilangkap cile cilebut ciletuh ciliwung cilokak cilutung cimande
cimanggu cimanuk cimb cinangka cinangsi cincai cincang cincinkawin cincirak cindai cinde cindek cinderella cindy cinema cinemaindo cinemaxx cinlok cinnamon
cintadj cintai cintakan cintalagu cintamanik cinto cintya cipadung cipaganti cipaku cipali cipamali cipari cipatujah cipeundeuy cipher ciplukan cipoh cipok
cipokan cipratan cipt ciptaning cipto cipularang cipulir cipunagara ciput ciputra ciraos circle circular circus cirebonan ciremai cireng ciriciri
cirining ciroyom cirri cisaat cisadane cisanggarung cisaranten cisarenten cisayong cisco cisoka cisomang cita citak citakan citaman citarasa citarum citata
citenx citer citi citibank cities citizen citizens citraciki citraksi citraresmi citratampil citrawati citrus ciuman ciung ciut civil civitas
ciwaringin ckup claim claire clamp clan clans clara clarias clarion clarisa clarity clark clarkson clash clasic clasico classic classical classicbike
classico classroom classy claudia claudio claus claw clay clbk cleanser cleansing clear clearance clekontong cleo cleopatra clerk click client clients
cliff clifford climate climbing cling clinical clinton clipart clips clock clodi clone clooney closer closing cloth clouds clover clumstyle clumztyle
cluster clustering clutch cmiiw cmsimple cnblue coal coast coat coban coboy cobra coca coco cocoa cocog cocogna coconut cocos codec coded codeigniter cody
coeg coffe coffeeshop coffeetime coffindo coffternoon cohen cohok coil coin coins coke cokek cokelatabg coki cokor cokot cokotan cokro cokroaminoto cola
colak coldplay cole colek coleman colin collaboration collagen collar collateral collect collection collections collin collins collosus colnect cologne
colok colombia colorado colorful colors colour colours columbia columbus column colvern comal combad combat combed combi combine combined combo combong
come comeback comedy comel coment comes comet comfeor comfort comforta comica comics coming comingsoon command commander comment comments commitment
committee common commons commonwealth communication communications commuter como comot compack compact companies comparison compatible competence
competition competitive compilation complain complet completa complete completo complex compliance component composite compound compreng compression
compressor computing comunity conan concealer concept concern concert concrete condition conditions condong condor condotel conducted cone conference
confidence config confirm conflict confused conggah congkok congo congrats congratulation congress congyang conjuring connect connection connector connie
conny conor conrad consent conservation consina consultan consultancy consumer contact contain contains conte contemporary conten contest contextual
continue continuous conto contoh contra contributors controller convenience convention convers converse convert converter convertible conveyor cookpad cool
coolant cooler coolpad coolpix coone cooper cooperation cooperative coordinates coordinator copa copet coping coplok copotan coppa copper copyright
copyrights corak coral corazon corbuzier corby cord cordyceps core corn cornelia cornelis corner cornering cornetto corning corona corong corp corporation
correlation corrs corruption corsa corsair cort cortex cortez coruna cosmetic cosmetics cosmic cosmo cosmopolitan cosplayer cost costa costing costum
costume costumer cottage cotton council count countdown counter counting country county coupe couples courtesy courtois coutinho cove coverage covered
covers cowo cowong cozy cpanel cpet crab crack cradle craig cranberries crash crayon crazy creampie creamy created creation creative creativity
credit credits cree creed creep crepe crepes crest crewsakan crime criminal crimson crisis crispy cristian cristiano cristina crita criteria critical croco
crocodile crocs crom crome cronbach cronus croot crop cross crossfire crossing crossover crot crott crow crown crows crud crude cruise cruiser crunchy
crush crusher cruz cruzar crying crystal ctrl cuba cuban cube cublak cubluk cucak cucok cucukan cucukulan cucul cuek cuisine cuit cuitan cuka cukir
cukul culas culik culika culinary cultural culture culun cuman cumi cumicam cummins cumshot cunduk cungkring cungkup cungur cupak cupcakes cupen cupet cupi
cupita cuplikan cupu cupumanik curang curanmor curas curat curi curian curigai curl curly currency current currently curry curug curup curva curve cusrom
cuss cussons cust custome customers customize cute cutie cutter cwek cwok cycle cyclone cylinder cynthia cyprus cyrus cytotec czech daan daarul daarut
dabel dacademy dadagangan dadah dadak dadali dadan dadana dadang dadap dadaran daddy dadi dadih dadisa dadu dadung daejun daendels daesh daewoo dafa
dafam daffa dafi daft dagelan dagelantv dagelanvideo dagli dago daguise dahaga dahak dahan dahana dahar daharan dahh dahlan dahlia dahri dahsyat daily
dailymotion dailysocial dailytawa dainang dairi dairy daisy daiwa dajal dajjal dakar daki daksa daksina daku dakun dakwa dakwaan dakwah dakwahislam
dakwahjomblo dakwahtauhid dala dalah dalaman dalami dalan dalarn dalbo dale daleman dalih dalil dalima dalit dallas dalm dalmas daluwang damage damai daman
damang damanik damansara damar damara damarwulan damaskus damat damayanti dambaan dambakan dame damel damelan dami damian damin damini damkar dammar damn
damon damono dampit damri damsik damsyik danamon danamp danan danandjaja danang dananjaya danar danaraja danareksa danas danawa danbo dancewek
dancing dancow dandaka dandim dandut dandy dane dang dangal dangdanan dangdang dangdanggula dangdeur dangding dangdu danger dangerous dangu danh dani dania
danial daniati daniaty daniel danielle daniels danilla danish daniya danke danlanal danlantamal danlanud dannis danny danone danramil danrem dans dansa
dante danten danton danu danuarta danur danurwenda dany danyang danza daop dapa dapil dapodik dapoer daptar darajat darana darapon daratista darbuka darda
dardak dare daren darfur darimana darius dariyah dark darker darkness darling darma darmadi darmaga darmajaya darmaji darman darmansyah darmaraja darmawan
darmin darmo darmono darnel darren darshan darsih darso darsono darto daru darul darunnajah darus darusalam darussalam darwanti darwin darwis darya
daryanto dasa dasadarma dasamuka dasarata dasaring dasawarsa dasbor daster dasuki dasyat datan dataran datascrip dataset dati dating dato datu datuk
daud daughter dauh daulah daulat daulay dault daur daus dave davichi david davidson davis dawah dawai dawala dawan dawegan dawet dawin dawn dawnload dawuan
dawud dawuh dawuhan dawuk dayah dayak dayan dayana dayat dayeuhluhur daypack days daytona dayu dayung dbagindas dcdc dead deadpool deal dealing dealmedan
dealova deals dean dear deasy death debat debate debbie debby debet debian debina debit debitor debitur debora deburan debut decal decals deceived december
dech decision decker deco decoder decu dedak dedaunan deddy dede dedeg dedeh dedek dedemit dedemitan deden dedes dedet dedi dedicated dedikasi dedikasikan
deduktif dedy deed deeh deen deepak deepavali deepika deer deewana deewani deezer default defect defence defender defenisi defense defensif defibrillator
defined definisi definisikan definitif definition defisiensi defisit deflasi defne deforestasi deformasi degenerasi degeneratif degradasi degree
degung dehh dehidrasi deidara dejan dejavu dekade dekan dekapan deker dekha dekker deklamasi deklarasi deklarasikan dekomposisi dekonsentrasi dekorasirumah
dekoratif dekranasda dekripsi dekrit dekstop dela delanggu deleg delegasi delek deler delete delfi delhi delia delica delicious delik delima
delivered della delon delphi delta deluxe demak demand demang demangan demen demensia demian demikanlah demikian demir demit demo democracy demografi
demografis demokrasi demokrat demokratis demokratisasi demon demons demonstran demonstrasi demontrasi demplon dempo demung demy dena denada denata denature
denawa dendang dendi dendrobium dendy deneng deng denga dengarkanlah dengdeng dengkek dengki dengkur dengue deni denias denik denim denira denis deniz
denmark dennis denny denok denominasi denotasi denotatif denpasarnow denpoo densitas density denso densus dent dental dentin denting deny denyut deodoran
deodorant depag depang depapepe depari departemen departement department depati depay depdikbud depdiknas depe dependen dependent depnaker depo depok
deportasi deportivo deposit deposito depresiasi dept deptan depth deputi deputy dera derajat derana derap deras derbe derby deregulasi derep deres
deretan dering derita derivatif derma dermaga dermagamusik dermatitis dermawan dermayu dermis dero derry deru derulo desah desahan desahkoplo desai desak
desakan desc descargar descendant descendants describe descriptions descriptive desentralisasi desert desi designed designs desire desk deskriptif
desle desmond dessy desta destar destilasi destinasi destination destiny destruktif desy detailmengerti details detak detasemen detect detection detective
detector deteksi detektip detektor detergen deterjen determinan determinasi determine detik detikcom detikfinance detikfood detikforum detikhealth detikhot
detiknews detikoto detiksport detiktravel detiktv detil detile detoksifikasi detox detroit detya deva develop developed developers devgan devi deviana
deviasi device devices deviden devil devils devin devina devinda devisa devita devoleena devotional devy dewa dewabrata dewala dewamovie dewan dewanata
dewanda dewantaka dewantara dewanto dewaruci dewata dewek dewi dewisandra dewo dexa dexamethasone dffo dgan dhabi dhaif dhaka dhakiri dhami dhan dhani
dharma dharmawan dharmawangsa dhawan dhea dheandra dhede dheeraj dhiafakhri dhika dhimas dhiya dhohir dholim dhoom dhruv dhuafa dhuha dhyo diab diabaikan
diabetik diablo diacu diacungi diadakan diadaptasi diadili diadopsi diadora diadu diafragma diagem diagendakan diagma diagnosis diagnostic diagnostik
diagonal diagram diagung diah diajang diajarna diajeng diaji diajukan diakibatkan diakomodir diakreditasi diakses diakui diakuisisi dial dialam dialap
dialas dialect dialek dialem dialiri dialirkan dialisis dialog dialogue dialokasikan diam diamalkan diamanatkan diamati diambah diambung diameter diamini
diamkan diamond diamonds diampuni diamput diamuk dian diana dianalisa dianalogikan diandalkan diandel diandra dianggap dianggarkan diangge dianggep
dianggit dianggo diangsur dianiaya dianita dianjurkan diantara diantawis dianti diantisipasi dianty dianugerahi dianugerahkan dianut diapain diaper diapers
diapit diaplikasi diaplikasikan diapresiasi diapun diarak diarea diarep diaries diarsir diartikan diary dias diasingkan diasosiasikan diaspal diaspora
diasumsikan diasuransikan diatas diatasi diaudit diayak diaz dibabad dibabuk dibacok dibahas dibalang dibalut dibanda dibanderol dibanding dibandingin
dibandingkan dibandrol dibandung dibanggakan dibangkitkan dibangku dibantah dibantai dibanting dibantun dibaptis dibasuh dibatalkan dibatin dibawah
dibebani dibebankan dibeber dibeberapa dibeda dibedakan dibegal dibekuk dibela dibelakang dibelenggu dibenak dibenamkan dibenci dibendung dibentuklah
diberantas diberbagai diberitahu diberitahukan diberitakan diberkahi diberkati dibiarkan dibibir dibidang dibidik dibilang dibilas dibintangi dibio
diblender diblog diblok dibobot dibolehkan dibom dibonceng diboyong dibuatlah dibubarkan dibubuhi dibudidayakan dibui dibumi dibuntel dibunuh diburu
dibuwang dicaci dicalonkan dicanangkan dicandak dicangking dicantumkan dicaprio dicatur dice dicecar dicegah dicegat dicekel dicela dicentang dicepeng
dicepit dicermati dicerna dicetuskan dicidra diciduk dicincang dicinta dicintai dicirikan dicium dicobi dicokot dicolok diconto dicontoh dicontohkan
dicopot dicopy dictionaries dictionary dicucuk diculik dicuri dicurigai didada didadak didadar didaerah didahar didahului didahulukan didaktis didakwa
didalam didalami didalem didambakan didamel didanai didangu didaptakan didapuk didapurp didapurung didaulat didaur didedikasikan didefinisikan didemo
dideportasi didera diderita didesa didesak didesign dideskripsikan dideteksi didi didiagnosa didiagnosis didiamkan dididik didie didih didihkan didikan
didin didina didiskusikan didisposisikan didit didominasi didor didownload diduakan didudut diduga didunia didupak diecast diego dieja diejek dieksekusi
dieksploitasi dieksplorasi diekspor diekspresikan diekstrak diekstraksi dielektrik diem diemban diembat diemut dien diendapkan dieng dientot
diereh dies diestimasi dievakuasi diewe difabel difahami difasilitasi diferensial diferensiasi difermentasi difference different difitnah difollow
diformulasikan difraksi diftong difungsikan difusi digada digagalkan digagas digalakkan digandeng digandrungi digangana digangbang diganjar diganjel
digarang digarisbawahi digaru digawangi digawe digeber digebrag digebug digelandang digeledah digelung digeluti digemari digempur digenggam digenjot
digentos digeprek digerebek digeser digest digg digi digilir digimon digiring digit digitalart digitec digitik digjaya digo digoda digodog digodok digoel
digolongkan digondol digorok digosipkan digotong digrebek digrebrek digubris digugu digulirkan diguncang digusar digusur diguyur dihadang dihajar dihalaman
dihalang dihantam dihantui diharamkan diharap diharapakan diharapkan dihari diharuskan dihayati dihebohkan dihelat dihimbau dihimpun dihin dihina dihindari
dihindarkan dihirup dihisab dihisap dihormati dihujat diibaratkan diidamkan diidentifikasi diidentikkan diii diijabah diijinkan diikutsertakan
diilustrasikan diimbau diimpikan diimpor diincar diincer diindex diindikasikan diindonesia diinduksi diinfokan diinginkan diingu diinisiasi diinjak
diinkubasi diinstall diinstruksikan diintegrasikan diinternet diinterogasi diintip diinvestasikan diiring diiringi diisolasi diistilahkan diisukan diitung
diiwat dijabarkan dijabat dijaja dijajah dijajakan dijakarta dijamah dijaman dijangka dijangkau dijarah dijauhi dijauhkan dije
dijebloskan dijelajahi dijerat dijilat dijinjing dijk dijodohkan dijogja dijon dijuluki dijumlahkan dijunjung dika dikabulkan dikagumi dikaitkan dikaji
dikala dikalahkan dikalang dikalangan dikampung dikampus dikana dikandung dikaniaya dikantor dikara dikarena dikarenakan dikarep dikaruniai dikasi dikasihi
dikata dikatagorikan dikatakan dikategorikan dikau dikawasan dikdas dikdasmen dike dikebumikan dikebut dikecam dikecewakan dikecualikan dikehendaki
dikekang dikelilingi dikelompokan dikelompokkan dikeluarin dikeluarkan dikeluhkan dikemudian dikenang dikendali dikendalikan dikentot dikepung dikerahkan
dikerik dikeroyok dikesampingkan diketahui dikhawatirkan dikhhla dikhianati dikhta dikhususkan diki dikikis dikin dikir dikira dikiro dikisaran diklat
diklatpim diklik diknas diko dikocok dikoleksi dikolom dikombinasi dikombinasikan dikomentar dikomentari dikompilasi dikondisikan dikonfigurasi
dikonfirmasi dikongkong dikongsi dikonsumsi dikonversi dikonversikan dikoordinasi dikoordinir dikoplo dikorbankan dikota dikotil dikpora diksar diksi dikta
diktat diktator dikte dikti diktum dikubur dikuburkan dikucilkan dikucurkan dikukuhkan dikulub dikulum dikumbah dikumpulkan dikunyah dikurangi dikurangkan
dikurung dikutip dikutuk dila dilacak dilafalkan dilah dilain dilak dilakoni dilaksana dilaksanakan dilalap dilambangkan dilamun dilan dilanda dilandasi
dilanggar dilangit dilangsungkan dilanjut dilanjutkan dilansir dilantik dilapangan dilaras dilari dilarikan dilarutkan dilaunching dilaut dilautan dilawan
dilayangkan dildo dilebur dilecehkan dilegalisir dilelemu dileler dilema dilembur dilempar dilemparkan diler dilewati dilewatkan dili diliatin dilibatkan
diliburkan dililit dilimpahi dilimpahkan dilingkungan dilintasi diliwat dilla dilog dilokasi dilontarkan diluar dilumpuhkan dilumuri dilupakan dilwale dima
dimaafkan dimadu dimaggio dimaklumi dimaknai dimaksad dimaksimalkan dimaksud dimaksudkan dimamah dimanapun dimangsa dimanipulasi dimanja dimanjakan
dimanusiakan dimari dimas dimasa dimasyarakat dimedan dimedia dimejahijaukan dimekarkan dimengerti dimensi dimension dimensions dimensl dimeriahkan
diminimalisir diminimalkan dimitri dimodif dimodifikasi dimonitor dimuliakan dimulut dimunculkan dimungkinkan dimurnikan dimusim dimusnahkan dimutasi
dimyati dina dinamik dinamit dinan dinar dinasti dinasty dinata dinda dindin dinegara dinego dinegosiasi dinegosiasikan dines ding dingdong
diniatkan dinihari dining diningrat diniyah dinkes dinkominfo dinner dino dinobatkan dinonaktifkan dinosaurus dinsos dinten dinyana diobservasi dioda diode
dioksida diomong dion diona dioperasi dioperasikan dioptimalkan dior diorama diorder dipa dipacu dipacul dipadu dipadukan dipagi dipahami dipaido
dipaksa dipaksakan dipalar dipanah dipancal dipancarkan dipanggang dipanggul dipangku dipantai dipapag dipaparkan dipapas dipara dipasing dipasok
dipastikan dipateni dipatenkan dipati dipatiukur dipatok dipatuhi dipatya dipecut dipegat dipekerjakan dipelak dipeleng dipelopori dipencet dipendem
dipengaruhi dipenggal dipenjara dipenjarakan dipentaskan diper diperagakan diperangi diperankan diperas diperbaharui diperbanyak diperbolehkan diperburuk
dipercanten diperdebatkan diperebutkan diperes diperiksa diperingkat diperjuangkan diperkenankan diperkirakan diperkosa dipermalukan diperparah
dipersamakan dipersembahkan dipersenjatai dipersepsikan dipersilahkan dipersilakan dipersyaratkan dipertegas diperuntukan diperuntukkan diperut dipha
dipiara dipicu dipidana dipihak dipikul dipimpin dipindai dipinggir dipingit dipingpin dipitenah diplo diploma diplomasi diplomat diplomatik dipo
dipolisikan diponegoro dipopulerkan diporo diposisi diposisikan diposkan dipost diposting dipostkan diprakarsai dipraktekan dipraktekkan dipraktikkan
diprediksi diprediksikan diprint diprioritaskan diproduseri diprogram diprogramkan diproteksi diprotes diproyeksikan dipta dipublikasi dipublikasikan
dipublish dipuja dipuji dipukul dipukuli dipulasara dipuncak dipundut dipungkiri dipungut dipunjab dipunyai dipupu dipusingkan dira diraba diracik diracun
diragukan dirahasiakan diraih diraja dirajang diraksa diramalkan dirampas dirampes dirampog dirampok diran dirangkep dirangket dirangkul dirangsang
diranjang dirante dirayakan dirazia dirdik direaksikan direalisasikan direbut direct directed direction directly director directories directory diredam
direduksi direhabilitasi direkayasa direkomendasi direksi direktif direktorat direktori direktur direload direlokasi direm diremehkan dirempak direndam
direnggut direnungkan direpost direpotkan diresmikan direspon direspons direstui direview direvisi direvitalisasi dirga dirgaantara dirgahayu dirgama
dirgantara dirham dirindukan diringkus dirintis diriwayatkan dirja dirjen dirlantas dirly dirobah dirobih dirt dirtcaps dirty diruang diruangan dirubung
dirumat dirun dirundung dirut disaat disaba disabet disabilitas disabit disable disadari disadur disahkan disaksikan disalahgunakan disalib disamakan
disambar disambat disamber disambiguasi disamping disamun disana disandang disandera disandingkan disangga disanggah disangka disangkal disangling
disangrai disapa disapih disarankan disasak disasar disaster disaur disawang disbanding disbudpar discharge disclaimer disclosure disco discontinued
discount discourse discover discovery discus discuss discussion disdik disdikpora disdukcapil disease disebabkan disebarluaskan disebat disebelah disebit
disebuah disebut disebutkan disebutna disederhanakan diseduh disegala disegani disegel diseja disejajarkan disejumlah disekap disekeliling disekitar
disektor disela diselamatkan diselaraskan diseleh diselidiki diselingi diseluruh disemak disematkan disembah disembunyikan disembur diseminasi
disempurnakan disenangi disengaja disengker disentak disentri disentuh disepak disepakati disepanjang disepelekan disepuh diserang diserat diserial
disertifikasi diserver diset disetiap disetting disetubuhi disetujui disfungsi dish dishare dishub dishubkominfo disi disiagakan disibukan disibukkan
disihir disikapi disimpulkan disimulasikan disinalah disindir disinergikan disingget disinggung disingkirkan disintegrasi disintesis disinyalir
disipat disiplin disirep disisi disisihkan disisipkan disitus diskes disket disklaimer disko diskominfo diskonan diskontinyu diskonto diskotik diskresi
diskriminasi diskriminatif diskriptif diskursus diskusi diskusikan disleksia dislokasi dismenore disnaker disnakertrans disney disneyland disodok
disodorkan disogok disokong disolusi disorder disorientasi disortir disparitas dispenda dispensasi dispepsia disperindag disperindagkop dispersi display
disponsori dispora disposisi diss dist distal distance distilasi distorsi distress distribusi distribusikan distributed distributor district distrik distro
disuarakan disuatu disubsidi disuduk disuguh disuguhi disuguhkan disuhun disumpah disunnahkan disuplai disupport disurga disurung disutradarai disyaratkan
dita ditaati ditaburi ditafsirkan ditahap ditahun ditakdirkan ditaklukkan ditakon ditaksir ditalak ditalian ditamabahkan ditambih ditampa ditampar ditampi
ditampik ditampung ditandatangan ditandatangani ditandingi ditanggap ditanggapi ditangguhkan ditanggulangi ditantang ditapuk ditarget ditargetkan ditatah
ditatap ditawan ditayangkan ditebak ditebus ditegah ditegaskan ditegor ditekuk ditekuni ditelaah ditelepon ditelinga ditelpon ditembak ditembakkan ditembok
ditembus ditendang ditengah ditengarai ditentang ditentukan ditepi diterjunkan diterpa ditertibkan diteruskan dites ditest ditetapkan ditiadakan
ditiap ditigas ditikam ditikung ditimpa ditindak ditindes ditindik ditingal ditingali ditingkat ditingkatkan dititah dititik ditiup ditjen ditlantas dito
ditoleransi ditolerir ditongton ditonjolkan ditorehkan ditotal ditraktir ditransaksikan ditransfer ditransmisikan ditreskrimsus ditreskrimum ditto dituang
dituangkan ditubruk ditubuh dituding dituduh dituduhkan ditugel dituju ditujukan ditulad ditulak ditularkan ditulung ditumbuk ditumis ditumpes ditundung
ditunggangi ditunjang dituntaskan dituntun diturut dituruti ditusuk ditutu diuangkan diuber diuja diujicobakan diujung diulur diumbar diundi diundur
diunggulkan diungkap diungkapkan diuntungkan diupayakan diupdate diupgrade diupload diuretik diurug diusap diusia diusung diusut diutarakan diutus diva
divalidasi dive diversifikasi divestasi divide dividen dividend divine divisi division divonis divre divya divyanka diwajibkan diwakili diwakilkan diwales
diwangun diwangwang diwarah diwaspadai diwasuh diweb diwebsite diwejang diwek diwengku diwilayah diwincik diwnload diwujudkan diwulang diya diyah diyan
diyat djaba djabang djadjang djafar djagat djago djaja djajasudarma djaka djakarta djalil djalma djamal djaman djamarah djamil djan djanur djarot djarum
djati djawa djawab djbc djeneng djeng djengkar djero djimat djinah djiwa djkn djoemeneng djohan djohar djoker djoko djokovic djual djuanda djung djuragan
dkcs dkpp dlam dldr dlou dlsb dmasiv dmca dmij dmna dnan dngn dobel doble docdoc dochi dock docking docomo doctor doctors doctorshare doctrines documentary
documents docx doddie doddy dodge dodi dodit dodo dody doeka doel doeloe doemateng doenja doepi doff dogg doggy dogi dogma dogong dogs doha dohc dohir
dohoagung doing dojo doko doktor doktrin doku dolan dolanan dolar dolby doli dolken doll dolla dollar dolls dolly dolok dolphin domani dome domestik
dominan dominasi dominggus dominic domino dompo dompu dona donal donald donatur dondokambey done dongan dongbrek dongen donghae dongker dongko
doni donita donload donlod donlot donlowad donlowd donna donnie donny dono donorojo donuts donwload donwlod dony doodleart doodles doodling doom
doorprize doors dopamin dope doping doppler dora doraemon doran dorce doremi dores dori dorm dorman dorna dortmund dory dosis dosti dota dots double
doubleclick douglas douwes dove dovizioso dowbload dowenload dowload dowloand dowlod dowlond downdload downgrade downhill downlad downlaod downliad
downline downloa downloaded downloader downloading downloadlaguaz downloadming downloadplay downloads downloat downlod downlot downloud downoad
doyan doyanbaking doyanmodif doyok doyong dpaspor dpbbm dperkosa dplk dpph dppkad dprd draco dracula draf draft drafter drag dragbike dragbikeindo dragon
dragonball dragons dragrace drajat drake drakel drakorindo drakula dramakorea dramatis dramma drashti drastis drawer drawings drawn draws dream dreamers
dreaming dreamland dreams dreamtek dreamweaver dressing dresskebaya drew drherp dribble dribel drible drift drill drilling drink drivers driyorejo drogba
droid dropbox drops dropshiper dropshipper drpd drug drugovi drugs drumah drumer drums drunk drupadi drupal dsbnya dsni dtng dual dualisme dubbed dubes
dublado dubsmash dubstep dubur duck dude dudi dudu duduga duduh duduka dudung dudut duel duet dufan duga dugaan dugal dugem duhai duhung duhur duitan
dukcapil duku dukuh dukunvape dulang dulhania dullah duma dumadak dumadakan dumadi dumai dumang dumas dumasar dumateng dumb dumbo dumeh dumeling dummy dump
dumpu dumugi dumuk duncan dung dunga dungkap dungu dungun dungus duniajilbab duniaseks duniawi dunja dunk dunkin dunlop dunungan dunya duos dupa dupak
duper duplikasi durahim durasi durat duration duratmaka duren durenan durga durgajaya durhaka durian during durjana durma dursasana duryan duryodana
duryodhana duryudana dust dusta dustakan duta duterte dutta duty duwaweb duwet duwit duwur duyung dvdrip dvdscam dvdscr dwaraka dwarawati dwilingga
dwipurwa dwitasari dwnload dwonload dwonlod dyah dyana dybala dycal dygta dying dylan dyna dynamic dynasty dyno dzat dzatullah dzeko dzikir dzulhijah
dzulhijjah each eagle eagles early earning earnings earphone earth easily east eastern eater eating eatsleepbus ebay ebeg ebiet ebit ebony ebook ebooks
ebtke ecchi eceng echa echo ecko eclat eclipse economic economics economy edan edane edcoustic eddie eddy edelweis edema eden edgar edge edhi edhie edho
edible edifice edinburgh edisi edison edited edition editorial edot edotek eduard eduardo educational edukatif edun edwar edward edwards edwin eeepc
efektif efektifitas efektivitas efendi efesien efesiensi efesus effective effects effendi effendy efficacy efficiency effort efikasi efisien efisiensi
efsun egaliter eghe egois eibar eiffel eiger eight einstein either eits eizy ejek ejekan ekadashi ekadish ekajati ekakurir ekalaya ekaristi ekbis ekolabel
ekologi ekologis ekonom ekonomika ekowisata ekpedisi ekpresi eksekusi eksekutif eksekutor eksemplar eksentrik eksepsi ekses eksibisionis eksim eksis
eksistensi eksisting eksitasi eksklusi ekskresi ekskul ekslusif eksogen eksotik eksotis ekspansi ekspatriat ekspektasi eksperimen eksperimental eksplan
eksplanasi eksplisit eksploitasi eksplor eksplorasi eksploratif eksponensial eksport eksportir ekspos eksposisi ekspositori ekspost eksposur ekspresi
ekspresif ekspresikan ekstasi ekstensi ekstensif ekstensifikasi ekstern eksternal ekstra ekstrak ekstraksi ekstraseluler ekstrem ekstremitas ekstrim
ekstrinsik ekternal ektopik ektrakurikuler ektsrak ekuador ekuitas ekuivalen elastic elastis elastisitas elbow elda eldin eleaf election electon electro
electrohell electron electronic elegance elegant elektabilitas elektone elektonik elektrifikasi elektrikal elektro elektroda elektroforesis
elektrolit elektron elektronis elemen element elena elephant elevasi elevate eleven elevenia elex elexis elfa elia elias elif eliminasi elina eling elingan
elingna elips elipsis elis elisa elisabet elisabeth elisha elit elite eliza elizabeth ella elle ellen ellie ellis ello elly elma elmuning elnusa elohim
elon elsa elsavador else elshinta elshintadotcom elton eltube elus elvi elvira elvis elvy elyn elzatta eman emansipasi emanuel emaus emban embarkasi
embassy embat embay embed embedded embel embok embong embos emboss embrio embun embung embut emerald emergency emery emha emil emilia emily eminem emir
emirat emirates emirsyah emis emisi emiten emma emmanuel emng emoji emon emong emosi emosional emoticon emotif emotion emotional empal empang empati
empeng emper emperan emperor empet emping empire empirik empiris employment empoli emprak emprit empunya emre emulator emulsi emulsifier emut enable
enamel enang encho encik encim encit encoder encyclopedia enda endag endah endang endank endapan ende endek endemik endemis ending endless endofit
endog endogen endokrin endometriosis endometrium endon endonesa endonesia endorsement endorser endosentrik endra endro enduro endut endy eneas eneg enemy
eneng energik energitoday energy enerjik enes engal enggal enggang enggano enggon enggoning engin engineering engkang engkar engko engkus
england engsub enim ening enix enjang enji enjiniring enjoy enjoydude enkripsi enno enny enok enough ensemble enseval ensiklopedi ensiklopedia ensklopedi
ensure entang entas enter entermusik enterpreneur enterprise enterprises enters entertaiment enthus entikong entin entit entitas entiti entities
entity entog entong entos entot entotan entotin entus entut enung environment environmental enya enzim eomma epaper epen epesus epic epicentrum epidemi
epidemiologi epidermis epifania epik epilepsi epilog epilogue epiosde episod episode episodes episodul epistemologi epitel epraim epron erafone erajaya
eramuslim erang erangan erdogan ereksi eren ereng ergonomi ergonomis erha eric erica erick ericsson erie erik erika erin eritrosit erkan erlangga erlina
erma erman ermawati erna ernawati ernest ernesta erni ernie eropah erorr eros erosi erotic erotik erotis erry erupsi ervan erwan erwin erza escape
escherichia escrow escudo esdm esek eselon esem esemka esensi esensial esia esis eskalasi eskripsi esofagus esok espanyol espaol espargaro
especially esperanto essai essen essence essensial essential esta estadio estafet estat esteem estelle ester estetika estetis esther estianty
estilo estimasi estimator estonia estrogen estuning esuk etang etangan etanol etap etawa etek eter eternal ethan ethanol ethernet ethiopia ethnic etienne
etihad etik etika etiket etil etimologi etiologi etios etis etnik etnis etnografi etos etude euforia eugene euis eulis eunhyuk eunji euro europa europe
european evakuasi evalia evaluation evan evanescence evangelista evans evaporasi evdo evelyn evening events eventsurabaya ever evercoss evercross everest
evergreen everton everybody everyday everyone everything everytime everywhere evher evidence evie evil evis evolusi evolution evra ewang ewean example
excell excellence excellent exchange exchanger excited exciting exclude exclusive executive exercise exhibition exid exis exist existing exists
exit exori exotic exotis expected expedition experetial experience experiment experimental expert expertise expired explain explanatory explicit explore
explorebali explorebandung explorebanjar explorebanten exploreblitar explorebogor explorejepara explorejogja exploremalang explorer expo expose exposure
expressing expression extended extender extensi extensions exterior external extra extract extreme extrim exynos eyeliner eyes eyeshadow eylul ezra
ezrepost faank fabel fabian fabio fabregas fabric fabrizio fabulous faby facelift faces fachri facility fact facto factor factors factory facts faculty
fade faded fadel fadhil fadhilah fadil fadilah fadlan fadli fadly faedah fahira fahmi fahmy fahri fail failed failure fair fairing fairuz fairy faisal
faith faiz faizal faizin fajar fajri fake fakes fakhri fakhrul fakir faks faksi faksimili fakta faktaunik faktor faktorial faktual fakultas falah falak
falcao falcon fall fallen falling falls falsafah false falun fama fame famili familia familiar familynet familys familytime famire famous fana fanatik
fanatisme fancam fancy fandi fandom fandy fanfic fanfiction fang fangirl fani fanny fanpage fans fansign fanspage fanta fantasi fantasia fantastic
fantastis fantasy fara farah fardhu fardlu fardu farel farhan farhat farid farida faridz faris farisi fariz farizal farm farma farmakologi farmasi faroek
farro farting faruk fasa fasad fase fasha fashionable fashionista fasih fasik fasilitas fasilitasi fasilitator fasilkom faster fasum fata fatah fatahillah
fatal fatamorgana fatayat fate fateh fath father fathi fathimah fathul fatih fatihah fatim fatima fatimah fatin fatma fatmagul fatmagulun fatmala fattah
fatur fatwa fault fauna fauzan fauzi fauziah favorilerim favorit favorite favorited favourite fawzi fayakun fayh fazura fear feat featured features
featuring febby febi febian febri febrian febru february febry febuari feby federal federasi federation federer fedi fedinuril feedback feeder feeding feel
feeling feet felicia felicya felipe felix fellaini female femina feminim feminin feminis feminisme femur fendi fendy feng feni fenny fenol fenomena
fenomenal fenomenologi feodal feodalisme fera ferachocolatos feraro ferdi ferdian ferdiansyah ferdinand ferguson ferio fermentasi fermipan fernanda
fernandes fernandez fernando ferrari fersi fertilitas fery fesban feses fest festival fesyen fetish fetty fetus feui fever fhitung fhoto fian fiat
fiberglass fibreglass fibri fibrosis ficardo fida fidel fidio fidusia fidyah field fiersa fiesta fiestapoin fifa fifi fifie fifo fiforlif fifth fifty
fight fighter fighters fighting figi figur figuratif figure figures fihak fiji fika fikih fikir fikiran fiko fikri fiksasi fiksi fiktif fila filan
filariasis filateli filda fildan filed filem filename files filet filim filipi fillah filler fillet filling filma filme filmindonesia films filologi
filosofi filosofis filsafat filsuf filtering filtrasi filtrat finale finalis finalisasi finally finals financindo financing finansia finansial finder
finding fine finger finis finish finlandia finspi fintech fiona fiorentina fira firanda firasat firaun firda firdaus firefox firewall firma firman
firmansyah firmantuhan firmware firsa firsty firza fisabilillah fish fisher fisheye fishing fisikal fisikawan fisiologi fisiologis fisip fisipol fisis
fiskal fita fitnah fitokimia fitoplankton fitra fitrah fitria fitriani fits fitur five fixed fixie fkip fkub fkui flag flagship flamboyan flame flames
flanel flanella flannel flare flashback flasher flashing flashlight flat flavonoid flavor flavour flazz fleece fleksi fleksibilitas fleksible
flem flex flexi flexibel flexible flickr flim flip float flora floral florence florida flour flowchart flower flowers floyd fluid fluks fluktuasi
fluktuatif flying flyover fmcg fmipa foam fobia focus focused foglamp foil foke fokusbro fokusmodus folat foldermusic folikel folio folk
folkindonesia folklor folklore follback follow followback followed following followme fond fondasi fonem fonepad fonetik fong fonologi fonologis font fonts
foodblogger foodcourt foodgasm foodgram foodie foodies foodlover foodlovers foodpic foodreview foods foodstagram fool foot football footer footstep
footwear forbes forbidden forbiscom force forced forces ford foredi foreman forensik foreplay forest forever forevermore forex forget forgot forgotten fork
forkopimda formal formalin formalitas formasi formatif formil formulasi formulasikan forno forsake forsale fort forte forteen fortuna fortune
forum forums forward forwarding forza fosfat fosfor fosil fossil foster fotoanisa foton fotopapua fotos fotosumedang found foundation founder fountain four
fourier fpik fpmipa fragmen fragmentasi fragrance fraksi fraktal fraktur framework framing franca france franchise franchisee francis francisco franco
franda frank frankfurt franklin franky frans fransisca fransisco fransiska fransiskus franz frasa frase frater fraud freak freaks fred freddy frederick
fredi fredly fredy freebet freedom freelagu freeman freeongkir freeport freestyle freeview freeware freeze frekuensi frekwensi fresh freshgraduate
freshlagu freshwater freud frida friday fried friend friendly friends friendship friendster fries friksi frisian frog frontal frontier frontliner frost
froyo fruit fruktosa frustasi frustrasi frutablend fsilitas ftabel ftir ftunjukkan fuad fuel fujitsu fulan fulham fullcantik fullpack fullset fulltext
fully fulset function functional fund fundamental funding funeral fung fungi fungisida fungki fungkot fungky fungsional fungsionalitas funk funkot funky
funny funs furihata furing furious furla furnace furnish furnished furry further fury fusi fusion futanari futura future futures futuristik fuul fuzzy
fyikorea fyitech fyitravel gaada gaal gaara gabah gabby gabe gableg gabriel gabriella gabug gabungklik gabus gabusan gaby gaco gada gadang gadgetoke gadi
gading gadis gadisdanpesona gadjah gado gadoh gaduh gaduk gadung gadungan gaess gaesss gaet gafatar gafur gaga gagabah gagaduhan gagahan gagahi gagak
gagalkan gagaman gagancangan gaganti gagas gagasan gagat gags gahar gaharu gahtan gaia gaibing gaikindo gain gained gairah gaiss gajahmada gajayana gaje
gajih gala galah galaksi galang galanggang galant galantis galar galat galatama galaxi gale galeng galengan galenium galeri galeria galery
galesong galge galih galilea galileo galing galio galleri galleries gallery galliyan galuga galuh galunggung galur galvanis gama gamad gamal gamalama
gamaliel gamar gamat gamau gamawan gambang gambarlucu gambarpapua gamblang gambuh gambut gambyong gamelawan gameloft gameplay gamer gamers gamisbusui
gamiscantik gamismurah gamissyari gamma gampangan gamparan gampil gampong ganas ganbare gancang gancangan ganda gandamana gandang gandar gandara gandari
gandarwa gandasari gandeng gandengan gandhi gandi ganding gandos gandrung gandu gandul gandusari ganesa ganesh ganga gangaa gangbang gangga ganggang
ganggeng ganggong ganggu gangnam gangsa gangsal gangsta gangster gangsters gani ganis ganja ganjalan ganjar ganjaran ganjel ganjelan ganjil gank gann
ganoderma ganong ganool gantang gantangan gantar gantine gantt gaon gapapa gapensi gapernah gaplek gaplex gaplok gapoktan gapunya gapuraning gapwap gara
garan garang garansindo garantang garba garcia garcinia garda gardan gardner gardu garena gareng gareth gareu garewal garfield garin garing garini garip
garit garlic garmin garnier garnish garong garrix garsel garucci garuda garuk garung garwa gary gasa gasak gasal gaseh gasifikasi gasik gasing gaskins
gaslur gass gaston gastritis gastrul gatau gates gatot gatotgaca gatotkaca gatra gauge gaulpramuka gaung gaunpesta gaurav gauri gausah gautama gavin gavra
gawang gawat gawean gawi gawit gawok gayah gayam gayatri gayo gayong gays gayus gaza gazali gbhn gbkp gbla gebang gebby geber gebetan gebleg gebog geboy
gebrak gebrakan gebu gebug geby gebyar gebyok gece gedah gedang gedangan gedeg gedena gedeng geder gedhongnya gedogan gedong gedongan geearsy geet geforce
gegabah gegana geganti gegar gegara gegaran gegeden gegel gegelang geger gegerkan gegesik geget gegetun geguritan gehna geisha gejala gejluk gejolak
gekbrong gelael gelagat gelak gelam gelandang gelandangan gelanggang gelaring gelarna gelatik gelatin gelato geledah gelek gelembung geleng gelgel geli
geliat gelis gelontorkan gelora gelorakan gelper gelut geluti gemah gemantung gemantunge gemari gembala gembili gembleng gembolan gembong gembongan
gembrong gembrot gembul gembur gembyung gemerlap gemesin gemet gemetar gemilang gemini gemolong gempal gempar gempita gempol gempur gempuran gems gemscool
gemstone gemu gemulai genades genah genap gencar gencatan gendam gendang genderang genderuwo gending gendir gendul gene genep generali generalisasi
generasi generate generatif generation generic generik genesis genetic genetik genetis geneva geng genggaman genggang genggeman genggong gengs gengsi geni
genie gening genit genital genitalis genius genjer genji genjot genk genkai genoa genom genosida genotip genotipe genre gent genta gentabuana gentar
gentayangan genten genti gentian gentle gentleman gentong gentos gentosan gentot gentra gentur genuine genuk genus geodesi geofisika geografis geographic
geolistrik geologi geometrik geometris geometry geonusantara geopark geopolitik george georgia geospasial geothermal gepeng geplak gepokan gepuk geraham
gerakanpramuka gerald geraldine geram gerangan gerar gerard geratis gerbera gerebek gereng geret gerhana geri gerik gerilya gerimis gerindra gering
geringan germain germany germo gerombolan gerong gerot gerotan gerrard gerry gerson gertak gerua geruduk gerung gerusan gery gesang geseh geseng gesik
gesit gesper gesta gesture getah getaran getcode getek getem geten geter geteran getering gethashtags gethuk getih getir getol getot gets getting geulis
geum geun geyin gfriend ghaib ghalia gham ghana ghandi ghani ghar ghazali ghea ghibah ghifari ghina ghofur ghoib ghoshal ghoul ghozali ghulam giaa gian
giang giant giardino gibas gibraltar gibran gibson gideon gifts giga giggs gigih gigir gigis gigitan gigolo gigs gilaan gilang gilap gilas gilatouring
gilaz gilbert gildan gile giler gilig gilingwesi gilir giliran gill gimbal gimmick gimna gina ginada ginanjar gincu gindas ginekologi ginga
ginger gingerbread ginggang gingiva gingivitis gingsir ginian ginny gino ginseng gintama ginting gintung ginutuk giok gionee giorgino girang giras giri
giriharja girilaya girimukti giring girl girlband girlfriend girlies girls girly giro giroud girsang girun gisel gisella giselle gisik gita gitik gito
gituh gituu giveaway given gives giving giwangkara gixxer gkpi gladi gladiator gladys glagah glamor glamour glasses glatik glaukoma glee glen
glenmore glenn glikemik glikogen gliserol glitter global globalindo globalisasi globaltv globe globolister gloria glory glosarid glosarium gloss glossy
glotal glove glow glucogen glucola glue glukosa gluta glutathione glutax gluten glutera glycine gmbi gmbr gmim gmna gmni gmusic gnash gnpf goal goals
goat gobang gobel gobis goblin goblog goda godaan godbless godeg godek godog godogan godok godong godrone gods goenawan goenoeng goes goeslaw goeslow
goesti gogo gogon gogreen gohan going gojekindonesia gokart gokil goku gold golden golfer golgota goliath golkar golnya golong golput gombak gombal
gombalan gombel gombloh gomes gomez gomora gonad goncang goncangan gondal gondang gondangdia gondanglegi gondok gondol gone gong goni gonna gonore gonta
gontai gontor gonzales goodbye goodmorning goodnight goods goody googleplay googling goolge goong gopi gopoh gordon gore goriau gorila gorilla goring goro
gorust gorys gosen gosling gospel gossip goswami gotama gothic gotik gotongan gotra goulding gourmet gout governance government govinda gowa gowes gowok
gozali gpib gprs grabag grace gracia gracy gradasi grade gradien graduate graduates graf graffiti grafik grafika grafindo grafir grage graha grahadi graham
grain gram gramedia grameds grammy granada granat grande grandie grandivo grandma grandpa granite granny granul grapari graph graphicdesign grasi grasindo
grass grasstrack grateful gratifikasi gratiscarilagu gratisindo gratiss gravity gray grease greatest grebeg grebek greek greenforce greentea greet
greetings greg greget gregetan gregorius gregory grenade grepe gres gress gresta grey grezia grha griezmann griffin gril grille grimmjow grinder
grinderslim grinding gringsing grip grogot groove grosiran gross ground groundbreaking group groupon groups grow growl growth grub grupnya gshop gsmarena
gsvl gtasa guan guangdong guarantee guardian guardians guardiola guatemala gubah gubahan gubenur gubernur gubri gubsu gubug gucci gudanglagu
guepersija guess guests guetta gugah gugel gugon guguling gugun gugus gugusan gugut guguyon guided guidelines guild guillermo guinea guinness guitara
guitaraddict guitarist guitars gujarat gujarati gulali gulana gulang gulat gulden gulen gulir gulita gulma gulo gulpas gultom gumagah gumam gumanti
gumantung gumara gumati gumawang gumay gumbira gumebyar gumede gumelar gumentur gumeter gumi gumilang gumilar gumiwang gummy gumpalan gumujeng gumulung
gumuruh gumusti gumuyu gunadi gunakanlah gunawan guncang guncangan gundah gundam gundik gundukan gunem guneman gungan gunggungan gunjan
gunners guns guntung guntur gunungan gunungapi gunungjati gunungsari gupernur gura gurami gurat gurau gurauan gurindam gurisa gurit gurita guritno gurmeet
guruh gurun gurung gurus gusar gusdur gusman gusta gusti gustiii gustining gustiwana gusur gutawa guthrie guyana guyang guyon guyonan guys guyss guyub
guyumu guyur guyuran gwen gymnastiar haag habaib habbatussauda haber habib habibah habibi habibie habibullah habil habit habitat habits habsah habspro
habsyi hacker hacking hadad hadang hadari hadas hadats haddad hadi hadid hadimuljono hadirat hadirilah hadirot hadis hadist hadits hadiyah hadjar hadji
hadju haduh hafeez hafid hafidz hafizh haha hahaa hahah hahaha hahahah hahahaha hahahahah hahahahaha hahahha hahay haid haidar haidh haii haiii haikal
haikyuu hail hailee hain hairstyle hairy haiti hajah hajar hajjah hajji hakam hakan hakasima hakekat hakikat hakiki hakka haku hala halah halang halangan
halangi halderman haleluya half halide halil halilintar halim halimah halimun halimunan halis halisa halit hall hallelujah halloindo halmahera halogen
haloo halsey halu haluan halusinasi hamalik haman hamari hamas hamat hamba hambal hambalang hambali hamburg hamdalah hamdallah hamdan hamdani hamdi
hamengku hamid hamidah hamili hamilton hamim hamish hamka hammer hammock hamparan hampas hamper hampura hamsa hamza hamzah hana hanabi hanacaraka
hanafi hanafiah hanan hanana hanap hanapi hanas handa handayani handbag handbody handel handheld handicap handicraft handika handjob handler handlettering
handoko handoyo hands handset handsome hanger hanggini hanging hangit hangman hangout hangtuah hani hanif hanifah hanin hanindhiya hanjaya hanjuang hankam
hankook hanna hannah hanny hanoi hanoman hans hansamu hansen hantam hantaman hantu hanum hanuman hanung hanura hanyir hanyut hapal haphapsports happen
happening happiness happy happybirthday hapsari hara harahap harak haran harapan harapkan harare harau harbolnas harbour harco hardcopy hardcore hardi
hardiknas hardja hardtop hardwell hardy hare harep harepan harfiah hargailah hariadi harianto harianwartawan harih hariini hariman harimurti harini hariono
hariraya hariri haris harita harith hariyadi hariyanto harja harjanto harjo harjono harkat harlah harlem harlino harman harmoni harmonis harmonisa
harmonisasi harmony harnian harnojoyo haro harold harom harper harris harrison harry harshad harsono hart hartanto hartati hartawan harti hartini harto
haru haruan haruka harun haruna harung haruno harupat harvard harvest harvey hary haryadi haryani haryanto haryanvi haryati haryo haryono hasabnis hasan
hasanah hasani hasanuddin hasanudin hasballah hasbi hasbullah hash hashim hashtable hashtag hashtags hasi hasian hasibuan hasiholan hasim hasir hasna
hasrat hasrita hassan hasta hastabrata hastag hastinapura hasto hastuti hasud hasundutan hasutan hasyim hata hatchback hate haters hatim hatsune hatta
hattrick haturkan haus hause havana having hawaii hawari hawk hayal hayalan hayam hayat hayati hayem hayo hayoo hayooo hayu hayun hazal hazama hazard hazeu
hdcam hdmi hdpe hdrip header headlamp headline headlines headphone heads headset heal healthcare healthy hear hearing heart heartbeat hearts heat heathens
heaven heavenly heboh hebohkan heboohhh hebron hector hedi hedonis hedonisme heechul heel heels hegarmanah hegemoni hehanusa hehe hehee heheh hehehe
heheheh hehehehe hehehehehe height heinz heirs hektar hektare helang held helem helen helena heli helicopter helium hell hello helloween hellprint helmet
helmi helmy helo helping helsinki helvetica hemass hematokrit hembusan hemodialisis hemoglobin hemor hemoroid hemsworth hendak henderson hendi hendra
hendrawan hendri hendrik hendrix hendro hendry hendy heneng hengkang hengki hengky heni hening henny henri henry hentakan heong hepar hepatitis hepi heppy
hera herald herawati herba herbalife herbert herbisida herbivora hercules herek herex heri heritabilitas heritage heriyanto herjunot herlambang herlin
herlina herlinda herliyan herman hermansyah hermanto hermawan hermes hermina hermione hernandez hernawan hernia hero herodes herodias heroes heroik heroin
herpes herrera herri herry hertha heru hery heryanto heryawan hesron hesti hesty hetal heterogen hetty heuer heuristik hewlett heylagu hibat hibban
hibiscus hibrida hiburanyang hicon hicone hidayah hidayat hidayati hidayatul hidden hide hidep hideung hidir hidrasi hidrogel hidrogen hidroksida
hidrolisis hidrologi hidrotermal hierarchy hierarki higher highest highlander highlights highly highness highschool highway higienis higuain hihi hihihi
hihihihi hiho hijaber hijabers hijabfashion hijabmurah hijabootd hijabstyle hijabsyari hijabterbaru hijauan hijaz hijjaz hijrah hijriah hijriyah hikam
hikari hikaru hikayah hikayat hiking hikmah hikmat hiks hilal hilda hilir hilirisasi hill hillary hills hillsong hilman hilmi hilton hima himalaya himansh
himawan himawari himax himbau himbauan himpun hinaan hinata hindari hindia hindun hindustan hingga hinggap hino hiperaktif hiperbola hiphop hipmi
hipnotis hipofisis hiponimi hipotalamus hipotensi hipotesa hipotesis hippo hipunan hipwee hirarki hirata hirau hiraukan hiris hiroshima hiruk hirup hisab
hisap hisapan hisham hisop histamin histats histeris histogram histori historia historical historis history hisyam hita hitamputih hitler hitman hito
hitomi hitsgrab hitslagu hitz hivi hiyang hizbullah hizbut hkamah hkbp hmmm hnsi hnya hoax hoaxcim hobbies hobbit hobby hobo hoby hoek hokage hoki hokkaido
hokkian hokum hokusai hokya hola holan holcim hold holden holder holding holdings hole holi holic holidays holik holistik holland hollow holly hollywood
holmes holo hologram holong holy homedecor homekembali homemade homeopati homes homo homogen homogenitas homonim homoseksual hompimpah homs hondabeat
hondacb honduras honey hong hongaria hongkongpools honorarium honorer hook hooligan hoon hoop hoot hope hopkins horan horas hore horee horison horisontal
horizon horizontal hormati hormon hormonal hormone horni horny horor horoskop horror horse hortikultura hosana hose hoseok hospital hospitality hospitals
hosted hota hotels hotline hotmail hotman hots hotspot hotspur hours hous housewife housing houston houten houtsi hove hoverboard howard hoya hpmu hpnya
hrbaru href hrithik hsbc hsdpa hsni hspa htnb http httpcaradika httpmuviza https httpwww huang huberman huda hudaibiyah hudan hudaya hudson hudzaifah huge
hugh hughes hugo huhu hujah hujatan hujjah hujung hukrim hula hulk hull hulu huluan hulubalang hulun huma humanika humaniora humanis humanitarian humanity
humas humbang humble humise humko hummer humood humor humorbanjar humoris humsafar humus hung hungaria hunger hungry hunnie hunstu hunt hunter hunting
huntingkuliner hurairah hurip hurlock hurmat hurray hurricane hurt hurts hurung hurup husada husain husaini husband husein husen hush husin husky husna
husnan husni husnul hussain hussein husss huta hutabarat hutagalung hutama hutanabe hutapea hutauruk hwan hwang hwarang hwayoung hyang hyatt hybrid hygiene
hymn hyorin hyoyeon hyper hyperlink hypermarket hypermart hypnosis hysteria hyuk hyukjae hyun hyuna hyung hyuuga iain ialah iannone iapun ibadat iban
ibanez ibarat ibaratkan ibas ibcbet ibing ibis ibiza ibnu ibnul ibra ibrah ibrahim ibrahimovic ibrohim ibtidaiyah ibuk ibukota ibuprofen ibutidurnafsu ibuu
icak ical icardi icecream icefilms icha ichal ichan ichcha ichigo ichinose ichsan ichwan icing icip icmi iconia iconic icons icrc idajil idaman idamkan
iddah idea ideal idealis idealisme ideas identification identifikasi identik ideologi ideologis idham idiom idiot idle idofi idol idola idoy idris idrus
idsi idulfitri idza idzin ieee iengkap ifan ifars iflix ifroh ifrs igelan igers igfood iggy iglesias ignasius ignatius ignya igor igweh ihram ihrom ihsan
ihsg ihtiar ihwal ihya ihza iims iisa ijabah ijah ijasah ijem ijen ijinkan ijmak ijrail ijroil ijtihad ijuk ikal ikang ikaw ikbal iker ikhlash ikhlaskan
ikhram ikhsan ikhtiar ikhtilaf ikhtisar ikhwan ikhwanul ikif iking ikip ikke iklandapatkan iklas iklim ikmal ikon ikonik ikonium ikram ikrar iksan iktikad
ikutilah ilaaha ilaha ilahi ilaihi ilallah ilangna ilapat ilegal ilham ilir illaa illaha illahi illallah illegal illinois illiza illusion ilmi ilmuwan
ilokusi iloveyou ilsintech ilusi ilyas image images imagination imagine imaging imagis imago imaji imajinasi imajinatif imajiner iman imani imanuel imas
imbal imbalan imbas imbau imbauan imbuh imbuhan imdb imej imel imelda imey imeymey imho imhoff imigran iming imitasi immanuel immediately immortal impact
impak impedansi impen impenan imperatif imperial imperialisme imperium impian impikan implant implantasi implementasi implementation implikasi implikatur
implisit important importir impossible impoten impotensi impresif impromtu improve improvisasi impuls impulse impulsif imran imron imsak imsakiyah imum
imun imunitas imutabg imvu inah inai inaktif inakurasi inalum inamdar inayah inbok incar incaran incarnate inceran incheon inches inchi include
included includes including income incoming increase incredible incubator incumbent inda indadari indang indar indehoy indek indekos indeks inden indent
independen independence independensi independent indera index indi indian indiana indica indicator indices indie indiezoneal indik indikasi indikator indir
indira indirect indische individu individual individualisme indmodif indocement indocomtech indoensia indofarma indofood indogamers indogrosir indomarco
indomart indomie indomilk indomobil indomusik indomusikgram indon indone indones indonesa indonesi indonesiabagus indonesiaindah indonesiajuara
indonesianbus indonesianfood indonesiatimur indonusa indopostgram indoraya indos indosari indosat indosehat indosiar indosub indotravellers indovidgram
indovision indowarkop indowebster indowisata indoxxi indozone indozonelife indra indradi indragiri indrajaya indrajit indraprasta indrapura indrawan
indrawati indrawi indrayanti indri indriani indriantoro indro indukan induktif indung indus industrial industries inefisiensi inem inersia ines inews inez
infanteri infark infeksi inferensi inferensial inferior infertilitas infia infiks infiltrasi infinik infinite infiniteloved infinity infinycal inflamasi
inflasi influence influenza infobadung infobandung infobdg infocianjur infodarianda infodenpasar infokan infokuliner infomasi infomedia infonganjuk infopku
infopublik infor informa informal informan informatif informatika informed infotaiment infotainment infotorial infra inframe inframerah infrared
infrastructure infrastruktur infrastuktur infringment infromasi infused infusion ingalaga ingdalem inggar inggir inggit inggrid inggu ingingkan inginkan
ingkar ingon ingsun ingus ingusan ingwang inhalasi inhibisi inhibitor inhil inhu iniesta inih inii inilahcom inimahsumedang inipun inisial inisiasi
inisiatif inisiator initial initiative inject injection injector injek injil injili injury inka inkigayo inklusi inklusif inkonsistensi inkontinensia
inkubasi inkubator inkuiri inlandsche inlet inline inmas inna innaka innalillahi inneke inner innocence innocent innokin innovation inoac inokulasi
inokulum inong inova inovasi inovatif inovator inpres insane insang insani insektisida insentif insert insha inshaallah insiden insidensi insider insight
insinyur inspector inspektorat inspektur inspiratif inspiration inspirator inspired inspiring instaart instabanjar instabus instadaily instafollow
instafood instagallery instago instagood instagramers instagrampku instagunung instakalsel installasi installment instalove instamakassar instamoment
instamood instansi instanusantara instaphoto instapic instapict instasize instasunda instavideo instax instead insting institusi institusional
institut institute institution institutional instramed instrinsik instruction instruksi instruksikan instruksional instrument instrumentasi instruments
insufisiensi insulasi insulin insun insurance insya insyaa insyaallah insyaf insyallah intai intake intan intangible intansi integer integrasi integrated
integratif integration integritas integrity intel intelegensi intelegensia intelejen intelek intelektual inteligensi intelijen intelkam intellectual
intelligent inten intended intenet intens intense intensi intensif intensifikasi intensitas intensive intention inter interactive interaksi interaksional
interaktif interest interesting interface interferensi interiordesign interkoneksi intermediasi intermediate intern internal internalisasi international
internetan internship internusa interogasi interogatif interpersonal interpol interpretasi interupsi interval intervensi intex inti intiland intim intimate
intimidasi intisari intl into intoleran intoleransi intonasi intra intranet intransitif intrapersonal intravena intrik intrinsik introduce introduction
introduksi intropeksi introspeksi introvert intruksi intrusi intuisi intuitif inul inuman inung inuyasha invasi invasif inventaris inventarisasi inventor
inventori inventory invers inversi invert invest investama investigasi investigation investment invisible invoice iodium ionisasi ipal ipang ipank ipda
ipek iphonesia ipin ipnu ipod ipomoea ippnu ippo ipsi ipsum iptek iptu ipul iradat iradiasi irak irama iran irasional irawan irawati irena irene ireng
irfan irham irian iriana irianto iriawan irigasi irina irine iring iringan iringi irish irit iritasi irjen irlandia irma irman irmis irodat iromo ironi
ironis irsya irsyad irta irung irup irvan irwan irwandi irwansyah irwanto isaac isabella isak isani isapan isarah isarat isat isbn isco isep ishak ishani
ishihara ishita isilagu isinan isis isita iskan iskandar iskandariah iskariot iskemik islami islamiyah islan islandia islands isma ismail ismaya ismi
isnari isolasi isolat isolator isotonik ispa ispo israel israfil israil isrofil isroil issi issn issue istami istanbul isteri istick istigfar
istighfar istigpar istilah istimewah istora istrenan istrie istrinyasa isukan isun iswahyudi iswanto iswara isyak isyana isyani isyaratkan itachi itali
italy itam itamar iterasi itikad itje itna itrader itukan itunes itung itupun ituu iupk ivan ivana iven ivgcomedy ivha ivogo ivomas ivory iwak iwan
iwung iyaa iyah iyalah iyan iyang iyeth iyong izanor izon izrail izzah izzati jaan jaana jabal jabang jabaning jabar jabarkan jabat jabbar jaber
jabhat jabir jablai jabon jabrail jabung jabur jack jacket jackie jackpot jackson jacky jaco jacob jacobs jadagram jadah jade jadian jadibaik jadid
jadikan jadine jadug jadwalmajelis jaehyun jaejoong jaelani jaena jafar jafra jafri jagabaya jagad jagal jagapura jagasatru jagat jagatnata jagdish
jagoan jagokata jagong jagorawi jagrag jaguar jagur jagya jahal jahanam jahannam jahats jahe jahiliyah jail jailani jaim jain jaith jaja jajah jajahan
jajak jajaka jajaki jajal jajang jajangkungan jajansolo jajantung jajar jajaran jaka jakal jakartamemilih jakat jakata jakcloth jake jakmania jaksa jaktos
jakut jaladara jaladri jalal jalaludin jalana jalang jalanjalanmen jalanmenantu jalar jalaran jalasenastri jalegir jaler jali jalil jalinsum jalir
jalla jallallah jalma jalmi jalok jalu jaluk jalwa jamaah jamah jamaica jamaican jamaika jamak jamal jamali jamaluddin jamaludin jamang jamanis jambak
jambal jambang jambatan jambe jambi jamblang jambore jambret jambul jameela james jamhur jami jamie jamil jamila jamkesda jamkesmas jamkrindo jamming
jamnas jampana jampang jamparing jampe jampi jampidsus jamrud jamrut jamsostek jamtangan jamuga jamus jana janaka janam jandhut jane janeeta janeiro janet
janeta jang jangankan janganserius janger jangga janggal janggala janggelek jangji jangka jangkar jangkau jangkauan jangkep janglar jani janin janjan
janjang janma janna jannah jannina jannine jansen jantan janten janti jantina jantra janturan janu januar january japane japanes japaneseer japanesenese
japaneses japaneseuh japanesot japang japankeluarga japanrkosa japanse japara japati japri japstyle jarah jarahan jaralan jarambah jaran jaranan jared
jargon jariah jariji jaringnews jariyah jarot jarreau jarum jarwo jasad jasana jasindo jasmani jasmine jason jatanras jatayu jaten jatenggayeng jatidiri
jatigede jatijajar jatilan jatiluhur jatim jatimakmur jatimelati jatimulya jatingarang jatining jatisari jatiwangi jatiwaras jatiwarna jatiyoso jatma
jatmika jatmiko jatnika jatt jatukrami jatusmati jauari jauhar jauhari jauhi jauhkan java javafoodie javaseven javhihi javier javihi javutm jawabanya
jawadwipa jawan jawani jawara jawatan jawi jaya jayabaya jayadiningrat jayadrata jayakarta jayana jayanagara jayapati jayden jaye jayeng jayus jazzy jdih
jealous jealousy jean jebak jebakan jebat jebeng jeblog jebloskan jebolan jebug jebul jebulna jeda jeddah jeding jeena jeep jeff jeffrey jeffry jefri jefry
jegeg jegjeg jegur jejak jejaka jejaring jeje jejeg jejek jejel jejer jeju jelajahblitar jelajahi jelajahsolo jelambar jelang jelantah jelasna jelata jeli
jelita jelly jelma jelmaan jemaah jemaat jemah jemari jembar jemblung jempling jempolan jemu jenaka jenang jenar jenat jend jender jenderal jendra jendral
jeneng jenengna jenewa jeng jengah jenggala jengger jengkal jengkar jengke jengki jengking jengkol jenglot jenin jenita jenius jenjang jenner jennifer
jenny jenong jensen jentik jeon jeong jeonghan jepan jepun jera jeram jerami jerapah jerat jeratan jeremy jericho jering jerit jeritan jero jeroan jeroning
jerry jerusalem jesica jesika jess jesse jessi jessica jessie jesus jetbus jetis jetun jeumpa jevin jewel jewellery jhalak jhon jhoni jhonny jhope
jian jiang jiarah jibaku jibril jica jict jidan jidat jiexpo jigar jigging jigna jigsaw jihad jihan jihat jihoon jijik jika jikalau jikan jiki jikustik
jilatin jilbaber jilbabmurah jilbabsyari jilbob jilbobs jilboob jilboobs jill jilmek jimak jimbe jimi jimin jimly jimmy jina jinah jinak jinawi jinem jing
jinggo jingkrak jini jinis jinjang jinjing jinny jins jintan jinten jinunjung jinyoung jipang jiplakan jiraiya jiran jiret jirim jisim jitu jitunada jive
jiwana jiwang jiwaraga jiwasraya jiwo jiya jiyeon jktfoodbang jlema jngan jngn joachim joan jobindo jobsearch jobsid jodang jodha jodi jodo joeda joel
joerg joey joged joger joget jogger jogging jogi joging jogiyanto jogjaculinary jogjaeaters jogjapolitan joglo joglosemar jogress jogya johal johan
johanes johannes johar johari john johnny johnson johny johor join jojo joke joker jokes joko jokowi jolang jolie jolok jomantara jomblo jonan jonas
jonatan jonathan joned jones jong jonggrang jonghyun jongin jongko jongkok jongkong jongos joni jonita jonny jono jooble joomla joon joong joox
jorang jordan jordi jorge jorong jorr jose josep joseph josh joshi joshua josie joss joswap journal journalism journalist journey jovanka jovi joyce joyo
joystick jpak jpap jpcc jpeg jpnn jpop jreng jualankaka jualanmurah jualanonline jualbaju jualbeli jualmurah jualo jualsepatu jualtas jualvelg jualvespa
juan juang juara juarai jubaedah jubah jubair jubin jubur jude judes judge judgement judgment judul jufri jugaa jugak juhari juicy juju jujuluk jujun
jujutan jukebox juki jukir juklak juknis julaeha julai julang julia julian juliana julie juliet julig julio julius julukan julung july jumaah jumaat jumadi
jumadil jumah jumanten jumatan jumatberkah jumawa jumblah jumegur jumeneng jumhur juminten jump jumping jumpshot jumpsuit jumputan jumrah jumurung juna
junaedi junaida junaidi junan junayd junction juncto june juned jung jungkel jungkir jungkook jungkung jungle junita junjung junjungan junmyeon juno junsu
junti juntrung junub junun jupe juragan jurang jurassic jurgen juri jurig jurit jurnalis jurnalisme jurnalistik jurudemung jurug jurung jururawat jurus
juruselamat jurutulis justcall justeru justforfun justice justifikasi justin justine justo jusuf juta jutaan jutawan jutek jutsu juve juventus juwana juwet
juwita kaadilan kaagaman kaagungan kaajegan kaali kaalusan kaambah kaan kaancam kaangge kaanggo kaangkat kaarah kabag kabagi kabagjaan kabah kabali kabalik
kaban kabangkitan kabanjiran kabantu kabarengan kabareskrim kabaret kabarindo kabarpublik kabasmi kabatinan kabau kabawah kabayan kabayar kabebasan kabehan
kabendon kabeneran kabentuk kaberkahan kabet kabhi kabiasaan kabiasan kabid kabil kabilah kabina kabingahan kabingungan kabir kabiri kabisan kabong
kaboyong kabubuh kabudayaan kabudayan kabuka kabuki kabukti kabula kabungahan kaburu kabut kabuto kabutuh kabutuhan kabuyutan kacamatan kacampur kacampuran
kacandak kacangan kacap kacapi kacarios kacarita kacariyos kacatet kacatur kacekel kaceluk kacer kacerdasan kachchi kacipta kacir kacokot kacukupan
kadaftar kadalon kadaluarsa kadaluwarsa kadangu kadar kadaton kadek kademangan kader kaderisasi kades kadesek kadewasaan kadi kadia kadidik kadim kadin
kadipaten kadir kadiri kadis kadita kadiv kadiya kadjaba kadong kadorong kadoultah kadounik kadowisuda kadudut kaduga kadugi kaduhung kaduk kadulur kadung
kadus kadut kaduwa kadya kaedah kaendahan kaereh kaesang kaetang kafein kafilah kafir kagagas kagalih kagambar kagami kagamine kaganggu kaganti kagarap
kagenten kagiatan kagimir kagoda kagok kagolong kagome kagugah kagugu kagulung kagumi kagunaan kagunan kagungan kagunturan kaguya kahan kahanan kahang
kahani kahar kahfi kahiin kahitna kahiyangan kahmi kaho kahormatan kahraman kahukum kahuripan kahwin kahyangan kaicalan kaidah kaif kaiket kail kailangan
kaili kaimaman kaimanan kainbatik kaindahan kairing kairo kaisar kaislaman kait kaitan kaitkata kaito kajaba kajaga kajahatan kajait kajajah kajal kajang
kajari kajasmanian kajati kajawab kajebak kajembaran kajen kaji kajian kajianislam kajineman kajiret kajol kajri kajujuran kajungjung kajurung kaka
kakaisaran kakan kakanda kakang kakankemenag kakanwil kakao kakap kakashi kakasih kakatua kakayon kakbah kake kakeklagi kakepung kakerasan kakintun
kakirangan kakorlantas kaktus kakuasaan kakuatan kakubur kakurangan kakurung kakus kala kalaban kalagan kalahiran kalahkan kalajan kalakon kalakuan kalam
kalampah kalampahan kalamullah kalan kalana kalancaran kalang kalangan kalangenan kalanggengan kalangkang kalangkung kalangkungan kalangon kalantipan kalap
kalapa kalarung kalatih kalaupun kalawan kalawarta kalayan kalbe kalbu kaldu kale kaleb kalebet kalebetan kalebetna kalem kalemahan kalemekan
kalengan kalenger kalepasan kalepatan kaler kaleresan kalewang kalibagor kalibaru kaliber kaligane kaligis kaligrafina kalijaga kalijodo kalima kalimah
kalimatan kalimaya kalimba kalimusada kalindih kaling kalingga kalintang kaliori kalipah kalipucang kaliru kalis kalisari kalium kaliwat kaliwatan kaliwon
kaliwungu kaliyan kalkulasi kalkulator kalla kalmia kalok kalompok kalong kalori kalpataru kalsium kalu kaluarga kaluhuran kaluhurna kalumpang kalungguhan
kalungsur kaluputan kalur kalurahan kalus kalusa kalut kaluwarga kalwan kalyani kama kamajaya kamajengan kamajuan kamakmuran kamal kamala kamaleng
kamalludin kamampuan kamanah kamanunggalan kamanusan kamaru kamaruzzaman kamasean kamasutra kambang kambangan kambi kamboja kambuh kamerahpgw kameralar
kamerdekaan kamerun kamikaze kamil kamila kamipun kamir kamiripan kamisitemap kamitentang kamling kamojang kamp kampa kampak kamper kampiun kampoeng
kampong kampret kampuang kampuh kampungan kamput kamsin kamtibmas kamuflase kamuharustau kamulyan kamungkinan kamuning kamurahan kamus kamusbesar
kamusyrikan kanaan kanabian kanang kananga kanari kancah kancana kanchi kanda kandar kandas kandat kandeg kandel kandi kandis kandungan kane kangar
kangdjeng kange kangin kangjeng kangkang kangken kangker kangmas kango kangsa kanguru kania kaniaya kanibal kanigoro kanikmatan kanisius kanit kanjat
kanjeng kanjuruhan kankemenag kanker kannada kanoman kans kansas kansil kant kanta kantata kanten kantenan kantetan kanti kantil kanto kantos kantuk
kantun kantuna kantung kanugrahan kanuragan kanwil kanya kanyataan kanye kanyut kanza kaoela kaopan kaori kaosdistro kaoskata kaosmurah kaoto
kapabilitas kapada kapake kapaksa kapala kapalang kapanah kapanasan kapang kapangeranan kapanggang kapanggih kapanggihna kapanggul kapanlagi kapanpun
kapapag kapar kapara kapareng kapasitif kapasrahan kapat kapatihan kapegat kapegatan kapel kapendak kapendem kapendet kapengker kapentang
kapentingan kapercaya kapercayaan kapergok kaperluan kapernaum kapetakan kapetengan kapetik kapiara kapiasem kapidara kapikat kapikir kapikiran kapil
kapilah kapiler kapilih kapincut kapindo kaping kapinteran kapir kapireng kapiring kapisah kapisanan kapit kapita kapital kapitalis kapitalisasi
kapitalisme kapitan kaplan kapling kapok kapolda kapolres kapolresta kapolrestabes kapolri kapolsek kapoor kapotong kaprabon kaprah kaprajuritan
kaprihatinan kapsul kapten kapuji kapuk kapulaga kapulas kapuloan kapulung kapungkur kapupus kapur kapurba kapus kapuspen kaputran kaputren kaputus
kaputusan kara karaan karagenan karah karahayuan karahinan karajaan karajinan karak karakterisasi karakteristik karam karaman karamat karambiakukur
karamean karamel karamoy karampas karan karana karancang karangampel karangbener karanggan karangmalang karangmulya karangrejo karangsambung
karangsari karangsembung karangtengah karangturi karanjang karanten karantina karaos karas karasa karasak karasmen karateristik karaton karbala
karbit karbohidrat karbol karbon karbonat karbondioksida karcis kardashian kardi kardiovaskular kardiovaskuler kare kareba karebut kareena karek kareka
karekam karel karem karen karenah karenakan karep kareping karepna karepotan karesep karesidenan karesikan karesmen kareta karhutla kari karia kariadi
karib karibia kaributan karies karikil karim karimah karimata karin karina karinding karinget karisma karismatik karkas karl karlahut karlina karma karman
karmela karmila karna karnamereka karnavian karni karnivora karno karo karoeke karoeng karoge karoke karolin karomah karoseri karoten karotenoid karoya
karsa karsana karsinogen karsinogenik karsinoma karso karst kart karta kartakusumah kartanegara kartel karti kartika karting karto kartolo kartono
kartunmuslimah karuan karugian karuh karuhan karuhun karukunan karun karungu karunia karunya karusakan karut karwo karyadi karyamukti karyasari karyawati
kasab kasabaran kasablanka kasad kasada kasadaran kasaimbangan kasak kasaksen kasaksian kasakten kasaktian kasal kasala kasalahan kasalira kasaluyuan kasam
kasamaran kasambung kasambut kasampurnaan kasang kasangga kasangsara kasantunan kasap kasapih kasapuluh kasaput kasari kasarung kasasar kasasi kasat
kasatiaan kasatlantas kasatreskrim kasau kasauran kasawang kasbon kasdam kasdi kasdu kasebat kasebatna kasebu kasebut kasedihan kasehatan kasejahteraan
kasela kaselang kasemaran kasempatan kasengker kasengsem kasenian kasep kasepuhan kaserang kaserat kaserep kaserot kashmir kasi kasiah kasian kasiat kasie
kasihi kasiksa kasilep kasim kasimpulan kasinambungan kasinggung kasingsal kasipat kasipatan kasirep kaskus kaskuser kasman kasmaran kasmir kasn kasoran
kasorang kasorot kasorotan kaspersky kasta kastari kastil kastuba kasturi kasual kasubag kasubbag kasubdit kasuburan kasucian kasugengan kasuhun kasuksesan
kasultanan kasumi kasup kasurung kasurupan kasusahan kasusastraan kasusastran kasusilaan kasustraan kasusul kasusun kasut kasuti kasyafani katabijak
katacinta kataforis katagihan katagori katahan katahati katakan katakata katakatabijak katalis katalisator katambah katambahan katambang katamotivasi
katampa katampi katamso katamutiara katana katangkep katapenuhmakna katara katarajang katarik katarima kataromantis katasenja katata katawis kate katebe
katebihan katebus katedral kategori kategoriprice kategorisasi kategory kateguhan katekanan katel kateman katempuh katenangan katenger katentreman
katentuan kater katerangan katetapan katetep katetepan kathniel katholik kathryn kathy katiban katibanan katie katiga katil katilar katilik katimbang
katingal katingalan katingali katinggal katinggalan kation katir katitih katitipan katitisan katiup katiwasan kato katoda katolih katon katong katongton
katrangan katresna katresnan katrina katrol katsir katty katubruk katuduh katuhanan katuhu katuk katulampa katularan katulis katulungan katungkul
katunjang katuntasan katup katur katurunan katurutan katut katutuh katutup katutupan katy kauger kauji kaukir kaukur kaul kaula kaulah kauman kaunggulan
kaungkulan kauningana kaunjuk kaunseling kauntungan kaur kaurugan kausal kausalitas kausap kautamaan kavenda kawa kawah kawahara kawajiban kawakan
kawalahan kawalat kawanan kawangun kawangwang kawantu kawaris kawarti kawas kawasa kawasaning kawates kawatesan kawatir kawatra kawawa kawaya kawazhima
kawelas kawelasan kawenangan kawengku kaweningan kawentar kaweruh kawi kawibawaan kawih kawilang kawilis kawilujengan kawirangan kawis kawit kawitan kawon
kawul kawula kawung kawunganten kawunglarang kawungluwuk kawuwuhan kayakinan kayan kayangan kayaning kayapas kayen kayla kayo kayon kayong kayuh kayungyun
kazakhstan kaze kazuki kazune kbbi kbih kbps kbri kbytes kdrama keabsahan keadilan keagenan keagungan keahlian keajaiban keakuratan keampuhan keandalan
keane keanehan keanekaragaman keanggotaan keanggunan keangkeran keangkuhan kearifan keasikan keasyikan keatas keausan kebablasan kebahagiaan kebahagian
kebajikan kebaktian kebal kebangetan kebanggaan kebanggan kebangkitan kebangkrutan kebangsaan kebanyakan kebat kebatilan kebatinan kebawah kebayabali
kebayadress kebayagaun kebayamodern kebayamurah kebayan kebayaresepsi kebayawisuda kebek kebelakang kebelet kebencanaan kebencian kebendaan keberadaan
keberadaanya keberagaman keberanian keberapa keberkahan keberlanjutan keberpihakan kebersamaan keberuntungan kebet kebhinekaan kebidanan kebijakan
kebijaksanaan kebinasaan kebinekaan kebingungan kebiri kebiruan kebisingan kebluk kebo kebodohan kebolehan kebonagung kebonsari kebosanan kebotakan
kebudayaan kebugaran kebuk kebul kebumian kebuntingan kebuntuan keburukan kebut kebutaan kebyar kecak kecakapan kecam kecaman kecambah kecanggihan kecapean
kece kecekapan kecelakaan kecemburuan kecemerlangan kecenderungan kecendrungan keceriaan kecermatan kecernaan kecerobohan kecik kecimol kecing
kecintaan kecoh kecok kecokelatan kecoklatan kecolongan kecrek kecu kecuali kecubung kecukupan kecupan kecurangan kecurigaan kedah kedal kedalam kedalaman
kedaling kedaluwarsa kedamaian kedamean kedar kedaulatan kedawang kedawung kedayan kedelai kedelapan keder kedesa kedewasaan kediaman kediklatan
kedisiplinan kedok kedokter kedondong kedu keduapuluhlima kedubes kedul keduluan kedung kedut kedutan keefektifan keenam keenan keengganan keepo
keesaan keesamus keesokan kefarmasian kefir kegaduhan kegagalan kegairahan kegalauan keganasan kegel kegelisahan kegemaran kegembiraan kegemukan kegigihan
kegilaan kegirangan kehadirat kehakiman kehalaman kehamilan kehampaan kehandalan keharmonisan keharusan kehausan kehebatan kehebohan kehendak kehendaki
keheningan kehijauan kehinaan kehormatan keihin keikhlasan keikutsertaan keimanan keimigrasian keindonesiaan keinginan keingintahuan keintiman keira keisha
keislaman keistimewaan keith kejadian kejagung kejahatan kejaksaan kejam kejanggalan kejantanan kejati kejauhan kejawen kejayaan kejebur kejelekan
kejelian kejem kejenuhan keji kejiwaan kejora kejot kejuaraan kejujuran kejurda kejurnas kejuruan kekadang kekafiran kekaguman kekah kekaisaran kekakuan
kekal kekalahan kekambuhan kekanan kekang kekantor kekasaran kekasih keke kekeb kekebalan kekebut kekecewaan keked kekejaman kekek kekekalan kekeling
kekeliruan kekencangan kekenyalan keker kekerabatan kekeruhan kekesalan kekhasan kekhawatiran kekhilafan kekhusuan kekhususan kekiri kekkei kekompakan
kekristenan kekudusan kekufuran kelabu keladi kelainan kelak kelalaian kelam kelamin kelana kelang kelangan kelangkaan kelangsungan kelanjutan
kelantan kelapan kelapangan kelaparan kelarutan kelasa kelat kelaut kelautan kelayang kelayung kelebet kelek keleluasaan kelemahan kelembagaan
kelembapan kelenjar kelenjr kelenturan kelereng kelet kelewat kelewatan kelezatan kelian kelik kelilingi kelimpahan kelimutu kelincahan keling kelingan
kelingking kelir kelitbangan keliwon keller kelly keloas keloid kelok kelokasi kelompok kelong kelopak kelor kelsea keluaran keluarin keluarkan
kelucuan kelud keluh keluhan keluhkan keluhuran keluk kelumpuhan kelun kelvin kemaafan kemahasiswaan kemahiran kemajemukan kemajuan kemakmuran kemaksiatan
kemal kemala kemalang kemalasan kemaluan kemampuan kemanapun kemandulan kemangi kemantapan kemanusiaan kemapanan kemapuan kemar kemarau kemari kemaritiman
kemaruk kemaslahatan kemasyarakatan kemasyhuran kematangan kemauan kemayan kemba kembalikanlah kembalu kembara kemben kembong kembu kemdikbud kemdiknas
kemelut kemen kemenag kemenagsu kemendag kemendagri kemendikbud kemendiknas kemenhan kemenhub kemenkes kemenkeu kemenko kemenkominfo kemenkop kemenkum
kemenkumham kemenlu kemenpan kemenpar kemenperin kemenpora kemenpupr kemenristek kemensos kementan kementrian kemenyan kemeriahan kemerosotan kemewahan
kemhan kemilau kemiliteran kemiri kemiripan kemis kemiskinan kemit kemitraan kemkominfo kemlu kemmis kemolekan kemoterapi kempel kempelan kempet kempul
kemudi kemudia kemukus kemuliaan kemunafikan kemunculan kemunduran kemungkaran kemungkinan kemuning kemurnian kemutakhiran kemutan kenabian kenak kenakalan
kenampakan kenan kenang kenanga kenari kenca kencan kencana kenceng kencingi kencono kencur kendala kendali kendalikan kendall kendat kendati
kendedes kendeng kendi kendil kendra kendrick kenegaraan keneh kengeng kengin kenging keniscayaan kenit kennedy kenneth kenny keno kenong kenotariatan kent
kentar kentara kento kentongan kentot kentrung kentu kentucky kenur kenya kenyataanya kenyot kenzi kenzo keok kepabeanan kepada kepah kepahitan
kepahlawanan kepailitan kepak kepalan kepalang kepaling kepalkan kepandaian kepangkatan kepanikan kepaniteraan keparahan keparat kepariwisataan kepastian
kepatihan kepatuhan kepatutan kepedihan kepedulian kepegawaian kepek kepekaan kepelatihan kepemerintahan kepemilikan kepemimpinan kepemudaan kepenatan
kependidikan kepenghuluan kepengurusan kepenjara kepentingan kepepet keperawanan keperawatan kepergok keperkasaan keperluan kepesertaan kepiawaian kepincut
keping kepingan kepintaran kepiting keplas kepler kepmen kepoh kepoin kepok kepolen kepolisian kepompong kepong kepopuleran keppres keprak kepraktisan
kepramukaan keprek kepres kepresidenan kepri kepribadian keprihatinan keprok kepsek kepuasaan kepuasan kepuh kepulauan kepunahan kepuncak kepung kepungan
kepunyaan kepustakaan keputusasaan kerabat keracunan keraf keraguan kerahasiaan kerahkan kerajaan kerakyatan keramas keramat keramba kerana kerang
kerangka kerap kerapihan kerapkali kerapu kerapuhan kerasukan kerat keratan keraton kerawanan kerdil kere kerek kerelaan kerem kerempeng kerendahan kereng
kerengan kerentanan kerep kerepek kerepotan keresahan keret keretaapi keretaapikita kereto kericuhan kerid kerikil kerim kerinduan keriput kerispatih
kerjajapanese kerjakeras kerjasama kerjo kernel kerohanian kerongkongan keroyok kersana kersaning kerta kertabumi kertajaya kertak kertamukti
kertanegara kertawijaya kerti kertih kertosono keruangan kerucut kerud kerukunan kerumitan kerumunan keruntuhan kerusuhan kerut kerutan kesabaran kesadaran
kesah kesahan kesaksian kesaktian kesalahanya kesalahpahaman kesamaan kesamaran kesambi kesampean kesamping kesan kesana kesandung kesang kesanggupan
kesantunan kesat kesatria kesatrian kesbangpol kesebat kesebelasan kesed kesederhanaan kesedihan keseharian keseimbangan kesejahteraan kesejukan kesekian
keseksian keselamatan keselarasan keseluruh keseluruhan kesembilan kesempatan kesempurnaan kesenangan kesengajaan kesengsaraan kesenjangan kesepahaman
kesepakatan kesepian kesepuluh keserakahan keserasian keseringan keseriusan keseruan kesesatan kesetaraan kesha kesialan kesibukan kesimpulan
kesinambungan kesiswaan kesit kesitu kesombongan kesongo kesopanan kesra kestabilan kesucian kesukaran kesuksesan kesultanan kesuma kesungguhan kesunyian
kesurupan kesusahan kesusasteraan kesusastraan kesusilaan ketaatan ketabahan ketah ketahui ketahun ketak ketakwaan ketam ketampanan ketang ketangguhan
ketangkasan ketara ketatanegaraan ketatausahaan kete keteg ketegangan ketegasan keteguhan ketek ketekunan ketel ketela ketelatenan ketelu keten ketenaran
ketentraman ketentuan keterampilan keterjangkauan keterkaitan keterlaksanaan keterlibatan keterpaduan keterpurukan ketersedian ketertiban ketetapan
ketiadaan ketidak ketidakadilan ketidakcocokan ketidakhadiran ketidakjelasan ketidakjujuran ketidakmampuan ketidakpastian ketidakpatuhan ketidakpuasan
ketidaksamaan ketidaktahuan ketiduran ketika ketikung ketimpangan ketimuran ketingkat ketip ketipung ketir ketombe keton ketoprak ketrampilan kets ketuban
ketug ketuhanan ketujuh ketuk ketukan ketukkan ketul ketulusan ketum ketumbar ketuntasan ketupat ketus ketut keudah keuletan keunggulan keunguan keunikan
keuntungan keuskupan keutuhan kevalidan kevin kewajaran kewajiban kewanitaan kewarasan kewartawanan kewaspadaan kewenangan kewer kewes kewibawaan
kewilayahan kewirausahaan keyla keypad keys keystone keywords kezaliman kezia khabar khadijah khai khair khairil khairul khalaf khalayak khaled khalid
khalifa khalifah khalil khamar khamir khan khana khanna khare kharisma khasanah khasiat khatib khatimah khattab khatulistiwa khawatirkan khayal khayalan
khayangan khayat khazanah khazraj khemka khey khianat khidir khidmat khilaf khilafah khimarsyari khmer khodam khodijah khofifah khoirul kholid kholifah
kholik kholil khomeini khong khotbah khotimah khsus khuldi khurana khushi khusnul khusunya khususkan khususon khusyu khusyuk khutbah khuzaimah kiai kiamat
kiang kiara kiasan kiat kiayi kiba kibarkan kiblat kibot kibum kicaumania kickass kicker kickers kidal kidang kidd kidoel kidul kidung kidz kidzania
kifayah kikan kiki kikil kikilu kikir kikis kikisik kiko kiky kila kilang kilas kilau kilikia kilir kill killer killing kilo kilogram kilometer kiman
kimberly kimchi kimcil kimi kimiawi kimono kinabalu kinanti kinasih kinasihan kinayah kinca kincir kinerja kinestetik kinetik kingdom kingkin kingking
kingkong kings kingston kini kinjal kino kinshuk kinta kinten kintunan kiong kiparat kipayah kiper kiprah kiprok kirakira kiran kirana kirang kirata kirey
kirgin kirigakure kirik kirito kirun kisa kisas kise kiser kisi kiskenda kismis kisruh kiss kisses kissing kista kiswinar kitab kitapun kitar kitaro
kitchenese kitchenl kiter kitkat kitosan kitri kits kitten kitty kivlan kiwi kiwil kiyai kiyamah kiyat kjks kkal kkbox kkks kkni kkpi klampis klampok klan
klang klantink klari klarifikasi klas klasemen klasifikasi klasikal klasis klaster klau klausa klausul klausula klawing klayar klein klem klenik klep
klepek klewer klhk klian kliatan klik klikbanjar klikkarir kliklagu klimaks klimatologi klimis klinis kliping klipping kliring klise klitik klitoris kliwon
klon kloning klopp klorida klorin klorofil kloroform kloter klub klulus kluster klutuk kmaren kmarin kmhdi kmren kmrn knee knife knight knights knob
knock knockdown knot know knowledge known knows knpi koagulan koagulasi koala koalisi koarmabar koarmatim koba kobar kobaran kobe kobelco kober kobis koboi
kobong koboy kobra kobul kocak kocap kocek koclok kocok kocokan kodak kodaline kodam kode kodepos kodian kodim kodir kodrat kodya koedoe koefisien koela
koelon koentoel koerang koes koesdjijah koesherawati koesno koesplus koeswoyo koeta koewat kogan kognisi kognitif kohandi koheren kohesi koil koin koja
kojek kokain kokila kokoh kokok kokom kokoro kokpit koktail kolaborasi kolaboratif kolagen kolah kolak kolang kolase kolebat kolega kolek koleksi kolektif
kolektor kolibri kolinlamil kolkata kolofon koloid kolok kolokasi kolombia kolon kolonel kolong kolongan koloni kolonial kolonialisme kolosal kolostrum
kolusi koma komala komalasari komandan komando komang komar komara komarudin komat komatsu kombala kombat kombes kombi kombinasi kombinasikan komedi
komedian komeng koment komentari komentator komering komersial komersialisasi komersil komet komika komikan komikanu komikinajah komikindonesia
komikstrip komiktawa komikus kominfo kominfomas komipo komis komisariat komisaris komisif komisioner komit komite komitmen komjen komnas komo
komoditas komoditi kompa kompak kompang komparasi komparatif kompartemen kompas kompatibel kompatibilitas kompeni kompensasi kompeten kompetisi kompetitif
kompetitor komplain komplek kompleks kompleksitas komplemen komplementer komplen komplet komplikasi komplotan kompol komponen komponis komposisi
komposit komprang komprehensif kompres kompresi kompromi komputasi komputerisasi komputindo komstir komunal komunika komunikan komunikasi komunikatif
komunikator komunis komunisme komunitasmotor komuter konak konate konatif koncara konco kondang kondektur kondensasi kondensor kondiloma kondisi
kondisioner kondo kondom konduksi konduktivitas konduktor kondusif koneksitas konektifitas konektivitas koneng konfederasi konfigurasi konfiks
konfirm konfirmasi konfirmasikan konflik konformitas konfrensi konfrontasi kong konga kongang kongas kongenital kongkow kongkret kongkrit konglomerat kongo
kongres kongsi koni koning konjen konjungsi konklusi konkret konkrit konoha konon konotasi konotatif konsekuen konsekuensi konsekwensi konseli konsen
konsensus konsentrasi konsentrat konsepsi konseptual konsert konservasi konservatif konsesi konsideran konsil konsili konsisten konsistensi
konsolidasi konsonan konsorsium konspirasi konstan konstanta konstelasi konstipasi konstituen konstitusi konstitusional konstribusi konstruk konstruktif
konsulat konsuler konsultansi konsulting konsumer konsumtif kont konta kontact kontaminan kontaminasi kontan kontang konteks kontekstual
kontemporer kontes kontestan kontinental kontingen kontinu kontinuitas kontinyu kontra kontradiksi kontradiktif kontraindikasi kontraksi kontras kontribusi
kontributor kontroler kontrolir kontroversi kontroversial kontruksi kontur konvensi konvensional konvergensi konversi konverter konvesional konvoi konyol
kook kooperatif koordinasi koordinat koordinatif koordinator kopaska kopassus kopasus kopdar kopek kopel kopertis kopiah kopiindonesia koping kopiukhuwah
koplak koplo koplodj kopo kopra kopral korah koral koramil korang korawa korban korbankan kord kordinasi kordinator kore koreandrama koreanversus korektif
korel korelasi korelasional korem koreng koreo kores korespondensi korg koridor korinta korintus korlantas kornea kornelius kornet koro koroner korosif
korporasi korporat korpri korps korpus kors korsel korset korsi korteks kortikosteroid kortisol korup korupsi koruptif koruptor korut korwil kosa kosakata
kosala kosambi kosasih kosentra kosi kosidah kosmetika kosmo kosmologi kosta kostrad koswara kotakers kotakgame kotamadya kotapinang kotasolo kotawaringin
kote kotga kotim kotjap kotler koto kowe koyak kpai kpknl kpop kpopers kpopmeme kpopmemeindo kppbc kppn kpps kppu kpri kpud kraft kragan krajan krakal
krakatau kramat kranggan krapyak kraton kreatifitas kreatinin kreativitas kreators kredibel kredibilitas kreditgogo kreditor kreditur kremes kresna
kresnanda krian kribo kricikan krida krimerindo kriminal kriminalharian kriminalisasi kriminalitas kring kriptografi krireria kris krisan krisdayanti
krishna krisis krisna krispi krista kristal kristanto kristenisasi kristian kristiani kristianto kristik kristina kristiyanto kristus krisyanto kriteria
kriti kritikus kriting kritis kritisi kriuk kriya krna kroasia krodong kroket krom kromatografi kromong kromosom kroncong kronik kronis kronologi
kronologis kroos kroscek kroto kroya krueng kruk krukut krungu krupuk krusial krystal ksad ksatria ksau ksei kshmr ktmu ktna ktnya ktsp kuadran
kuah kuala kualifikasi kualitas kualitatif kuan kuantan kuantitas kuantitatif kuantum kuari kuarsa kuartal kuarter kuba kubang kubangan kubayangkan
kuberikan kubiarkan kubik kubilang kubis kubota kubra kubu kubuka kubus kucai kucari kucel kuceritakan kuch kuching kucinta kucintai kuciwa kucoba kucuran
kucurkan kudana kudang kudengar kudeta kudho kudo kudrat kudu kuduga kudung kufah kufur kugapai kuhap kuharap kuhisap kuhp kuil kuingin kuintal kuis
kuisioner kujaga kujang kujur kukar kukatakan kuki kukirimkan kukrit kukuh kukuhkan kukuk kukumpul kukup kukur kukus kukusan kukut kulah kulaitas kulak
kulakan kulakukan kulan kulatu kulawargi kulawu kulem kulhu kuliax kulihat kulineraddict kulineran kulinerbali kulinerbandung kulinerbdg kulinerbogor
kulinerenak kulinerjakarta kulinerjogja kulinerlampung kulinermalang kulinermedan kulinerpku kulinersby kulinersolo kulineryogya kulitas kuliyah kulkarni
kulli kullu kulsum kultivar kultur kultural kulub kuluk kulum kulup kulur kuma kumaki kumala kumalungkung kumambang kuman kumandang kumang kumar kumat
kumawani kumawantun kumawasa kumawula kumbah kumbakarna kumbara kumbayana kumed kumejot kumelip kumendan kumetir kumiliki kumisberdiri kumisi kumkum
kumohon kumolo kumparan kumpeni kumplit kumpo kumpulah kumpulan kumpulanpuisi kumpulkan kumpulna kumulatif kumur kumureb kuna kunang kunanta kunanti kuncen
kuncoro kuncung kuncup kundan kundang kundur kung kungfu kungkang kungsi kunikmati kuninganrepost kunir kunjunganya kunker kunta kunti kuntiboja kuntilanak
kunto kuntul kuntum kunyit kunyuk kupat kuper kuperkosa kupersembahkan kupikir kupilih kupinta kupluk kupu kupur kurama kuran kurana kurangan kurangi
kurangpiknik kurasa kurasakan kuratif kurator kurawa kurcaci kurda kurdi kurenan kuret kurikuler kurikulum kurindukan kuripan kurleb kurma kurnia kurniasih
kurniawan kuroko kurs kursor kurt kurun kurung kurungan kurup kurusetra kurva kusadari kusangka kusayang kusendiri kushina kusika kusir kuslan kusman
kusmiyati kusna kusnadi kusnandar kusta kustian kustodian kustomisasi kusuma kusumah kusumaningrat kusumo kusus kuswa kuta kutahu kutai kutang
kutemukan kutho kutilang kutim kutipan kutipananime kutipanwanita kuto kutub kutubaru kutuk kutukan kutunggu kutut kuwait kuwat kuwata kuwera kuwung kuya
kwalitas kwan kwang kwarcab kwarda kwari kwarnas kwartir kweekschool kwek kwetiau kwikku kwitang kwitansi kwon kyai kygo kyle kylie kyoto kyubi kyuhyun
kyung kyungsoo kyuubi laaah laban labas labels labfor labil labirin labor laboratories laboratorium laboratory labrak labs labu labuan labuh labur
lace lactobacillus lacur lacy ladang ladenan ladeni lading ladjeng ladki lado ladrang lady ladyfem ladysta laelatul laen lafad lafadl lafadz lafal laga
lagak lage lagenda lagian lagii lagipula lagista lagoon lagt lagubagus lagugog lagugratis laguna lagupedia lahab lahang lahar lahat lahh lahiriah lahiriyah
lahore lahu laila lailahailallah lailatul laili lainnnya lainya lajak lajang lajar lajeng lajer lajim lajmet lajnah lajur laka lakar lakaran lakban
lake laken lakers lakip laknat laknatullah lakoe lakon lakonan lakonet lakoni laksa laksamana laksana laksanakan laksananing lakshmi laksmana laksmi
laksono laktat laktosa lakukanlah lakuna lakuning lala lalab lalaban lalai lalaki lalakon lalampah lalampahan lalana lalanang lalang lalap lalar lalawanan
lalawora lalayaran lalembut lali lalim lalin lalinggih lalis lallana laluhur lalulintas laluna lamak lamb lamba lambada lambak lamban lambaran lambe
lambert lambing lambor lamborghini lamborgini lambut lamin laminasi laminating lamo lamoen lamp lampahing lampar lampard lampau lampaui lampin lampit
lampungkuliner lampura lampus lamsijan lamtama lamun lamunan lamur lana lanal lanan lanang lanas lancang lancap lancingan lancip land landa landas landasan
landi landmark landraad landrat landsat landung lane lang langan langen langensari langga langgam langgang langgeng langitan langitmusik langitrtv langka
langkana langkap langkawi langkir langkoeng langkung langlang langsar langsat langseng langsir languages langue lani lanjar lanjaran lanjut lanjutan
lanjuti lanjutin lanjutkan lanka lanny lansekap lansiran lanskap lansung lantamal lantang lantar lantaran lantas lante lantik lantip lantunan lantung lanud
lanyap laode laoly laoneis laos lapakmarmus lapal lapan lapang lapas laper lapindo lapur lapuran lara larak larangan larap larapan larapna laras larasati
larat largest larik larikan laring laris larissa larry larsson larung larut larutkan larva lasagna lasarus lasem laskar lasmini lasso lastari
lastri lasun latah latber lateks laten latepost lateral latest latex latief latif latifah latina latino latip latjuba latpres latuconsina latuharhary latul
latumahina laudya laugh laun launch launcha launcher launching launchpad laura lauren laurent laurentius lautan lava lavender lavenia lavigne lawa
lawaklucu lawangan lawat lawatan lawe lawiya lawnese lawon lawong lawrence laws lawson lawu lawung layananhubungi layang layangan layangkan layla
layon layung layur lazarus lazer lazim lazio lazuardi lazy lbih lbti lcgc ldii lead leader leaders leadership leading leaf league leah leaked lean learns
lease least leather leave lebak lebakwangi lebanon lebeng lebet lebetan lebeting lebetna lebi lebri lebuh lebur lecehkan leceng leci lectii lecture
lecturer ledak ledakan ledang ledek ledok leech leeco leeds leela leena leeteuk left legacy legand leganes legeg legend legenda legendado legendaris
legendary legends legging leggings legi legislasi legislatif legislator legitimasi legiun legok legon legong legowo leicester leiden leimena leipzig lejar
lejeng lekang lekas lekasan lekat leket lekoh lekra leksikal leksikon lekuk lekukan lela lelap lelembut leler leles lelewa lelga lelo leluasa lelucon
leluhur lely lema lemahabang lemang lematang lemb lembaga lembah lembak lembayung lembing lembong lembongan lembu lemek lemes lemon lemonade lempang
lemparan lempeng lempengan lempit lempong lempung lempuyang lena lenang lencana lender lendir lendot lenen leneng lenga lengah lengang lengen lenger
lenggah lenggang lengger lenggok lengis lengit lengka lengkaps lengkuas lengkung lengkungan lengo lengoh lengser length leni lenka lennon lenny lenong lens
lentang lenteng lentera lentik lentur lenyep leola leon leonard leonardo leone leopard lepai lepar lepat lepet lepoh lepra lereng leres leroy lesap lesbi
lesbian lesehan lesmana lesnar less lestaluhu leste lesti lesty lesult lesung letda leteng leter letjen letkol letnan leto letra lettering letto lettu
letusan leukemia leukosit leumoh leuser levante level levels levent lever leverage leverkusen levi levine levitasi lewandowski lewati lewatin lewatkan
leweng lewih lewis lewu lewung lexus lezat lgbt lhkpn lhoo lhooo liam lian liana liananang liang liatin liayogiantoro libanon libas libatkan libels liberal
liberalisasi liberalisme liberty libia libido libra library libre libya licik lidi lidia lido lidya liem lies lifebuoy lifetime lifting liga ligamen ligan
ligar light lightbox lightning lights lignin ligue lihai lijan likas likeforfollow likeforlike likeforlikes likers likert likesforlikes liku likuid
likuidasi likuiditas likur lila lilah lilakno lili lilih lilik lilima lilipaly liliput lilir lilis lilit lilitan liliyana lillah lillahi lilo lily limaan
limalas liman limar limas limasan limau limbad limbah limbang limbangan limbukan limbung lime limfosit limited limitless limo limp limpa limpah
limpahan limpasan limpo limpung limun limus lina linaries lincah lincoln linda lindsay lindsey lineker linen liner lines ling lingerie linggar
linggarjati linggasari linggi linggih linggihan lingk lingkar lingkaran lingkarmalang lingkup lingling lingsem lingsir lingua linguistic linguistik lini
linier lining linkin links linmas linn lino lintang lintas lintasan lintasi linud linuhung linus linuwih linyok lionel liong lions liontin liow lipa lipi
lipid lipoma lippo lips lipsing lipstick lipur lirboyo liren lirih liris liron lisa lisah lisbon lisensi listen listening listgrid listing listra
lita litbang lite literal literatur literature literer lithium litigasi litotes litter liturgi livecd livechat livefolk liver liverpool livery livestock
living liwa liwat liwung liya liyan liyana liye liza lkbb lkbn lkpp lkti lloyd lngsng lngsung load loadtop lobak lobang lobby lobi lobster lobus
localbrand located location loceng locked locker loco locus lodaya lodeh loding lodong lodra loebis loehoer loekeloe loela loew logan logat logging loggo
logic logis logistic logitech logos logout lohan lohh lohhh lohong lohor lois loji loka lokah lokakarya lokalita lokapala lokeroke loket loko
loktabat lokus lokusi loli lolipop lolita lollipop lolot lompatan lompong londo london lonely longan longdress longer longitudinal
longkang longman longok longser longsoran lonjakan lontar lontarkan lontong looh look looks loop loopit loose loper lopez lord lorem lorena loreng lorenzo
lori loro lorong losarang losari lose loser losing loss lost lotek lotere lotion lotre lotte lottemart lottery lotto lotus loud louis louise lounge
lovarian lovato love loved lovely lovelyz lovepedia lover lovers loves loveseat lovestory loving lowong lowongankerja lowrider loyalitas loyalty loyang
lpdb lpjk lpmp lppm lppom lpsk lptk ltis luan luang luangkan luapan luaran luarbiasa lubar lubis lubuak lubuk luca lucah lucas lucia luciana lucida lucifer
luck luckie lucky lucuabis lucuan lucubanget luculucuan lucy ludah ludes ludira ludruk ludwig luffy lugas lugu luhan luhung luhur luhurna luhut luis luiz
lukai lukanegara lukas luke luki lukman lukut lula lulo lulu luluh luluhur lulung lulut lumahing lumaju lumaku lumampah lumangsung lumayung lumban lumbrah
lumbung lumebet lumen lumer lumia lumoindong lumpang lumpat lumpia lumpuhkan lumrah lumungsur lumur lumuri lumut luna lunak lunar lung lunga lungan
lungguh lungiting lungo lungse lungset lungsi lungsur lungsuran lunta lupain lupakan lupus luput luragung lurah lure lurik lurrr luruh lusi lusiana
lusinan lust lustre lutena lutfi luth luther luthfi lutim lutino luwang luwar luwes luwu luwuk luxion luxury lycopene lydia lyla lyon lyra lyric lyrics
lyrik lysine maafin maafkan maak maan maap maarif maba mabello mabes mabrur mabul mabung mabur maca macanegara macapat macarena macaroni macau macbeth
machinery macho macintosh mack macromedia macul mada madagaskar madah madak madakan madame madan madang madani madara maddi madeg madep madhurima madi
madia madihin madilyn mading madison madistrindo madjid madju madon madonna madrasah madri madrid madrim madukara maduma madun madyan madyapada maeda
maen maesa maesasura maespati maestro mafhum mafia magada magadir magatru magazine magdalena magelaran magelung magenta magersari maggie maghfirah
maghfiroh maghribi magi magical magis magister magma magna magnesium magnetic magnetik magnificient magnolia magnum maguro maha mahaagung mahabarata
mahabbah mahabharata mahadewa mahadewi mahaguru mahakam mahakarya mahakawasa maham mahameru mahan mahani mahapatih mahaputra maharaja maharani maharashtra
mahardika mahasiswi mahasiwa mahasuci mahatma mahawiku mahayu mahdi mahendra maher mahesa mahessa mahfud mahfudz mahi mahir mahisa mahkamah mahkluk mahkota
mahligai mahluk mahmud mahmudah mahmudi maho mahomet mahoni mahram mahsuri mahsyar mahyeldi maia maidah maiden maido maika mail mailing maimun maimunah
mainananak maincewe maincewecom maincwe maine maing mainsebentar mainstream mais maitimo maiyah maizena maja majah majaji majalngka majapahit majapait
majas majemuk majenang majeng majengan majeti majid majlis major majukan majusi makana makananenak makandijogja makanenak makanmakan makanmana makar makara
makaroni makarya makasi makati makau makbul makcik makelar makeover makes makeupartist makhluk makin makita makkiyah makluk maklum maklumat makmum makmur
makna maknae maknyus mako makodim makom makrifat makroekonomi makrofag makroskopis makruf makruh maks maksa maksad maksi maksiat maksim maksimalkan
maksimum maksindo maksiyat maksudkan maksum maktab maktal makuta makutana mala malabar malaekat malaga malah malahan malai malaikat malak malakut
malangbong malangfoodies malanghits malangkuliner malapetaka malar malarat malaria malay malaya malayalam malayar malaysian malayu malcolm maldini male
maleber maleh malek malela malengkung maleo malerkotla malfoy mali maliawan maliha malik malika malikan maliki malim malin malinda malindo malini malipir
mallu malming malmingan malnutrisi malta malteng malut malvika malyu mamad mamak mamake mamala mamalia mamamia mamang mamanis mamar mamat mamayu mambang
mambo mambrih mamih mamin mamon mamprang mampu mampuh mampus mamre mamrih manaf managemen managerial managing manah manajement manajer manajerial manakala
manalu manamana manan mananta manap manapun manar manasik manasuka manav manawa manawi manca mancal mancala mancanagara mancanegara mancat mancen mancer
manchester mancini mancung mancur mand manda mandah mandailing mandala mandar mandara mandaraka mandasari mandat mandau mandaya mande mandean mandeh
mandela mandir mandita mandjing mando mandor mandra mandraguna mandul mandura mandy mane maneh manelingkuh mangadeg mangakanya manganti mangarti mangeran
manggah manggang manggar manggih manggis manggu manggul manggulan manggut mangindaan mangka mangkak mangkal mangkana mangkaning mangkin mangkir mangkrak
mangkubumi mangkuk mangkunegara mangkurat manglayang mangmang mango mangpaat mangpang mangrupa mangsa mangsi mangsur mangu mangukuhan mangun
mangunjaya mangunkusumo mangunreja manhattan mani mania maniak manifes manifestasi manifold manik manikem manikmaya manila maniloka maning maningan
maningkem manipulatif manipulation manise manish manja manjadi manjakan manjari manjung manjur mann manna manny manoek manoesa manohara manoj manometer
manon manonjaya manopo manor manpaat mansa manset mansion mansur mansyur mansyuriah mantab mantak mantap mantapkan manteb mantek manteng mantep mantera
manthous mantili manting mantofa mantra mantram mantri mantun mantuna manu manuel manufacture manufacturing manufaktur manuk manukan manulife manullang
manunggal manunggaling manurun manurung manus manusa manusiawi manuskrip manut manutan manuver manyak manyar manyun maospati mapah mapak mapala maphum
maple mapolda mapolres mapolresta mapolsek mappadendang mapun mara maradona maraja marak marakbak marake maran marana marani marantika marapi
marathi marathon maraton marayunan marbel marble marbun marc marcapada marcel marcela marcelia marcelina marcell marcella marcello marcelo march
marchingband marcia marco marcopolo marcos marcus mardi mardiah mardiana mardiasmo mardika mardua mare marek marelan marema maren mareng marentah marga
margajaya margana marganing margaret margareta margareth margaretha margarin margarine margasari margasatwa margi margin marginal margo margono margret
margriet marhaban marhum mari maria mariah mariam mariana mariani marica marie marilyn marimar marin marina marine marini marinir mario marioteguh maripat
maris marisa mariska marissa maritim maritime mariyam mariyem marjan marjin marjinal mark markas marker marketeers marking markisa markplus markus
marlboro marley marlin marlina marlon marmar marmaya marmot marni maroko maron maros marpaung marriott marry marsada marsanda marseille marsekal marsha
marshall marshanda marshmallow marshmello marshmellow marsipature marsma marsmello marsmellow marsudi marsya marta martabat martadinata martanagara marten
martha marti martial martin martina martinez martini martinus martono martowardojo martua martunis maru maruf maruli marun marunda marus maruta marvel
marvells marvey marvin marwah marwan marx marxisme mary marya maryam maryati maryland maryono marzuki masaalah masai masaih masakat masakna masako masal
masalalu masalh masamper masanggrahan masarakat masasma masayarakat masbro masbuk mascara masdar masela maserasi mash masha mashabi mashudi mashup mashur
masi masiat masif masigit masihi masin masingmasing masinis masinton masiv masjidil maskapai maskara maskawin maskerkefir maskerwajah maskulin maskumambang
maslahah maslahat maslow masrakat masri masrukhan mass massa massachusetts massaid massal massif massive mastaka mastani masteran mastercard masterpiece
masterplan masters mastitis mastrubasi mastur masusskita masya masyaallah masyarkat masyhur masyita masyitah masyrakat matabelo mataharimall matak
matakuliah matan matana matari matat match matcha matchday matching matek matematik matematis mateng mateni materi materialisme materialitas materials
materiil materil maternal matih matin matingkah matius matlab mato matok maton matra matre matri matrial matrik matrikulasi matrix matsyapati matt matta
mattaher matte matter matters matthew matuh matuk mature matut matya maudy maujud maula maulana maulud maung maupaun maupun maura mauritius mauro maverick
mawadah mawaddah mawan mawar mawardi mawat maweh mawi mawur maxbet maxi maxima maximal maximum maxis maxs maxtones maxwell maxx maya mayada mayak mayan
mayangsari mayapada mayar mayarakat mayasari maybank mayeng mayer mayjen mayo mayonaise mayones mayong mayor mayora mayoritas mays mayur mayuta
mayweather mazhab mazmur mblo mbois mboke mbps mbtech mbung mcdonald mclaren mcpe mdgs mdpl mean meaning means measurement meat mebius mecak mecca
mechanical mechatronics mecut medal medanbagus medanbisnis medang medanvidgram medco mede medem medi mediafire medial median medias mediatama mediatek
mediator medica medicare medicine medik medika medina medini medio medion mediterania medium medja medley medok meera meet meethi meets mega megadeth
megamix megan megana megantara megapiksel megapixel megapolitan megar megat megawati megawatt megeg meggi meggie meggy meghan megi megono megu mehdi
mehendi meher mehmet mehra mehta meida meiga meiji meilany meiliki mein meises meizu mejadi mejana mejeng mekah mekanika mekanikal mekanis mekanisasi
mekanisme mekar mekargalih mekarjati mekarjaya mekarmulya mekarsari mekarwangi mekel meki mekong meksiko mela melabrak melacak meladeni melagukan melahap
melainkan melaju melak melaka melakoni melaksana melaksanakan melalaikan melambaikan melambangkan melambung melambungkan melampaui melampiaskan melancong
melanda melandasi melang melanggar melanggarterms melangkahkan melangsingkan melangsungkan melania melanie melanjukan melanjutkan melankolis melanoma
melansir melantik melantunkan melarang melarat melarikan melarutkan melata melaui melaunching melaut melawai melawan melayang melayangkan melbourne melcem
melebur melecehkan meledakkan melegakan melegalkan melegenda melejit melek melekat melemah melemahkan melempar melemparkan melenceng meleng melenggang
melenguh melenoy melenyapkan melerai melesat meleset melet meletus melewati melewatkan melhores melia melibas melibatkan melid melilit melimpah melimpahkan
melinda melingkari melingkupi melinjo melintang melintas melintasi melipir melisa melissa melitus mella mellitus mello mellow melly melo melodi
melodic melodrama melody melompat melon melong melongo melongok melonjak melontarkan melotot melu meluangkan meluapkan melucuti melukai meluluhkan melumat
melumpuhkan melunak melunakkan melupakan melur memaafkan memacu memadai memadu memahami memajang memajukan memaklumi memaknai memaksa memaksakan
memaksimalkan memaksimumkan memalingkan memalukan memamg memampukan memanage memancar memancarkan memang memanggang memangsa memanipulasi memanjakan
memantapkan memantaskan memaparkan memarkan memasok memaster memastikan mematangkan mematok mematuhi memb memba membabi membacok membahagiakan membahana
membahas membahayakan membahu membajak membalut membandel membandingkan membanggakan membangkitkan membantah membantai membanting membara membaringkan
membasuh membatalkan membatin membaur membawahi membebani membebankan membeberkan membedakan membekuk membela membelai membelakangi membelenggu membelit
membenamkan membenci membendung membengkak membentak membentang membentangkan membentengi membentur memberanikan memberantas memberika memberitahu
memberitahukan memberitakan memberkati memberontak members membership membiarkan membidangi membidik membilas membinasakan membingungkan membintangi
membisingi membisu membius memblokade memblokir membolehkan membolos membonceng membookmark membosankan memboyong membrane membubarkan membubuhkan
membudayakan membudidayakan membujuk membujur membumi membungkam membungkuk membunuh memburu memburuk membusuk meme memeberikan memecat memecoc memecomic
memecomicvideo memecomik memed memedi memeinajah memeindo memeindonesia memejamkan memelas memelet memeliki memelucu memencet memendam memengaruhi
mementaskan mementingkan memerangi memerankan memeras memergoki memeriahkan memeriksa memeriksakan memesona memet memevespa memex memfasilitasi memfitnah
memfollow memicu memihak memikul memilki memilukan memimpin meminang memindai meminimalisasi meminimalisir meminimalkan memliki memnuhi memo memoar
memobilisasi memodif memodifikasi memonitor memonitoring memorandum memorial memories memory memotivasi mempan mempedulikan mempekerjakan mempeng
mempengaruhi memper memperagakan memperbaharui memperbanyak memperbolehkan memperburuk memperdalam memperdulikan memperebutkan memperjuangkan memperketat
memperkirakan memperkokoh memperkosa mempermalukan memperparah mempersempit mempersilahkan mempersilakan mempersingkat mempertegas mempesona memphis
memplesetkan mempopulerkan memposisikan memposting mempraktekan mempraktekkan mempraktikkan memprediksi memprediksikan memprihatinkan memprogram
memproteksi memprotes memprovokasi memproyeksikan mempu mempunyai memuaskan memudar memudarkan memuja memukau memukul memukuli memula memuliakan memuncak
memuncaki memunculkan memungkinkan memungkiri memungut memuntahkan memurnikan memusingkan memusnahkan memusuhi memvalidasi memvonis menaati menabrak
menabur menafkahi menafsirkan menag menahu menahun menajdi menakjubkan menaklukan menaklukkan menaksir menamatkan menambang menampakan menampakkan menampar
menampik menampung menancap menancapkan menandaskan menandatangani menandingi menanggapi menangguhkan menanggulangi menangkal menangkis menanjak menantang
menantuicn menantukuh menapak menapaki menarche menargetkan menasehati menasihati menaungi menawan menayangkan mencaci mencakup mencalonkan mencanangkan
mencangkup mencantumkan mencar mencederai mencegah mencekam mencekik mencela mencemari mencemarkan mencengangkan mencengkeram mencengkram mencerdaskan
mencermati mencerna mencet mencetuskan mencibir mencicipi mencil mencinta mencintai mencirikan mencit mencium menciumi mencolok mencontek mencontoh
mencontohkan mencopot mencoreng mencuat mencubit mencukupi menculik mencuri mencurigai mencurigakan menda mendag mendagri mendahului mendahulukan mendaki
mendalam mendalami mendamaikan mendambakan mendanai mendaptkan mendatar mendaur mendayagunakan mendayung mendebarkan mendedikasikan mendefinisikan
mendegradasi mendekam mendekap mendekorasi mendelegasikan mendelik mendengkur mendengus mendera menderita mendes mendesah mendesak mendesign mendet
mendetail mendeteksi mendewasakan mendi mendiagnosa mendiagnosis mendiami mendiang mendidih mendidik mendikbud mendiknas mendisiplinkan mendiskusikan mendo
mendoan mendobrak mendol mendominasi mendonasikan mendong mendongak mendongkrak mendonorkan mendownload mendua menduga mendulang mendung mendunia mendut
menebak menebus meneer menegah menegang menegangkan menegaskan meneguhkan meneguk meneh menejemen meneka menekuk menekuni menelaah menelantarkan menelepon
menelpon menelurkan menembak menembakkan menembus menendang menengah menenggak menenggelamkan menentang menenteng menentramkan menentu menentukan menepi
menepis menepuk meneran menerawang menerjang menerjunkan menerkam menerobos meneror menerpa menertawakan menertibkan menerus meneruskan menes menetapkan
menetas menetralisir menetralkan menetukan menewaskan meng menga mengabaikan mengabdi mengabdikan mengabulkan mengacak mengacu mengacungkan mengadakan
mengadaptasi mengadili mengadopsi mengadu mengagendakan mengagetkan mengagumi mengagumkan mengagungkan mengais mengaitkan mengajukan mengakali mengakar
mengakibatkan mengakomodasi mengakomodir mengakses mengaktivasi mengakui mengakuisisi mengalahkan mengalirkan mengalokasikan mengamalkan mengamanatkan
mengamati mengambang mengampuni mengamuk mengan menganalisa mengancam mengandalkan mengandung menganga menganggap menganggarkan menganggu mengangguk
menganggur mengangsur menganiaya menganjurkan mengantisipasi mengantri mengantuk menganut mengapa mengapresiasi mengartikan mengasihi mengasumsikan
mengasyikan mengasyikkan mengatakan mengatas mengatasi mengaudit mengayomi mengayuh mengcopy mengcover menge mengecam mengecewakan mengecup mengedukasi
mengefektifkan mengejan mengejang mengejek mengekang mengeklik mengeksekusi mengeksplor mengeksplorasi mengekspor mengekspos mengekstrak mengelabui
mengelak mengelilingi mengeliminasi mengelompokkan mengeluarkan mengeluhkan mengelus mengemban mengembankan mengembara mengemis mengenang mengenaskan
mengencangkan mengendalikan mengendap mengendur mengendus mengentahui mengentaskan mengenyam mengenyangkan mengepung mengerahkan mengerang mengerem
mengerikan mengerti mengeruk mengerutkan mengesahkan mengesankan mengestimasi mengetahui mengetajui mengetes mengetuk mengevakuasi menggaet menggagalkan
menggagas menggah menggahing menggairahkan menggal menggalakkan menggalang mengganas menggandakan menggandeng mengganggap mengganggu menggangu mengganjal
menggapai menggaruk menggasak menggebrak menggebu menggegerkan menggeledah menggelegar menggeleng menggelengkan menggeliat menggelikan menggelinjang
menggelitik menggelora menggeluti menggema menggemari menggemaskan menggembirakan menggemparkan menggempur menggemukkan menggenangi menggenapi menggenggam
menggenjot mengger menggerebek menggerogoti menggerus menggerutu menggeser menggetarkan menggigit menggila menggiring menggiurkan menggoda menggok
menggolongkan menggondol menggoreng menggugah menggulingkan menggulirkan menggumpal mengguncang menggunkan menggunung menggusur mengguyur menghadang
menghajar menghakimi menghalangi menghalau menghamili menghampiri menghandle menghantam menghantui menghanyutkan menghapal mengharamkan mengharap
mengharapkan mengharukan mengharuskan menghasut menghayati menghebohkan menghela menghembuskan menghempaskan menghendaki mengheningkan menghentak
mengherankan menghimbau menghimpun menghina menghindar menghindari menghindarkan menghinggapi menghipnotis menghiraukan menghirup menghisap menghormati
menghujat mengi mengibarkan mengidap mengidolakan mengijinkan mengikhlaskan mengikis mengilhami mengimbau mengimpor mengincar mengindeks menginduksi
menginfeksi menginfokan menginginkan mengingkari menginisiasi menginjak menginjakkan menginstall mengintai mengintervensi mengintimidasi mengintip mengira
mengiring mengiringi mengiritasi mengisap mengisolasi mengisyaratkan mengiyakan mengkaji mengkal mengke mengkek mengkel mengkhianati mengkhususkan
mengkilat mengklik mengkol mengkoleksi mengkondisikan mengkonfirmasi mengkonstruksi mengkonsumsi mengkonversi mengkoordinasi mengkoordinir mengkritisi
mengkudu mengobarkan mengobservasi mengokohkan mengoleksi mengomentari mengonfirmasi mengonsumsi mengoperasikan mengoprasikan mengoptimalkan mengorbankan
mengorbit mengorder mengorek mengorganisasi mengorganisir menguak menguap mengubur mengucur mengucurkan mengudara mengukuhkan mengukus mengulum mengulurkan
mengumbar mengumpat mengumpulkan mengundurkan mengungguli mengungkap mengungkapkan mengungkit mengungsi menguntungkan mengunyah mengupayakan mengupdate
mengupgrade mengupload mengurangi mengurung mengurungkan mengusap mengusik mengusung mengusut mengutarakan mengutip mengutuk mengutus menhan menhub
meniadakan menikahbahagia menikam menikung menilik menimbun menimpa menimpali menindak menindas menindih mening meningitis menipis menipu menir meniran
menistakan menitan meniti menitik meniup menja menjabarkan menjabat menjadi menjadikan menjajah menjajakan menjajaki menjajal menjalar menjamah menjambak
menjanda menjangan menjangkau menjangkiti menjauh menjauhi menjauhkan menje menjebak menjebol menjelajah menjelajahi menjelma menjembatani
menjengkelkan menjerat menjerit menjerumuskan menjijikan menjijikkan menjilat menjilati menjinakan menjinakkan menjiplak menjodohkan menjorok menjuarai
menjulang menjulurkan menjumlahkan menjunjung menjuntai menjurus menkes menkeu menko menkominfo menkop menkopolhukam menkumham menlu menma menodai menolak
menonaktifkan menonjol menonjolkan menopause menopouse menoreh menorehkan menormalkan menpan menpar menperin menpora menristek menristekdikti mensesneg
menshare mensimulasikan mensinergikan mensintesis mensos mensponsori menstabilkan menstimulasi menstruasi mensubmit mensucikan mensukseskan mensuplai
mensupport mensyaratkan ment menta mentaati mentafsirkan mentalitas mentan mentang menten mentertawakan menthol mentimun mention mentolerir mentos
mentransfer mentri mentul menuang menuangkan menuding menuduh menuju menujukan menujukkan menular menularkan menumbangkan menumbuk menumis menumpahkan
menumpas menunduk menundukkan menunggak menunggang menunggangi menunjang menuntaskan menuntun menuntut menur menusuk menutrisi menwa menyabet menyabung
menyadari menyadarkan menyahut menyaingi menyaksikan menyalami menyalip menyamai menyamakan menyamar menyamarkan menyambangi menyambar menyamping menyan
menyandang menyandarkan menyandera menyangga menyanggah menyanggupi menyangka menyangkal menyangkut menyanjikan menyanyah menyapa menyarankan menyasar
menyebabkan menyebalkan menyeberangi menyebrang menyebrangi menyebut menyebutkan menyedihkan menyegel menyeimbangkan menyejukkan menyeka
menyelamatkan menyelaraskan menyelidiki menyelinap menyelusup menyemangati menyemarakkan menyematkan menyembah menyembul menyembunyikan
menyembur menyemburkan menyempatkan menyempit menyempurnakan menyenangi menyenangkan menyengat menyentuh menyepakati menyepelekan menyerakan menyeramkan
menyerang menyergap menyeringai menyertakakan menyeru menyeruak menyerukan menyerupai menyeruput menyesakkan menyesali menyesalkan menyesatkan menyetubuhi
menyetujui menyibukkan menyikapi menyilang menyilaukan menyimpang menyimpulkan menyindir menyinggung menyingkap menyingkapkan menyingkir menyingkirkan
menyiratkan menyisihkan menyisipkan menyodorkan menyokong menyolok menyombongkan menyongsong menyontek menyuap menyuapi menyuarakan menyudahi menyuguhkan
menyukseskan menyulut menyuplai menyuruh menyusahkan menyusu menyusup menyusuri meonk meped mepeg mepek meper mepes mepet mera meraba meracuni
meragukan merahasiakan merahputih meraih meraja merajai merajalela merajut merak meraka meramal meramalkan merambah merambat merampas merampok merana
merang merangkak merangkap merangkul merangsang merangsek merari merarik merasuk merasuki meratifikasi meraup merawanin merayakan merazia merbabu merbot
merbuk mercedesbenz merch merchandise merchandiser merchant merck mercon mercu mercure mercurial mercury mercusuar mercys merdika mere merealisasikan
merebahkan merebak merebut mereda meredakan meredam mereduksi meredup mereferensikan merefleksikan meregang meregangkan meregenerasi merehabilitasi
merekalah merekapun merekat merekatkan merekayasa merekonstruksi merelakan merem meremajakan merembet meremehkan meren merencanakn merendah merendahkan
merendam merengek merenggut merengkuh merengut merenung merenungi merenungkan merepotkan mereproduksi meres meresahkan meresap mereset meresmikan merespons
merestorasikan merestui meretas mereview merevisi merevitalisasi merevolusi merger meri meriahkan meriam merica meridian merinda merinding merindu
merindukan meringankan meringis meringkuk meringkus merintih merintis merisaukan merista merit meriwayatkan merkel merkuri merkurius merlin mermaid
mermaind mermet mernah merobohkan merogoh meroket merona merong meronta merosot merr merry merta mertoyudan mertuatiap meruncing meruntuhkan merupa
merupaka merupakam merupakan merupkan mery mesakh mesam mesat mesek mesem meses mesias mesincuci mesiu meski meskipun mesopotamia mess message messages
messaging messakh messi mester mesti mesum mesut metabolik metabolism metabolisme metabolit metadata metafisika metafora metakognitif metalic metalica
metalik metallic metallica metalurgi metamorfosis metan metana metanol metastasis meteng meteor meteorologi meter method methodist methods metic metil
metland metoda metodelogi metodologi metodologis metrik metro metrologi metromini metropolis metropolitan metrotv metsis mettler metube metung mewabah
mewadahi mewajibkan mewakili mewakilkan mewartakan mewaspadai mewek mewujudkan mexico meyer meyriska mgkn mgmp mhca miami miang michael michel michelin
michelle michigan mick mickey micro microfiber micromax micron microphone microphones microsd microusb midanget middlesbrough middleton midi midian
midnight midorima mieke mifi miftah miftahul migas might mighty migran miguel mihak miharja mihika mihir mihrab mihun mijah mijan mijang mijen mijil mika
mikael mikail mikasa mike mikha miki mikirna miko mikroba mikrobiologi mikrolet mikron mikroorganisme mikroprosesor mikroskopik mikroskopis
miku mikul mikuni mila milagros milan milang milanisti milano mild mile milea milenia milenium miles miley milf milfbantu mili miliar miliaran miliarder
miligram mililiter milimeter milis milisi milist militan military militer militia milk milka milkshake milky mill milla millenium millennium miller milli
milliar milling million mills milo miloe milyar milyaran mimaki mimbar mimi mimik mimin miming mimis mimitran mimpin mina minagka minah minaj minal minamas
minami minangka minar minas minato mind minda minded mindeng mindo mindset mine minerba minerva ming minggat minggir minggon minggulibur mingpin mingyu
minh minho minii minikitchen minim minimalisir minimalist minimi minimum mining minion minions minister ministry minkum minna minnie minnow mino minor
minoritas minseok mint mintak mintaraga mintarsih minut minute minutes miokard miom mipis mipit mira miracle miraga mirah mirai mirak miranda miraos
miras mirasa mirasantika mirasih mirdad mire mireng miri mirna mirnawati mirota mirror mirrored mirza mirzani misa misaki misalkan misan misbah mishari
mishary misil misionaris misioner miskonsepsi misoprostol misramolai miss missing mission mist mistake mistar mister misteri misterius misterkomedi
misteruis misti mistik mistis mistral misyari mita mitali mitchell mitenah mitha mitigasi mitnah mito mitokondria mitologi mitos mitra mitsal mitsui mittal
mituhu mitula mitulung miturut mitutur miui miwah mixed mixtape miyabi miyang miyos mizan mizone mizukage mizuna mizuno mizwar mizzle mkdi mkhitaryan mkin
mkks mlati mlayu mmhg mmorpg mnctv mnet mngaghu mnjadi mnjdi moana mobi mobilindo mobilisasi mobilitas moblagu mobomarket mocca moch mochamad mochi mochtar
moda modalitas modar mode modelling models moden moderasi moderat moderators moderen modernisasi modernitas modi modification modified modifikasicb
modifikator modin modis mods modular modulasi module modulus modus moeis moeldoko moelih moeliono moeloek moeng moenggoeh moesoeh moestopo moewardi moga
moge mogi mogot mohabatein mohabbat mohabbatein mohal mohamad mohamed mohammad mohammed mohan mohd mohede mohit moisturizer mojang mojo mojoagung
mojogedang mojok mojoroto mojosongo mojotengah mojowarno mokha moksa molar molding molek molekul molekuler molen molotov moman moment moments
momghter momin moml mommy momo momochi momod momok momoka momonon momot momotan moms mona monaco monalisa monarki monas monata moncer moncong monday mondok
mondy monel moneta moneter monev monggang mongol mongolia mongondow monica monika monita monitoring monkey mono monokrom monoksida monolog monomer monopoli
monorel monoshock monoton monotransitif monroe monsta monster monsters montana montara monte montel montella montesa months montok montong montpellier
montreal monumen monumental monyong monza mood moodle moon mooncake moonlight moore moorlife moppapua mora moral moralitas morata moratorium morawa
morbiditas morena moreno morfem morfologi morfologis morgan mori moril morin morinaga morinda moringa morissette morning moro morris mortalitas mortar
mortir mosaic mosaik moscow moses moskow moslem moss mossel mosting mosul motel mothai mother motif motifasi motifora motilitas motivasi motivasidiri
motivasihidup motivasionline motivasipagi motivation motivator motobatt motocross motogp motoparts motoprix motorclub motorik motoris motorjadul motors
motorsikal motorsport motortua motovlog motto motu mouni mount mountain mountains mourinho mouse mouth moutong moved movement moveon moves movi movies
movil movis movistar moyang moyes moyo moyok mozaik mozambik mozarella mozart mozilla mozzarella mpls mpok mpukiyups mranggen mraz mrgreen mrunal msdm msih
mslnya mtma mtsn muaaahh muajakarta mualaf mualem muali muallaf muamalat muamar muammar muang muara muaro muasal muasin muay muba mubadir mubaligh mubarak
mubarok mubazir mubin mubyar muchlis muchsin muchtar mucikari mucuk mucung mudahmudahan mudal mudharabah mudho mudi mudo mudun mueller muenchen mufakat
muffler mufti mugen mugia mugiya mugut mugya muhadjir muhaimin muhajir muhajirin muhal muhamad muhamadiyah muhammad muhammadan muhammadar muhammadin
muhammadiyah muhammadur muhara muharam muharram muhasabah muhasabahdiri muhasabatul muhibat muhibbin muhrim muhsin muhun muhyi muhyiddin muhyidin muis
mujaer mujahadah mujahid mujahidin mujarab mujhe mujhse mujijat mujiono mujizat mujko mujtahid mujur mukadimah mukallaf mukanee mukenah mukherjee mukhlis
mukhtar mukidi mukjizat muklis mukmin mukminin mukosa muksin mukta muktamar mukti mukul mula mulak mulan mulana mulangna mulasara mulat mulawarman mulek
muli mulia muliaman mulk muller mulok multazam multi multifinance multifungsi multiguna multikultural multilateral multilingual multimedia multimeter
multinasional multiplayer multiple multiplek multiplier multitasking multivariat multivariate multivitamin mulud muluk mulung mulusabg muluss mulya mulyadi
mulyana mulyani mulyanto mulyasari mulyo mulyono mumbai mumbul mumin mumkin mummy mumpung mumpuni mumtaz mumuh mumuja mumuji mumule mumun muna munaf
munafek munafik munah munajat munandar munapek munara munarman munaroh munas munasabah munawar munawir munawwir muncang muncar munchen munculah
muncung mundak mundial mundo mundu mundut mungga munggang munggu mungguh mungguhing mungkar mungkid mungkir mungkul mungkur mungpung mungut munich munif
munir munjung munjungan munkar munsyi munsyidin muntaha muntang muntir munzir mupakat mupeng muppet mupus muput mura murabahah murad murag murahmeriah
murak murakami muram murang murat muratara murba murbeng murda murder muri muria muris murka murni murotal murottal murphy murray mursal mursi mursid
mursini mursyid murtad murti murub murugul muruk murung murwa musa musabab musafir musapir musawarah muscle musculus musda muse muser museum mushaf
mushalla mushkil mushroom musi musibah musibat musica musical musically musicas musicians musicid musics musikal musikalisasi musikfren musikgaul musikimia
musikita musiman musium muskurane muslich muslih muslihat muslimat muslimin muslimorid musna musnah musnahkan musola muspida muspika musrembang musrenbang
musrik mustafa mustahil mustajab mustakim mustang mustapa mustar mustari musthafa musthofa musti mustika mustikaning mustofa mustolih mustopa musuhan
musyawarah musyrik musyrikin mutahir mutajilah mutakaliman mutakalimun mutakhir mutan mutans mutawatir mutia mutif mutilasi mutlak mutmainah mutual muvibee
muvie muvimov muviza muvizabid muvon muwuh muzadi muzakir muzamil muzammil muzdalifah muzica muzik myanmar mycobacterium mylove myself mysterio mystery
mystic mytha myung myungsoo naaah naagin naah naam naas naat naba nababan nabati nabawi nabil nabila nabilla nabiyullah nacita nacl nadab nadacinta
nadah nadal nadar nadia nadila nadim nadine nadir nadira nadjan nadom nadran nadya nadzar naek naela nafa nafas naff nafi nafis nafisa nafkah nafsahu nafsu
nagagini nagan naganingrum nagar nagara nagari nagasaki nagasaon nagaswara nagin naging nagini nagis nagisa nagita nagori nagoya nagpal nagri nahas nahason
nahdlatul nahdliyin nahh nahi nahkoda nahor nahrawi naif naila naim naina nainggolan naintara najah najan najana najib najis najwa nakamura nakas nakir
naksir nakula nala nalang nalangsa nalar nalendra nalibrata nalika nalikung naliti naluri namabayiku namah namakamu namba nambak nambangan nambih nambut
namco named names nami namikaze namin naming namit namja namjin namjoon nampa nampan nampi nampik nampung namrud namu namum namun namung nana nanang nancy
nandang nandish nandito nando nanduk nanga nanges nanggala nanggap nanggroe nanging nangka nangkoda nangkring nangroe nani nania nanik naning
nanjung nanopartikel nantang naoh naomi napa napak napi napitupulu napoleon napoli napsu naptali naptu napuk napza nara narada narajang naraka narang
narapidana narasoma narasumber naratas naratif narawang narawita narayan narayana naren narendra narima narita nariyah narkotika naro narogong naros
narpati narpatmaja narrative narsis narti narto naru naruto narutus nasa nasab nasabah nasal nasar nasaret nasaruddin nasdem nasehat nasehati nasgor nash
nasheed nasida nasidaria nasihat nasio nasionalis nasionalisme nasir nasmoco nasrani nasri nasruddin nasrudin nasrul nassar nastiti nasty nasuha nasution
nasya nasyid natah natalia natalie natalis natan natanael natang nataprawira natar natasha natasya natgeo nathan nation national nations natok natrium
natsir natsu natura naturalis naturalisasi nature naudzubillah naufal naufan naughty nauli naungan naura navara navdeep navicula navigasi navigation navya
nawa nawacita nawaitu nawang nawangsih nawawi naya nayaga nayantara nayla nazar nazareth nazaruddin nazi nazim nazir nazrina ndadi ndao ndek ndeso ndolalak
nearby nebak nebraska nebucard nebus necis neck needs neelofa neeraj negar negarawan negatif negatip negative negeriakhirat nego negoisasi negosiasi
negosiator negri negro neha neil neira neji nekad neko nekrosis nekuk nela nelayan nelek nella nelly nelongso nelson neluh nematoda nembak nembang nembe
nemo nenas nendang nenen nengah nengan nenggel neni nentang neoliberalisme neonatal neonatus neosari nepak nepal nepali nepotisme neptu neraka neran
nerawang nero ners nerus nerusin nesia nest nestapa nestle neta netanyahu netbook netek netep netflix netherlands netify netizen netmediatama neto netra
netral netralitas nett netter netto netty networks neural neurodex neurologis neuron neutron nevada neverland nevertari newcastle newek newman newmont news
newsletter newsvine newyear nexian nexus neymar nezar ngaba ngabakti ngabdi ngabehi ngabei ngaben ngabisin ngablak ngabsen ngabuburit ngaceng ngacik ngacir
ngaco ngacu ngacung ngada ngadain ngadeg ngadek ngadep ngadika ngadirojo ngadjak ngadji ngadon ngadu ngagas ngagel ngagem ngaggo ngagu ngaguna ngaharep
ngait ngaja ngajagi ngajurit ngak ngakakkocak ngakal ngakoe ngaku ngala ngalaga ngalah ngalahin ngalamers ngalamin ngalamun ngalang ngalap ngalas ngalawan
ngalayang ngalem ngaleng ngaler ngalilir ngalindur ngalirik ngalong ngalor ngalun ngalungguhan ngamang ngambah ngambang ngambul ngambung ngampar ngamparan
ngampleng ngampura ngan nganan ngancam ngancem nganceng ngancik ngandeg ngandel ngandika ngandung ngang ngange ngangenin ngangge nganggep nganggit nganggo
ngangkang ngangken ngangluh ngango ngangsar ngangseg ngangsu nganiaya nganken nganteng ngantep ngantor ngantos ngantosan nganut ngap ngapain ngapak
ngape ngaping ngapit ngara ngarak ngaran ngaranan ngaras ngarasa ngare ngarepna ngari ngarih ngaroe ngaronda ngarti ngartos ngaruh ngarujuk ngasa ngasi
ngaso ngasor ngasri ngasta ngatain ngatasi ngaturna ngaub ngawa ngawales ngawang ngawangga ngawangun ngawengi ngawi ngawula ngawur ngawut ngayang ngayuh
ngebahas ngebas ngebet ngeblak ngeblog ngeblong ngebom ngebrak ngebren ngece ngecrot ngedap ngedeng ngeduk ngefans ngehits ngejah ngejo ngekek ngelak
ngelali ngeleg ngeleh ngelek ngeliatin ngelike ngelmu ngeluarin ngeluk ngelun ngemat ngemban ngembangna ngembat ngemis ngempel ngemplang ngemut ngenah
ngenca ngendap ngendek ngendog ngenes ngeng ngenget ngenggon ngenong ngentep ngento ngenyang ngenyot ngepas ngeplak ngeplong ngepost ngepung ngeran
ngerayain ngereh ngerem ngeriwik ngerol ngeruk ngerumpi ngeseks ngeselin ngeset ngesot ngesti ngetak ngetan ngetek ngetem ngetop ngetot ngetren ngetrend
nggk ngibing ngical ngidam ngider ngidul ngidung ngigel ngijing ngilang ngiles ngilmi ngilo ngimpi ngimpor nginang ngincer nging ngingu nginten
ngintil ngintip ngintipin ngintun nginum nginx ngipuk ngira ngiri ngirik ngiring ngiringan ngirung ngisat ngisep ngising ngistrenan ngiwat ngntot
ngobong ngoceh ngoelon ngoembara ngojeg ngokop ngome ngomongna ngompa ngong ngongkon ngonsumsi ngora ngorek ngoro ngorong ngotot ngowo ngriwik ngubek
nguber ngubur ngucapna ngudak ngudi ngujung ngukus ngukut ngulon ngulub ngulum ngulur ngumbar ngumbara ngumpul ngumpulin ngumpulna ngung ngungkung
ngungsi ngungun nguni nguninga ngunjal ngunut ngupama ngupat nguping ngurah ngurek ngurung ngusap ngusapan ngutil ngutip ngutus nguwung nguyang nguyen
nguyup nhcp niaga niagara niall niana nias niat niatan niatkan nibhaana nibhana nich niche nicholas nick nicki nickname nicky nico nicolas nicole nida
nidhi nidji nidn nielsen nifas nigam nigas niger nigeria nightcore nightmare nights nihan nihh nihhh nihil niih nijat nikahasik nikahbarokah nike nikel
nikhil niki nikita nikki nikmatilah niko nikodemus nikolaus nikotin nikung nilam nilang nilar nilas nilep nilik nilon nimboli nimbrung nina nindak nindakna
nindes nindy nindya nine nineball ninga ningal ningali ninggalna ningrat ningrum ningsih nining ninis niniwe nino nipah nipis nipple nipu nira niring
nirlaba nirmala nirvana nirwana nisa nisaa nisab nisah nisbah niscaya nisel nishina niskala niskara nisn nisp nissa nista nita nitah nite nitih nitir
nitis nitrat nitrit nitrogen nixon niyat nizam nizar njaba njabrang njaluk njang njata njawa njawang njekel njing njoba njokot njop nkri noah nobel nobi
nobita nobitasan noble nobody node noehoen noel noer noerdin nofilter nogosari noir noka nolak nolan nolih nomber nomenklatur nomer nomina nominal
nominasi nominator nommensen nomnom nomnommedan nompo nona nonaktif none nonfiksi nonformal nong nongki nongkrong noni nonjok nonjol
nonna nono nonok nonoman nononk nonstop nontongo nontunai nonverbal noodle noona noor nope nopember nopol nora norah norak nord nordiana nori norma normal
normalisasi normalitas norman normatif norris north northern norton norwegia norwich nose nosokomial nosstress nostalgia nostop notabene notasi notes
notice notif notification notifications notifikasi notoatmodjo notog notok nougat noura nouvo nova novan novanto novelis noven novi novia novita novitasari
novo novotel nowela nowupdate noya nozomi nozzle npsn nraktir nsaid nspnya ntah nuang nuansa nubie nubruk nubuat nuca nuding nudist nudju nuduh nufus nugel
nugie nugini nugraha nugroho nuhun nujum nukil nukilan nukleat nukleator nukleotida nukleus nuklir nulad nulak nular null nulls nulung numb numbak numbered
numbers numbuk numeralia numerical numerik numfor numpak numpes nunduk nundung nunggal nunggang nungging nungku nungkul nungtut nunjang nuno nunpang nuntun
nuntut nunun nunung nuptk nuradi nuraeni nuraini nurani nurbaya nurbayan nurbuat nurcahya nurdin nurdjaman nurgiyantoro nurhadi nurhaliza nurhana nurhayati
nurih nuril nurin nurjadin nurjaman nurjana nurjanah nurlaela nurlela nurmantyo nurna nursalam nursery nursing nursyifa nuruddin nurul nurulloh nuryanto
nusa nusakambangan nusantara nusrat nusron nusuk nuswantoro nutella nutfah nutrien nutrifood nutrijel nutrijell nutrition nutritionals nutug nvidia
nyaba nyabda nyabet nyabrang nyabu nyacad nyadar nyadi nyagak nyah nyai nyakar nyakra nyakrawati nyakseni nyakup nyali nyalla nyam nyamar nyambat nyamber
nyambi nyampek nyamperin nyamplung nyamur nyana nyandak nyandang nyanding nyandiwara nyandra nyandung nyangga nyanggi nyangka nyangkem nyangking nyangkol
nyangsang nyantri nyapa nyapih nyapit nyarang nyarek nyastra nyatang nyatru nyatur nyaur nyawang nyawangan nyawer nyebarna nyebat nyebelin nyeblak nyeblok
nyebrot nyebur nyebut nyebutna nyeceb nyecep nyedek nyegah nyegat nyekar nyekek nyeker nyekso nyela nyelap nyeleneh nyelep nyelir nyelok nyeluk nyembah
nyembul nyemil nyempad nyengir nyengka nyengker nyengseret nyentak nyentrik nyenyak nyenyekel nyepak nyepen nyeplak nyeplos nyepong nyerang nyerat nyered
nyereng nyesal nyesek nyesep nyetop nyiak nyidam nyikso nyilib nyimas nyimpang nyinden nyindir nyinggung nyingkir nyingkur nyinyir nyipat nyirep nyirig
nyiru nyitak nyiur nylon nyobi nyogok nyok nyokap nyoko nyokong nyokot nyolok nyolong nyoman nyong nyontek nyonto nyopet nyoreang nyoro nyosor nyuduk
nyuguh nyuhun nyulik nyumber nyungsep nyupata nyupena nyuprih nyureng nyuruh nyurung nyusu nyusup nyuwun oakley oaoe oasis oatmeal obahan obama obatjerawat
obbie obfuscated obito object objects objek objektif objektivitas obligasi oblong obok obong obor observasi observasional observation observatorium
observer obsesi obstruksi obtained obyek obyektif ocbc ocean ocehan oceng ocet ocha ochan octa octavia october odang odds odelia odha odia odoj
odyssey oecd oemar oemoer oeninga oepami oesman oetama oetawi oetomo ofensif offers offical officinale offroad offshore oficial ofisial often ogan
ohang ohio ohsas oikumene oiya ojak ojoserius okay okeh okey okezone okinawa okita okky oklahoma oksastudio oksida oksidan oksidasi oksidatif
oksitosin okta oktan oktavia oktavian oktaviani oktovian okulasi okupansi olahragawan older oleo olga oliv olive oliver olivia olivier olla olly olsen
olshopbandung olshopindo olshopmurah olympic olyvia oman omar ombak omber ombre ombudsman omdc omdj omega omelet omer omesh omjoni omni omnivora
omongin omongna omron omteloletom onani onar once oncom oncor onder oneng onepiece oneshot ongkek ongoing onion onir onlinepajak only onset
onsu onta ontel onthel ontong ontran onur onyon onyx oops ooredoo oosit ootd ootdhijab ootdindo opah opal opec openan opencart opened openendorse opener
openload openvpn oper opera operamini operan operandi operasikan operasional operate operating operational operations opick opik opinion opium oplosan opok
oposisi oppa opportunity oprasional opsi opsional opsir opsnal optic optical optima optimal optimalisasi optimalkan optimis optimisme optimistis optimum
optimus option optional options oracle orak oral orange oranglain orangutan orari orasi orator orbit orbital orchard orchestra orchid orde ordik ordinal
ordinary ordo oregano oren oreo organda organel organic organisasional organisme organization organizational organoleptik orient oriental orientasi
oriented oriflam oriflame origami origin origins orihime orion oris orisinal orisinalitas orisinil orkestra orlando ornamen orochimaru orsinil ortodoks
ortodontik ortografi orton ortopedi oryza oryzae osaka osama osasuna oscar oseng osing osis osman osmosis osmotik ospek osram osteoarthritis osteoporosis
otaku oten otentik otentikasi others othman otipati otobiografi otodidak otomobil otong otonom otonomi otoparts otopsi otorisasi otorita otoritas otoriter
ototrend otsuka otto otwol outbond outcome outline output outro outside outstanding oval ovarium overall overdose overdosis overhead overlay overload
overtoom overtunes overview overweight ovhi ovulasi owari owen owner owners ownership oxford oxygen oyku oyong ozawa ozcan ozgur ozil ozon ozturk pabean
pabedilan pabelan pablo pabrikan pabrikasi pabuaran paca pacah pacak pacalang pacari paceklik pacet pacific pacing pack package packard packet pacok pacu
pacuan pacul padagang padagangan padah padaleman padalisan padamel padamelan padan padana padanan padangan padangfoodgram padankan padaringan paddle
paddock padek padepokan padesaan padesan padilla padjadjaran padjajaran padma padmi pads padu paduka padukan padukone padukuhan padusunan paedah paesan
pagal pagalworld pagan pagawe pagawean pageant pagelaran pages pagoda pagraky pagu pagulingan paguneman pagunungan pagupon pagurawan paguron paguyangan
paguyonan paguyuban pahala pahaman pahami pahan pahang pahing pahlevi paidin paidpromote paijo paikem pailit pain painan paing paingan pair paired
pairing paito pajagalan pajagan pajajaran pajang pajar pajaten pajeg pajenengan pajeng paka pakalangan pakalongan pakam pakampungan pakandangan pakansari
pakansi pakar pakara pakarangan pakarena pakaulan pakauman pakebonan pakecapan pakecarvil pakel pakemahan pakeman pakena pakewuh paking pakir pakis
pakistan pakistani pakke pakoe pakong pakpahan pakpak paksa paksaan paksakan paksi pakta pakuburan pakujajar pakulitan pakumpulan pakungwati pakuning pala
palabuhan palace palacidra palacuran palagan palah palak palaksanaan palamarta palangan palanggan palanggaran palapa palar palas palasara palastra
palataran palawa palawangan palawija pale palem palermo palestina palestine palette palevi palguna palgunadi pali paliatif palih paliman palimanan
palingbarunya palinggihan palintangan pall palladium pallapa pallawa pallet pallidum palm palma palmas palmer paloh palsy palumbon palung palur pama pamaca
pamacan pamadegan pamah pamahaman pamajegan pamajikan pamakanan pamalang pamales pamali pamanah pamanahan pamanasan pamanggih pamangku pamaos pamapag
pamapersada pamarekan pamarentah pamarentahan pamarintah pamasangan pamasaran pamawa pambeng pambengan pambrih pambudi pambuka pamecut pamedal pamekas
pamela pamen pamiarsa pamikir pamikiran pamilang pamilih pamilihan pamilik pamimpin paminggir pamirsa pamisah pamondokan pamor pamoyok pampers pampilia
pamrih pamsimas pamudi pamuja pamuji pamuk pamukiman pamulangan pamulu pamunah pamundut pamungkas pamungkir pamupus panadol panai panakawan panaliti
panalitian panam panama panambah panampilan panan panang pananggalan pananjung panari panarik panarima panarukan panasaran panasbaran panasdengan panata
panataran panawa panawaran panbers panca pancabaya pancake pancala pancanaka pancang pancangan pancaniti pancar pancaran pancaroba pancasila pancasona
pancatengah pancawala pancawarna pancawati pance pancen pancer pancipta pancung pancur pancuran panda pandai pandak pandan pandansari pandawa pande pandega
pandey pandika pandita pandjaitan pandjang pandjara pandji pandora pandumusica panduwinata pane panebus paneda paneka panelis panembahan panembang
panembong panengah panengen panerus panetepan pang panga pangabakti pangabaran pangadatan pangadeg pangadilan pangajak pangajaran pangajen pangaji
pangajian pangako pangaksami pangalaman pangalasan pangalem pangalila pangambung pangampura pangandika panganggo panganggon pangangguran pangangon
pangantenan pangantet pangaos pangaosan pangapunten pangarah pangarak pangarang pangarengan pangaribuan pangarih pangarit pangarti pangartos pangaruh
pangasih pangasilan pangastuti pangaturan pangauban pangawak pangawasa pangaweruh pangayom pangayun pangdam pange pangean pangeling pangemut pangeran
pangeret pangestu pangga panggabean panggah panggalih panggang panggangan panggantungan panggawe panggeran panggih panggihan panggilingan panggoda
panggonan panggugah panghormatan pangibadahan panginepan panginten pangira pangiring pangiwa pangkajene pangkal pangkeng pangkon pangkostrad
pangkuan pangkur panglamar panglawungan panglima pangling panglipur pangluyu pangorbanan pangot pangrango pangraos pangrasa pangrawit pangregep pangreka
pangrenyep pangrungu pangsa pangsit pangu panguasa pangucap pangulu pangulur pangumbahan pangunjung pangupa panguragan pangurus pangwangun pangwasaning
panimbang panin paningal paninggal paninggalan paninggaran paningkah paningkatan panir panitah panitera panitih panja panjaga panjaitan panjajahan panjak
panjalin panjalu panjangya panjar panjara panji panjunan panjurung panlok panolak panolih panon panonton panorama panoramic panoramio panpel panrb
pansel panser pansus pant panta pantalon pantang pantangan pantaran pantas panten pantengin pantes pantesan panties panting pantofel pantomim
pantrang pants pantura panturanews panty panuding panuduh panuhun panuju panulak panulis panulisan panulung panumbas panutup panutupan panving panwas
panwascam panwaslih panwaslu panyakit panyambung panyana panyangka panyapa panyarikan panyatur panyaur panyawang panyebut panyelang panyiksa panyimpenan
panyipta panyukuran panyusun panyusunan panzer paok paolo papacangan papadaning papaes papag papak papakon papalang papandayan papanggih papanggihan
papanggungan papar papara paparan paparentah paparkan papas papat papatan papatih papaya paperangan paperbag papers papi papinka paporit paprik paprika
papua papuaindonesia papuainstagram parab paraban parabel parabot parabu parada parade paradigma paradise paradoks paradox parag paragat paragi paragon
paragraf paragrap paragraph paraguay paraguru parahu paraistri paraji parak parakan paralayang paralegal paralel parallel parama paramedis
parameswara parameswari parameter parametrik paramita paramitha paramore paramount paran paranabi paranakan parandene parang paranti parapatan parapejalan
pararaton pararatu pararel paras parasara parasetamol parasi parasit parasut parat parawan parawansa parayi parbu pardede pardi pare parek parekan parenca
pareng parenkim parent parentah parents parera pari paribasa paridhi parigel parigi parijs parik parikan parikesit pariksa parintang paripaos paripih
paripolah paripurna paris parisi paritas pariwara park parka parker parking parkinson parkit parkour parlan parlay parlemen parlementaria parlementer
parma parman parmeet parna parodi parody paroki parokya parole parpol pars parsi parsial parstoday parta partaiperindo partami parte parti partial partikel
partikulir partisi partisifasinya partisipan partisipasi partisipatif partitur partner partners partnership parto parts parudan parunggu parungponteng
parwa pasa pasagi pasai pasak pasal pasanggiri pasanggrahan pasangmata pasantren pasapon pasarean pasaribu pasarindo pasawahan pascal pascapanen
pascasarjana pascol pase paseban paseh pasek pasemon pasewakan pasha pashto pasi pasif pasific pasifik pasifk pasih pasihan pasirpanjang pasis pasisir
paska paskhas paskib paskibra paskibraka paslon pasmina pasoepati pasokan pasopati paspampres pasport pasrah pass passenger passing passion passive past
pastel pasteurisasi pastika pastikan pasto pastor pastoral pastu pastur pasuketan pasung pasupati pasutri pasword pata patakonan patali patam
patamanan patang patani patapan pataruman patas patch patcher patel patemon patenggang pateni patenkan patent path pathdaily pathet pathindonesia
pati patience patient patih patik patilasan patimah patimura patin pating patinggi patiseri patitis patlu patner patoet patofisiologi patogen patok patokan
patologi patologis patos patra patrem patri patria patrialis patricia patrick patrio patriot patriotik patriotisme patrol patroli pattaya pattern pattimura
pattinson patty patuh patuk patya paudwal paugeran pauh paul paula paulina paulo paulus paus pautan paviliun pavitra pawai pawan pawayangan pawenang
pawenangan pawongan paya payah payang payau paying payload payo payout paypal payphone paytren payu payun payus pbfc pbnu pbsi pcim pcnu pdhal
pdhl pdip pdrb pdtt peace peach peak peaknose peang pearce pearl pearson pebalap pebruari pebuari pebulutangkis pecak pecandu pecinan pecinta pecundang
pecut peda pedagogik pedah pedal pedalaman pedalangan pedamaran pedan pedesaan pedestrian pedet pedia pedofilia pedot pedotan pedro pedrosa
pedulikan pedurenan peel peer pefindo peforma pegadaian pegagan pegasus pegasusgengs pegat pegawe peggy pegi pegipegi pegon pegunungan pehak pehli pein
peirce pejah pejantan pejekerjaan pejeng peju pejuang pejuh peka pekak pekerjaanya pekerti pekewuh pekik peking peksos pelabelan pelacak pelacakan
pelafalan pelak pelakon pelaksaan pelaksana pelaksanaan pelaksanaanya pelam pelampiasan pelana pelancong pelancongan pelangan pelanggar pelanggaran
pelangsing pelantikan pelantun pelapak pelapukan pelarangan pelari pelarian pelarut pelat pelatnas pelaut pelbagai pele peleburan pelecehan peledak
peledakan peleg pelemahan pelemparan pelepah peler peleton pelibatan pelicin pelicula pelik peliks pelimpahan pelindo pelit pelita pelkat pellet pelog
pelok pelong pelopor pelor peluh peluit pelukisperih pelumas pelumasan pelung peluru pemaaf pemabuk pemacu pemaen pemagangan pemah pemahaman pemai pemakain
pemaknaan pemaksaan pemalas pemali pemanah pemancar pemangku pemangsa pemantapan pemaparan pemasyarakatan pematang pemateri pembaharuan
pembahasan pembajak pembajakan pembalakan pembalap pembanding pembangkangan pembangkit pembangkitan pembantai pembantaian pembaptis pembaringan pembatalan
pembauran pembebanan pembeda pembedaan pembela pembelaan pembengkakan pembenihan pemberantasan pemberitaan pemberitahuan pemberkatan pemberontak
pemberontakan pembiakan pembiaran pemblokiran pembobotan pemboman pemborosan pembubaran pembudidaya pembudidayaan pembuluh pembunuh pembunuhan pemburu
pembusukan pemda pemdes pemecatan pemekaran pemelintir pementasan pemer pemeraga pemeran pemerasan pemerataan pemeri pemeriksa pemeringkatan pemerkosa
pemerkosaan pemicu pemijahan pemilukada pemimpin pemindai pemindaian pemirsa pemkab pemko pemkot pemogokan pemograman pemondokan pempang pemprov pemprovsu
pemred pemuas pemudi pemugaran pemuja pemujaan pemukiman pemukul pemukulan pemuliaan pemulung pemuncak pemungutan pemurnian pemusnahan pemustaka
pemutakhiran pemutihwajah penabur penadah penafian penafsiran penah penak penakluk penalti penambang penambangan penampakan penampang penampung
penandatangan penang penangguhan penanggulangan penangkal penangkar penangkaran penantang penasaran penasehat penasihat penat penataran penatausahaan
penayangan penca pencacahan pencahar pencaharian pencahayaan pencakar pencaksilat pencalonan pencanangan pencantuman pencegah pencegahan pencemar
pencemaran pencet pencetus pencho pencil pencinta pencitraan penciuman pencopotan penculik penculikan pencungkil pencuri pencurian pend
pendaftaraan pendahulu pendahuluan pendak pendaki pendakian pendalaman pendam pendanaan pendant pendawa pendayagunaan pendefinisian pendekar pendelegasian
pendem pendeman pendemo penderita penderitaan pendet pendeteksi pendeteksian pendewasaan pendhoza pendidik pendik pending pendis pendonor pendopo pendosa
penduga pendugaan pendusta penebusan penegasan penelaahan penelantaran penelepon penelitan penelope penembak penembakan penengah penentu penentuan
penertiban penerus penetapan penetas penetasan penetrasi peng pengabdian pengadegan pengagum pengait pengaksesan pengakuan pengalokasian pengamalan
pengamat pengamatan pengampu pengampunan penganggaran pengangguran penganiayaan penganugerahan penganut pengapian pengapit pengaplikasian
pengapuran pengaraian pengaruhi pengasih pengasihan pengasingan pengayak pengayoman pengeboman pengecualian pengecut pengekspor pengelompokan
pengelompokkan pengemar pengembara pengembaraan pengemis pengencang pengendali pengendapan pengentasan pengerahan pengeran pengereman pengeroyokan
pengertian pengerukan pengesahan pengetahuan pengetatan pengetesan penggagas penggal penggalan penggalang penggalangan penggandaan pengganggu penggawa
penggeledahan penggeli penggemar penggembalaan penggemukan penggerebekan penggila penggoda penggolongan penggumpalan penggun penggunaanya penggusuran
penghakiman penghalang pengharapan penghayatan penghianat penghinaan penghindaran penghobi penghormatan penghujung penghulu pengibar pengibaran pengidap
pengikisan penginderaan penging penginjilan pengintaian pengkajian pengkalan pengker pengkhianat pengkhianatan pengkodean pengkok pengkol pengkolan pengkuh
penglipur penglipuran pengomposan pengoperasian pengoprasian pengorbanan pengprov penguapan penguin pengukuhan pengumbar pengumpul pengumpulan
pengundian pengunduran pengungkapan pengungsi pengungsian pengunjuk pengurangan pengusung pengusutan pengutipan peni penida penilik penimbunan penindakan
penindasan penipisan peniti penjabaran penjabat penjahat penjaja penjajah penjajahan penjajakan penjambret penjas penjaskes penjelajah penjelajahan
penjiwaan penjumlahan penjurian penkostrad pennsylvania penny penodaan penokohan penolakan penomoran penonaktifan pens pensiunan penskoran penta pentadbir
pentagon pentakosta pentashihan pentatonix pentax pentet pentil pentium pentol pentolan pentul penty penularan penunggak penunjang penuntun penuntut
penuntutan penusukan penyadaran penyalahgunaan penyamaran penyandang penyanderaan penyebab penyebarluasan penyeberangan penyebrangan penyebutan
penyedap penyederhanaan penyegelan penyeimbang penyekat penyelamat penyelewengan penyelundupan penyemangat penyembah penyembahan penyempitan penyempurnaan
penyerang penyerangan penyergapan penyesalan penyet penyidik penyidikan penyihir penyimpangan penyisihan penyisipan penyortiran penyuapan penyuluh
penyuplai penyusup peoplez peparnas pepe pepeling pepen peperangan peperiksaan peperonity pepes pepet pepper peppers pepsi pepsodent peptida
pera perabu peradaban peradi peradilan peraga peragaan perah peraih perajang perajin perajurit peram peramal peramalan peramban perampasan
perampok perampokan peran peranan perang perangai perangan perangi perangkap perangko perangsang perankan perantara perantaraan perantau perantauan peranti
perasaanya perasan perawakan perawanin perawatanwajah perawatparodi perayaan perbaharui perbakin perbandingan perbanyak perbanyakan perbedaan
perbendaharaan perbenihan perbincangan perbudakan perbukitan perbup perburuan perburuhan perca percanten perceived percil percintaan percona percontohan
percumah perda perdamaian perdana perdanakusuma perdebatan perdesaan perdition perdu perdukunan perduli pereaksi perebutan pereda peredam peremajaan
perempat perempatan perempatfinal perendaman pereng perenungan peres peresan peretas perez perfect perfomance perforasi perforator perform performa
performance performances performansi performed performers performing perfume perga pergelangan pergeseran pergidari pergikuliner pergiwa pergoki pergub
pergulatan pergumulan pergunu perhari perhatianny perhatikanlah perhatosan perhimpunan peri periang peribadatan peribadi peribahasa perifer perigi perih
perihatin perikop periksakan perilaku perindo perindustrian perineum peringkat perintis period periode periodontal perisai periscope
peristirahatan peritel periuk perjaka perjoangan perjodohan perjualbelikan perjuangan perjuangkan perjurit perkampungan perkaos perkapalan perkapita
perkasa perkataan perkawis perkecambahan perkedel perkelahian perkenankan perketat perkilo perkins perkiraan perkirakan perkosa perkosaan perkotaan
perkumpulan perlak perlambang perlawanan perlaya perlente perli perlintasan perlis perlokusi perma permadi permai permaisuri permalink permalinks
permalukan permana permanen permanent permas permatasari permeabilitas permendag permendagri permendikbud permendiknas permenkes permentan permeter
permisif permission permukiman permulaan permusuhan permutasi perna pernafasan pernahkan pernak pernapasan pernata pernik pernyatan perobahan peroksida
peron perorang perot perpaduan perpolitikan perppu perpres perpu perpuluhan perpustakaan perri perry persaaan persabahatan persada persahabatan
persaingan persani persasat persebaya persegi persegres persekongkolan persekutuan persela perselingkuhan perselisihan persema persembahan
persembahkan persembunyian persendian persenjataan persentase perseorangan persepakbolaan persepam persepsi perserikatan persero perseru persetan
perseteruan persetubuhan persetujuan persi persia persian persib persiba persibbandung persibday persibjuara persibtime persiden persie persija persijaday
persijap persik persikabo persikkediri persilahkan persilangan persimpangan persipura persisam persisten persit person persona personalia personalisasi
personality personel personifikasi personil perspektif perssik persuasi persuasif persyaratan perta pertagas pertahun pertalian pertamakali pertambangan
pertamina pertandingan pertapa pertapaan pertarungan pertautan pertela pertelevisian pertelon pertengahan pertengkaran pertentangan perth perti pertiga
pertigaan pertikaian pertiwi pertobatan peru perum perumnas perumpamaan perundingan perunggu peruntukan peruntungan peruri perusahan perusda perusuh perwa
perwakilan perwal perwali perwatakan perwira perwosi perwujudan perzinahan pesaing pesak pesanggaran pesantren pesantrenstory pesat pesbuk pesbuker
pesbukers pescara pesek peselancar pesepak pesepakbola pesimis pesinetron pesona pesonagadis pesonakuningan pesong pesonna pesparawi pessel pestisida
pestus petahana petaka petaling petamburan petarung petelur peteng petenis peter peterpan petersburg petet petikemas peting petinju petir petis petisah
petisi petit petra petrokimia petroleum petromak petruk petrus pets petty petuah petualang petualangan petung peugeot pevita pewarta peyang pfizer pgri
pgsd phablet phantom phapros pharma pharmaceutical pharmacy pharmasia pharos pharrell phase phat phbs phil philadelphia philip philipina philippe
philippines phillip phillips phim phir phising phobia phoebe phoenix phones phonsel photobuskita photograph photooftheday phrasenya phri phuket physical
piagem piaget pialang pianika piara piaraan piare piatu piawai pical picanto picis picisan pico picoftheday pics picsart picsay pict pictoftheday picture
picu picung pidakan pidamel pidie pidsus piece pieces pierce piero pierre piesesha pieter pieters pigeon pigmen pigmentasi pigmented pijakan pijar
pikachu pikat piker piket pikirna piksel pikuk pikukuh pikul pilang pilar pilatus pilbup pildan pile pileg pilem pilenggah pilgub pilgubri pilipi pilipus
pilis pilkada pilkades pill pillow pills pilm pilots pilox pilpres pilu pilus pilwako pilwali pimnas pimp pimpandhost pimpin pimpinan pinalti pinan
pinandita pinang pinangan pinanggih pinareng pinasti pinay pinayungan pinda pindad pindang pinding pindo pindul pine pineapple pinem ping pingback
pinggiran pingitan pinguin pinilih pinisepuh pinjung pinkan pinkclips pinky pinoh pinokio pinoy pinta pintas pinter pinterest pinuh pinuji pinunjul
pinus pioli pion pioneer pioner pionir piper pipet pipih pipihkan pipik pipikiran pipil pipin pipisahan pipisan pipit pirak piramid piramida pirang piranti
pirasat pirate pirates pirelli pirena pirlo pirngadi pirsawan pirus pisa pisalin pisangan pisces pisik pista pistol pitak pitaloka pitbull piteket
pitenah pitik pitnah piton pitrah pitt pitu pituduh pitulung pitung pitungjahat pitunjuk pitutur pius piwelas piwulang piwuruk pixabay pixar pixels piya
piyama piyik piyu pjok pjtki pjtv pkbm pkimh pkpa pkpu pkulover pkwt placement placenta places plagiasi plagiat plain plaju plak plane planetlagu plankton
plantae plantation plantations plasa plasebo plasenta plasma plasmodium plastic plastis plastisol plate platelet platform platina platinum plato plawangan
play playback playboy playdownload played players playground playing playlist plays plaza pleci pleng pleno pleonasme plered plesetan pleura pliko pling
ploes plong plontos ploso plot plpg pltg pltgu pltmh pltn pltp pltu plug plugin pluit plum plumbon plung plural pluralisme pluralitas plusss pluto plywood
pmdn pmii pnbp pneumonia pnpm pnps pocapan pocari poci pocket pocong pocongan podium podo podomoro poeloeh poem poems poendjoel poepoe poera poernomo
poerwadarminta poet poetgram poetoe poetra poetri poetry pogba pogot pohan poin pointer points poison pojokan pokal pokana pokanapants pokemon pokemongo
pokep poket pokja pokoke pokonya polah polair polan poland polandia polang polantas polar polaris polarisasi polban polda poldasu polemik poleng polhukam
poli poliandri police policies policy poliester polifenol poligami poliklinik polimer polimerisasi polinesia poling polinomial polio polip polis
polisakarida polish polisiganteng polisiwanita politeknik political politik politikus politis politisi polka polkadot polkam poll pollen polling polokarto
polong polosan polres polresta polrestabes polsek polsekta polsuska poltekkes polusi polutan polwan poly polybag polycarbonate polyester polygon polymer
pomade pomanto ponco poncol pond pondaag pondok pong pongdut ponggawa ponggok pongki pono ponpes ponse pontang ponteng pontian pontius pontren pontus pony
pooh pooja pools poonam poor poorna poouh popcorn popeye popnas popo popon popoyan popper popping poppy popular popularitas populasi population popup pora
porak poran pore pori poris pororo poros porositas porporasi porprov porsche porselen porseni porsi porting portions porto portu posdaya
pose posesif posing posisikan position positioning positip positive poskan posko poskod poskota poskotanews posmetro posner poso posong possible
postage postal posted posterior posters postes postpartum posts posttest postur posyandu potasium potassium potato potd potensial potensio potential
potenzol potrait potretbis potter pounds poundsterling pour powder powell powerbank powered powerful powerfull powershell poyan poyok ppap ppas ppatk ppdb
ppds ppid ppih ppjb ppnbm ppni ppns ppob ppok pppa ppsm ppsspp pptk praba prabawa prabhu praboe prabowo prabu pracetak practices prada pradana
pradasari pradipta pradjoerit pradnya pradopo praduga pragia pragmatik pragmatis pragya pragyasinopsis praha prahara prahasta prahu praise praja prajabatan
prajurit prakara prakarsa prakasa prakerin prakiraan prakosa prakoso praksis praktek praktekan praktekkan praktik praktikan praktikkan praktikum
praktisi prakualifikasi pralogis pram pramana prambors pramesti prameswara prameswari pramoedya pramono pramudita pramugari pramukapeduli pramukaupdate
pramuria pramusim prana pranala pranata prang prank pranks pranoto pranowo prantos prapanca prapaskah prapat prapatan praperadilan prapta pras prasa
prasaan prasangka prasarana prasasti prasejarah prasetya prasetyo prasiklus prasojo prastowo prasyarat pratama pratap pratikno pratinjau pratiwi pratomo
pratu pratyusha prau prawan prawata prawira pray praya prayer prayitno prayoga prayogo prebiotik precision prediction predikat predikatif prediksi
prediktor predisposisi preeklampsia preet preeti preetika preeto prefektur prefer preferensi pregnancy pregnant pregnantasian prekursor preloved prem
preman premanisme premankalem prematur premi premier premio premis prenada prenatal prenjak prentah preorder preparasi preparat prepare preposisi pres
presale presdir presensi present presentase presented presenter presents presiden president presidential presipitasi presisi presley pressreader pressure
prestashoptm prestasi prestige prestise prestisius pretes pretest pretty prev prevalensi preventif prevention preventive preview previous prewalker
pribados pribahasa pribumi priceaz priceza pricilla pricing pride prigen prigi prihal prihatin prihatos prijaji priksa prilaku prillvers prilly
prim prima primadona primata primatama primavera primawati prime primer primera primetime primitif primordial primus prince princes principal
principle principles pring pringgandani pringgitan prinsip prinsipal printable printed printers priode priok prioritas prioritaskan priority prisa
priscilla priskila prisma prismatama prison prita pritam priuk prius priv privacy privasi privatisasi prix priya priyangan priyanka priyanto priyatno
priyayi priyo priyono prize prnah prnh proaktif probabilitas probability probe probiotik problem problema problematik problematika problems procaster
procedure process processing procurement prod prodi produce productions produktif produktifitas produktivitas produsen prof profesor professional professor
profherp proficiat profiles profils profit profitabilitas prog progam progesteron prognosis progo programer programme programs progres progresif progress
progressive project projector projek projie proklamasi proklamator proklitik prokrastinasi proksi proksimal prolegnas proliferasi proliga prolog promedia
promes promil promise promosindo promotif promotions promotor prompt prona prono pronomina prop propaganda propagasi propam propeller proper
properties propertindo propinsi propolis proporsi proporsional proposional proposisi prosa prosedur prosedural prosentase prosesor prosiding prospect
prospektif prostaglandin prostat prostitusi prosumer prota protagonis protagonist protease protect protected protection protector protein proteksi
protektif protestan protocol protokoler proton prototipe protozoa proud proudly prov provide provider provides provinsi provokasi provokatif provokator
provsu proxy prudential prung pscs psen pseudomonas psht psikis psikoanalisis psikologis psikomotor psikomotorik psikopat psikososial psikotest
psikotropika psim psiphon psms psoriasis psps pssi psti psychological psychology ptba ptdi ptfi ptik ptkp ptpekerjaan ptpn ptpromotor ptsales ptsl ptsp
ptun puan puasin puaskan puber pubertas pubinfo publications publicpembantu publikasikan publish published publisher publishing publisitas pucang
pucet puchong pucuk pucukan pucuking pucung pudak pudjiastuti puff puger puguh puhan puhit puhun puisicinta puisiindonesia puisikita puisilover puisilovers
puisipendek puisitwitter puitis puja pujaan pujangga pujaning pujasera puji pujian pujo pujon pujut pukang pukat pukau puki pukulan pukuli pula pulai
pulasara pulasari pule pulen pulisi pulitik pull pulley pulo pulomas pulosari pulp pulpa pulsar pulse pulung pulus pulut puma pumping
pumpum punah punakawan punar punca punch punden pundi pundut pune pung punggawa punggel punggu pungkas pungkasan pungkiri pungkur pungky pungli pungut
pungutan punika punishment punjab punjabi punjul punjung punta puntadewa puntang puntung punyai pupil puppet puppeteer puppets puppies puppy pupr pupuh
pupujian pupul pupulasan pupur pupus puput puputra purab purabh purak purasani purba purbakala purbararang purbasari purbo purchase purchasing
pure purel purenudism purgatory puri purin puring purn purna purnama purnamasari purnawarman purnawirawan purnomo purple purpose purposive purun purusa
purut purvi purwa purwacarita purwadadi purwadi purwaka purwakanti purwana purwaning purwanti purwanto purwantoro purwasari purwasih purwati purwo purwoko
purworejonan purwosari pusaka pusako pusamania pusara pusaran pusba pusdata pusdiklat puser pusering push puslitbang puspa puspasari puspawangsa puspayoga
puspen puspita puspitasari pusri pustakawan putat puteh putera puth puti putik putin puting putrajaya putrayuda putrid putro putry putting putut puty
puyang pwnu pxlxt pyaar pyar pyongyang pyramid pyumori raat raba rabab rabah rabain rabak rabb rabba rabbal rabbani rabbi rabbil rabbit rabbul rabies
rabil rabiul race racer racertees rachel rachma rachmad rachman rachmat rachmawati rachmi racik racikan racun radarbangka raden radeon radha radhi radhika
radhini radhiyallahu radial radiasi radikal radikalisme radin radioaktif radiografi radiohead radiologi radioterapi radit raditya radius radix radja raees
rafa rafael rafathar raffi raffles rafflesia rafi rafika raflesia rafli rafly rafting raga ragab ragan ragas ragawa ragawi rage ragen raghuvendra ragi
ragil raglan ragnarok ragukan raguman raha rahab rahaden rahadi rahadian rahajoe rahardjo raharja raharjo rahasia rahasiagadis rahasiahati
rahasiakan rahat rahayu rahe raheja rahel rahimahullah rahimakumullah rahimin rahma rahmad rahmah rahman rahmat rahmatan rahmati rahmatullah
rahmawati rahmayadi rahmi rahsa rahul rahwana raid raider raiga raih raihan rail railfans railway raimuna rain raina rainbow raindoz rais raisa raise raja
rajab rajabasa rajagaluh rajah rajaherp rajakaya rajang rajaning rajapati rajapolah rajaputra rajasa rajastan rajasthani rajawali rajeg rajesh rajin rajo
raju rajungan raka rakaat rakam rakan rakernas raketan rakeyan rakhine rakhmat rakornas rakornis rakryan raksa raksesa rakuat rakus ralat raline
rally ralph rama ramadan ramadhani ramalan raman ramana ramat ramayana rambah rambang rambat rambatan rambay rambe rambo ramdan ramdana ramdani ramdhan
rami ramlan ramlee ramli rammbut ramon ramona ramonwap ramos rampa rampah rampai rampak rampas rampasan rampe rampes rampog rampok rana ranah ranap ranbir
rancag rancage rancah rancajawat rancana randa randai randal randegan randhawa randi random randu randy raneh rang rangda range ranger rangers rangga
ranggah ranggawarsita ranggon rangin rangkap rangkas rangkep rangkepan rangking rangkul rangkulan rangkung rangkup rangkuti rangsangan rangu rani rania
ranieri ranjau rank ranmor rano ranperda rante ranteng ranti ranting ranto ranty ranu ranum ranup ranveer ranver ranvi ranvijay ranvir ranz raon raos
raosan rapalan rapbn rape raperda raphael rapid rapimnas rapmonster raport rapot rapp rapper raptor rapunzel rapz rara rarabi rarangkulan raraosan raras
rarawat rare raris rarna rasah rasamala rasana rasaning rasfur rashami rashford rashi rashid rashke rashmi rasi rasiah rasid rasio rasional rasionalisasi
rasionalitas rasis rasisme raske raskin rasmi raso rasputra rassya rast rasta rastafara rasti rastra rasuah rasuk rasukan rasul rasulallah rasullulah
rasullullah rasulullah rasulullahi rasululloh rasuna rasya rasyid ratahan ratan ratapan rated rates rathore ratib ratifikasi ratih ratings ratio ratna
ratnasari ratoe ratok ratri rattan rattus ratulangi ratuliu ratuning raudhah rauf raul raung raup raut ravi rawa rawan rawana rawas rawasari rawi
rawis rawit rawoeh rawuh rayakan rayat rayban rayhan rayi raymond rayola rayon rayung rayyan razak razer razi razia razor rcti reabilitas reach react
reaction reader readers readme readmore readystock reagen reagge reak reaktif reaktor realis realisasi realisasikan realisme realistik realistis
realita realitas reality really realtime realty reang reaper rear reason reasuransi reba rebab rebah reban rebanas rebat rebate rebeca rebecca rebel
rebellion rebelution rebo reboisasi rebon rebook reboot reborn rebound rebung rebut rebutan recall recehan receive received receiver recent reception
receptionist recing recipe recliner recognition recomended recommend records recount recycle reda redaksi redaktur redam redaman reddit redeb redeem
redemption redenominasi redi redirect redja reds reduksi redwap reebok reed reef reeracoen refbacks refer reference referendum referensi referesni referral
reff refferal refika refinance reflek refleks reflektif reflektor reflexology refluks reformasi reformed refrain refraksi refrensi refurbished regae regal
regang regangan regar regard regards regas rege regency regenerasi regeng regensi regentschap regep regge reggea regina region regional registered
registration registry regol regram regrann regression regular regulasi regulatori regulatory rehabilitasi rehat rehing rehman reid reiko rein reina reiner
reinforcement reinkarnasi rejang reject rejeki rejeng rejim rejo rejosari rekapitulasi rekat rekayasa rekber rekening reketek reklamasi rekom rekomendasiin
rekomendasikan rekomended rekondisi rekonsiliasi rekonstruksi rekor rekruitmen rekrutment reksa rektor rektorat rektum relakan relaks relaksasi relasi
relasional relate related relatif relation relations relationship relative relativitas relax relaxing relay released relevan relevansi relevant reli
reliabel reliabilitas reliability reliable religion religious religius religiusitas rell reload relung remajaislami remake rembat rembatan rembugan rembuk
rembulan remeh remehin remehkan remek remember remen remeng remet remi remik reminder remis remisi remix remixdj remixed remixer remixes remixlagu remo
remon removable remover rempag rempak rempeg rempel rempit rempong remukan remunerasi remy rena renag renaldi rename renata renault rencangan
rencong rendam rendaman rendemen rendi rendra rendy rene renek renewal rengas rengasdengklok renggang rengganis rengginang renggong renggut rengit rengkuh
rengrengan reni renik renima renita renja rennu renny renon renstra rentabilitas rentah rentak rentan rentang renteng rentenir rentetan renung renungan
renungkan reny renyom repack repatriasi repeat repetisi repit replay replies replika replikasi repo reportase reporter repositori repository repost
repostapp representasi representatif representative represif reproduksi repsol reptile republic republik republika reputasi repvblik rerama rerata rere
reregan rereged rerencangan rerenggan rerep reres rerumputan reruntuhan resa resahkan rescue reseler resellers resensi resepna resepsionis reseptif
reseptor reserse reservation reserve reserved reservoir reses resesi reshuffle resi residen residence residences resident residivis residu residual resign
resiliensi resimen resipi resist resistance resistansi resistant resisten resistensi resistivitas resistor resize reska reskrim resmikan resmob resnarkoba
resnu resolusi resolution resonansi resor resorts resources respati respect respek respirasi respond responds respons response responses
responsibility responsible responsif responsive ressa resseler rest restaurants resti restitusi restock restore restricted restu restui resty result
results retail retailer retardasi retensi retina retmi retna retnayu retno retorika retreat retret retribusi retrospektif retuning retur returns retweet
retweeted reunion reupload reus reuse reuters reva revalina revan revansa reveals revenge revenue reverbnation reverse revi reviewed reviewer reviews
revita revitalisasi revival revlon revolusi revolusioner revolution revolver rewah reward rewards rewind rexha rexona reyes reynaldi reynolds reyog reza
rezeki rezim rezki rezky rheina rhenyma rhere rhesa rhoma rhymes rhythm riadi riak rian riana riang rianto riase riau riba ribbon riben ribka ribuan rica
ricardo rich richa richard richeese richie richter ricih ricis rick ricky rico ricuh rida rider riders ridge ridha ridho riding ridlo rido riduwan ridwan
riedl rieke rifa rifai rifan rifki rifky rifle rights rigid rigol rihana rihanna riil rijal rika rikat rike riki rikkes riko rikwanto rileks riley rima
rimanews rimba rimbitan rimbo rime rimpang rimta rina rinada rinaldi rincik rinda rindam rindang rindi rindukan rineka ringgit ringkus ringroad rings
ringsek ringtone ringtones rini rinjani rinjing rinki rinni rino rinso rintangan rintih rintihan rintik rintisan rinto rinukmi riot ripah ripcurl ripin
riri ririh ririn riris risa risal risau rise rishi rishta rishte risik risiko rising risk riska riskan riskesdas riski risky risma rismaharini risol
rissaditya ristek risty riswan rita ritel ritik ritma ritme ritmik ritonga ritual ritz riuh rivai rivaille rival rivalitas river rivera riverside riya
riyadh riyadi riyani riyanto riyung riza rizal rizik rizka rizki rizkiridho rizky rkap rkpd rmol rmoljabar rmolsumsel road roadmap roadrace roadshow
roadster roar robah robahan robbal robbana robben robbi robbie robbil robbins robbul robby robert roberto roberts robi robih robin robinson robocar
robohkan robotic robotika robusta roby rochelle rockabye rocker rockers rocket rocks rockstar rocktainment rockwool rodgers rodok rodriguez roedal roesmin
roger rogers rogo rogue rohadi rohaeni rohan rohana rohaniah rohatil rohaya rohil rohim rohingnya rohingya rohis rohit rohmah rohman rohmat rohul rojab
rojak rojer rojiun rojo rokaat rokan rokayah roket roko roland rolani role rolex rollingan rolls rollysta roma romadhon romadlon romadon roman romance
romania romansa romantic romantik romantika romantis romantisme romaria romawi rombel romeo romero romi romlah romli romo rompok romy rona ronald
ronaldinho ronaldo ronaldowati ronda rondaan ronde rondo rong rongga ronggeng ronggo ronggolawe roni ronnie ronny ronson rony rookie roompoet rooms rooney
roorda rooting roots ropel ropoh roro rosa rosalia rosalinda rosalita rosan rosario rosberg rosda rosdakarya rosdiana rose rosegold rosella
rosemary roses rosewood roshan rosi rosidi rosie rosihan rosita rosmala rosmawati roso ross rossa rosse rossi rossoneri rosta rosul rosulallah rosulullah
rosululloh rosyid rotary rotasi rotation rote rotor rotterdam rough roulette round route routing rover rovers rowo rowosari roxy royal royale royalti
royalty royani royce royco royong roza rozi rozy rpjmd rptra rsbi rscm rsgm rsni rsob rspo rsud rsup rtabel rtlh rtrw ruah ruak ruam ruas rubber ruben rubi
rubiah rubrik rubrikasi ruby rucah rucha rudal rude rudi rudiantara rudianto rudiath rudolf rudra rudy ruhani ruhi ruhnya ruhun ruhur ruhut rujak ruji
rujit rukan ruket rukh rukia rukma rukmana rukmi rukmini rukuk rukuna rukyat rule rules rully rumahpuisi rumahsakit rumahtangga rumaja rumaket rumaksa
rumana rumangsamu rumangsang rumania rumantir rumaos rumasa rumbia rumble rumen rumi ruminansia rumojong rumor rumpaka rumpakan rumpi rumpil rumpin rumpun
rumuhun runaway runding rundingan rungkad rungrum rungruman rungseb rungsing rungsit rungu runing runner runtag runtik runtuh runtut runut runway rupa
rupaning rupat rupawan rupek rupiah rupiahtravel rupo rups rural ruri rurin ruruba rusdi rusiah ruslan rusli rusman rusmana russel russell russia rustam
rusuhan rusuk rusul rusunawa rutamaya rutan ruth rutinitas ruwangan ruwed ruwet ruyung rwanda rxking ryacudu ryamizard ryan ryder ryeo ryeowook ryobi ryoko
saad saadah saanak saangkatan saantero saari saasta saat saath saathiya saba sabab sabadan sabagai sabagean sabagian sabah sabak sabala saban sabandar
sabangsa sabangsaning sabara sabaran sabarang sabari sabat sabata sabau sabda sabdaning sabdaperubahan saber sabet sabetan sabhara sabil sabila
sabilulungan sabina sabisa sabit sabke sableng sablonkaos sabobot sabokor sabotase sabotol sabrang sabri sabrina sabse sabu sabumi sabung sabut sabuwana
sabwap sacangkir sacara saccharomyces sachin sacred sada sadaging sadaja sadami sadana sadang sadara sadari sadarkan sadarum sadat sadaya saddam
sadega sadel saderek sadesa sadewa sadewo sadhana sadikin sadiman sadinar sadino sadinten sadis sadiya sadness sadrah saduki sadulur saduran sadurung sadya
sadyana saeful saembara saeni saepudin saestu safa safaat safaband safar safara safari safe safety safiah safir safira safitri safwan saga sagagang sagala
sagar sagara sage sagede sagelas sagilek sagita sagitarius sagokan sagolongan sagunung saguru sahab sahad sahadat sahaja sahak sahal sahana sahanaya
sahara sahari sahat sahaya sahetapy sahid sahih sahingga sahlan sahni sahroni sahrul sahrulkan sahut sahwat sahwi sahya saia saibu said saida saidah saidi
saif saifuddin saifudin saiful saigon sail sailor saiman sain saingan saingi saini sainstek saint saintifik saipul sair saitama saiyaara saiyara sajaba
sajaban sajagad sajagat sajajar sajak sajakcinta sajakpatah sajakpendek sajakti sajam sajaman sajan sajang sajarah sajati sajatining sajen sajenis
sajeroning sajiwa sajodo sajojo sajum sakabeh sakaca sakadang sakadar sakai sakakala sakala sakalangkung sakali sakalian sakalih sakaliring sakaliyan
sakamar sakampung sakan sakantor sakarat sakaratil sakaratul sakarep sakarung sakat sakati sake sakecap sakedap sakedik sakelas sakelompok sakembaran
sakersa saketi sakeus saki sakinah saking sakinten sakip sakira sako sakral sakramen saksama saksikan sakti saku sakujur sakulawarga sakulawargi sakuni
sakur sakura sakuragi sakuratoto sakurungan sala salabeting salad saladin salaf salafi salagi salagu salahsatu salahudin salai salajeng salak salaka salaki
salaksa salam salamah salaman salambar salamet salami salamsatuaspal salamun salancar salang salangkung salap salapan salaras salaries salary salasa
salasilah salat salawaku salawat salawe salawu salbiah salbiyah salebet salebeting saleem salem salembar salendro salesman salib salih salihin
salikara salikin salikur salim salimah salimul salina salindri saling salingkuh salingsingan salinitas salira salirane saliring salisilat saliva sallallahu
sallam sally salma salman salmon salmonella salmun salome salomo salsa salsabila salsha salshabilla salt salto saluang salulut salut saluyu salvador salwa
salya samad samadhi samah samak samakan samakta saman samaneya samangka samangsa samantha samantio samar samara samaran samarang samarata samaria
samasekali samata samator samawi samaya samba sambalado sambangi sambaran sambat sambeng sambetan sambewara sambi sambilan sambiloto sambirejo samboja
samboyo sambu sameer sameh sameja samen samerang sami samiaji samian samigun samilyar samin saminggu samir samiun samjhawan samkwan sammy samp sampa sampak
sampalan sampangan sampanye sampdoria sampean sampejan sampek sampel sampi samping sampingan sampir sample sampler samplerate samples sampoerna sampuma
sampur sampurna sampurnaning sampurnatv sampurno samrah samrat samroh samson samsons samsu samsudin samsul samsuri samudaya samudera samudra samuel
samukawis samun samurai samyang sanad sanadjan sanagara sanagt sanajan sanajana sanak sanam sananing sanaos sanata sanca sancang sanchez sanchi
sanctification sand sandang sandar sandaran sandera sanders sandhora sandhu sandhy sandiaga sandiasma sanding sandiwara sandra sandwich sandy saneh sanepan
sanepo sanes sang sanga sangaja sangan sangar sangara sangaran sangga sanggabuana sanggah sanggahan sanggama sanggem sanggi sanggrahan sanggup sanghyang
sangi sangiang sangiran sangiyang sangka sangkaan sangkakala sangkala sangkalan sangkan sangki sangkuni sangkuriang sangkut sangrai sangsang sangsara
sangsekerta sangsi sani sania saniah saniskara sanitary sanitation sanja sanjan sanjana sanjata sanjay sanjaya sanji sanjungan sankar sankrant sans
sansekerta sanskerta sanskrit sant santa santak santana santang santanu santen santer santi santiago santika santo santos santosa santoso
santrikeren santriwati santrock santun santuni santy sanu sanubari sanur sanusa sanusi saodah saoenk saolah saorang saori saos sapaan sapada sapala sapalih
sapamanggih sapan sapangadeg sapangkat sapanjang sapantaran sapar sapara saparagraf sapardi sapari saparipolah saparo sapasang sapasar sapata sapatarangan
sapatemon saper saperangkat saperti sapertos saphira sapih sapir sapira sapiring sapisan sapna sapne sapocapan sapoeloeh saponin sapphire sapporo sapta
sapto saptu sapuluh sapun saputangan saputra saputri saputro sara saraat sarada saradan saragih sarah sarai sarakit sarama sarambut saran sarana
saranasukses sarangan saranghae saranin sarankan sarap saras sarasa sarasehan sarasvati saraswati sarat sarati sarawak sarawuh saraya sarden sardi sardiman
sardis sardjito sareat saree saregep sareh sarehing saren sarengan saresmi sargam sargun sariayu saridin sarif sarifah sarija sarika sarikat sariman
sarimbag sarimin sarimpi sarina sarinah saringgit sarining sarip saripah saripati sarira saritem sariwangi sarjono sarju sarkawi sarkim sarla sarman sarmi
sarna saroja sarombongan saron sarong sarpin sarpras sarta sartika sartono saru sarumpaet sarupa sarupaning sarupi sarwa sarwaning sarwendah sarwo sarwono
sasa sasab sasahuran sasaji sasaka sasalaman sasama sasamaning sasambat sasami sasana sasanga sasar sasaran sasarengan sasat sasha sasih sasiki sasirangan
sasis saskia sasmi sasmita sasmito sasongko sasono sasori sasra sassuolo sassy sastera sastra sastranegara sastrawan sastro sastrowardoyo sasuke sata
satahun sataker sataman satampah satanah satang satapa satar satariyah satata sataun sateka satellite satengah satengahing satetes satgas sathiya sati
satia satingkat satisfaction satitik sativa satker satlak satlantas satmata satoe satpol satra satreskrim satrio satriya satru satrugna satuaspal satuhu
satuhune satun satung satunggal satupun saturasi saturday saturnus saturunan satutup satwa satya satyawati sauce saud saudagar saudah saudari saudi saudia
saukur saukuran saul saulus saumpama saumur saumuran saupama saupami saur sauran sauri saus sausap saut sauyun savage savana savelagu saver savi saving
savita savitri sawaare sawadya sawal sawala sawan sawanda sawang sawara sawarga sawargi sawarna sawat sawatara sawatawis sawatek sawates sawawa sawawi
sawed sawelas sawenang sawengi sawer saweran sawewengkon sawi sawidak sawiji sawindu sawitri sawiyah sawo sawunggaling saxena sayaga sayajual sayakti
sayaktos sayan sayana sayange sayangilah sayap sayapun sayarat sayembara saygin sayid sayidan sayidina saying saykoji sayo sayogi sayonara says sayu sayung
sayuta sayuti sayyaf sayyid sayyidah sayyidina sbagai sbntar sbobet scaba scale scam scandal scania scanning scar scared scarf scarlet scarlett scary scbd
scene scenes schalke schedule schmidt schneider scholar scholastika scholes schoolgirl sciences scientific scientist scimmiaska scooby scoop scope scopy
score scorecard scorpio scorpion scorpions scott scout scouts scrap scrapbook scream screamo screening screensaver screenshoot screenshot screw scribd
scroll sctv sdgs sdki sdlc sdppi sdri sdsb seadanya seagate seakan seakurat seal sealer seamless sean seantero searched searches searching searle season
seasons seat seater seattle seaweed seba sebabkan sebaga sebagaian sebagaimana sebagain sebah sebahagian sebahu sebaitcinta sebak sebal sebanding sebangsa
sebanyak sebastian sebat sebatan sebatang sebaya sebedeus sebegai sebegitu sebelas sebelom sebelumya sebening sebentar seberang seberapa sebgai sebidang
sebisa sebit sebok sebrang sebujur sebul sebum seburuk sebutan sebutharga sebutin sebutir sebutkan sebutna secaba secang secangkir secaraa secarik secawan
secercah sechan secondary secondhand seconds secret secretary secrets section sectional sector secuil secukup secure securities seda sedalam sedan
sedangkan sedap sedara sedari sedati sedek sedemikian sedeng sedengan sedep sederajat sederet sederetan sederhana sedetail sedetik sediakala sedialagu
sedikitpun sedimen sedimentasi sedini sedja seduhan sedunia seed seefektif seefisien seek seen seet sefedin seferagic seft segaf segala segampang segan
segara segelintir segenap segenggam segerombolan segi segiempat segini segitu segmen segment segmentasi segumpal sehebat sehelai sehinga sehingga sehun
seijin seiko seiman seirama seiring seismik seiya sejagat sejahtera sejajar sejapanese sejarahbali sejarawan sejati sejatining sejauh sejauhmana sejawat
sejedewe sejen sejenak sejengkal sejenis sejeong sejoli sejujurnya sejumlah sejuta sekadar sekala sekalipun sekam sekampung sekantor sekapur sekar sekaran
sekawan sekda sekdakab sekdaprov sekdes sekedar sekeh sekejap sekel sekeliling sekelip sekelompok sekelumit sekeping sekeren sekertaris seketika
seketip sekian sekilas sekira sekitartm sekjen sekoci sekol sekola sekolang sekota sekreatif sekresi sekretariat seks seksa seksama seksi seksual
seksualitas seksyen sekte sektor sektoral sekuel sekuensial sekujur sekuler sekumpul sekumpulan sekunder sekuntum sekuritas sekuriti sekutu sekwan sela
selagi selah selak selamatmalam selamatpagi selandia selangit selangkangan selangkung selangor selanjut selaparang selapawis selaput selaras selasar
selasih selat selawat selayang sele seleb selebeting selebisnis selebrasi selebrita selebritakita selebritas selebriti selebritis select selected selection
seledri seleh selekasnya selekta selektif selempang selena selendang selenggarakan selenium selfi selfie selfish selfreminder selidiki selim seling
selingan selingkuhan selingkuhher selir sella selling selly selma selnya selo selogiri seloka selor selorejo selot selotip selpi selubung seluk selular
selulit selulosa selundupkan selut selvarra selvi selvia selviana selvy semacam semah semakin semakindidepan semaksimal semambu semampai semampu
semanan semang semanggi semangkuk semantik semantis semaphore semar semarak semarangfood semasa semat sematkan semau sembada sembah sembahan sembahyang
sembang sembara sembarang sembari sembawa sembilang sembilu sembiring semboyan sembrono sembung sembunyi sembunyikan sembur semburan
semedi semena semenanjung semenarik semenjak sementawis semerbak semeru semesta semester semestinya semeton semi semifinal semikonduktor semilir seminari
seminimal semiotik semiotika semipremium semisal semitransitif semok sempaja sempak sempal sempalan sempati sempatkan semper sempitabg semplak semplo
sempol semprit semprul sempu sempur sempurnakan semu semuaaa semuannya semuaprofil semula semule semusim sena senada senah senandung senantiasa
senapati senarai senasib senat senator sendal sendang sendawa sendu senegal senen seneng senetron sengaja sengap sengatan senget senggak senggama senggang
senggol senggot sengkaling sengkek sengoku sengon sengsara senibudaya senik seniman senisunda seniwati senja senjakala senjata senkom seno senonoh senopati
senpi sensasi sensasional sensation sense sensei sensibility sensitif sensitifitas sensitip sensitive sensitivitas sensori sensorik sensorman sensual
sensus sent sentai sentajo sentak sentana sentanu sentarum sentence senti sentika sentimen sentimental sentimeter sentol sentosa sentra sentral
sentralisasi sentrifugal sentuhan senyap senyawa senyuman seohyun seokjin seong seoptimal seorang seorangpun seorg sepadan sepah sepakati sepang
sepantasnya sepanyol separah separatis separator sepat sepatumurah sepatutnya sepele sepen sependapat sepengetahuan sepenggal seperi seperjuangan
seperlunya sepert sepertiga sepertos sepeser sepeserpun sepesial sepesifikasi sepet sepeti sephia sepihak sepintas sepisep sepit sepoeh sepon sepong
sepongan sepopuler seporsi sepsis sept septi septian septina septriasa sepuas sepucuk sepultura sera serabut serabutan serai
serambi serangan serangga serani seras serasi serat seratan seraya serbaguna serban serbi serbia serbuk serda serdadu serdang sereal sered seredan sereemm
sereg serem seremonial serempak seren serenade serendah serentak sergio seri serial serie serik serikat serindit serindu seringai seringkali serious
serkan serma seroja serong seronok serotonin serpihan sersan sertijab sertu seru seruan serui serukan seruling serum serumpun serunai serunding seruni
serupa serut serve serviks servo sesaat sesal sesali sesalkan sesame sesana sesat sesebatan sesebutan sesederhana seseg sesegera sesek seselan
sesembahan seseorang seseratan sesering sesha seskab seskoal sesorang sesosok session sessions sesuap sesuatu sesuci sesudah sesungguhnya setahu setan
setangkai setar setara setaraf setasiun setau setda setdakab seterusnya seth setiadi setiaki setiana setiausaha setiawan setiawati setibanya
setidaknya setimnya setimpal setin seting setingan setingkat setitik setiyono setnov seto setra setres sets settingan settings setu setubuhi setujui
setulus setya setyawan setyawati setyo seujung seulgi seumpama seumur seumuran seung seungcheol seungri seurat seuri seusai seusia seutas seutuhnya seven
sevenfold sevilla sevira sewajarnya sewaka sewan sewang sewates sewon sewot sewu seyogyanya sgala sgdk shabar shabbir shabby shabbychic shabu shade shades
shading shae shafira shaft shaggy shagun shah shahabat shaheer shahih shahrukh shake shaker shakespeare shakira shakti shakuntala shalallahu shalat
shalawat shaleh shalih shalihah shall shallallahu shalom shalt sham shame shampoo shan shandi shandy shane shang shanghai shangrila shania shannon shanti
shanty shaolin shape shara shared sharedby shareit sharelagu sharemessage sharena shari sharif sharing shark sharma sharon sharukhan shaun shaurya shaw
shawl shawn sheentin sheep sheeran shehrazat sheikh sheila sheinafia shekhar shela shell shelter shemale shen shenzhen sherina sherlock sherly sheryl shes
shetty shgb shiam shield shifat shift shifting shigella shigeo shiha shihab shika shikamaru shikha shila shilla shim shima shimano shin shinchan shindong
shine shinee shinichi shinigami shinobi shinta shio shion ship shippuden shireen shirley shit shiv shiva shivin shivraj shiyam shofa shofie shohabat shok
sholat sholatullah sholatun sholawatan sholeh sholehah sholih sholihah sholli shollu shooter shopping shortcut shota should shoulder shout showed showing
showroom shows showtime shraddha shravan shreya shri shrimp shruti shubuh shuffle shui shukla shut shutdown shutter shweta siaga siagian siah siahaan siak
sialan sialang siam sian sianida sianipar siantan sianturi siapapun siau siauw sibarani siberia siberian sibolang sibolangit sich sick sidak sidakep
sidamukti sidamulya sidareja sidat siddharth sidebar sidem sidharta sidharth sidin sidnan sidney sido sidodadi sidogiri sidoharjo sidomukti sidomulyo sidon
sidorejo siemens sienta sierra sifanya sifatullah sifilis sigap sigar sigeg sigerfoodies sigi sigit sigli sigma sigmund signature significant signifikan
signifikansi signifikasi signup sigrong sigura sihab sihan sihat sihh sihing sihir sihombing sihotang sihung siih siiip siji sika sikap sikapi sikecil
sikep sikian sikit sikka sikumbang sikunir sikwap sila silaban silabus silah silahakan silahkan silahturahmi silakan silalahi silam silampari silang
silap silariang silas silaturahim silaturahmi silaturrahim silaturrahmi sileman silence silent silento silhakan silib silica silicon silicone
silih silika siling silip silir siliragung silitonga siliwangi silk silky siloam siloka silsilah siluman silva silver silvi silvia silvy sima
simalakama simamora siman simangunsong simanjuntak simarmata simas simatupang simbadda simbar simbarkancana simbiosis simbolik simbolis simbolon simbos
simbul simcard simeon simeone simetri simetris simfisis simfoni simi similar simile simmi simo simon simone simorangkir simpang simpangan simpar simpatik
simpatika simpatis simpatisan simping simpleks simplesite simplex simplisia simply simponi simposium simpson simpsons simpul simpulan simpulkan sims
simson simulation simulator simultan sina sinabung sinaga sinai sinambung sinangling sinareng sinarengan sinarmas sinatra sinatria since sinchan sinclair
sindang sindangkasih sinden sindi sindikasi sindikat sindir sindiran sindiranjenius sindo sindoro sindrom sindroma sindur sineas sinebaran sinelir sinema
sinemart sinembah sinensis sinerat sinergi sinergia sinergis sinergitas sinestesia sinetron singajaya singapore singasari singel singers singgalang
singgang singgasana singget singgetan singgih singgihanugrah singgung singh singingi singkal singkarak singkatan singkil singkir singkirkan singkong
singkur singlar singles singlet singo singoedan sings singset sinis sinjang sinkronisasi sinode sinom sinoman sinomin sinonim sinonimi sinopsi sinopsis
sintaks sintaksis sintaktis sintal sintesis sintetik sinthya sintia sinting sintren sintya sinuhun sinus sinusitis sinyo sion sipat sipating sipencatar
sipetek sipilis sipir sipit sipnosis sipp siprus sira siradj sirah sirait sirap sirat siratin siregar sirep siria sirih sirik sirikan sirin siring
sirip sirkuit sirkus sirna siro sirosis sirri sirsak sirtu sirung sisca sisdiknas sisesaclothing sisian sisig sisih sisihan sisihkan sisik sisil sisilia
sisimpenan sisindiran sisingaan sisip sisipan sisirig siska sissy sist sista sistar sistematik sistematika sistematis sistemik sister sisternet sisters
sistim siswanto siswi siswo siswocarito sitanggang sitara sitemap sitepu sites siti sitik sitkom sitohang sitompul sitoplasma sitorus sitotoksik sitrat
sitti situasi situasional situation situmorang situspeta siulan siung siur siva sivasagar sivitas siwa siwah siwalima siwon siwur sixpack siyang size sizes
sjafri sjahrir sjsn skadron skak skala skalanews skali skalian skandal skate skeleton skema skematik skep skeptis sket sketch sketchbook sketching skhun
skil skill skillet skills skim skinner skinny skip skirt skit skizofrenia skkni skor skoring skotlandia skotlet skpd skrillex skrining skrip skrotum sktr
skuad skuat skull skunder skutik skype skyrim skywave slab slah slalu slam slamat slamet slameto slang slank slankers slash slave slaves slavin slavina
slawi slayer slebor sleep sleeping slempang slenthem sleping slice slider slideshow sliding slim slime slimfit slimming sling slingbag slipi slipknot
sliramu sllu slop slope slovakia slowly slowrock sltp slug sluku smack smackdown smadav smakin sman smartfren smartph smartphonelog smartphonelogs
smartwatch smcetak smear smelter smga smile smiley smith smkers smkn smoga smoked smoking smooth smpe smpit smpk smpn smskan smua smudge smule smun snail
snake snap snapback snapchat snapdragon snapseed snapshot snare sndri sneak sneaker sngat sngt sniff sniper snoop snouck snow snowball snsd soale soalpalu
soang soap sobat sobatpapua sobrah sobri soccer sociedad society socrates soda sodagar sodakoh sodara sodik sodium sodok sodokan sodomi soebrantas
soedirman soegih soegijapranata soeharto soeka soekamti soekanto soekarjo soekarno soekarnoputri soekarwo soekoe soemantri soemarno soemitro soemo soenda
soetjipto soetomo soewoeng sofia sofian sofie softcopy softex softgel sofware sofyan soga soge sogok sogokan soha sohabat soham sohc sohibul
sohih soho sohor soil soimah sokalima soket soko sola solanum solat solawat sold solder soldier sole soleh solehah solenoid solid solidaritas solidarity
solideritas soliditas solihat solihin solitario solli soloculinary solok solomon solopos soluna solusi solusindo solution solutions solvabilitas solve
solving soma somad somah somahan somalia somantri somatik somebody someday something sometimes somewhere sona sonam sonar sonata sondakh sondang sondoro
soneta songgom songo songon songp songs songsong soni sonia sonic sonji sonnie sonny sono sons sonta sontak sontrek sonu sonya sooko soon soonyoung sopal
sopandi sopanusa sophia sophie sopiah sopian sopsan sora sorak soran sorang soraya sorban soren sorensen sorga sorgum sori sorog soroja sorok sorotlagu
sorsel sort sortasi sorting sortir sory sosialis sosialisasikan sosialisme sosialita sosialitas sosio sosiokultural sosiologis sosis sosoca
sosog sosok sosoroh sosro soteh sotk soul soulja souljah soulmate souls soulvibe soundcloud soundrenaline sounds soundwave sountrack sountrek soup source
sources south southampton southeast southern soviet sowan soya soyou soysal space spacy spageti spain span spandex spare spareparts sparks sparrow
sparta spasi spasial spatial speak spearman spears spec special species specific specs spectators spectra spectre spectrum speedy spek spektakuler
spektroskopi spektrum spekulasi spekulatif spencer sperma spermatozoa sperpart sperti spesial spesialisasi spesies spesifik spesifikasi spesifisitas
spesimen spice spicy spider spiderman spike spinning spionase spip spirit spiritual spiritualitas spirulina splash splicer spmb spmi spog
spoiler spoken spon spong sponge spongebob spons sponsored sponsori sponsorship spontan spontanitas spoon spora sporadis sporta sportbook sportif
sportifitas sporting sportivitas sportivo sports sportsbook sporty spotec spotify spray sprepart springs sprint sprite spritual spse spuit spul spunbond
spurs spyware sragenan sreg sremmurd sreng srigala srikandi srikaya srilangka srimulat sripanggung sritex sriti sriwedari sriwijaya ssos ssst sstt
staatsblad stabilisasi stabilitas stabilo stack stacy stad stade stadia stadio stadion stadium stafa stafaband stagnan stagnasi stain stake
stakeholder stakeholders stalking stambuk stamford stamina stamp standard standardisasi standards standarisasi standart standby standup stanford stanley
stanton staphylococcus star starbucks starla starlet starlight stars start started starting starving stasion stasioner state stated statemen stater states
static statif statik statistic statistical statistics stator stats status statuta stay steady steamer steel steelindonesia stefan stefani
stefano stefanus steffi steinfeld stek stella stengah stenlis step stepanus stephanie stephen stepmom steps stereo stereotip sterling steroid stevan steve
steven stevia stevie stewart stick stickam stickers sticky stigma stikes stilistika stimulan stimulasi stimulus sting stings stinky stip stitch stkip
stockholm stocking stoke stoking stokis stomata stoner stones stoplamp stopwatch storey stories storm stpi strada straight strain strange stranger
strap strata strategic strategik strategis strategy stratejik stratified stratifikasi strawberry stray streetcub streetracing strela streming strength
streptococcus stress stretch strike striker striming strip stripe striping stripping striptis strobo strong stronger structural structure strudel struk
struktural stuart stud student students studenttests studies studios stuff stuju stumble stunningly stunting stupid styles stylish stylus styrofoam
suaka suaminyaaget suanten suap suar suarez suarga suargi suargo suasa suatu subadra subagja subagyo subah subali subangjaya subaru subbag subbagian subbed
subcribe subdirektorat subdit subhan subhanahu subhanallah subianto subita subject subjek subjektif subjudul subkategori submenu submit suboh subordinasi
subordinatif subrata subro subroto subs subscribe subscribed subsektor subsidi subsistem substansi substansial substantif substitusi substrat subtema
subtitles subtittle subtitulos subtitusi subtropis subway subwoofer subyek subyektif suca success sucipto sucita sucitra suck sucofindo suction sucu suda
sudagar sudahi sudan sudana sudarma sudarso sudarsono sudaryanto sudaryat sudi sudibyo sudikan sudimara sudin sudira sudiro sudjana sudjiman sudrajat sudu
suduk sudung sueb suede sufi sufiah sufiks sufiyah sufna sufyan suga sugal suganda sugandi sugbk sugeng suges sugesti sugestif suggestion suggestions
sugianto sugiarti sugiarto sugigi sugih sugiharto sugiono sugito sugiyanto sugiyono sugriwa suguh suguhan suguhkan suhadi suhaimi suhani suhardi suharno
suharsimi suharto suhartono suhendar suhendra suherlan suherman suho suhu suhud suhun suhunan suicide suing suite suites sujalma sujana sujen suji sujiwo
sujono suju sujud sukacita sukadana sukaesih sukafotobis sukahaji sukaharja sukamaju sukamiskin sukamto sukamusik sukan sukapura sukar sukaraja sukardi
sukarela sukarelawan sukaresmi sukarman sukarna sukarno sukasalya sukat suker sukhoi suki sukiman sukkur sukma sukmana sukmawati suko sukon sukorejo sukra
sukri sukro sukrosa suksesi sukseskan suksesor suksma sukuan sukuk sukukata sukun sukur sukuran sula sulaeman sulah sulaiman sulaksana sulang sulastri
sulaya sule suleiman sulfat sulfida sulfur sulhadi suliana sulis sulistyo sulistyono suliyana sulli sullivan sulochana sultan sulton sulu suluh suluk sulur
sulut sumadi sumali sumambung suman sumanding sumanget sumangga sumanggem sumanto sumantri sumarambah sumardi sumardjo sumare sumarmo sumarna sumarni
sumarno sumarsono sumarta sumatif sumaur sumayyah sumba sumbadra sumbaling sumbangsih sumbara sumbarsatu sumber sumberagung sumberdaya sumberejo sumbering
sumberingin sumbersari sumbi sumbing sumbu sumebar sumeblak sumeja sumelang sumembah sumerep sumi sumiati suminar sumingkar sumingkir sumirat sumitra
summarecon summary summer summit sumo sumoharjo sumorot sumpeg sumpena sumping sumpingan sumpit sumringah sumsum sumuhun sumujud sumungkem sumurup sumut
sunah sunan sunandar sunardi sunarto sunarya sunaryo sunblock sundari sunday sundel sunderland sundul sundulan sung sungapan sunggal sungging sungguhan
sunggyu sungha sungjae sungkan sungkar sungkawa sungkem sungkeman sunglasses sungmin sungsang sungsum sungsung sungut sungwoo sunil sunnah sunnat sunni
sunny sunset sunshine sunsilk sunti suntuk sunu sunyaragi sunyoto supados supaja supali supana supardi suparman suparno supata supel supena supeno
superball superbike supercar supercell supergirl superglad superheroes superindo superintendent superior superiots superliga supermal supermall
superman supermoto supernatural supernova supersemar superstar supervisi supervisor supit suplai suplement suplementasi suplier supomo suport suporter
supplement supplemental supply supported supporter supporting supraba supranada supranatural suprapto supratman suprax supremasi supreme supri supriadi
supriatin supriatna supriyadi supriyanto supriyono sura suradi surah suraj surak suralaya suram suramadu suranagara surantaka suratkabar suratman surau
surawijaya suraya surbhi surem suren suresh surety surf surface surfaktan surfer surga surgawi surgery surgika surgo suria suriah surian suriname
surip surjan suroh suropati suroso suroto surplus surprise surrender surrounding surti surtikanti surud suruh suruhan suruhanjaya surung surup
surveilans surveyone survival survive survivor suryadharma suryadi suryalaya suryaman suryana suryani suryaningrat suryanto suryasukses suryati suryavanshi
suryawinata suryo suryono susan susana susanti susanto susastra susenas suseno susi susila susilawati susilo susilowati suska susmono susno
suspensi suspension suspicious sustainability sustainable susuan susuci susuguh susuh susuhunan susukan susuktunggal susumbar susumping susy sutan sutanto
sutarman sutarto sutarya sutawijaya sutedja sutera sutikno sutisna sutiyoso sutjipto sutomo sutopo sutoyo sutradara sutrisno sutton suudzon suung suwakan
suwanda suwandi suwargi suwari suwarna suwarno suwawa suweng suwir suwito suwung suyadi suyanto suyatno suyitno suyono suyudana suzan suzana suzanna
suzanne suzy svlk swadaya swag swakarya swakelola swallow swami swan swansea swap swara swarga swarovski swasembada swat swatch sway sweat swedia
swedish sweeping sweety swimsuit swing swinger swiss switching switzerland sword sworo syaa syafaat syafi syafii syafira syah syahadat syahdu syahid
syahira syahnaz syahputra syahrial syahril syahrini syahrul syahwat syaiful syaikh syaitan syakieb syakir syakur syalala syalom syam syamel syamil syams
syamsir syamsuar syamsuddin syamsudin syamsul syansuri syarah syarak syareat syari syariah syariat syarief syarif syarifah syarma syawal syclon sydney
syech syed syeh syeikh syekh syetan syiah syiar syifa syihab syiir syiria syirik syiwa sylvi sylvia sylviana syma symbian symbol symphony sync syndrome
synergy synthetic syok syria syrup sysilia systems syubbanul syuhada syukri syukron syur syurga taala taat tabiat tabib tabiin tabik tabir tabita
tablettree tabligh tabloid taboo tabor tabrak tabrakan tabrani tabs tabu tabuh tabuhan tabulasi tabur taburan taburi tactical tadah tadarus
taecyeon taehyung taemin taeyang taeyeon taeyong tafakur tafsir tafsiran taft tagalog tagana tagar tagen taggart tagged tagor tags tagsforlikes taha
tahajjud tahajud tahalea tahap tahapan tahayul taher tahfizh tahi tahir tahiti tahitian tahitoe tahiyat tahmid tahrir tahta tahukahanda tahukahkamu tahukan
tahura tahzan taiga tail tailan taipei taja taji tajimalela tajir tajug tajuk tajul tajur taka takabbur takabur takaful takan takat takbir takbiratul takde
takdir taken takes takeshi takhta taking takir takjub takkan taklid taklik takluk taklukan taklukkan takmir takoyaki takraw taksir taksiran taksonomi
taktik taktis takur takwa takziah talaga talagamanggung talahatu talak talam talangan talas talatah tale talempong talenta tales talia talian talib taliban
talikur taling talita taliti taliwang talk talkin talking talkshow taluk talun tama tamak tamala tamam tamansiswa tamar tamara tamatan tamatna tamba
tambakbaya tambakrejo tambakromo tamban tambayong tambi tambihan tambora tambuh tambunan tambur tambusai tameng tami tamiang tamil tamim tamin tamiya tamli
tamora tampa tampanan tampang tamparan tampi tampik tampikan tampiling tampir tampomas tampubolon tampuk tampungan tamrin tamsil tamsir tamtama
tamunavigasi tana tanaga tanagi tanak tanaka tanapi tanba tanbu tanceb tandan tandang tandaning tandas tandatangan tandatangani tandem tanding tandingan
tandu tandukan tandur tanduran taneja tanen tanga tangar tangara tangeh tanggalang tanggap tanggapan tanggapi tanggepan tanggerang tanggi tangginas tanggul
tanggungjawab tangi tangible tangise tangkai tangkas tangkasnet tangkil tangkuban tangled tango tangsi tangtu tangu tangung tania tanin tanjab tanjabbar
tanjabtim tanjak tanjakan tanjong tanjung tanjunganom tanjungpura tanjungsari tanker tanki tanktop tanoe tanoesoedibjo tanoto tanpo tansah tanta
tantan tantang tantangan tantara tanti tanto tantowi tantra tantri tantu tantular tanu tanzania taoen taoge taon tapa tapak tapakur tapal tapan tapanuli
tapas tapasya tapd tapel tapem tapii tapin tapioka tapir tapki tapos tapsir tapsiran tapung taput tara taraf taraju tarak tarakanita taram tarampil tarang
tarate tarbiyah tardi tardu tarekat targetkan tariff tarigan tarih tarihi tarikat tarikh tarima taring tarip tarjih tarling tarmizi taro tarogong tarore
taros tarra tarsan tarsus tartib taruk tarumanagara tarumanegara tarung tarzan tasauf tasawuf tasawwuf tasaya tasbeh tasbih tasdik tasek tasha tasik task
taska taslim tasmurah taspen tassawuf taste tasya tasyahud tasyrik tatabahasa tatabasa tatacara tatag tatah tatak tatakrama tatal tatalaksana tatali tatalu
tatamba tatan tatanen tatang tatap tatapa tatapan tatapi tatar tataran tatas tatasusila tati tatit tatkala tatoan tatto tatu tatum taubah tauco taufan
taufik tauge tauhid tauhiid tauladan taun taunan taurat taurina taurus tausiah tausiyah tautan tawa tawadhu tawaf tawajuh tawakal tawakkal tawakup tawan
tawanan tawang tawangsari tawas tawassul tawasul tawasulan tawekal tawes tawis tawur tawuran tayammum tayamum tayan tayangkan tayar tayo taypak
tayub tayuban tazkirah tbmr tbnh tbpp tdak teacherngkuh teacheromentu teamlo teams teamwork tears teaser teater tebak tebakan tebaktebakan tebaru tebe
tebeh tebet tebih tebihan tebo tebuireng tebus technical technische techno technologies technorati teddy tedi tedjo tedung teen teenage teenebelle
teens tees teeuw teflon tegah tegalan tegalwangi tegangan tegap tegar tegas tegaskan tegep teger teges tegesing teguh tehadap teher teheran tehnis
tehnologi teja tejadi tejo teka tekad tekak tekap tekat tekhnik tekhnologi teki tekken teknikal teknis tekno tekong tekstil tekstual tekstur tektonik tekuk
tekukur tekun tekuni telaah teladanrasul telaga telah telajang telak telanjur telatah tele teleb telecom telefilms telefon telegraph telek telekom
telekomunikasi telekung telematika teleng telenovela telentang telephone teler teles teleskopik teletubbies televise television telfon telihat
telik telkom teller telling tellows telnjang telo telok telon telor telu telugu teluh teluk telukkuantan telunjuk temah temankreatif temari temat
tembak tembaka tembakan tembakau tembang tembangna tembayat tembelang tembem tembo tembolok tembong tembung tembus tembusan temmy temon temp tempahan
tempek temperamen temperatur temperature tempik templates temple temporal temporer temptation tempurung temulawak temurun tenant tenar tenayan
tendangan tendensi tendik tendon tengahan tengahing tengan tenganan tengaran tengen tenget tenggang tenggat tenggek tenggelam tengger tenggilis
tenggiri tenggorokan tengik tengkek tengkorak tengkuk tengkulak tengkurap tenguk tennis tenor tenri tense tension tentangcinta tenten tenteng
tentera tenteram tentram tentrem tentuin tentukan tenung teologi teologis teorema teoretis teoritik teoritis tepak tepang tepangan tepar tepas tepian tepis
tepiswiring tepong tepopuler tepos tepuk tepukan tepungan tepus terabaikan terah terahing terahir terak terakreditasi teraktual terakumulasi terakurat
teramat teramati terampil teran terancam teraneh terangkum terangna terangsang teranyar terapeutik terasing teratai teratas teratasi terate terawat terb
terba terbaikrelated terbalut terbanding terbantahkan terbanyak terbar terbaring terbarudj terbarulagu terbaruom terbawah terbebani terbeken terbelakang
terbelalak terbelenggu terbenam terbendung terbentang terbentuklah terbentur terbesit terbilang terblokir terbodoh terbooking terbuai terbunuh tercakup
tercanggih tercantum tercebur tercela tercemar tercengang tercinta terciptalah tercover tercukupi terdahsyat terdahulu terdakwa terdalam terdampar
terdefinisi terdegradasi terdesak terdiagnosis terdiam terdidik terdistribusi terdownload terduga tere terealisasi terebut tereh terekam terekspos
terelakkan tereliminasi tereliye terencana terendah terengganu teresa terfavorit terganggu tergeletak tergenang tergerus tergesa tergeser tergila tergilas
tergiur tergoda tergolong tergugah terguncang terhalang terhampar terhanyut terharu terhebat terheboh terhempas terhimpun terhina terhindar terhindarkan
terhingga terhits terhormat terhot terik terimah terimaksih terinci terindeks terindex terindikasi terinfeksi terinstall terintegrasi teripang terisak
terisolasi terisolir teristimewa teritori teritorial teriyaki terj terjadi terjamah terjang terjangan terjangkit terjebak terjerat terjerumus terjungkal
terjunkan terkabul terkadang terkahir terkait terkalahkan terkandung terkapar terkasih terkecoh terkecuali terkekeh terkenang terkendala terkendali
terkeren terkesan terkesima terkhusus terkikis terkini terkira terkomentari terkoneksi terkonfirmasi terkonsentrasi terkontaminasi terkoordinasi terkuak
terkuaksiapa terkubur terkulai terkumpul terkurung terkutuk terlaksana terlampau terlampaui terlanjang terlanjur terlantar terlarang terlaris terlarut
terlawas terlelap terlempar terlena terlentang terlewat terlewati terlewatkan terlibat terlindas terlintas terlontar terluar terlucu terluka terlupakan
term terma termaksud termaktub termal termantap termenung termerdu termewah terminator terminologi termiskin termodifikasi termometer termotivasi terms
termurahyang terngiang ternoda terns terobos terobosan terobsesi teroksidasi terong teror terorganisasi terorganisir teroris terorisme teros
terowongan terpa terpaan terpacu terpadu terpajang terpaksa terpampang terpana terpancar terpapar terparah terpatri terpaut terpecaya terpejam
terpencil terpendam terpengaruh terpenjara terpental terpenting terperangkap terperinci terperosok terpesona terpidana terpikat terpinggirkan terpopular
terpopuler terprogram terprovokasi terpuaskan terpublish terpuji terpukau terpukul terpuruk terra terrace terrano territory terror terry tersadar tersaingi
tersambar tersandung tersangka tersanjung tersbut tersebut tersedak tersedih terseksi terselamatkan terselenggara terselubung tersemat tersembunyi
tersengat tersenggol tersentak tersentuh tersenyum terseram terserang tersering tersertifikasi tersesat tersinggung tersingkap tersingkir tersipu tersirat
tersisih tersohor terstandar terstruktur tersungkur tersuspensi tertabrak tertampung tertancap tertandingi tertantang tertarget tertatih tertaut tertegun
tertembak tertentu tertera tertib tertibkan tertidur tertimbun tertimpa tertindas tertiup tertuang tertuju tertular tertunduk tertusuk teruna terung
terungkap terunik teruntuk terupdate terusan terusik terusing teruskan terusna terutami terwujud tesalonika tesebut tesla tessa test tested tester testi
testimoni testimonial testimony testing testis testosteron tetak tetamu tetanus tetapan tetapi tetapkan tetas tete tetebeng teteg teteh tetek teteken
tetela tetelar tetembangan teten tetenger tetep teter tetpi tetsuya tetty tetu tetua tety tewaskan teweh texas textile texture thabit thabrani thaha
thaharah thailan thailook thailookstyle thakur thalia thalib thalita thang thankyou thapki thats thea theater theatre theft thema themes theo theory
therapy theraskin theresia thermometer thesaurus thiago things thinkcookcook thinking thoha thohir thom thomas thompson thomson thong thor thought thoughts
thousand thread threesixty threesome threshold thrill thriller thrills thrones through throughput throwback throwing thug thukul thumb thunder
thursday tiada tiago tian tianjin tiar tiara tiatira tiban tiberias tibet tibo tibra ticket ticketing tidar tidung tiduran tidurantik tiduri tidurin
tidurselingkuh tieke tien tiens tiesto tifa tiffany tiga tigang tigas tiger tigor tigris tihang tika tikam tikel tikung tikungan tila tilaar tilam
tilar tilas tilawat tilawatil tilem tilik till tilu timah timaha timang timbal timbalan timbel timber timberlake timeline timer times
timeslide timna timnas timo timor timothy timotius timpal timpuh timses timteng timun timuran timus tina tindak tindakan tindih tinemu ting tingalan
tingali tingang tinggalah tinggar tingi tingkatan tingkatkan tingkem tingkir tingting tingtrim tini tinimbang tinimbangan tiningal tininggal tinkerbell
tinky tino tinombala tinon tinular tinulis tinulung tinulungan tinumpuk tiny tiong tipar tipes tipi tipikal tipikor tipografi tipologi tips tipspedia
tipuan tipung tirakat tiram tiramisu tiran tirem tiri tiris tiriskan tirmidzi tiro tiroid tiron tirta tirtamaya tirtanadi tirtauli tirtayasa tirto
tirus tisna tissot tissue tita titah titan titanic titanium titans titel titen titenan titi titian titiek titih titihan titiknol titimangsa titin
titing titinggalan titis titisan title tito titus tiup tiupan tivi tiwari tiwas tiwi tiyasa tizen tjahaja tjahja tjahjo tjampoer tjandra tjara tjarios
tjarita tjatoer tjatur tjidra tjiptono tjokro tjokroaminoto tkbm tlah tlanjang tledekan tlogoayu tlpn tlpon tmii tmpt tniad tnial tniau tnpa tnya toar toba
tobacco tobago tobari tobat tobi tobing tobrut tocil toddler todongkan toehoe toekang toenggal toer tofu toge together toggle togo togog toha tohari tohid
tohir tojo tokcer toke tokecang toked toket tokobagus tokohkita tokong tokos toksik toksin toksisitas tokuda tole toledo toleh tolelet toleran tolerance
toleransi tolerir tolih toll tolok tolu toman tomas tomb tombo tombok tomboy tomi tomica tomini tomkins tommy tomo tomok tomonews tomorrow
tomorrowland tompel tompi tompo tomy tomyam tone tonggak tongkat tongkol tongkrongan tongsis tongtonan toni tonic tonight tonik tonjolan
tonny tono tontowi tony took tool toolbar tools toon topan topas topher topic topics topicustom topikal topimurah toping toplam topless topografi topologi
topping topriau tora torabika torah torak toral torch torehan toret torgamba tori torino tornado toro toronto torpedo torrent torrentz torres torsi tortor
torture tory toserba toska totabuan totaldata totalitas totem totobet tottenham toure touring tourism tourist tournament tours tout tove toward towel town
towong toyib toyo toyyibah tpid tppu tpst trabas tracer tracking tracklist tracks tractor tractors trade trader traders trading tradisi tradition
traditions traffic trafficking trafford trafik tragedi tragis trah trail train trainee trainor trakhir traksi traktir tralala tram trampil
tran trance trang trans transaksi transaksional transferan transform transformasi transformation transformator transformer transformers transfusi
transgender transistor transit transitif translated transliterasi transmart transmigran transmigrasi transmission transmitter transnasional transparansi
transparant transpor transporter transportumum transtv transylvania trap trapesium trash trasi trauma traveler traveller travis trawangan
trawas trax tray trayek trbaru treasure treasury treat treble tredmilnya trees treesome trek trekking trem trembesi tremor tren trend trendi
trends trendsetter trendy trenggalekhits trenggono tresna tresno tria triad trial triana triangle triangulasi trianto trias tribal tribe tribrata tribun
tribunnews tribute tricajus trichoderma trick tricks tridarma tridaya tridharma trigger trigliserida trijaya trik trikora triks triliun triliunan trilogi
trilogy trilyun trim trima trimakasih trimester trimurti trinidad trinitas trinity triono tripathi triple triplek triptegal tris trisatya trisco
trisna trisnawati trisno tristan trisula trit tritunggal trivia triwulan triyono trmasuk trnyata troas trobos trobosan trofeo trojan troli trolley trolling
trombosis trombosit trong trooper trophy tropi tropical tropika tropis troso tross trotol troy trubus trucker trucks trucuk trucukan true trump
truncated trung trunojoyo trus trusmi trust trusted trustedolshop trustedseller trustworthy truth tsabit tsamud tsanawiyah tsel tsubasa tsui tsumma tsuna
tsunade tsunami ttabel tuah tuak tual tualang tuang tuangkan tuas tuba tubadil tubagus tuban tube tubemate tuberculosis tuberkulosis tubes tubidy tubing
tubruk tubulus tuch tuding tudingan tuduh tuduhan tuduhna tudung tuesday tufuli tugur tugurejo tuhon tujah tujh tujhe tuju tujukan tukad tukak tukas
tukul tukun tukung tukur tuladan tulah tulak tular tulaten tulen tulip tulisana tulisna tulungan tumali tuman tumang tumanggal tumaninah tumbak tumbal
tumben tumbler tumblr tumbu tumbuk tumbukan tumeka tumekaning tumenggung tumerap tumhiho tumiba tumingal tuminggal tumis tumisan tumming tumor tumpa
tumpak tumpakan tumpangna tumpes tumplek tumpuan tumpur tumse tumungkul tumurun tumuruna tumut tumutur tumuwuh tuna tunagrahita tunaknya tunanetra
tunanganya tunarungu tunas tunduk tundun tundung tuned tuner tung tungan tunggak tunggakan tunggalan tunggaling tunggang tunggangan tunggara tunggir
tunggul tungkai tungkal tungkul tungtung tunisia tunjang tunjangan tunjung tunjungan tunnel tuntas tuntaskan tuntun tuntunan tuntung tuntut tuntutan
tupoksi tupperware turan turangga turanza turen turi turin turing turkey turn turnamen turnbackcrime turnbull turner turnover turonggo turta turtle turtles
turu turuna turus turut turutan turuti tusfiles tusi tusuk tusukan tuti tutorials tutuan tutug tutugna tutuh tutuka tutul tutulung tutunggangan tutupe
tuturunan tuturutan tutus tutut tutuwuhan tuty tuwan tuwang tuwuh tuwuhan tuyul tvfoto tvone tvri tvseries tvshows twain tweak tweet tweetdeck tweeter
tweets twenty twerk twice twicsy twilight twin twinkle twins twist twiter twitter twitterbagikan twitterberbagi twrp tyas tyga tyler type types typhi
typical typography tyson uasbn ubaidah ubaidillah uban ubaya uber uberx ubrug ubud ubuntu ubur ucapna ucbrowser uceng uchiha uciha ucnews ucok ucunion ucup
ucweb udagan udahon udar udawa udayana udik udin udinese udit udjo udung udzur uefa uehara uenak ufuk ugal ugalan uganda ugeran ugly uhud
uighur ujana ujaring ujicoba ujub ujung ujungbatu ujungkulon ukays ukdw ukhti ukhty ukhuwah ukom ukraina uksw ukts ulah ulami ulayat ulcer ulee ulek
uleman uleni ulfa ulfah ulfi ulik ulil ulin ulir ulkus ulrike ultima ultimate ultimo ultisol ultraman ultramen ultras ultrasonik ultraviolet uluhiyah
ulujami ulum ulung ulungan ulupi ulur uluran umair umam umami umanis umar umarmaya umayyah umbak umbar umbara umbaran umbel umbi umbilical umbrella umbut
umisj umma ummah ummat ummet ummfakultas ummi ummu ummul umpak umpama umpami umpatan umsu umuh umunya umuran umyang unair unand unang unas unbk uncal
uncang uncategories uncategorized uncensored uncle uncontrollably uncut undak undangundang underbone undercover undergraduate underground understand
understanding undertaker underwater underwear undian undip unduk undur unduring undurna unesa unesco ungel ungeling unggal ungguh unggulan unggun ungkal
ungkap ungkapan ungkapkan ungkara ungkul ungsi unhas unhcr unib unibraw unic unicef unicode unified unika unila unilever uning uninga uningan
uninstall union unipack unipad united univariat universal universe universiti unix unjuk unjukan unknown unlabelled unlam
unlimited unmul unnes unofficial unpad unpar unpas unplugged unread unrelesed unri unsencored unsri unsubscribe unsur unsure
untag untai untaian untan untar untk untu untungkan unud unyil unyu upayakan upcoming updatean updated updates upeti upik upil upin upline uploaded
uploader uploadkompakan upon upper upside upsir upskirt upsus uptd uptobox uptodate uptown urakan uranium urap urawan urbach urbaningrum urbanisasi urbex
urdu urduweb urea ureter uretra ureum urgen urgensi urin uring urip urmila ursula urtikaria uruguay urunan urung urwah usage usah usahatani usahawan usai
usaid usap usapan usapkan usbn used user username users userscloud uses ushuluddin using uskup usman usmar ussy ustaz ustazah usut uswatun utah utamana
utami utan utarakan utaran utari utas uteh uteri uterus utiket utilitas utility utomo utopia utorrent utsman uttaran utusan utusane uupa uwais uwang uwiw
uwung uyahan uyeshare uzbekistan uzumaki vacum vadhu vaganza vagetoz valak valas valdo vale valen valencia valent valentin valentina valentino valerie
valid validasi validator validitas vallen vallent valley value values valuta valve vamos vampir vampire vamps vaname vancouver vanda vandalisme vandroid
vandu vanessa vani vania vanila vanili vanilla vanilli vannes vanny vans vape vaping vapor vaporizer vardy varera vargas varia variabel variabilitas
variable varian varians variansi variant variasimotor variatif varietas variety various varises varra varun vaseline vashishtha vaskular vasundara vatikan
vazirani vcdscam vectorart veda vedeo vedio veer veera vega vegan vegar vegas vegeta vegetarian vegetasi vegetatif vehicles veil velisa velk vellfire
velove velvet vena vendor venelove venesia venezuela venice venna vennya venom ventrikel ventura venture venus vera verb verba verbal verde veri verified
verma vermansah vermansyah vernakular vernando verona veronica veronika verrel verrell vers versace versailles verse versi version versus vertebra
vertizone verykool vespagram vespaindonesia vespajakarta vest veteran veteriner veto veve vevo vexia vgod viabilitas viajando vial vian viar viata vibe
vibra vibrasi vibrator vice vicente vicky victor victoria victory vida vidal vide videolucu videomesum vidgram vidi vidieo vidios vido vidos vidya vienna
viera vierra vierratale vietsub view viewer viewing vigo viii vijay vika vikas viking viko viktor viky village villarreal vime vimeo vina vinales
vinay vinayak vincent vincentius vinci vine vines vino vinson violajevita violet viona viper vira viren virgin virginia virgo virgon virgoun virza virzha
vishal vishnu visi visibilitas visioner visitas visitasi visitbogor visitcianjur visitindonesia visiting visitjateng visitkalsel visitor visitors
viskositas visor vista visualisasi visum vita vital vitalia vitalitas vitara viterna vito vitoria vitro viva vivan vivanews vivi vivian vivid vivin
vixionjarijari vixx vkook vladimir vleg vlxx vmgo vocalist vocaloid vodka voer vogue voices void voip vojoel vokalis vokasi volatile volatilitas volcano
volcom volkan volksraad volksschule volley volleyball volly voltage voltase voltmeter volume volunteer volvo vonis voodoo voor vote voting vroh vsco
vscocam vscogood vuitton vulgar vulgaris vulkanik vulkanologi vulva vyas waaah waah waalaikum waalaikumsalam wabah wabarakatuh wabarokatuh wabillahi wabup
wacana wacanakan wadal wadan wadana wadas wader wadi waditra wadiya wadjib wadon wadul wadya wadyabala wafda wafer waffle wafil wage wagon wagub
wahab wahabi wahai wahan wahdaniyat wahdat wahh wahid wahidah wahidin wahidiyat wahuwa wahyu wahyudi wahyudin wahyuni waie waina waist wait waiters waiting
wajang wajar wajibkan wajibul wajo waka wakai wakaka wakapolda wakapolres wakca wake wakil wakilan wakili wako waktoe waktos wakul wakyu wala walaa
walafiat walah walahar walanda walang walangsungsang walapun walatra walaupun waldy wale waledan waleed waleh waler waleran wales walesan walet walhasil
walhi walhidayah walid walik walikat walikota walimahan walirang walisongo waliyullah waljinah walk walking walkthrough wallahu wallahualam wallet
wallpapers walls walmiki walopun walpaper walt walter waluh waluku waluya waluyo waman waminkum wana wanadri wanagiri wanajaya wanakerta wanara wanasalam
wanasari wancahan wanci wanda wandana wande wanderers wandi wandira wandra wang wangan wangen wangenan wangkeng wangkid wangkit wangkong wangsa wangsal
wangsalan wangsit wangsul wangsulan wangun wangunan wani waning wanit wanna wanprestasi wanter wanti wantilan wantji wanton wants wantu wantun
wantuning wany wapat wapbaze wapdam wapdis wapgrab waphan wapindo wapitu wapka wapking wapmon wapres wapsite waptrick waptrik wapwon wara waragad warah
warahmah warahmatullahi warak waralaba warangan waranggono warangka waras warasna warcraft ward warda wardah wardan wardana wardani warded wardhana
wardhani wardi wardoyo wareg wareh wareng warfare warganegara wargi wari waria warid waring waringin warm warman warming warn warnaning warner
warnika warning waroeng warohmah warohmatullahi warouw warren warrior warriors wars warsa warsawa warsi warsih warsita warsito warta wartadotco wartawan
warti wartos waru warunk wasalam wasallam wasana waseso washington washliyah wasiat wasilah wasir wasiyat waskita wasna waspada waspadai waspaos wassalam
wassalamu wasta waste wastu waswas watak watan watang watangan watara watching watek waterboom waterfront watermark waterpark waterproof watersport wates
watesan watford wathon wati watir waton watsapp watson wattpad watu wave wavie wawa wawacan wawadi wawako wawales wawali wawan wawangi wawangunan wawar
wawaran wawarti wawartos wawasan wawayangan wawes wawuh wayah wayan wayanggolek waykhilau wayne ways wayuh wazir wbem wcom wealth weapon wear wearing
weather webcam webdl weber weblog webm webmail webrip websites wechat weda wedak wedal wedalan wedana wedang wedel wedge wedges wedi wednesday wedokan
wedung weekly weeknd weeks wefie wegah weibo weigel weight wejang wejangan wekas wekasan wekel wektu welah welang welas welasan welase welcome weleh
welfare weling wellcome wellek wellington wembley wenda wendy wenehono wenger wengi wengkon wengku weni wening wenny went werat werdaya werdha were wereng
werit weruh werung wesel wesley west western westlife wetan wewangian wewe weweg wewekas weweling wewengan wewengkon wewesen wewetengan wheel wheels
wherever whey whipped whistle whistleblowing whitening whitney whole wholesale wianjana wibawa wibisana wibisono wibowo wicaksono wicitrawirya wick
widadari widang widaningsih widara widarba widasari widati widawati wide widely widget widhi widi widia widiana widianto widjaja widjaya widodo width
widura widuri widya widyatama wife wifee wigan wiggins wiguna wijana wijaya wijayakusuma wijayanti wijayanto wijck wijen wiji wijithukul wikan wiki
wikimedia wikipedia wiko wilah wilahan wilang wilangan wilcoxon wild wildan wildcard wilde wilet wiliam wilis willem william williams willian willie willis
willy wilmar wilona wilson wilujeng wimcycle wina winangun winarah winarno winarya winata winch wind winda windu windy wine wing winger wings wink winky
winner winnie winning winny winong winrar wins winston winter winxs wipe wira wiracarita wirajaya wiralaga wiranagara wiranata wirang wirangrong wiranto
wirasat wirastri wiraswasta wirata wirausahawan wirautama wirawan wirda wire wireh wiremesh wirid wiridan wiro wirog wirosari wirya wiryawan wisataaceh
wisatakuliner wisaya wisdom wise wisesa wish wishes wisma wisman wismilak wisnu wisrawa wistar wisuna wita witch withdraw withdrawal within witir wiwaha
wiwid wiwik wiwilangan wiwin wiwirang wiwit wiwitan wiyaga wiyono wizard wizzy wkwk wkwkw wkwkwk wkwkwkw wkwkwkwk wlan wlingi woles wolf wolfsburg wolipop
wolverhampton wolverine women wonder wonderful wonderland wondershare wong wongso wonokerto wonorejo wonosobozone wonwoo wood wooden woods woohyun wook
wool woow words worker working works worksheet worlds worldwide worry worship worshippers wortel worth woven wowfakta wowfaktavideo woww woyo wpap wrangler
wratsangka wrestling wright wringinanom write written wrong wrote wuassek wudhu wudlu wuduk wuih wujudkan wujute wukir wuku wukuf wulan wulandari wulang
wuluh wuluku wulung wungkul wungu wurung wuwuh wuwuhan wuwung wuwus wuyung wvga wwang xabre xampp xamthone xander xaverius xavi xdrive xena xenita xenos
xeon xerox xhamster xhamsters xhub xhubs xiang xiao xiii xiomi xiumin xnxx xpdc xposed xpozz xpress xrmblx xtreme xvideos xvii xviii yaaa yaaah yaah yaar
yabanci yabpak yadi yadnya yadong yagnik yahh yahhh yahoo yahoogroups yahud yahudi yahya yairus yaitu yajugaya yakobus yaksa yakti yaktos yakub yakult
yakuza yale yama yamadipati yamahanmax yaman yamani yamato yamg yamin yamko yamuna yana yandex yangterdalam yani yank yankee yanmar yanti yanto yanuar yaoi
yapen yara yasa yashodara yasir yasiz yasmin yason yasonna yaspis yassin yathrib yati yatna yaudah yaumil yaya yayah yayan yayang yayat yayuk yazid yeah
years yeay yeee yehuda yehuwa yellow yelse yeni yenila yenny yeoja yeol yeon yeremia yeriko yerusalem yesasia yesaya yess yessy yesterday yesung yesus
yeyen yicam yield yifan yimm ying yiruma yixing ykpn ykus ylki ylsa yngwie yodium yogaswara yoghurt yogi yogs yogurt yogya yohan yohana yohanes yoko
yokohama yola yolanda yoncha yonder yonex yongki yoni yonif yono yoochun yook yoon yoona yoongi yopi yopie yordan yordania york yorkshire yosef yosep
yoseph yoses yoshi yoshimura yosi yosia yossi yosua youbi young younglex youre yours yourself yousuve youth youtu youtuber youtubers youtubewww yovie yoyo
yoyok yuan yuandari yuanita yuda yudanagara yudanegara yudas yuddy yudea yudha yudhi yudhistira yudho yudhoyono yudi yudikatif yudisial yudisium yudistira
yugi yugoslavia yuka yukdakwah yuki yukk yukkk yuks yuli yulia yuliana yulianti yulianto yulis yulius yull yume yumi yummy yuna yunan yunanda yung yunho
yuni yuniar yunior yunita yunos yunus yups yura yuri yuridis yurike yurisdiksi yusman yusnia yusri yusril yustisi yustus yusuf yusup yuswa yuta yuuk yuuki
yuuuk yuvaan yuvraj yuwono yuyun yuzuki zaara zabur zabuza zack zacky zaen zaenal zafin zahid zahra zahrah zaid zaidi zain zainab zainal zaini zainuddin
zainudin zainul zaitun zakar zakaria zaki zakir zaky zalim zalmon zalora zamrud zamzam zapin zara zarah zaskia zatulini zaujati zayn zealand zebra zebro
zedd zein zelinda zenfon zenfone zeni zenith zenpad zeolit zeppelin zero zerofaza zerosix zetsu zeus zeva zhang zhao zhou zian ziana zias zico zidane zidny
zigaz zika zikir zimbabwe zina zinc zindagi zinedine zingiber zinta zionis zippo zippyshare ziudith zivilia ziyad zizi zlatan zogbi zola zombies
zonakorea zonapanas zonasi zone zoni zoro zoster zoya zubaidah zubair zuckerberg zuhdi zuhra zuhri zuhud zulaikha zulfikar zulham zulkarnaen zulkarnain
zulkifli zumi zurich
`;

let spaced: string | undefined;

/** Returns true for a listed word. It searches the text itself, which avoids building a set. */
export function isListedWord(word: string): boolean {
  spaced ??= TEXT.replaceAll("\n", " ");
  return spaced.includes(` ${word} `);
}
