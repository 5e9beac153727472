/**
 * Work that shares a word with another trade: "rias jenazah" and make-up for a wedding share "rias".
 * A separate concept keeps such a search from returning the other trade.
 */
export const OTHER_TRADES = `
*jenazah = jenazah, mayat, mayit, rias jenazah, perias jenazah, makeup jenazah, pemulasaran, pemulasaraan, kain kafan, foto jenazah
*rontgen = rontgen, ronsen, foto rontgen, usg, mri, tes darah, ekg
*fotokopi2 = foto copy, photo copy, foto kopi
*proyeksi = video mapping, layar tancap, layar lebar, bioskop, layar bioskop, nonton film, nobar
*transferuang = kirim uang, kirim duit, transfer uang, trf uang, tf uang, tarik tunai, tukar uang, tukar duit, pulsa, topup
*pindahlain = pindah agama, pindah kewarganegaraan, pindah domisili, pindah sekolah, pindah kampus, pindah jurusan
*gaib = angker, bersih rumah angker, pagar gaib, bersih gaib, ruqyah, rukyah, santet, susuk, pelet, pesugihan, dukun, paranormal, cenayang, indigo
#akimobil = baterai mobil, batre mobil, accu mobil, baterai mobil drop, baterai truk, baterai aki mobil > akilistrik
#bateraikendaraan = baterai sepeda listrik, baterai motor listrik, batre sepeda listrik, baterai jam, baterai remote
#rotisobek = roti sobek > kue
#kanopikain = kanopi kain, kanopi membran, awning gulung, payung taman > kanopi
#lemaribesi = lemari besi, lemari arsip, filing cabinet, rak besi, rak gudang, rak minimarket, lemari plastik, lemari kaca > kayu
#mebelkantor = meja kantor, kursi kantor, workstation, meja rapat, kursi kerja > kayu
*emblem = logo mobil, emblem mobil, emblem motor, logo motor
servisdrone = drone rusak, drone jatuh, drone hilang, drone error, baterai drone, drone semprot, semprot drone, sertifikat drone
alatmusik = gitar rusak, gitar patah, senar putus, senar gitar putus, piano rusak, piano sumbang, piano stem, tuning gitar, biola rusak, senar biola, keyboard rusak tuts, piano bekas, gitar bekas
interior = desain kamar, desain kamar tidur, desain kamar anak, desain dapur, desain ruang tamu, desain ruangan, desain kantor, desain cafe, desain kafe, hias kamar
*hukum = pindah tangan tanah, sertifikat rumah, waris, cerai, perceraian, notaris, ppat
*pinjol2 = pinjaman cepat, pinjaman cepat cair, pinjaman tunai, pinjam duit, pinjaman pribadi
*bekas = laptop bekas, hp bekas, printer bekas, kulkas bekas, ac bekas, mesin cuci bekas, sofa bekas, lemari bekas, kamera bekas, tukar tambah hp, tukar tambah laptop, tukar tambah motor, sparepart ac
*dokumensipil = bikin akta lahir, urus akta lahir, ktp, kk hilang, bikin kk, kartu keluarga baru, buku nikah hilang, urus buku nikah, ijazah hilang, duplikat ijazah, skck, ganti nama akta, bpjs
*bagianmobil = atap bus, atap mobil, sunroof, karpet mobil, plafon mobil, jok bus
`;
