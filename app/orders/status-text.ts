import { firstName } from "~/accounts/person";
import { VISIT_FINDINGS } from "~/database/stored-values";
import type { ListingKind } from "~/listings/listing";
import { zoneAt } from "~/places/place";
import { DAY, formatDate, formatDateTime, HOUR, type Zone } from "~/platform/dates";
import { formatRupiah, platformFee } from "~/platform/money";
import { visitAfterPayment } from "~/visits/text";
import { placeText, shortWhenText, whenText } from "~/visits/time-text";
import { ADDRESS_RETENTION, type Visit } from "~/visits/visit";
import { ORDER_STATUS_LABELS } from "./label-text";
import { buttonsOf } from "./lifecycle";
import {
  deadlineBeyondDays,
  dividedAmounts,
  extraDueAt,
  isBilled,
  isClosed,
  isExtraOpen,
  LATE_CANCEL,
  LATE_GRACE,
  type LifecycleState,
  lifecycleStateOf,
  type Order,
  otherSide,
  type PENDING_PHASES,
  type People,
  proceedsText,
  QUOTE_VALIDITY,
  quoteExpired,
  REVIEW_WINDOW,
  type Side,
  totalText,
  type VisitFinding,
  type WORK_PHASES,
  workDueAt,
} from "./order";
import { dueBill, heldTotal, jobTotal, keptFee } from "./parts";
import { feeOfAbsentBuyer } from "./rules/no-show";
import { needsFinding } from "./rules/visit-day";
import type { Slots, VisitTurn } from "./rules/visits";

export const answerChangeTitle = (other: string): string => `Jawab usulan perubahan ${other}`;

/** Makes answering an open change the next step, unless staff, the gateway or another step comes first. */
function withChangeCopy(copy: StatusCopy, side: Side, facts: StatusFacts): StatusCopy {
  const { changeBy } = facts.order;
  if (changeBy === null || isExtraOpen(facts.order)) return copy;
  const words = copy[side];
  const other = facts[otherSide(side)];
  const said =
    changeBy === side
      ? `Usulan perubahan Anda menunggu jawaban ${other}.`
      : `${other} mengusulkan perubahan dan menunggu jawaban Anda.`;
  const withChange = { ...words, text: `${words.text} ${said}`, brief: words.brief ?? words.text };
  const elsewhere = copy.waitsFor === "staff" || copy.waitsFor === "gateway";
  if (changeBy === side || copy.waitsFor === side || elsewhere) return { ...copy, [side]: withChange };
  const answer = {
    ...withChange,
    brief: "",
    title: answerChangeTitle(other),
    summary: "jawab usulan perubahan",
  };
  return { ...copy, [side]: answer, waitsFor: side, dueAt: null, answers: true };
}

/** A proposed extra, and then its bill, is the buyer's next step while the seller works on. */
function withExtraCopy(copy: StatusCopy, side: Side, facts: StatusFacts): StatusCopy {
  const { order, now, zone, buyer, seller } = facts;
  const due = extraDueAt(order);
  if (due === null || now > due) return copy;
  const bill = dueBill(order);
  const sum = bill === null ? "" : formatRupiah(bill.amount);
  if (side === "seller") {
    const said =
      bill === null
        ? `Biaya tambahan Anda menunggu jawaban ${buyer}.`
        : `Tambahan ${sum} menunggu pembayaran ${buyer}. Kerjakan setelah dibayar.`;
    const { text, brief = text } = copy.seller;
    return { ...copy, seller: { ...copy.seller, text: joinSentences(text, said), brief: joinSentences(brief, said) } };
  }
  const until = formatDateTime(due, zone);
  const words =
    bill === null
      ? {
          title: `${seller} mengusulkan biaya tambahan`,
          text: `Setujui atau tolak sebelum ${until}. Tanpa jawaban, usulan ini tidak berlaku.`,
          brief: "",
          summary: "jawab biaya tambahan",
        }
      : {
          title: `Bayar tambahan ${sum}`,
          text: `${seller} mengerjakannya setelah Anda bayar. Tanpa pembayaran sebelum ${until}, tambahan ini tidak berlaku.`,
          brief: `${seller} mengerjakannya setelah Anda bayar. Tanpa pembayaran, tambahan ini tidak berlaku dan pesanan berjalan terus.`,
          summary: `bayar tambahan sebelum ${until}`,
        };
  const extra = bill === null ? ("open" as const) : ("due" as const);
  return { ...copy, buyer: words, waitsFor: "buyer", dueAt: due, extra, answers: false };
}

export function keptSentence(order: Order, side: Side): string {
  const fee = keptFee(order);
  if (fee === 0) return "";
  const platform = platformFee(fee, order.feePercent);
  return side === "buyer"
    ? `${formatRupiah(fee)} menjadi ongkos datang penjual.`
    : `Anda menerima ongkos datang ${formatRupiah(fee - platform)}, setelah biaya platform ${formatRupiah(platform)}.`;
}

/** Returns the sum that the buyer of a cancelled order gets back, or the words `all` if no fee was kept. */
export const returnedText = (order: Order, all: string): string =>
  keptFee(order) === 0 ? all : formatRupiah((jobTotal(order) ?? 0) - keptFee(order));

const CLOSED_STATUS_COPY: Record<
  Extract<LifecycleState, "completed" | "cancelled">,
  (facts: StatusFacts) => StatusCopy
