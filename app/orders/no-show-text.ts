import { firstName } from "~/accounts/person";
import { clockTime, shortMoment } from "~/platform/date-text";
import { DAY, HOUR, MINUTE, startOfDay, type Zone } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import {
  ANSWER_WINDOW,
  BUYER_ANSWER_WINDOW,
  hasArrived,
  type Order,
  otherSide,
  type People,
  type Side,
  totalText,
} from "./order";
import { BUYER_LATE, feeOfAbsentBuyer, isReportRuled, type PastReport, reportDueAt, reportSpan } from "./rules/no-show";
import { absence, missedSums } from "./status-text";

/** Returns the clock time, with the day if that is another one. */
export function nearTime(at: number, now: number, zone: Zone): string {
  const isToday = startOfDay(at, zone) === startOfDay(now, zone);
  return `${isToday ? clockTime(at, zone) : shortMoment({ at, wholeDay: false }, zone)} ${zone}`;
}

type Report = { side: Side; people: People; past: readonly PastReport[]; zone: Zone; now: number };

/** Says what happens after a report, step by step. */
export function reportSteps(
  order: Order,
  { side, people, past, zone, now }: Report,
): { title: string; text: string }[] {
  const other = firstName(people[otherSide(side)]);
  if (isReportRuled(order, side, past, now))
    return [
      {
        title: "Tim JasaWarga memeriksa laporan ini",
        text: "Batas laporan yang berlaku tanpa pemeriksaan sudah Anda pakai, laporan Anda pernah dinilai tidak benar, atau biaya tambahan dibayar setelah jam kunjungan.",
      },
      {
        title: `${other} diminta menanggapi dalam ${ANSWER_WINDOW / HOUR} jam`,
        text: `${totalText(order)} tetap ditahan sampai ada putusan.`,
      },
    ];
  const until = nearTime(reportDueAt(order, side, zone, now), now, zone);
  return [
    { title: `${other} diberi tahu sekarang`, text: `Ia punya waktu sampai ${until} untuk menjawab.` },
    side === "buyer"
      ? {
          title: "Tidak menjawab: uang kembali",
          text: `${totalText(order)} penuh, tanpa potongan. Pesanan batal setelah ${until}.`,
        }
      : { title: "Tidak menjawab: pesanan batal", text: capitalised(missedSums(order, side, people)) },
    {
      title: "Membantah: tim JasaWarga memeriksa",
      text: "Uang tetap ditahan. Anda menulis apa yang terjadi.",
    },
  ];
}

const capitalised = (text: string): string => {
  const sentence = text.replace(/^dan /, "");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

/** Returns the text of the report's own page. `consequence` describes a report that needs no ruling. */
export function reportConsequence(order: Order, report: Report, consequence: string): string {
  const { side, past, zone, now } = report;
  if (!isReportRuled(order, side, past, now))
    return `${consequence} Tenggat jawabannya ${nearTime(reportDueAt(order, side, zone, now), now, zone)}.`;
  return reportSteps(order, report)
    .map(({ title, text }) => `${title}. ${text}`)
    .join(" ");
}

/** Says from when a side can report the other one, or that the other one has come. Null if neither says anything new. */
export function reportNote(
  order: Order,
  side: Side,
  { people, zone, now }: Pick<Report, "people" | "zone" | "now">,
): { text: string; isArrived: boolean } | null {
  const { visitAt, arrivedAt } = order;
  if (visitAt === null || now > visitAt + DAY) return null;
  const span = reportSpan(order, side);
  const other = firstName(people[otherSide(side)]);
  if (span !== null)
    return now < span.from
      ? {
          text: `${other} ${absence(order, otherSide(side))}? Bisa dilaporkan mulai ${nearTime(span.from, now, zone)}.`,
          isArrived: false,
        }
      : null;
  if (side === "seller" || !hasArrived(order) || arrivedAt === null) return null;
  const at = clockTime(arrivedAt, zone);
  const press = order.visitMode === "at_seller" ? "Pembeli Sudah Datang" : "Saya Sudah Sampai";
  const isConfirmed = order.arrivalAnswer === "confirmed";
  return {
    text: isConfirmed ? `Anda mencatat kedatangannya pukul ${at}.` : `${other} sudah menekan “${press}” pukul ${at}.`,
    isArrived: true,
  };
}

/** The troubles that a seller may have on the day of a visit. The first one can be reported. */
export function visitTroubles(order: Order, people: People): { title: string; text: string }[] {
  const buyer = firstName(people.buyer);
  const fee = feeOfAbsentBuyer(order);
  const after = `bila ${buyer} tidak membantah dalam ${BUYER_ANSWER_WINDOW / HOUR} jam.`;
  const since = order.visitMode === "at_seller" ? "jadwalnya dimulai" : "Anda sampai dan jadwalnya dimulai";
  return [
    {
      title: `${buyer} ${absence(order, "buyer")}`,
      text: `Bisa dilaporkan ${BUYER_LATE / MINUTE} menit setelah ${since}, dengan foto. ${fee > 0 ? `Anda menerima ongkos datang ${formatRupiah(fee)}` : `Pesanan batal dan uangnya kembali kepada ${buyer}`} ${after}`,
    },
    { title: "Saya terlambat", text: `Kabari ${buyer}. Ia dapat menunggu atau memindahkan jam.` },
    {
      title: order.visitMode === "at_seller" ? "Tidak bisa menerima" : "Tidak bisa datang",
      text: `Batalkan lewat “Tindakan lain”. Uang ${buyer} kembali penuh dan janji ini tercatat tidak ditepati.`,
    },
  ];
}
