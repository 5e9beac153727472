import { shortMoment } from "~/platform/date-text";
import { DAY, formatDate, HOUR, type Zone } from "~/platform/dates";
import { FILE_LIMITS, PHOTO_FORMATS } from "~/platform/file-text";
import { MAX_FILES_MB } from "~/platform/files";
import { formatRupiah, MAX_PRICE, MIN_PRICE, platformFee, sellerProceeds } from "~/platform/money";
import { ORDER_NOT_FOUND } from "~/platform/sentence-text";

import { TIME_FAULTS } from "~/visits/text";
import type { InlineForm, OrderAction, StepInputView, TypedInputView } from "./action";
import { type ChangeStatus, type ChangeTerms, MAX_REVISIONS } from "./change";
import {
  ALL_STEPS,
  type AppStep,
  buttonsOf,
  type CommandKind,
  type FormKind,
  type OrderRefusal,
  type PlacedStep,
  rulesOf,
  stepOfKind,
  stepPath,
} from "./lifecycle";
import {
  agreedPrice,
  MAX_ORDER_FILES,
  MAX_QUANTITY,
  MIN_QUANTITY,
  type Order,
  PAYMENT_WINDOW,
  type People,
  type Phase,
  proceedsText,
  QUOTE_VALIDITY,
  type Side,
  totalText,
  workDueAt,
} from "./order";
import { extrasLeft, heldTotal, pricedTotal } from "./parts";
import { CANCELLATIONS_A_MONTH } from "./rules/cancellation";
import { QUOTES_A_DAY } from "./rules/changes";
import { CHANGES_A_DAY, type KindOn, type OrderStep, type OwnRefusalIn, type StepInput } from "./rules/step";
import type { AskedRuling } from "./ruling";
import { FINDING_NOTES, joinSentences, type NextStep } from "./status-text";
import { ANSWER_VERB, type ButtonCopy, type LimitNote, type PageCopy, STEP_COPY, type StepCopy } from "./step-text";

export function actionsOf<S extends PlacedStep>(steps: readonly S[], copy: StepCopy<S>) {
  type Kind = KindOn<S, "form" | "press" | "ownRoute">;
  const words: Record<Kind, ButtonCopy> = copy;
  const { buttonsOf } = rulesOf(steps);
  return (order: Order, side: Side, now: number, people: People, zone: Zone = "WIB"): OrderAction<Kind>[] =>
    buttonsOf(order, side, now).map((step) => {
      const command = step.kind as Kind;
      const copy = words[command];
      const { consequence, answer, answerButton, aside, bar, page } = copy;
      const label = typeof copy.label === "string" ? copy.label : copy.label(order, now);
      return {
        command,
        label,
        inline: inlineOf(step, { ...copy, label }, people),
        answer,
        answerButton,
        aside,
        bar,
        question: typeof page?.question === "function" ? page.question(order, people) : page?.question,
        consequence: consequence(order, people, side, now, zone),
        callOutFee: copy.callOutFee?.(order, side, now) || undefined,
        page: stepPath(order.id, step),
        press: step.surface === "press" || undefined,
        photo: step.attaches === "arrival" || undefined,
        group: step.group(order, side),
        version: order.version,
      };
    });
}

export function stepVerb(order: Order, side: Side, now: number): string {
  const first = buttonsOf(order, side, now).find(({ group }) => group(order, side) === "primary");
  const words: ButtonCopy | undefined = first && STEP_COPY[first.kind];
  const { row = ANSWER_VERB } = words ?? {};
  return typeof row === "string" ? row : row(order, side);
}

export const allowedActions = actionsOf(ALL_STEPS, STEP_COPY);

/** Phases in which nobody knows yet what the seller gets. */
const CONTESTED: readonly Phase[] = ["cancel_requested", "disputed", "no_show"];

export function barSum(order: Order, side: Side, yours: boolean): string {
  if (order.totalPrice === null) return "Belum ada harga";
  const isSure = order.phase === null || !CONTESTED.includes(order.phase) || order.paymentStatus !== "held";
  if (side === "seller" && isSure && (yours || order.paymentStatus !== "held"))
    return `Anda terima ${proceedsText(order)}`;
  return order.paymentStatus === "held" ? `${totalText(order)} ditahan` : totalText(order);
}