> = {
  completed: ({ order, buyer, seller }) => {
    if (order.paymentStatus === "split") return shared(order, buyer, seller);
    const released = order.paymentStatus === "released";
    const words = (text: string): StatusText => ({
      title: "Pesanan selesai",
      text: released ? text : "Pesanan ini sudah ditutup.",
      summary: "selesai",
    });
    return {
      waitsFor: null,
      buyer: words(`Uang sudah diteruskan ke ${seller}.${order.disputedBy === null ? " Terima kasih." : ""}`),
      seller: words(`Anda menerima ${proceedsText(order)}.`),
    };
  },
  cancelled: ({ order }) => {
    const text = (whom: string): string => {
      const kept = keptSentence(order, whom === "Anda" ? "buyer" : "seller");
      const sum = returnedText(order, "Seluruh uang");
      switch (order.paymentStatus) {
        case "refunded":
          return joinSentences(`${sum} sudah dikembalikan kepada ${whom}.`, kept);
        // The page shows the state of each refund.
        case "refund_pending":
          return joinSentences(
            `${sum} dikembalikan kepada ${whom}.`,
            kept,
            "Perkembangannya bisa Anda lihat di halaman ini.",
          );
        case "charged_back":
          return "Pembayaran ditarik kembali oleh bank.";
        case "expired":
          return "Pesanan otomatis dibatalkan karena tidak dibayar tepat waktu.";
        default:
          return "Tidak ada uang yang diteruskan ke penjual.";
      }
    };
    const words = (whom: string): StatusText => ({
      title: "Pesanan dibatalkan",
      text: text(whom),
      summary: "dibatalkan",
    });
    return { waitsFor: null, buyer: words("Anda"), seller: words("pembeli") };
  },
};

export function closedReason(order: Pick<Order, "status" | "paymentStatus" | "parts">): string | null {
  const ended = endedHow(order);
  return ended && `${ended} Karena itu tidak bisa diselesaikan atau dibatalkan lagi.`;
}

function endedHow(order: Parameters<typeof closedReason>[0]): string | null {
  const { status, paymentStatus } = order;
  if (status !== "completed" && status !== "cancelled") return null;
  switch (paymentStatus) {
    case "released":
      return "Pesanan ini sudah selesai dan uangnya sudah diteruskan ke penjual.";
    case "split":
      return "Pesanan ini sudah ditutup dan uangnya dibagi.";
    case "expired":
      return "Pesanan ini otomatis dibatalkan karena tidak dibayar tepat waktu.";
    case "refunded":
    case "refund_pending":
      return `Pesanan ini sudah ${status === "completed" ? "ditutup" : "dibatalkan"} dan uangnya dikembalikan kepada pembeli${keptFee(order) > 0 ? ", kecuali ongkos datang penjual" : ""}.`;
    case "charged_back":
      return "Pesanan ini sudah ditutup karena pembayarannya ditarik kembali oleh bank.";
    default:
      return `Pesanan ini sudah ${status === "completed" ? "selesai" : "dibatalkan"}.`;
  }
}

function shared(order: Order, buyer: string, seller: string): StatusCopy {
  const sums = dividedAmounts(order);
  const words = (toBuyer: string, toSeller: string): StatusText => ({
    title: "Pesanan ditutup, uang dibagi",
    text: `${formatRupiah(sums.buyer)} kembali kepada ${toBuyer}, ${formatRupiah(sums.seller)} untuk ${toSeller} setelah biaya platform.`,
    summary: "ditutup, uang dibagi",
  });
  return { waitsFor: null, buyer: words("Anda", seller), seller: words(buyer, "Anda") };
}

type StatusText = { title: string; text: string; brief?: string; summary: string };
type StatusCopy = {
  waitsFor: Side | "staff" | "gateway" | null;
  also?: Side | null;
  dueAt?: number | null;
  answers?: boolean;
  extra?: NextStep["extra"];
  buyer: StatusText;
  seller: StatusText;
};
/** The facts. A deadline in whole days always uses Jakarta's day, not the reader's `zone`. */
type StatusFacts = { order: Order; now: number; zone: Zone; buyer: string; seller: string };

export function divisionText(order: Order): string {
  const { buyer, seller, fee } = dividedAmounts(order);
  if (seller + fee === 0) return `seluruhnya untuk pembeli (${formatRupiah(buyer)}).`;
  if (buyer === 0) return `seluruhnya untuk penjual (${formatRupiah(seller)} setelah biaya platform).`;
  return `${formatRupiah(buyer)} untuk pembeli, ${formatRupiah(seller)} untuk penjual setelah biaya platform.`;
}
const UNPAID_ENDS = "Tanpa pembayaran, pesanan otomatis dibatalkan.";

export const joinSentences = (...parts: string[]): string => parts.filter((part) => part !== "").join(" ");

function disputedStatusCopy({ order, now, zone, buyer, seller }: StatusFacts): StatusCopy {
  const { disputedBy, proposedBy, answerDueAt } = order;
  const names = { buyer, seller };
  const silent = disputedBy !== null && answerDueAt !== null ? otherSide(disputedBy) : null;
  const late = answerDueAt !== null && now > answerDueAt;
  const until = answerDueAt === null ? "" : formatDateTime(answerDueAt, zone);
  const asked = proposedBy === null ? null : otherSide(proposedBy);

  const still = "Tenggat dihentikan sementara. Uang tetap kami tahan.";
  const held = `Tenggat dihentikan sementara dan ${totalText(order)} tetap di titipan.`;
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
          brief: "Jika Anda tidak menanggapi, tim kami bisa memutuskan tanpa keterangan Anda.",
          text: joinSentences(
            `Ceritakan dari sisi Anda sebelum ${until}. Jika Anda tidak menanggapi, tim kami bisa memutuskan tanpa keterangan Anda.`,
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
            `${name} diminta menanggapi sebelum ${until}. Jika tidak ada tanggapan, tim kami bisa memutuskan tanpa keterangannya.`,
            offer,
            held,
          ),
          summary: "menunggu tanggapan masalah",
        };
  const toAgree = (side: Side): StatusText => ({
    title: `${names[otherSide(side)]} mengusulkan pembagian uang`,
    brief: "Tanpa kesepakatan, tim JasaWarga memutuskan.",
    text: joinSentences(`Usulannya: ${divisionText(order)}`, "Tanpa kesepakatan, tim JasaWarga memutuskan.", held),
    summary: "jawab usulan pembagian uang",
  });
  const answered = (): StatusText => {
    const read = "Tim JasaWarga membaca alasan, bukti, dan percakapan Anda berdua, lalu memutuskan.";
    return {
      title: asked === null ? "Masalah ini sedang diputuskan" : `Usulan Anda menunggu jawaban ${names[asked]}`,
      text: joinSentences(read, held),
      brief: `Kedua pihak sudah memberi keterangan. ${still}`,
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
    // A side that missed its deadline may still answer, and a side with a proposed split may agree first.
    also: silent !== null && silent !== next ? silent : asked !== next ? asked : null,
    dueAt: silent !== null && !late ? answerDueAt : null,
    buyer: words("buyer"),
    seller: words("seller"),
  };
}

