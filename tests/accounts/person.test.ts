import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profileForm, signupForm } from "~/accounts/form.server";
import { displayName, firstName, initials } from "~/accounts/person";

it.each([
  ["Budi Santoso", "BS"],
  ["sari wulandari", "SW"],
  ["Ratna Dewi Anggraini", "RA"],
  ["Meylani", "M"],
  ["  Agus   Maulana ", "AM"],
  ["élan ōmori", "ÉŌ"],
  ["𝒜lice Bob", "𝒜B"],
  ["ßeta", "ß"],
  ["👩‍🎨 Rina - Kartika", "RK"],
  ["❤️ Rina 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "R"],
  ["", "?"],
  ["  ", "?"],
  ["👋", "?"],
])("the initials of %j are %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it("initials are one or two characters for every name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const length = [...initials(name)].length;
      expect(length === 1 || length === 2).toBe(true);
    }),
  );
});

it("a person without a name is User", () => {
  expect(displayName("  ")).toBe("User");
  expect(displayName(null)).toBe("User");
  expect(displayName("Sari Wulandari")).toBe("Sari Wulandari");
});

it("people without a name are addressed as User", () => expect(firstName("")).toBe("User"));

it.each([
  ["Sari Wulandari", "Sari"],
  ["KH. Abdullah Gymnastiar", "Abdullah"],
  ["K.H. Ahmad Dahlan", "Ahmad"],
  ["Prof. Dr. Ir. Hj. Rina Kartika, M.Sc., Ph.D.", "Rina"],
  ["Dr.Ir. Hendra Gunawan, M.T.", "Hendra"],
  ["dr.Andi Wijaya", "Andi"],
  ["Drs.H.Ahmad Fauzi", "Ahmad"],
  ["H. Slamet Riyadi", "Slamet"],
  ["H Slamet", "Slamet"],
  ["Hj.Siti Aminah", "Siti"],
  ["Ir. Soekarno", "Soekarno"],
  ["R.A. Kartini", "Kartini"],
  ["R. A. Kartini", "Kartini"],
  ["R.M. Soerjopranoto", "Soerjopranoto"],
  ["R. M. Tirto Adhi Soerjo", "Tirto"],
  ["Ust. Felix Siauw", "Felix"],
  ["Siti, S.Pd", "Siti"],
  ["S.Pd. Rini Astuti", "Rini"],
  ["Budi Santoso S.Kom. M.M.", "Budi"],
  ["Kapten Joko Susanto", "Joko"],
  ["I Wayan Sudana", "Wayan"],
  ["Ni Made Ayu", "Made"],
  ["Pak H. Slamet", "Pak Slamet"],
  ["Bapak Dr. Ir. Joko Widodo Santoso", "Bapak Joko"],
  ["Ibu Sri Mulyani Indrawati", "Ibu Sri"],
  ["Bpk Hasan Basri", "Bpk Hasan"],
  ["Bunda Rina", "Bunda Rina"],
  ["Bli Made Sudarma", "Bli Made"],
  ["Saudari Dewi Lestari", "Dewi"],
  ["Drs. Ec. H. Andi Wijaya", "Andi"],
  // Particles and titles that need the next word.
  ["Teuku Wisnu", "Teuku Wisnu"],
  ["Tengku Amir Hamzah", "Tengku Amir"],
  ["Cut Tari", "Cut Tari"],
  ["La Ode Budi Santoso", "La Ode Budi"],
  ["H. Wa Ode Siti, S.Pd.", "Wa Ode Siti"],
  ["Al Ghazali", "Al Ghazali"],
  ["de Vries", "de Vries"],
  ["Dr. Marco van Basten", "Marco"],
  ["van der Sar", "van der Sar"],
  ["Ibu Dr. van Houten", "Ibu van Houten"],
  ["Da", "Da"],
  // Titles that are given names too.
  ["Ajeng Pratiwi", "Ajeng"],
  ["Ajeng Kartika Sari", "Ajeng"],
  ["Ajeng Pratiwi, S.Pd", "Ajeng"],
  ["Habibah Nur", "Habibah"],
  ["Habib Nurmagomedov", "Habib Nurmagomedov"],
  ["Roro Mendut", "Roro"],
  ["Raden Saleh", "Raden Saleh"],
  ["Buya Hamka", "Buya Hamka"],
  ["Mayor Sutrisno", "Mayor Sutrisno"],
  ["Tubagus Fauzi", "Tubagus Fauzi"],
  ["Ibu Ajeng Pratiwi", "Ibu Ajeng"],
  ["Raden Ajeng Kartini", "Kartini"],
  ["Raden Roro Sukma Dewi", "Sukma"],
  ["Raden Mas Said", "Said"],
  ["Habib Ali Alatas", "Ali"],
  ["Buya Ahmad Syafii Maarif", "Ahmad"],
  ["Mayor Budi Santoso", "Budi"],
  ["Habib", "Habib"],
  // Ranks with branches, grades and states of service.
  ["Brigjen. (Purn.) Sudirman", "Sudirman"],
  ["Letkol Inf. Agus", "Agus"],
  ["Letkol Inf Agus Harimurti", "Agus"],
  ["Letkol.Inf.Agus", "Agus"],
  ["Letkol CHB Agus", "Agus"],
  ["AKBP (P) Drs. Tri", "Tri"],
  ["AKBP Drs. Tri Suhartanto, S.H.", "Tri"],
  ["Jendral Sudirman", "Sudirman"],
  ["Jenderal TNI (Purn.) Prabowo Subianto", "Prabowo"],
  ["Marsekal TNI Hadi Tjahjanto", "Hadi"],
  ["Laksamana Muda TNI Yudo Margono", "Yudo"],
  ["Laksamana Maeda", "Laksamana Maeda"],
  ["Kolonel Laut (P) Budi Setiawan", "Budi"],
  ["Kolonel Laut P. Budi Setiawan", "Budi"],
  ["Kolonel TNI-AU Budi Setiawan", "Budi"],
  ["Mayor Inf. Agus", "Agus"],
  ["Mayor Jenderal Agus Subiyanto", "Agus"],
  ["Brigadir Jenderal Polisi Rusdi Hartono", "Rusdi"],
  ["Kombes Pol. Ade Ary", "Ade"],
  ["Irjen Pol Ferdy Sambo", "Ferdy"],
  ["Irjen. Pol. (Purn) Dr. H. Anton Charliyan", "Anton"],
  ["Ajun Komisaris Besar Polisi Rina Sari", "Rina"],
  ["Ajun Perwira", "Ajun"],
  ["Inspektur Satu Budi Santoso", "Budi"],
  ["Sersan Mayor Slamet", "Slamet"],
  ["Kapten Pnb. Fajar Adrianto", "Fajar"],
  ["Bharada Richard Eliezer", "Richard"],
  ["Brigadir J", "Brigadir J"],
  ["Letkol Laut", "Letkol Laut"],
  ["Letkol A. Rahman", "A. Rahman"],
  // Nobility.
  ["R.Ngt. Dewi Lestari", "Dewi"],
  ["R. Ngt. Dewi Lestari", "Dewi"],
  ["R.Ay. Siti Hartinah", "Siti"],
  ["R.A.Kartini", "Kartini"],
  ["Ray Sahetapy", "Ray"],
  ["KRMT Roy", "Roy"],
  ["K.R.M.T. Roy Suryo", "Roy"],
  ["KRT. Hardjonagoro", "Hardjonagoro"],
  ["KRT.Hardjonagoro", "Hardjonagoro"],
  ["GKR Hemas", "Hemas"],
  ["Dr. R.Ngt. Dewi Lestari", "Dewi"],
  ["R.M.P. Sosrokartono", "Sosrokartono"],
  ["B.R.M. Suryo Kusumo", "Suryo"],
  ["G.B.P.H. Yudhaningrat", "Yudhaningrat"],
  ["Tb. Ace Hasan Syadzily", "Ace"],
  ["Andi Mallarangeng", "Andi"],
  ["Cut Nyak Dien", "Cut Nyak Dien"],
  ["I Gusti Ngurah Rai", "Gusti Ngurah"],
  ["Ida Bagus Mantra", "Ida Bagus Mantra"],
  ["Ida Bagus", "Ida Bagus"],
  ["Ida Ratnasari", "Ida"],
  ["Anak Agung Gde Agung", "Anak Agung Gde"],
  ["A.A. Gde Muninjaya", "A.A. Gde"],
  // Forms of address, also of the religions.
  ["Koh Aheng", "Koh Aheng"],
  ["Ko Aheng", "Ko Aheng"],
  ["Ci Meylan", "Ci Meylan"],
  ["Cik Lina Wijaya", "Cik Lina"],
  ["Mas Tono", "Mas Tono"],
  ["Kang Asep Sunandar", "Kang Asep"],
  ["Tante Rose", "Tante Rose"],
  ["Bu Hj. Siti Aminah", "Bu Siti"],
  ["Pak RT", "Pak RT"],
  ["Pak Haji", "Pak Haji"],
  ["Romo Mangun", "Romo Mangun"],
  ["Dr. Romo Mangun, S.J.", "Romo Mangun"],
  ["Bhikkhu Panna", "Bhikkhu Panna"],
  ["Bhante Pannavaro Mahathera", "Bhante Pannavaro"],
  ["Ki Hajar", "Ki Hajar"],
  ["Ki Hajar Dewantara", "Ki Hajar"],
  ["Nyi Roro", "Nyi Roro"],
  ["Gus Dur", "Gus Dur"],
  ["Pdt. Yosua Mandagi", "Yosua"],
  ["Sr. Maria Goretti", "Maria"],
  ["Br. Anton", "Anton"],
  ["Tuan Guru Haji Zainul Majdi", "Guru Zainul"],
  ["Jero Mangku Putu", "Jero Mangku"],
  ["Bidan Rina Marlina", "Bidan Rina"],
  ["Ustz. Halimah Alaydrus", "Halimah"],
  // Academic titles and degrees.
  ["Dr. h.c. Sukarno", "Sukarno"],
  ["Dr. (H.C.) Sukarno", "Sukarno"],
  ["Dr.H.C. Sukarno", "Sukarno"],
  ["Dr (HC) Ir. Sukarno Putra", "Sukarno"],
  ["Assoc. Prof. Rina", "Rina"],
  ["Asst. Prof. Dr. Rina Kartika", "Rina"],
  ["Associate Professor Rina Kartika", "Rina"],
  ["Prof. Em. Bambang Hidayat", "Bambang"],
  ["Prof. Emil Salim", "Emil"],
  ["Dipl.-Ing. Budi Hartono", "Budi"],
  ["Dr.-Ing. Budi Hartono", "Budi"],
  ["dr.Andi", "Andi"],
  ["dr. Ayu Lestari Sp.OG(K)", "Ayu"],
  ["A.Md. Rini Astuti", "Rini"],
  ["S.Tr.Kes. Rini Astuti", "Rini"],
  ["S.Rini Astuti", "S.Rini"],
  ["Bdn. Sri Rahayu, S.Tr.Keb.", "Sri"],
  ["Alm. H. Budi Santoso", "Budi"],
  // Brackets, abbreviations and signs.
  ["Budi (Tukang AC)", "Budi"],
  ["[Rina] Kartika", "Kartika"],
  ["(Sari) Wulandari", "Wulandari"],
  ["DN Aidit", "DN Aidit"],
  ["WR SUPRATMAN", "WR SUPRATMAN"],
  ["FX Hadi Rudyatmo", "FX Hadi Rudyatmo"],
  ["A.H. Nasution", "A.H. Nasution"],
  ["Dr. A.H. Nasution", "A.H. Nasution"],
  ["RAy. Siti", "RAy. Siti"],
  ["Moh Yusuf Hakim", "Moh Yusuf"],
  ["Muh. Yusuf Hakim Siregar", "Muh. Yusuf"],
  ["Ng Wei Jie", "Ng Wei Jie"],
  ["👋 Rina Kartika", "Rina"],
  // No usual first name is left after the titles.
  ["Prof. Dr.", "Prof. Dr."],
  ["S.Pd., M.M.", "S.Pd., M.M."],
  ["H. A. R.", "H. A. R."],
  ["Muh. Yusuf", "Muh. Yusuf"],
  ["M. Rizki Pratama Wijayanto", "M. Rizki"],
  ["Klinik dr. Sari Dewi Anggraini", "Klinik dr. Sari"],
])("addresses %j as %s", (name, called) => expect(firstName(name)).toBe(called));

