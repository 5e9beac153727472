/**
 * Districts (kecamatan) of the large cities and their surroundings, so that "Tebet" leads to Jakarta Selatan.
 * Omits ordinary words ("Genteng", "Taman") and names that mean another place first ("Depok" in Sleman). Rows from
 * idn-area-data 4.0.1, Open Database License 1.0, as in `regions.ts`.
 */
export const DISTRICTS = `
31.71 Gambir, Sawah Besar, Kemayoran, Cempaka Putih, Menteng, Tanah Abang, Johar Baru
31.72 Penjaringan, Tanjung Priok, Koja, Cilincing, Pademangan, Kelapa Gading
31.73 Cengkareng, Grogol Petamburan, Taman Sari, Kebon Jeruk, Kalideres
31.74 Tebet, Mampang Prapatan, Pasar Minggu, Kebayoran Lama, Cilandak, Kebayoran Baru, Pancoran, Jagakarsa, Pesanggrahan
31.75 Matraman, Jatinegara, Pasar Rebo, Cakung, Duren Sawit, Ciracas
32.71 Bogor Selatan, Bogor Timur, Bogor Tengah, Bogor Barat, Bogor Utara
32.76 Pancoran Mas, Cimanggis, Sawangan, Sukmajaya, Beji, Cilodong, Tapos, Bojongsari
36.71 Jatiuwung, Batuceper, Cipondoh, Ciledug, Neglasari
36.74 Serpong, Serpong Utara, Pondok Aren, Ciputat, Ciputat Timur, Pamulang
32.75 Bekasi Timur, Bekasi Barat, Bekasi Utara, Bekasi Selatan, Rawalumbu, Medansatria, Bantargebang, Pondokgede, Jatiasih, Jatisampurna, Mustikajaya, Pondokmelati
32.16 Tarumajaya, Babelan, Sukawangi, Tambelang, Tambun Utara, Tambun Selatan, Cibitung, Cikarang Barat, Cikarang Utara, Cikarang Timur, Kedung Waringin, Pebayuran, Cabangbungin, Muaragembong, Cikarang Selatan, Cikarang Pusat, Cibarusah, Bojongmangu
32.01 Cibinong, Citeureup, Babakan Madang, Jonggol, Cileungsi, Cariu, Sukamakmur, Parung, Gunungsindur, Leuwiliang, Ciampea, Cibungbulang, Pamijahan, Jasinga, Parungpanjang, Cigudeg, Ciawi, Megamendung, Cijeruk, Ciomas, Dramaga, Tamansari, Klapanunggal, Ciseeng, Rancabungur, Sukajaya, Tajurhalang, Cigombong, Leuwisadeng, Tenjolaya
36.03 Balaraja, Jayanti, Tigaraksa, Kronjo, Sukadiri, Rajeg, Pasar Kemis, Teluknaga, Pakuhaji, Sepatan, Curug, Cikupa, Legok, Pagedangan, Cisauk, Sukamulya, Sindang Jaya, Sepatan Timur, Solear, Gunung Kaler, Mekar Baru
32.73 Sukasari, Coblong, Babakan Ciparay, Bojongloa Kaler, Andir, Cicendo, Cidadap, Bandung Wetan, Regol, Batununggal, Lengkong, Cibeunying Kidul, Bandung Kulon, Bojongloa Kidul, Cibeunying Kaler, Sumur Bandung, Antapani, Bandung Kidul, Rancasari, Arcamanik, Cibiru, Gedebage, Panyileukan, Cinambo, Mandalajati
32.17 Lembang, Parongpong, Cikalongwetan, Ngamprah, Cipatat, Padalarang, Batujajar, Cililin, Cipongkor, Sindangkerta, Gununghalu, Saguling
32.04 Cileunyi, Cimenyan, Cilengkrang, Bojongsoang, Margahayu, Margaasih, Katapang, Dayeuhkolot, Banjaran, Pameungpeuk, Pangalengan, Arjasari, Cimaung, Cicalengka, Nagreg, Cikancung, Rancaekek, Ciparay, Kertasari, Baleendah, Majalaya, Solokanjeruk, Soreang, Pasirjambu, Ciwidey, Rancabali, Cangkuang, Kutawaringin
33.74 Semarang Tengah, Semarang Utara, Semarang Timur, Gayamsari, Genuk, Pedurungan, Semarang Selatan, Candisari, Gajahmungkur, Tembalang, Banyumanik, Gunungpati, Semarang Barat, Mijen, Ngaliyan
33.72 Laweyan, Serengan, Pasar Kliwon, Jebres, Banjarsari
34.71 Tegalrejo, Gondokusuman, Danurejan, Gedongtengen, Ngampilan, Wirobrajan, Mantrijeron, Gondomanan, Pakualaman, Mergangsan, Umbulharjo, Kotagede
34.04 Gamping, Godean, Moyudan, Seyegan, Mlati, Berbah, Kalasan, Ngemplak, Ngaglik, Pakem, Cangkringan
34.02 Srandakan, Sanden, Pundong, Bambanglipuro, Pajangan, Imogiri, Dlingo, Banguntapan, Pleret, Piyungan, Sewon, Sedayu
35.78 Karang Pilang, Wonocolo, Rungkut, Wonokromo, Tegalsari, Gubeng, Sukolilo, Tambaksari, Simokerto, Pabean Cantian, Bubutan, Tandes, Krembangan, Semampir, Kenjeran, Lakarsantri, Benowo, Wiyung, Dukuh Pakis, Gayungan, Jambangan, Tenggilis Mejoyo, Gunung Anyar, Mulyorejo, Sukomanunggal, Asem Rowo, Pakal, Sambikerep
35.15 Krembung, Porong, Tanggulangin, Wonoayu, Krian, Balongbendo, Sukodono, Buduran, Waru
35.73 Blimbing, Klojen, Kedungkandang, Sukun, Lowokwaru
51.71 Denpasar Selatan, Denpasar Timur, Denpasar Barat, Denpasar Utara
51.03 Mengwi, Abiansemal, Kuta Selatan, Kuta Utara
51.04 Sukawati, Blahbatuh, Tampaksiring, Ubud, Tegallalang, Payangan
12.71 Medan Kota, Medan Sunggal, Medan Helvetia, Medan Denai, Medan Barat, Medan Deli, Medan Tuntungan, Medan Belawan, Medan Amplas, Medan Area, Medan Johor, Medan Marelan, Medan Labuhan, Medan Tembung, Medan Maimun, Medan Polonia, Medan Baru, Medan Perjuangan, Medan Petisah, Medan Timur, Medan Selayang
16.71 Ilir Barat Dua, Seberang Ulu Satu, Seberang Ulu Dua, Ilir Barat Satu, Ilir Timur Satu, Ilir Timur Dua, Kalidoni, Gandus, Kertapati, Plaju, Alang-alang Lebar, Sematangborang, Ilir Timur Tiga
14.71 Pekanbaru Kota, Limapuluh, Senapelan, Rumbai Barat, Bukit Raya, Binawidya, Marpoyan Damai, Tenayan Raya, Payung Sekaki, Rumbai, Tuahmadani, Kulim, Rumbai Timur
21.71 Belakang Padang, Batu Ampar, Sekupang, Nongsa, Lubuk Baja, Sei Beduk, Bengkong, Batam Kota, Sagulung
13.71 Padang Selatan, Padang Timur, Padang Barat, Padang Utara, Bungus Teluk Kabung, Lubuk Begalung, Lubuk Kilangan, Kuranji, Nanggalo, Koto Tangah
18.71 Kedaton, Sukarame, Tanjungkarang Barat, Tanjungkarang Timur, Tanjungkarang Pusat, Telukbetung Selatan, Telukbetung Barat, Telukbetung Utara, Tanjung Senang, Kemiling, Labuhan Ratu, Way Halim, Langkapura, Telukbetung Timur, Bumi Waras
73.71 Mariso, Mamajang, Bontoala, Tallo, Ujung Tanah, Tamalate, Biringkanaya, Manggala, Rappocini, Tamalanrea, Kepulauan Sangkarrang
71.71 Bunaken, Tuminting, Wenang, Tikala, Sario, Wanea, Mapanget, Malalayang, Bunaken Kepulauan, Paal Dua
64.72 Palaran, Samarinda Seberang, Samarinda Ulu, Samarinda Ilir, Samarinda Utara, Sungai Kunjang, Sungai Pinang, Samarinda Kota, Loa Janan Ilir
63.71 Banjarmasin Selatan, Banjarmasin Timur, Banjarmasin Barat, Banjarmasin Utara, Banjarmasin Tengah
`;