/** Returns a step that waits for the listing. `away` is the name of the other side if suspended. */
export function blockedByHiding(step: NextStep, away: string | null): NextStep {
  const who = away === null ? "Tertahan selama disembunyikan" : `Tertahan selama akun ${away} ditangguhkan`;
  return { ...step, yours: false, answers: false, who };
}

export function hiddenListingSentence(side: Side, kind: ListingKind): string {
  const own = side === (kind === "offer" ? "seller" : "buyer");
  const what = kind === "offer" ? "jasa" : "permintaan";
  const waits = "harga baru, persetujuan, dan pembayaran menunggu sampai tampil lagi";
  return own
    ? `JasaWarga menyembunyikan ${what} Anda: ${waits}. Alasannya ada di daftar ${what} Anda. Pesanan ini tetap dapat dibatalkan.`
    : `JasaWarga sedang menyembunyikan ${what} ini: ${waits}. Anda dapat menunggu atau membatalkan pesanan ini. Belum ada yang perlu Anda bayar.`;
}

export function netText(order: Parameters<typeof dividedAmounts>[0]): string {
  const { seller, fee } = dividedAmounts(order);
  if (seller === 0) return formatRupiah(0);
  return `${formatRupiah(seller)} setelah biaya platform ${order.feePercent}% (${formatRupiah(fee)})`;
}

