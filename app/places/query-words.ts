/** Also ordinary words, so places only at the end of a query or after "di", "ke", "dari", "kota". */
export const ALSO_WORDS =
  "solo malang medan bali tegal serang palu padang sda plg metro kudus pati bima toba malaka kupang puncak " +
  "lamongan smg bjb oki oku hss hst hsu cepu bacan halim banjar tgl ptk diy pare duri merak kopo gili kemang thamrin sudirman kuningan pik pali tuba tng skb " +
  "smr siau komodo gayo kuta pagaralam sungaipenuh gunungmas kotabaru pasarbaru tanahmerah pwk " +
  "ui its ub upi usu ums uki uir uad uho arema trisakti salemba legok sukun blimbing waru pancoran gambir rumbai limapuluh andir";

/** Mostly ordinary words, so places only after "di" and the like, or next to "kota" or "kabupaten". */
export const RATHER_WORDS =
  "batu batang landak buru sorong batubara tanahdatar karet kisaran amplas bone umm teknokrat";

/** After these a place means a style: "masakan padang", "bahasa bali", "batik solo". */
export const STYLE_WORDS =
  "bahasa masakan makan nasi mie mi bakmi soto coto sate bakso bubur pecel pempek gudeg rendang kopi bika lumpia bakpia tahu " +
  "tari tarian adat batik tenun songket gamelan ukir ukiran lagu logat aksara sastra suku gaya ala khas pintu pagar";

/** After these "solo" means a soloist. Other cities stay cities. */
export const ALONE_WORDS = "penyanyi vokal vokalis gitar gitaris";

export const MARKER_WORDS =
  "di ke dari kota kotamadya kodya kab kabupaten kec kecamatan provinsi propinsi prov daerah area wilayah kawasan sekitar " +
  "seputar dekat asal kampus universitas univ stasiun terminal bandara pelabuhan se in near around from to";
