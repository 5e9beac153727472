import { formatDateTime } from "~/domain/core/dates";
import { totalText } from "~/domain/order/amounts";
import { otherSide, type Side } from "~/domain/order/order";
import {
  divisionText,
  joinSentences,
  type StatusCopy,
  type StatusFacts,
  type StatusText,
} from "./status-copy";

/** Who should answer comes before who may agree. */
export function disputedStatusCopy({ order, now, zone, buyer, seller }: StatusFacts): StatusCopy {
  const { disputedBy, proposedBy, answerDueAt } = order;
  const names = { buyer, seller };
  const silent = disputedBy !== null && answerDueAt !== null ? otherSide(disputedBy) : null;
  const late = answerDueAt !== null && now > answerDueAt;
  const until = answerDueAt === null ? "" : formatDateTime(answerDueAt, zone);
  const asked = proposedBy === null ? null : otherSide(proposedBy);

  const still = "Tenggat pekerjaan berhenti, dana tetap ditahan.";
  const held = `Tenggat pekerjaan berhenti dan ${totalText(order)} tetap di titipan.`;
  const offer = asked === null ? "" : `Usulan yang menunggu jawaban: ${divisionText(order)}`;

  const toAnswer = (side: Side): StatusText =>
    late
      ? {
          title: "Waktu untuk menanggapi sudah lewat",
          brief: "Selama belum diputuskan, Anda masih bisa menanggapi.",
          text: joinSentences(
            "Tim JasaWarga dapat memutuskan tanpa tanggapan Anda. Selama belum diputuskan, Anda masih bisa menanggapi.",
            offer,
            held,
          ),
          summary: "tanggapi masalah sebelum diputuskan",
        }
      : {
          title: `Tanggapi masalah yang diajukan ${names[otherSide(side)]}`,
          brief: "Jika Anda diam, keputusan dapat diambil tanpa tanggapan Anda.",
          text: joinSentences(
            `Ceritakan dari sisi Anda sebelum ${until}; jika Anda diam, keputusan dapat diambil tanpa tanggapan Anda.`,
            offer,
            held,
          ),
          summary: "tanggapi masalah",
        };
  const toWait = (name: string): StatusText =>
    late
      ? {
          title: "Masalah ini siap diputuskan",
          brief: `${name} tidak menanggapi. ${still}`,
          text: joinSentences(
            `${name} tidak menanggapi sampai ${until}, jadi tim JasaWarga dapat memutuskan tanpa tanggapannya.`,
            offer,
            held,
          ),
          summary: "masalah sedang diputuskan",
        }
      : {
          title: `Menunggu tanggapan ${name}`,
          brief: still,
          text: joinSentences(
            `${name} diminta menanggapi sebelum ${until}; jika diam, keputusan dapat diambil tanpa tanggapannya.`,
            offer,
            held,
          ),
          summary: "menunggu tanggapan masalah",
        };
  const toAgree = (side: Side): StatusText => ({
    title: `${names[otherSide(side)]} mengusulkan pembagian dana`,
    brief: "Tanpa kesepakatan, tim JasaWarga memutuskan.",
    text: joinSentences(
      `Usulannya: ${divisionText(order)}`,
      "Tanpa kesepakatan, tim JasaWarga memutuskan.",
      held,
    ),
    summary: "jawab usulan pembagian dana",
  });
  const answered = (): StatusText => {
    const read = "Tim JasaWarga membaca alasan, bukti, dan percakapan Anda berdua, lalu memutuskan.";
    return {
      title:
        asked === null ? "Masalah ini sedang diputuskan" : `Usulan Anda menunggu jawaban ${names[asked]}`,
      text: joinSentences(read, held),
      brief: `Keduanya sudah didengar. ${still}`,
      summary: "masalah sedang diputuskan",
    };
  };

  const words = (side: Side): StatusText => {
    if (silent === side) return toAnswer(side);
    if (asked === side) return toAgree(side);
    return silent === null ? answered() : toWait(names[silent]);
  };
  const next = silent !== null && !late ? silent : (asked ?? "staff");
  return {
    waitsFor: next,
    // Who is late may still answer, and who is asked to share may agree before the other answers.
    also: silent !== null && silent !== next ? silent : asked !== next ? asked : null,
    dueAt: silent !== null && !late ? answerDueAt : null,
    buyer: words("buyer"),
    seller: words("seller"),
  };
}