const WITH_A_LETTER: [name: string, called: string][] = [
  ["A Rahman", "A Rahman"],
  ["A. Rahman", "A. Rahman"],
  ["A.Rahman", "A.Rahman"],
  ["Y. Pratama", "Y. Pratama"],
  ["Y Pratama", "Y Pratama"],
  ["O Kurniawan", "O Kurniawan"],
  ["R Siti Aminah", "Siti"],
  ["R. Siti Aminah", "Siti"],
  ["M. Yusuf", "M. Yusuf"],
  ["M Yusuf", "M Yusuf"],
  ["M.Yusuf Hakim", "M.Yusuf"],
  ["S.Rahman Hakim", "S.Rahman"],
  ["E Sukma Wijaya", "E Sukma Wijaya"],
  ["Siti A", "Siti"],
  ["Siti A.", "Siti"],
  ["Siti A. Rahma", "Siti"],
  ["Budi R", "Budi"],
  ["A. B. Rahman", "A. B. Rahman"],
  ["A B Rahman", "A B Rahman"],
  ["A Rahman Hakim Siregar", "A Rahman"],
  ["A. R. Hakim Siregar Lubis", "A. R. Hakim"],
  ["Dr. A. Rahman, M.M.", "A. Rahman"],
  ["dr. Y Pratama", "Y Pratama"],
  ["H. M. Yusuf", "M. Yusuf"],
  ["Hj. A. Rahmawati, S.Pd", "A. Rahmawati"],
  ["Pak A Rahman", "Pak A Rahman"],
  ["Ibu Dr. Y. Pratama, M.Sc.", "Ibu Y. Pratama"],
  ["I Rahman", "Rahman"],
  ["Budi O", "Budi"],
  ["I Made", "Made"],
  ["U Thant", "U Thant"],
  ["É Dupont", "É Dupont"],
  ["X Ling", "X Ling"],
  ["A R", "A R"],
  ["T. Hasan", "T. Hasan"],
  ["K.H. A. Mustofa Bisri", "A. Mustofa Bisri"],
];