type BarDeadlines = {
  due: string | null;
  visitUntil: string | null;
  answersChange: boolean;
  extra: NextStep["extra"];
};

/** Returns the note of the bar. Only the deadline of the work is a "tenggat", as in the order's details. */
export function barNote({ phase }: Pick<Order, "phase">, deadlines: BarDeadlines): string {
  const { due, visitUntil, answersChange, extra } = deadlines;
  if (phase === "disputed") return "sampai ada putusan";
  if (extra !== null) return `${extra === "open" ? "tambahan dijawab" : "tambahan dibayar"} sebelum ${due}`;
  if (visitUntil !== null) return `usulan jadwal dijawab sebelum ${visitUntil}`;
  if (answersChange) return "usulan perubahan belum dijawab";
  if (due === null) return "tanpa tenggat";
  return `${BAR_DUE[phase ?? "working"] ?? "sampai"} ${due}`;
}

const BAR_DUE: Partial<Record<NonNullable<Order["phase"]>, string>> = {
  quoted: "harga disetujui sebelum",
  awaiting_payment: "dibayar sebelum",
  working: "tenggat",
  revision: "tenggat",
  delivered: "diperiksa sampai",
  cancel_requested: "pembatalan dijawab sebelum",
  no_show: "laporan dijawab sebelum",
};

export type ChangeRowView = { label: string; before: string; after: string };

export const CHANGE_STATUS_LABELS: Record<ChangeStatus, string> = {
  open: "Menunggu jawaban",
  accepted: "Disetujui",
  declined: "Ditolak",
  // The author withdrew it, or a later step made it void.
  withdrawn: "Tidak berlaku lagi",
};

export function changeRows(order: Order, terms: ChangeTerms, side: Side): ChangeRowView[] {
  return [...priceRows(order, terms, side), ...deadlineRow(order, terms), ...revisionsRow(order, terms)];
}

function priceRows(order: Order, { price }: ChangeTerms, side: Side): ChangeRowView[] {
  if (price === null) return [];
  const before = pricedTotal(order);
  const after = price * order.quantity + order.additions;
  const money = (label: string, of: (total: number) => number): ChangeRowView => ({
    label,
    before: formatRupiah(of(before)),
    after: formatRupiah(of(after)),
  });
  const total = money(order.quantity === 1 && order.additions === 0 ? "Harga" : "Total", (sum) => sum);
  if (side === "buyer") return [total];
  const { feePercent } = order;
  return [
    total,
    money(`Biaya platform ${feePercent}%`, (sum) => platformFee(sum, feePercent)),
    money("Anda menerima", (sum) => sellerProceeds(sum, feePercent)),
  ];
}

function deadlineRow(order: Order, { deadline }: ChangeTerms): ChangeRowView[] {
  if (deadline === null) return [];
  return [{ label: "Tenggat", before: deadlineNow(order), after: formatDate(deadline) }];
}

export function deadlineNow(order: Order): string {
  const due = workDueAt(order);
  if (due !== null) return formatDate(due);
  return order.maxDays === null ? "Belum ada" : `${order.maxDays} hari setelah dibayar`;
}

function revisionsRow(order: Order, { revisions }: ChangeTerms): ChangeRowView[] {
  if (revisions === null) return [];
  return [{ label: "Sisa revisi", before: revisionsNow(order), after: `${revisions} kali` }];
}

export function revisionsNow({ revisionsLeft }: Order): string {
  return revisionsLeft === null ? "Tanpa batas" : `${revisionsLeft} kali`;
}

export function acceptanceConsequence(order: Order, { price, deadline }: ChangeTerms, side: Side): string {
  return [...moneySentences(order, price, side), ...(deadline === null ? [] : [DEADLINE])].join(" ");
}

const DEADLINE = "Pengingat dan hitungan keterlambatan mengikuti tenggat yang baru.";