const PENDING_STATUS_COPY: Record<(typeof PENDING_PHASES)[number], (facts: StatusFacts) => StatusCopy> = {
  inquiry: ({ buyer, seller }) => ({
    waitsFor: "seller",
    buyer: {
      title: `Menunggu penawaran harga ${seller}`,
      text: "Harganya akan tampil di halaman ini. Belum ada yang perlu dibayar.",
      summary: "menunggu harga",
    },
    seller: {
      title: `Kirim penawaran harga untuk ${buyer}`,
      text: `Baca kebutuhannya, lalu tentukan harga dan waktu pengerjaan. Penawaran berlaku ${QUOTE_VALIDITY / DAY} hari.`,
      summary: "kirim penawaran harga",
    },
  }),
  quoted: ({ order, now, zone, buyer, seller }) => {
    if (quoteExpired(order, now)) {
      return {
        waitsFor: "seller",
        buyer: {
          title: "Penawaran harga sudah tidak berlaku",
          text: `Minta ${seller} memperbaruinya, atau usulkan harga Anda sendiri. Tidak ada yang perlu dibayar.`,
          summary: "menunggu penawaran baru",
        },
        seller: {
          title: "Penawaran harga Anda sudah tidak berlaku",
          text: `Kirim penawaran baru jika pekerjaan ini masih bisa Anda ambil untuk ${buyer}.`,
          summary: "perbarui penawaran harga",
        },
      };
    }
    const until = order.quoteExpiresAt === null ? "" : ` Berlaku sampai ${formatDateTime(order.quoteExpiresAt, zone)}.`;
    const deadline = deadlineBeyondDays(order, now);
    const later = deadline === null ? "" : ` Tenggatnya ${formatDate(deadline)}.`;
    return {
      waitsFor: "buyer",
      dueAt: order.quoteExpiresAt,
      buyer: {
        title: `Setujui penawaran ${totalText(order)}`,
        brief: order.maxDays === null ? "" : `Selesai dalam ${order.maxDays} hari.${later}`,
        text: `${seller} menawarkan ${totalText(order)}${order.maxDays === null ? "" : `, selesai dalam ${order.maxDays} hari`}.${later}${until}`,
        summary: "setujui penawaran harga",
      },
      seller: {
        title: `Menunggu keputusan ${buyer}`,
        brief: `Anda menerima ${netText(order)} bila disetujui.`,
        text: `Anda menawarkan ${totalText(order)} dan menerima ${netText(order)}.${until} Anda masih bisa mengubahnya.`,
        summary: "menunggu persetujuan harga",
      },
    };
  },
  awaiting_payment: ({ order, now, zone, buyer, seller }) => {
    const due = order.paymentDueAt;
    if (order.paymentStatus === "review") {
      return {
        waitsFor: "gateway",
        buyer: {
          title: "Pembayaran Anda sedang diperiksa",
          text: "Penyedia pembayaran memeriksa transaksi ini. Anda tidak perlu membayar lagi.",
          summary: "pembayaran diperiksa",
        },
        seller: {
          title: "Pembayaran pembeli sedang diperiksa",
          text: "Jangan mulai bekerja sebelum uang masuk titipan.",
          summary: "pembayaran diperiksa",
        },
      };
    }
    if (due !== null && now > due) {
      const words = (paid: string, theirs: string) => ({
        title: "Tenggat pembayaran sudah lewat",
        text: `Pesanan ini otomatis dibatalkan sebentar lagi. ${paid}, pekerjaan dimulai. Yang masuk sesudahnya dikembalikan seluruhnya kepada ${theirs}.`,
        summary: "batas waktu pembayaran lewat",
      });
      return {
        waitsFor: "staff",
        buyer: words("Jika pembayaran Anda masih masuk sebelum itu", "Anda"),
        seller: words(`Jika pembayaran ${buyer} masih masuk sebelum itu`, buyer),
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due, zone)}`;
    return {
      waitsFor: "buyer",
      dueAt: due,
      buyer: {
        title: "Bayar untuk memulai pekerjaan",
        brief: `${seller} mulai bekerja begitu uang masuk titipan. ${UNPAID_ENDS}`,
        text: `Uang Anda kami simpan dan baru diteruskan setelah Anda puas. Bayar${until}. Setelah itu pesanan otomatis dibatalkan.`,
        summary: `bayar${until}`,
      },
      seller: {
        title: `Menunggu pembayaran ${buyer}`,
        brief: `Jangan mulai bekerja sebelum uang masuk titipan. Anda menerima ${netText(order)}.`,
        text: `Jangan mulai bekerja sebelum uang masuk titipan. ${buyer} membayar${until}, atau pesanan otomatis dibatalkan. Anda menerima ${netText(order)}.`,
        summary: "menunggu pembayaran",
      },
    };
  },
};

/** Says what a side did not do, after its name. At the seller's place the buyer is the one who comes. */
export function absence({ visitMode }: Pick<Order, "visitMode">, side: Side): string {
  const comes = visitMode === "at_seller" ? "buyer" : "seller";
  return side === comes ? "tidak datang" : "tidak ada di lokasi";
}

/** The findings for operators, without regard to who should have come. */
export const FINDING_NOTES: Record<VisitFinding, string> = {
  both_came: "kunjungan: kedua pihak ada",
  seller_absent: "kunjungan: penjual tidak datang atau tidak ada",
  buyer_absent: "kunjungan: pembeli tidak ada atau tidak datang",
  unclear: "kunjungan: tidak jelas",
};

export function findingText(order: Pick<Order, "visitMode">, finding: VisitFinding): string {
  const [buyer, seller] = [absence(order, "buyer"), absence(order, "seller")];
  const texts: Record<VisitFinding, string> = {
    both_came: order.visitMode === "at_seller" ? "Pembeli datang, penjual ada" : "Penjual datang, pembeli ada",
    seller_absent: `Penjual ${seller}`,
    buyer_absent: `Pembeli ${buyer}`,
    unclear: "Tidak jelas",
  };
  return texts[finding];
}

/** Returns the choices of a ruling, which must say what happened at the visit. Null if it must not. */
export function findingChoices(order: Order, now: number): { value: VisitFinding; label: string }[] | null {
  if (!needsFinding(order, now)) return null;
  return VISIT_FINDINGS.map((value) => ({ value, label: findingText(order, value) }));
}

/** Says, after a comma, where the money goes if the buyer was not there. */
export function missedSums(order: Order, reader: Side, people: People): string {
  const fee = feeOfAbsentBuyer(order);
  const rest = formatRupiah(heldTotal(order) - fee);
  const [buyer, seller] = [firstName(people.buyer), firstName(people.seller)];
  const back = `${rest} kembali kepada ${reader === "buyer" ? "Anda" : buyer}.`;
  if (fee === 0) return `dan ${back}`;
  return `${formatRupiah(fee)} menjadi ongkos datang untuk ${reader === "seller" ? "Anda" : seller}, dan ${back}`;
}

function noShowStatusCopy({ order, now, zone, buyer, seller }: StatusFacts): StatusCopy {
  const names = { buyer, seller };
  const reporter = order.proposedBy ?? "buyer";
  const reported = otherSide(reporter);
  const due = order.answerDueAt;
  const late = due !== null && now > due;
  const until = due === null ? "" : ` sebelum ${formatDateTime(due, zone)}`;
  const ends = (reader: Side) =>
    reporter === "buyer"
      ? `dan ${totalText(order)} kembali seluruhnya kepada ${reader === "buyer" ? "Anda" : buyer}.`
      : missedSums(order, reader, names);
  const what = absence(order, reported);
  const soon = "Pesanan ini batal sebentar lagi,";
  const words: Record<"reporter" | "reported", StatusText> = {
    reporter: {
      title: late ? `Waktu ${names[reported]} untuk menjawab sudah lewat` : `Menunggu jawaban ${names[reported]}`,
      brief: late
        ? `${soon} ${ends(reporter)}`
        : `Anda melaporkan bahwa ${names[reported]} ${what}. Tanpa jawaban, pesanan batal, ${ends(reporter)}`,
      text: late
        ? `${soon} ${ends(reporter)}`
        : `Anda melaporkan bahwa ${names[reported]} ${what}. Tanpa jawaban${until}, pesanan batal, ${ends(reporter)}`,
      summary: late ? "pesanan segera batal" : "menunggu jawaban laporan",
    },
    reported: {
      title: late ? "Waktu untuk menjawab laporan sudah lewat" : `Anda dilaporkan ${what}`,
      brief: late
        ? `${soon} ${ends(reported)} Selama itu belum terjadi, Anda masih bisa membantah.`
        : `Tanpa jawaban, pesanan batal, ${ends(reported)}`,
      text: late
        ? `${soon} ${ends(reported)} Selama itu belum terjadi, Anda masih bisa membantah.`
        : `Jawab${until}. Tanpa jawaban, pesanan batal, ${ends(reported)}`,
      summary: "jawab laporan",
    },
  };
  return {
    waitsFor: late ? "staff" : reported,
    // The list of a buyer leaves out what ends by itself.
    ...(late && reported === "seller" ? { also: reported } : {}),
    dueAt: late ? null : due,
    buyer: words[reporter === "buyer" ? "reporter" : "reported"],
    seller: words[reporter === "seller" ? "reporter" : "reported"],
  };
}

const WORK_STATUS_COPY: Record<(typeof WORK_PHASES)[number], (facts: StatusFacts) => StatusCopy> = {
  working: ({ order, now, zone, buyer, seller }) => {
    const due = workDueAt(order);
    if (due !== null && now > due) return lateWork(due, { order, now, zone, buyer, seller });
    const limit = due === null ? "" : `Tenggat ${formatDate(due)}.`;
    return {
      waitsFor: "seller",
      dueAt: due,
      buyer: {
        title: `${seller} sedang mengerjakan pesanan Anda`,
        brief: "Kami memberi tahu begitu hasil diserahkan. Uang tetap kami tahan.",
        text: joinSentences(limit, `${totalText(order)} aman di titipan sampai Anda puas dengan hasilnya.`),
        summary: "pesanan dikerjakan",
      },
      seller: {
        title: `Kerjakan pesanan ${buyer}`,
        brief: `Anda menerima ${proceedsText(order)} setelah ${buyer} menerima hasilnya.`,
        text: joinSentences(
          limit,
          `${totalText(order)} sudah di titipan. Anda menerima ${proceedsText(order)} setelah ${buyer} puas.`,
        ),
        summary: due === null ? "kerjakan pesanan" : `kerjakan sebelum ${formatDate(due)}`,
      },
    };
  },
  delivered: ({ order, now, zone, buyer, seller }) => {
    const due = order.reviewDueAt;
    const spent = order.revisionsLeft === 0;
    if (due !== null && now > due) {
      const still = spent ? "mengajukan masalah" : "meminta revisi atau mengajukan masalah";
      return {
        waitsFor: "staff",
        buyer: {
          title: "Waktu untuk memeriksa sudah lewat",
          text: `Uang diteruskan ke ${seller} sebentar lagi. Selama itu belum terjadi, Anda masih bisa ${still}.`,
          summary: "uang segera diteruskan ke penjual",
        },
        seller: {
          title: `Waktu ${buyer} untuk memeriksa sudah lewat`,
          text: `Anda menerima ${proceedsText(order)} sebentar lagi, kecuali ${buyer} masih ${still}.`,
          summary: "uang segera diteruskan kepada Anda",
        },
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due, zone)}`;
    return {
      waitsFor: "buyer",
      dueAt: due,
      buyer: {
        title: `Periksa hasil kerja ${seller}`,
        brief: spent ? "Jatah revisinya sudah habis." : "",
        text: joinSentences(
          `Terima hasilnya, atau ${spent ? "ajukan masalah" : "minta revisi"},${until || " secepatnya"}.`,
          spent ? "Jatah revisinya sudah habis." : "",
          "Jika Anda tidak menanggapi, uang diteruskan ke penjual pada saat itu.",
        ),
        summary: "periksa hasil kerja",
      },
      seller: {
        title: `${buyer} memeriksa hasil kerja Anda`,
        brief: `Anda menerima ${proceedsText(order)} setelah hasilnya diterima.`,
        text: `Anda menerima ${proceedsText(order)} setelah hasilnya diterima, atau dengan sendirinya${due === null ? "" : ` pada ${formatDateTime(due, zone)}`}.`,
        summary: "hasil diperiksa pembeli",
      },
    };
  },
  revision: ({ order, buyer, seller }) => ({
    waitsFor: "seller",
    buyer: {
      title: `${seller} mengerjakan revisi`,
      text: `${totalText(order)} tetap di titipan sampai Anda puas. Revisi tidak punya tenggat: tanyakan kapan selesai lewat percakapan.`,
      summary: "revisi dikerjakan",
    },
    seller: {
      title: `Kerjakan revisi untuk ${buyer}`,
      brief: `Revisi tidak punya tenggat, tetapi uang tetap ditahan sampai ${buyer} puas.`,
      text: "Baca catatan revisinya, lalu serahkan hasil yang baru. Revisi tidak punya tenggat.",
      summary: "kerjakan revisi",
    },
  }),
  cancel_requested: ({ order, now, zone, buyer, seller }) => {
    const due = order.answerDueAt;
    if (due !== null && now > due) {
      return {
        waitsFor: "staff",
        also: "seller",
        buyer: {
          title: `Waktu ${seller} untuk menjawab sudah lewat`,
          text: `Usulan Anda, ${backText(order)} kembali kepada Anda, berlaku sebentar lagi, kecuali ${seller} masih menjawab.`,
          summary: "usulan pembatalan segera berlaku",
        },
        seller: {
          title: "Waktu untuk menjawab pembatalan sudah lewat",
          text: `Usulan ${buyer}, ${backText(order)} kembali kepadanya, berlaku sebentar lagi. Anda menerima ${netText(order)}. Selama itu belum terjadi, Anda masih bisa menjawab.`,
          summary: "usulan pembatalan segera berlaku",
        },
      };
    }
    const until = due === null ? "" : ` sebelum ${formatDateTime(due, zone)}`;
    return {
      waitsFor: "seller",
      dueAt: due,
      buyer: {
        title: `Menunggu jawaban ${seller}`,
        brief: `Anda mengusulkan ${backText(order)} kembali kepada Anda. Tanpa jawaban, usulan ini berlaku.`,
        text: joinSentences(
          `Anda mengusulkan ${backText(order)} kembali kepada Anda. ${totalText(order)} tetap di titipan. Jika ${seller} tidak menjawab${until}, usulan Anda berlaku.`,
          order.phaseBefore === "delivered"
            ? "Hasil kerjanya sudah diserahkan: tarik permintaan ini jika hasilnya sudah sesuai."
            : "",
        ),
        summary: "menunggu jawaban pembatalan",
      },
      seller: {
        title: `Jawab permintaan pembatalan ${buyer}`,
        brief: `${buyer} mengusulkan ${backText(order)} kembali kepadanya.`,
        text: `${buyer} mengusulkan ${backText(order)} kembali kepadanya, dan Anda menerima ${netText(order)}. Setujui atau tolak${until}. Jika Anda tidak menjawab, usulan itu berlaku.`,
        summary: "jawab permintaan pembatalan",
      },
    };
  },
  disputed: disputedStatusCopy,
  no_show: noShowStatusCopy,
};