describe("a name with a part of one letter", () => {
  it.each(WITH_A_LETTER)("%j is shortened to %s", (name, called) => expect(firstName(name)).toBe(called));

  it.each(WITH_A_LETTER)("%j is accepted at sign-up and in the profile", async (fullName) => {
    const email = "orang@contoh.id";
    const words = { password: "Bunga#Melati9", confirmPassword: "Bunga#Melati9", agreeToTerms: true };
    expect((await signupForm.safeParseAsync({ fullName, email, ...words })).error).toBeUndefined();
    const profile = { fullName, contactEmail: email, location: "Kota Bandung", phone: "081234567890" };
    expect((await profileForm.safeParseAsync(profile)).error).toBeUndefined();
  });

  it.each([
    "A",
    "A.",
    " A ",
    "(A)",
    "A 1",
    "-A-",
    "Å",
    "A!",
    "1. A",
    "A+",
    "A 😀",
    "A $",
    "A ~",
    "A ^",
    "😀A😀",
    "A €",
    "A ✓",
    "= A",
    "A`",
    "A ²",
    "A →",
    "A ❤️",
  ])("%j alone is refused", async (fullName) => {
    const said = async (form: typeof signupForm | typeof profileForm) =>
      (await form.safeParseAsync({ fullName })).error?.issues.find(({ path }) => path[0] === "fullName")?.message;
    expect(await said(signupForm)).toMatch(/minimal 2 karakter|Satu huruf belum cukup/);
    expect(await said(profileForm)).toMatch(/at least 2 (characters|letters)/);
  });
});