function moneySentences(order: Order, price: number | null, side: Side): string[] {
  const total = formatRupiah((price ?? agreedPrice(order)) * order.quantity + order.additions);
  if (order.status === "in_progress") return [`${totalText(order)} tetap di titipan. Harganya tidak berubah.`];
  if (order.phase === "quoted") {
    const pays = side === "buyer" ? "Anda masih perlu" : "Pembeli masih perlu";
    return [`Belum ada uang yang berpindah: ${pays} menyetujui penawaran ${total}, lalu membayar.`, RENEWED];
  }
  if (price === null) return [`Yang harus dibayar tetap ${total}.`];
  const due = `Yang harus dibayar menjadi ${total}, dalam ${PAYMENT_WINDOW / HOUR} jam setelah disetujui, atau lebih cepat bila ada kunjungan.`;
  return order.paymentStatus === "unpaid" ? [due] : [due, OLD_BILL];
}

const RENEWED = `Penawaran itu berlaku ${QUOTE_VALIDITY / DAY} hari lagi.`;
const OLD_BILL =
  "Tagihan dengan harga lama dibatalkan. Halaman pembayaran lama yang masih terbuka mungkin tetap bisa dibayar. Uang yang masuk lewat itu dikembalikan seluruhnya kepada pembeli.";