function lateWork(due: number, { now, zone, buyer, seller }: StatusFacts): StatusCopy {
  const since = due + LATE_GRACE;
  const when = now > since ? "sekarang" : `sejak ${formatDateTime(since, zone)}`;
  const passed = `Tenggat ${formatDate(due)} sudah lewat.`;
  const itself = `Tanpa hasil sampai ${formatDateTime(due + LATE_CANCEL, zone)}, pesanan otomatis dibatalkan`;
  return {
    waitsFor: "seller",
    dueAt: due,
    buyer: {
      title: `${seller} belum menyerahkan hasil`,
      brief: joinSentences(`Anda dapat membatalkan dengan pengembalian penuh ${when}.`, `${itself}.`),
      text: joinSentences(
        passed,
        `Anda dapat membatalkan dengan pengembalian penuh ${when}.`,
        `${itself} dan seluruh uang kembali kepada Anda.`,
      ),
      summary: "tenggat sudah lewat",
    },
    seller: {
      title: `Serahkan hasil untuk ${buyer}`,
      brief: joinSentences(`${buyer} dapat membatalkan dengan pengembalian penuh ${when}.`, `${itself}.`),
      text: joinSentences(
        passed,
        `${buyer} dapat membatalkan dengan pengembalian penuh ${when}.`,
        `${itself} dan seluruh uang kembali kepadanya.`,
      ),
      summary: "tenggat sudah lewat, serahkan hasilnya",
    },
  };
}