it("nobody is addressed by a title or a degree alone", () => {
  const titles = [
    "KH.",
    "Prof.",
    "Dr.",
    "dr.",
    "H.",
    "Hj.",
    "Ir.",
    "Drs.",
    "Dra.",
    "R.A.",
    "R.M.",
    "Ust.",
    "drg.",
    "Kapten",
    "Brigjen. (Purn.)",
    "Letkol Inf.",
    "AKBP (P)",
    "Kombes Pol.",
    "KRMT",
    "R.Ngt.",
    "Assoc. Prof.",
    "Dr. h.c.",
    "Dipl.-Ing.",
    "Pdt.",
  ];
  const degrees = ["S.Pd.", "S.Kom.", "M.M.", "SE", "S.H.", "Ph.D.", "Sp.A.", "Sp.OG(K)", "S.Tr.Kep."];
  const some = (words: string[]) => fc.uniqueArray(fc.constantFrom(...words), { maxLength: 4 });
  fc.assert(
    fc.property(some(titles), some(degrees), fc.boolean(), (before, after, comma) => {
      const name = [...before, `Wulan Sari${comma && after.length > 0 ? "," : ""}`, ...after].join(" ");
      expect(firstName(name)).toBe("Wulan");
    }),
  );
});

it.each([
  ["Dr. H. Joko Susilo, M.M.", "JS"],
  ["Siti, S.Pd", "S"],
  ["Ajeng Pratiwi", "AP"],
  ["Prof. Dr.", "PD"],
])("the initials of %j leave titles out: %s", (name, expected) => expect(initials(name)).toBe(expected));

it("a general first word is not used alone", () => {
  expect(firstName("Studio Teras")).toBe("Studio Teras");
  expect(firstName("CV. Maju Bersama")).toBe("CV. Maju Bersama");
  expect(firstName("Bengkel Las Pak Haji Slamet Riyadi")).toBe("Bengkel Las");
  expect(firstName("M. Rizki Pratama")).toBe("M. Rizki Pratama");
  expect(firstName("Ibu Sri")).toBe("Ibu Sri");
  expect(firstName("Studio")).toBe("Studio");
  expect(firstName("Irma Salonika")).toBe("Irma");
});
