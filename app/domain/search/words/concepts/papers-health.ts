/** Papers of state and trade, money, health. How to extend: see `lines.ts`. */
export const PAPERS_HEALTH = `
kependudukan = ktp, kartu keluarga baru, urus ktp, urus kk, pindah kk, akta kelahiran baru, urus akta, surat pindah, skck, urus skck, surat domisili, akta kematian, kia, ktp hilang, bpjs, urus bpjs, bpjs ketenagakerjaan, kartu kuning, urus dokumen kependudukan
legalisir = legalisir, legalisasi, legalisir ijazah, legalisir buku nikah, cap notaris, waarmerking, materai, e meterai
sertifikasi = iso, sertifikasi iso, sni, k3, sertifikat k3, sertifikasi kompetensi, amdal, tkdn, akreditasi, smk3, haccp
tender = tender, lelang proyek, pengadaan barang, lpse, e katalog, dokumen tender, ekatalog
penagihan = penagihan, penagihan utang, debt collector, tagih utang, piutang macet, tagih piutang
perencanapensiun = pensiun, dana pensiun, dana darurat, dana pendidikan, atur keuangan keluarga, keuangan keluarga, atur gaji ! gaji cepat habis, terlilit utang, banyak utang
gigi = dokter gigi, gigi, behel, gigi palsu, tukang gigi, scaling gigi, veneer, cabut gigi, orthodontist ! sakit gigi
sunatmedis = khitan panggilan, sunat panggilan, khitan laser, sirkumsisi, dokter sunat, klamp
vaksinasi = vaksin, vaksinasi, imunisasi, vaksin anak, vaksin umroh, swab, tes kesehatan, medical check up, lab darah, cek kesehatan
terapianak = anak berkebutuhan khusus, abk, autis, autisme, terapi bicara, terapi okupasi, shadow teacher, guru pendamping abk, speech delay, terapis anak, guru abk ! anak belum bisa bicara, anak telat bicara
laktasi = konsultan laktasi, asi, pompa asi, mpasi, masak mpasi, katering mpasi
stokisherbal = herbal, jamu gendong, ramuan, pengobatan alternatif, pengobatan tradisional, orang pintar, dukun, terapi lintah, patah tulang, sangkal putung
kebugaran = terapi air, sauna, meditasi, hipnosis, hypnotherapy, mindfulness, healing, reiki
pramuka = outbound, outing, team building, gathering perusahaan, fun game, pemandu outbound, family gathering, outing kantor, camping, pemandu gunung, porter gunung, open trip gunung ~ liburan
penerjemahlisan = interpreter lisan, penerjemah acara, interpreter jepang, interpreter mandarin, simultaneous interpreter, liaison officer, guide bahasa inggris > terjemahan
toefl = kursus toefl, persiapan ielts, les toefl, les ielts, simulasi toefl, tes toefl, ielts preparation, toefl preparation > pendidikan, les ~ lesinggris
lesakuntansi = les akuntansi, brevet pajak, kursus pajak, kursus akuntansi, pelatihan pajak, kursus brevet, les ekonomi akuntansi, kelas akuntansi > pendidikan, les
lesbisnis = kelas bisnis, kursus digital marketing, belajar digital marketing, kelas marketing, kursus jualan online, pelatihan umkm, belajar jualan online, kelas iklan, kursus fb ads, belajar shopee, workshop umkm > pendidikan, les
lesketerampilan = kursus las, kursus servis ac, kursus servis hp, kursus servis laptop, kursus elektronik, kursus pijat, kursus barber, kursus mekanik, kursus listrik, kursus servis motor, pelatihan teknisi > pendidikan, les
leskomunikasi = kursus public speaking, les public speaking, kelas mc, kursus mc, kelas public speaking, belajar bicara depan umum, kursus voice over, kelas akting, kursus akting > pendidikan, les
lesrobotik = les robotik, kursus robotik, robotik anak, kelas robotik, les arduino, les sempoa, les catur, kursus catur, les rubik > pendidikan, les
pengajaranak = guru tk, guru paud, paud, playgroup, calistung tk, belajar sambil bermain, montessori, guru bermain > pendidikan ~ pelajaran
rumahibadah = rekam gereja, paduan suara, organis gereja, pemain musik gereja, koor, choir, pelatih paduan suara, dirigen > musik
`;