const SHARED: Record<Exclude<OrderRefusal, OwnRefusalIn<AppStep>>, string> = {
  stranger: ORDER_NOT_FOUND,
  not_now: "Tindakan ini belum bisa dilakukan pada tahap pesanan saat ini.",
  closed: "Pesanan ini sudah selesai atau dibatalkan, jadi tidak bisa diubah lagi.",
  wrong_side: "Tindakan ini hanya bisa dilakukan oleh pihak lain dalam pesanan ini.",
  bad_price: `Harga harus bilangan bulat antara ${formatRupiah(MIN_PRICE)} dan ${formatRupiah(MAX_PRICE)}.`,
  payment_overdue: "Tenggat pembayaran sudah lewat. Silakan buat pesanan baru.",
  payment_under_review: "Pembayaran Anda sedang diperiksa. Kami memberi tahu begitu ada hasilnya.",
  not_yet_due: "Batas waktunya belum lewat.",
  amount_mismatch: "Jumlah pembayaran tidak sama dengan total pesanan.",
  reason_too_short: "Tulis alasannya dengan jelas.",
  text_too_long: "Teksnya terlalu panjang. Persingkat, lalu kirim lagi.",
  bad_number: "Tulis bilangan bulat di antara batas yang disebut pada isiannya.",
  bad_sum: "Tulis jumlah dalam rupiah, misalnya 250.000.",
  above_held: "Jumlahnya lebih dari yang masih ditahan.",
  above_part: "Jumlah per bagian tidak boleh lebih dari yang masih ditahan di bagian itu.",
  not_ticked: "Centang dulu pernyataannya, lalu kirim lagi.",
  not_late: "Ini baru bisa dilakukan setelah tenggat pengerjaan lewat.",
  own_change: "Usulan ini menunggu jawaban pihak lain.",
  no_change: "Usulan perubahan ini sudah dijawab, ditarik, atau tidak berlaku lagi.",
  price_fixed: "Harga tidak bisa diubah lagi setelah pesanan dibayar.",
  bad_revisions: `Jumlah revisi harus antara 0 dan ${MAX_REVISIONS}.`,
  ...TIME_FAULTS,
  no_visit: "Jadwal ini sudah berubah, atau pesanan ini tidak memiliki jadwal. Periksa keadaannya, lalu coba lagi.",
  own_listing: "Anda tidak bisa memesan jasa Anda sendiri.",
  listing_inactive: "Jasa ini sedang tidak aktif, jadi belum bisa dipesan.",
  not_an_offer: "Permintaan jasa tidak bisa dipesan. Kirim penawaran kepada pemiliknya.",
  bad_quantity: `Jumlah harus antara ${MIN_QUANTITY} dan ${MAX_QUANTITY}.`,
  deadline_passed: "Tanggal tenggat sudah lewat. Pilih tanggal hari ini atau sesudahnya.",
  deadline_before_visit:
    "Tenggat ini sebelum jadwal yang sudah disepakati berakhir. Pilih tanggal pada hari itu atau sesudahnya, atau sepakati dulu jadwal lain.",
  no_order: ORDER_NOT_FOUND,
  no_listing: "Jasa ini sudah tidak ada.",
  gateway_silent: "Penyedia pembayaran sedang tidak menjawab. Tidak ada yang berubah. Coba lagi beberapa menit lagi.",
  paid_meanwhile: "Pembayarannya baru saja masuk, jadi pesanan ini dikerjakan dan tidak dibatalkan.",
  price_paid: "Pembayaran dengan harga lama baru saja masuk, jadi harganya tidak bisa diubah lagi.",
  files_lost: "Berkasnya tidak dapat disimpan karena gangguan di pihak kami. Pilih berkasnya lagi, lalu kirim ulang.",
  blocked: "Pesanan antara Anda dan orang ini tidak dapat dibuat. Isian Anda tetap ada di sini.",
  too_many_orders:
    "Anda sudah membuat banyak pesanan dalam satu jam ini. Tunggu sampai jamnya berganti, lalu kirim lagi. Isian Anda tetap ada di sini.",
  too_many_attempts: "Pesanan ini sudah terlalu sering dicoba dibayar. Batalkan pesanan ini, lalu buat pesanan baru.",
  too_many_openings:
    "Halaman pembayaran pesanan ini sudah terlalu sering dibuka dalam satu jam. Tunggu sampai jamnya berganti, lalu coba lagi.",
  seller_suspended:
    "Akun penjual sedang ditangguhkan, jadi pesanan ini belum bisa dibayar. Anda dapat menunggu atau membatalkannya.",
  listing_hidden:
    "JasaWarga sedang menyembunyikan jasa atau permintaan ini, jadi harga baru, persetujuan, dan pembayaran belum bisa. Anda dapat menunggu atau membatalkan pesanan ini.",
  too_many_steps:
    "Terlalu banyak tindakan pada pesanan dalam satu jam ini. Belum ada yang berubah. Tunggu sampai jamnya berganti, lalu coba lagi.",
  too_many_files: "Pesanan ini sudah memuat terlalu banyak berkas. Kirim tautannya di catatan.",
  too_many_changes: `Anda sudah mengusulkannya ${CHANGES_A_DAY} kali dalam 24 jam untuk pesanan ini. Bicarakan dulu lewat percakapan, lalu usulkan lagi besok. Isian Anda tetap ada di sini.`,
  too_many_quotes: `Anda sudah mengirim ${QUOTES_A_DAY} penawaran harga dalam 24 jam untuk pesanan ini. Bicarakan dulu lewat percakapan, lalu kirim lagi besok. Isian Anda tetap ada di sini.`,
  too_many_cancellations: `Anda sudah ${CANCELLATIONS_A_MONTH} kali meminta pembatalan pesanan ini dalam 30 hari. Bicarakan dulu lewat percakapan. Bila hasil yang diserahkan tidak sesuai, ajukan masalah.`,
  used_up: "Batas langkah ini untuk satu pesanan sudah Anda pakai, jadi tidak bisa diulang.",
  own_order: "Anda pihak dalam pesanan ini, jadi operator lain yang memutuskannya.",
  failed: "Terjadi gangguan di pihak kami. Tidak ada yang berubah. Coba lagi sebentar lagi.",
  placed_otherwise:
    "Anda sudah membuat pesanan dari formulir ini dengan isi yang berbeda. Kiriman ini tidak disimpan. Pesanan itu ada di daftar pesanan Anda. Kirim lagi hanya jika Anda ingin membuat pesanan lain.",
  done_otherwise:
    "Langkah ini sudah Anda lakukan dengan isi yang berbeda. Yang pertama yang berlaku, jadi kiriman ini tidak disimpan.",
  changed_meanwhile: "Pesanan ini baru saja berubah. Periksa keadaannya, lalu coba lagi.",
};

export function extraLimitSentence(order: Order): string {
  return `Paling banyak ${formatRupiah(extrasLeft(order).amount)} untuk pesanan ini.`;
}

export function stepRefusals<S extends OrderStep>(copy: StepCopy<S>): Record<OwnRefusalIn<S>, string> {
  const steps: { refusals?: Record<string, string> }[] = Object.values(copy);
  return Object.assign({}, ...steps.map(({ refusals }) => refusals));
}

const REFUSALS: Record<OrderRefusal, string> = { ...SHARED, ...stepRefusals<AppStep>(STEP_COPY) };

export function orderRefusalSentence(reason: OrderRefusal): string {
  return REFUSALS[reason];
}

export const WORDS_REMOVED = "Dihapus karena masa simpannya sudah habis.";