const backText = (order: Order): string => formatRupiah(dividedAmounts(order).buyer);

export type NextStep = {
  yours: boolean;
  who: string;
  title: string;
  text: string;
  brief: string;
  summary: string;
  dueAt: number | null;
  answers: boolean;
  extra: "open" | "due" | null;
  waitsFor: StatusCopy["waitsFor"];
};

const STATUS_COPY: Record<LifecycleState, (facts: StatusFacts) => StatusCopy> = {
  ...PENDING_STATUS_COPY,
  ...WORK_STATUS_COPY,
  ...CLOSED_STATUS_COPY,
};

const WAITING = {
  buyer: "Menunggu pembeli",
  seller: "Menunggu penjual",
  staff: "Menunggu JasaWarga",
  gateway: "Menunggu penyedia pembayaran",
} as const;

export function nextStep(order: Order, side: Side, now: number, people: People, zone: Zone = "WIB"): NextStep {
  const facts = { order, now, zone, buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const copy = withExtraCopy(withChangeCopy(STATUS_COPY[lifecycleStateOf(order)](facts), side, facts), side, facts);
  const moves = order.changeBy === otherSide(side) || buttonsOf(order, side, now).some(({ anytime }) => !anytime);
  const next = copy.also === side ? side : copy.waitsFor;
  const yours = next === side && moves;
  const { answers = false, extra = null } = copy;
  const dueAt = copy.also === side ? null : (copy.dueAt ?? null);
  const { text, brief = text } = copy[side];
  return {
    yours,
    who: whose(order, next, side, yours),
    ...copy[side],
    brief,
    dueAt,
    answers,
    extra,
    waitsFor: next,
  };
}

function whose(order: Order, next: StatusCopy["waitsFor"], side: Side, yours: boolean): string {
  if (next === null) return ORDER_STATUS_LABELS[order.status];
  if (next === side) return yours ? "Giliran Anda" : "Sedang Anda kerjakan";
  return WAITING[next];
}

const NOTHING_SCHEDULED = "Jam tidak berbuat apa-apa";

export function scheduledNext(order: Order, now: number): string {
  const next = SCHEDULED_NEXT[lifecycleStateOf(order)](order, now);
  const due = extraDueAt(order);
  if (due === null) return next;
  const what = isBilled(order) ? "Tagihan tambahan" : "Usulan biaya tambahan";
  return `${next} ${what} tidak berlaku lagi setelah ${by(due)}${overdue(due, now)}.`;
}

const by = (at: number | null) => (at === null ? "waktunya belum ditetapkan" : formatDateTime(at));

/** Returns a note on an old deadline. The scheduler runs every few minutes, so the order is stuck. */
const overdue = (at: number | null, now: number) => (at !== null && at < now ? " (sudah lewat)" : "");

const SCHEDULED_NEXT: Record<LifecycleState, (order: Order, now: number) => string> = {
  inquiry: () => `${NOTHING_SCHEDULED}: penjual belum memberi harga, dan untuk itu tidak ada tenggat.`,
  quoted: ({ quoteExpiresAt }, now) =>
    `Penawaran harga berlaku sampai ${by(quoteExpiresAt)}${overdue(quoteExpiresAt, now)}. Setelah itu tidak dapat disetujui lagi, tetapi pesanan tetap terbuka.`,
  awaiting_payment: ({ paymentStatus, paymentDueAt }, now) =>
    paymentStatus === "review"
      ? "Penyedia pembayaran sedang memeriksa pembayaran. Selama itu pesanan tidak dibatalkan."
      : `Pesanan otomatis dibatalkan setelah ${by(paymentDueAt)}${overdue(paymentDueAt, now)}, begitu penyedia pembayaran menyatakan belum dibayar.`,
  working: (order, now) => {
    const due = workDueAt(order);
    if (due === null) return `${NOTHING_SCHEDULED}: pekerjaan ini tidak punya tenggat.`;
    return `Tenggat ${by(due)}${overdue(due, now)}. Pembeli dapat membatalkan karena terlambat sejak ${by(due + LATE_GRACE)}. Pesanan otomatis dibatalkan dengan pengembalian penuh setelah ${by(due + LATE_CANCEL)} bila tetap tidak ada hasil.`;
  },
  delivered: ({ reviewDueAt }, now) =>
    `Uang otomatis diteruskan ke penjual setelah ${by(reviewDueAt)}${overdue(reviewDueAt, now)}, bila pembeli tidak menanggapi.`,
  revision: () => `${NOTHING_SCHEDULED}: penjual mengerjakan revisi, dan untuk itu tidak ada tenggat.`,
  cancel_requested: ({ answerDueAt }, now) =>
    `Usulan pembatalan otomatis berlaku setelah ${by(answerDueAt)}${overdue(answerDueAt, now)}, bila penjual tidak menjawab.`,
  disputed: ({ answerDueAt }, now) =>
    `Tenggat dihentikan sementara sampai ada kesepakatan atau keputusan operator.${
      answerDueAt === null
        ? ""
        : ` Pihak lain diminta menanggapi sebelum ${by(answerDueAt)}${overdue(answerDueAt, now)}.`
    }`,
  no_show: ({ answerDueAt, proposedBy }, now) =>
    `Pesanan otomatis batal setelah ${by(answerDueAt)}${overdue(answerDueAt, now)}, bila ${proposedBy === "seller" ? "pembeli" : "penjual"} tidak menjawab laporannya.`,
  completed: ({ paymentStatus }) =>
    paymentStatus === "split"
      ? `${NOTHING_SCHEDULED} lagi. Bagian pembeli ada di pengembaliannya di bawah.`
      : `${NOTHING_SCHEDULED} lagi.`,
  cancelled: ({ paymentStatus }) =>
    paymentStatus === "refund_pending"
      ? "Uang pembeli belum kembali: lihat pengembaliannya di bawah."
      : `${NOTHING_SCHEDULED} lagi.`,
};

export function heldReviewSentence(buyer: string, until: number, zone: Zone): string {
  return `Kabar ke ${firstName(buyer)} belum sampai. ${REVIEW_WINDOW / HOUR} jam untuk memeriksa mulai saat ia membuka halaman ini, paling lambat ${formatDateTime(until, zone)}.`;
}

export function silenceSentence({ phase }: Pick<Order, "phase">, at: string | null, people: People) {
  if (at === null) return null;
  if (phase === "delivered") return `Tanpa jawaban sampai ${at}, uang diteruskan ke ${firstName(people.seller)}.`;
  if (phase === "no_show") return `Tanpa jawaban sampai ${at}, pesanan batal.`;
  return phase === "cancel_requested" ? `Tanpa jawaban sampai ${at}, usulan itu berlaku.` : null;
}

export function dueWord({ phase, disputedBy }: Pick<Order, "phase" | "disputedBy">, side: Side, people: People) {
  if (phase !== "disputed" || disputedBy === null) return undefined;
  return disputedBy === side ? `${firstName(people[otherSide(side)])} menanggapi sebelum` : "Tanggapi sebelum";
}

export function suspensionSentence(order: Order, suspended: boolean, away: string | null): string | null {
  const closed = isClosed(order);
  if (suspended)
    return closed
      ? "Akun Anda ditangguhkan. Pesanan ini tetap dapat Anda lihat, dan uangnya diselesaikan menurut aturan pesanan."
      : "Akun Anda ditangguhkan. Tenggat pesanan ini tetap berjalan, jadi langkah yang melindungi hak Anda tetap dapat Anda ambil di sini bila waktunya: menyerahkan atau menerima hasil, menjawab atau menarik pembatalan, menjawab atau menarik laporan tidak datang, mengajukan dan menanggapi masalah, dan menyetujui pembagian uang. Langkah lain tidak tampil sampai akun Anda dipulihkan.";
  if (away === null || closed) return null;
  return order.status === "pending"
    ? `Akun ${away} sedang ditangguhkan: harga baru, persetujuan, dan pembayaran menunggu sampai akunnya dipulihkan. Anda dapat menunggu atau membatalkan pesanan ini. Belum ada yang perlu Anda bayar.`
    : `Akun ${away} sedang ditangguhkan. Ia tidak dapat mengirim pesan, tetapi masih dapat menyerahkan atau menyelesaikan pekerjaan, dan menjawab pembatalan atau masalah. Anda dapat bertindak seperti biasa${order.paymentStatus === "held" ? ". Uangnya aman dalam titipan" : ""}.`;
}

/** Returns the step that waits. Changes wait while a person is suspended, but the scheduler does not. */
export function suspensionStepOf(
  { order, side, people }: { order: Order; side: Side; people: People },
  { suspended, zone }: { suspended: boolean; zone: Zone },
  now: number,
): NextStep {
  const seen = nextStep(order, side, now, people, zone);
  if (!suspended || !seen.yours) return seen;
  const may = buttonsOf(order, side, now).some(({ whileSuspended }) => whileSuspended);
  if (may && !seen.answers && seen.extra === null) return seen;
  return { ...seen, yours: false, answers: false, who: "Tertahan selama akun Anda ditangguhkan" };
}

type Listed = {
  visitPlace: string | null;
  visitDay: string | null;
  visitSlot: number | null;
  visitAskedBy: Side | null;
  visitAskedDay: string | null;
  visitAskedSlots: readonly number[] | null;
};

export function listedVisitText(listed: Listed, { side, closed }: { side: Side; closed: boolean }): string | null {
  const { visitPlace, visitDay, visitSlot } = listed;
  if (visitPlace === null) return null;
  const agreed =
    visitDay === null || visitSlot === null
      ? null
      : shortWhenText({ day: visitDay, slots: [visitSlot] }, zoneAt(visitPlace));
  const asked = closed ? null : askedText(listed, side);
  const none = closed || agreed || asked ? null : "Jadwal belum ada";
  return [agreed, asked, none, placeText(visitPlace)].filter(Boolean).join(" · ");
}

function askedText({ visitPlace, visitAskedBy, visitAskedDay, visitAskedSlots }: Listed, side: Side) {
  if (visitAskedDay === null || visitAskedBy === null) return null;
  const when = shortWhenText({ day: visitAskedDay, slots: visitAskedSlots ?? [] }, zoneAt(visitPlace));
  return `${when}, ${visitAskedBy === side ? "belum disetujui" : "menunggu jawaban Anda"}`;
}

type Reader = {
  side: Side;
  people: People;
  closed: boolean;
  may: { propose: boolean; accept: boolean };
  passed: boolean;
};

export function visitStatusSentence({ agreed, wish }: Visit, { side, people, closed, may, passed }: Reader): string {
  const other = firstName(people[otherSide(side)]);
  if (closed) return agreed ? "Disepakati bersama." : "Jadwalnya tidak sempat disepakati.";
  const propose = may.propose ? " Usulkan waktu lain." : "";
  if (wish === null) {
    if (agreed) return "Disepakati bersama.";
    return may.propose ? "Hari dan jamnya belum ada. Usulkan waktu yang cocok." : "Hari dan jamnya belum ada.";
  }
  const mine = wish.by === side;
  if (passed || !may.propose) {
    const left = passed ? "sudah lewat" : "belum disetujui";
    const whose = mine ? `Usulan Anda ${left}` : `Usulan ${other} ${left}`;
    return agreed ? `${whose}. Jadwal semula berlaku.` : `${whose}.${propose}`;
  }
  if (agreed === null)
    return may.accept ? `Diinginkan ${other}. Setujui, atau usulkan waktu lain.` : `Menunggu persetujuan ${other}.`;
  return mine
    ? `Usulan Anda menunggu persetujuan ${other}. Sampai saat itu jadwal semula berlaku.`
    : `${other} mengusulkan waktu lain. Sampai Anda setuju, jadwal semula berlaku.`;
}

export function visitAheadSentence({ agreed, wish, placeCode }: Visit, other: string): string | null {
  const zone = zoneAt(placeCode);
  const slots = agreed ? { day: agreed.day, slots: [agreed.slot] } : wish;
  if (slots === null) return null;
  const state = agreed ? "disepakati" : wish?.by === "seller" ? "Anda usulkan" : `diinginkan ${firstName(other)}`;
  return `Kunjungan yang ${state}: ${whenText(slots, zone)}. Hasil bisa diserahkan sejak saat itu. Bila lebih cepat, usulkan hari yang lebih awal di halaman pesanan.`;
}

/** Tells the buyer to ask for the street, and the seller to answer by message, because we do not store it. */
export function sellerPlaceNote({ status }: Pick<Order, "status">, side: Side): string | null {
  if (status !== "in_progress") return null;
  return side === "buyer"
    ? "Tanyakan alamat lengkapnya kepada penjual lewat pesan."
    : "Kirim alamat lengkap Anda kepada pembeli lewat pesan.";
}

const ADDRESS_DAYS = ADDRESS_RETENTION / DAY;

export function addressNote({ status }: Pick<Order, "status">, side: Side, shown: boolean): string | null {
  const closed = status === "completed" || status === "cancelled";
  if (side === "buyer") {
    if (!shown) return `Alamatnya sudah dihapus, ${ADDRESS_DAYS} hari setelah pesanan berakhir.`;
    return closed
      ? `Dihapus ${ADDRESS_DAYS} hari setelah pesanan berakhir.`
      : "Alamat ini hanya terlihat oleh Anda, dan oleh penjual setelah Anda membayar.";
  }
  if (shown) return `Hanya untuk pekerjaan ini. Dihapus ${ADDRESS_DAYS} hari setelah pesanan berakhir.`;
  return closed ? "Alamat lengkap tidak ditampilkan lagi." : "Alamat lengkap terlihat setelah pembeli membayar.";
}

export const VISIT_VERBS: Record<VisitTurn, string> = {
  answer: "Jawab jadwal",
  awaited: "Lihat jadwal",
  ahead: "Lihat jadwal",
};

export function billStep(
  step: NextStep,
  { order, visit }: { order: Order; visit: Slots | null },
  { side, people, now }: { side: Side; people: People; now: number },
): NextStep {
  const pays = order.phase === "awaiting_payment" && side === "buyer" && step.yours && !step.answers;
  if (visit === null || !pays) return step;
  const { sentence } = visitAfterPayment(visit, { side, people, now }, { brief: true });
  return { ...step, brief: `${sentence} ${UNPAID_ENDS}` };
}

export function withVisitWording(
  step: NextStep,
  turn: VisitTurn | null,
  { side, people, wish }: { side: Side; people: People; wish: string | null },
): NextStep {
  const other = firstName(people[otherSide(side)]);
  const brief = side === "seller" ? step.brief : "";
  if (turn === null || step.answers || step.extra !== null) return step;
  if (turn === "ahead")
    return { ...step, brief: `${brief} Anda bisa menyerahkan hasil setelah kunjungan dimulai.`.trim() };
  if (turn === "awaited") {
    const who = side === "seller" ? "Menunggu pembeli" : "Menunggu penjual";
    const summary = `${other} menjawab jadwal`;
    return { ...step, yours: false, who, title: `${summary} Anda`, summary };
  }
  return {
    ...step,
    yours: true,
    who: "Giliran Anda",
    title: `Setujui jadwal ${other}`,
    summary: `setujui jadwal ${other}`,
    brief: [wish && `${wish}.`, brief].filter(Boolean).join(" "),
  };
}

export function withVisitDayWording(
  step: NextStep,
  { visitMode }: Pick<Order, "visitMode">,
  { buyer, hour, leaves }: { buyer: string; hour: string; leaves: boolean },
): NextStep {
  if (step.answers) return step;
  const press =
    visitMode === "at_seller"
      ? `Tekan begitu ${buyer} datang, supaya jamnya tercatat.`
      : `Tekan begitu ${leaves ? "berangkat dan begitu tiba" : "tiba"}: ${buyer} langsung diberi tahu.`;
  return { ...step, who: "Hari ini", title: `Kunjungan ${hour}`, brief: press };
}

/** Words the buyer's step once they can report that nobody came. The times are formatted. */
export function withMissedVisitWording(
  step: NextStep,
  order: Pick<Order, "visitMode">,
  { seller, agreed, now }: { seller: string; agreed: string; now: string },
): NextStep {
  if (step.answers || step.extra !== null) return step;
  const press = order.visitMode === "at_seller" ? "" : ` ${seller} belum menekan “Saya Sudah Sampai”.`;
  return {
    ...step,
    title: order.visitMode === "at_seller" ? `${seller} tidak ada?` : `${seller} belum datang?`,
    // The deadline of the work matters less than the missed visit.
    dueAt: null,
    brief: `Jadwalnya ${agreed}, kini ${now}.${press} Tanyakan dulu, pindahkan jamnya, atau laporkan.`,
  };
}

type Left = Pick<Order, "revisionsLeft">;

export function revisionsFact({ revisionsLeft }: Left, asked: number): string {
  if (revisionsLeft === null) return "Tanpa batas";
  const all = revisionsLeft + asked;
  return all === 0 ? "Tidak termasuk" : `Sisa ${revisionsLeft} dari ${all}`;
}

export function revisionsSentence(
  { revisionsLeft, phase }: Left & Pick<Order, "phase">,
  asked: number,
  side: Side,
): string | null {
  if (phase !== "delivered" && phase !== "revision") return null;
  if (revisionsLeft === null) return "Revisi tidak dibatasi.";
  if (revisionsLeft > 0) return `Sisa revisi: ${revisionsLeft} dari ${revisionsLeft + asked}.`;
  if (phase === "revision") return "Ini revisi yang terakhir.";
  return side === "seller" ? "Jatah revisinya sudah habis." : null;
}