export function returnsSentence(order: Order, reason: "above_held" | "above_part" | "bad_sum"): string {
  return reason === "above_held"
    ? `Jumlahnya paling banyak ${formatRupiah(heldTotal(order))}, yaitu uang yang masih ditahan.`
    : REFUSALS[reason];
}

export function rulingLine({ back, finding, reason }: AskedRuling): string {
  const found = finding ? `, ${FINDING_NOTES[finding]}` : "";
  return `${formatRupiah(back)} kembali kepada pembeli${found}: ${reason}`;
}

export function spentLimitSentence(step: CommandKind, again: number | null, zone: Zone): string {
  const { limit } = stepOfKind(step);
  const { limitNote }: { limitNote?: LimitNote; events: unknown } = STEP_COPY[step];
  const note = limit && limitNote?.(limit.times);
  if (again === null) return note ? `${note}.` : REFUSALS.used_up;
  return `${note ?? "Batasnya sudah tercapai"}. Bisa lagi mulai ${shortMoment({ at: again, wholeDay: false }, zone)} ${zone}.`;
}

export type StepPage = PageCopy & { inputs: readonly StepInputView[] };

export function stepPageOf(step: OrderStep & { kind: FormKind }): StepPage {
  const { page }: ButtonCopy & { page: PageCopy } = STEP_COPY[step.kind];
  return { ...page, inputs: inputsOf(step, page) };
}

export function inputsOf(
  { fields, attaches }: Pick<OrderStep, "fields" | "attaches">,
  { either, inputs = {} }: NonNullable<ButtonCopy["page"]>,
): StepInputView[] {
  const views = Object.entries(fields).flatMap(([name, input]): StepInputView[] => {
    if (input.type === "files" || input.type === "partSums") return [];
    if (input.type === "sum") return [{ name, type: "sum" }];
    const { label = "", hint } = inputs[name] ?? {};
    if (input.type === "tick") return [{ name, type: "tick", label }];
    const mayBeEmpty = input.type === "text" && input.min === 0;
    const said = joinSentences((mayBeEmpty && either) || "", hint ?? "", boundsText(input));
    return [{ ...input, name, label, optional: mayBeEmpty && either === undefined, ...(said && { hint: said }) }];
  });
  if (attaches === null) return views;
  const photos = Object.values(fields).some((input) => input.type === "files" && input.photos);
  const files: StepInputView = photos ? PHOTOS : { ...FILES, optional: either === undefined };
  return [...views, files];
}

const FILES = {
  name: "files",
  type: "files",
  label: "Berkas",
  hint: `Paling banyak ${MAX_ORDER_FILES}, ${FILE_LIMITS}.`,
  photos: false,
} as const;

const PHOTOS = {
  ...FILES,
  label: "Foto lokasi",
  hint: `Satu sampai ${MAX_ORDER_FILES} foto ${PHOTO_FORMATS}, ${FILE_LIMITS}.`,
  optional: false,
  photos: true,
} as const;

function boundsText(input: StepInput): string {
  if (input.type === "number") return `Dari ${input.min} sampai ${input.max}.`;
  return input.type === "text" && input.min > 0 ? `Sedikitnya ${input.min} karakter.` : "";
}

function inlineOf(
  step: OrderStep,
  { label, inlineButton, page }: ButtonCopy & { label: string },
  people: People,
): InlineForm | undefined {
  const { kind, fields, attaches } = step;
  if (!INLINE.includes(kind) || !page) return;
  const inputs = inputsOf(step, page).flatMap((view): TypedInputView[] => {
    const input = fields[view.name];
    if (!input || (view.type !== "text" && view.type !== "number")) return [];
    const { hint: _, ...shown } = view;
    const hint = boundsText(input);
    return [{ ...shown, label: page.inputs?.[view.name]?.inline?.(people) ?? view.label, ...(hint && { hint }) }];
  });
  const filesLabel = `Berkas, hingga ${MAX_ORDER_FILES}, bersama-sama ${MAX_FILES_MB} MB`;
  return { button: inlineButton ?? label, inputs, filesLabel: attaches === null ? undefined : filesLabel };
}

const INLINE: readonly string[] = ["deliver", "request_revision"] satisfies FormKind[];
