import { formatDays, formatRevisions, shownUnit, TRAVEL_FEE, UNIT_LABELS } from "~/listings/own-text";
import { type Extra, packageEstimate, type SelectedPackage, type TravelFees, unitOf } from "~/listings/package";
import { formatRupiah } from "~/platform/money";
import { excerpt, isolated, shortened } from "~/platform/strings";
import { travelTo } from "~/visits/visit";
import {
  type Choices,
  hasAdditions,
  linesOfOrder,
  type OrderedWithChoices,
  type OrderLine,
  orderLines,
  sumOfLines,
} from "./choices";
import { agreedPrice, MAX_REQUIREMENTS_TEXT, MIN_REQUIREMENTS, type WantedTexts } from "./order";
import type { PricedOrder } from "./parts";

export const ORDER_GONE =
  "Jasa ini sudah tidak tersedia, jadi pesanan Anda tidak dibuat. Salin tulisan Anda bila masih perlu.";

export const CANCELLED_SINCE = {
  message: "Pesanan ini sudah dibatalkan",
  description:
    "Kiriman ini sama dengan yang sebelumnya, jadi tidak ada pesanan baru yang dibuat. Pesan lagi bila masih memerlukan jasanya.",
};

export const ORDER_NOT_PLACED = "Gagal membuat pesanan. Silakan coba lagi.";

export function ignoredExtrasSentence(names: readonly string[]): string {
  const named = names.map((name) => `“${isolated(name)}”`).join(", ");
  return `${named} tidak dicentang, jadi tidak ikut dipesan.`;
}

export function orderedBeforeSentence(custom: boolean, ago: string): string {
  const did = custom ? "mengirim permintaan ini" : "memesan ini";
  return ago === "baru saja" ? `Anda baru saja ${did}.` : `Anda sudah ${did} ${ago}.`;
}

export function requirementsText({ title, description, requirements, additionalInfo }: WantedTexts): string {
  const text = [description.trim(), list("Persyaratan", requirements), list("Informasi tambahan", additionalInfo)]
    .filter((part) => part !== "")
    .join("\n\n");
  if ([...text].length < MIN_REQUIREMENTS) return `Sesuai permintaan jasa “${excerpt(title, 200)}”. ${text}`.trim();
  return shortened(text, MAX_REQUIREMENTS_TEXT);
}

function list(head: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [`${head}:`, ...lines.map((line) => `- ${line}`)].join("\n");
}

export type PackageTerms = {
  title: string;
  name: string;
  price: number;
  unit: string;
  days: string;
  revisions: string;
  checklist: readonly string[];
  extras: readonly Extra[];
  travelFees: TravelFees;
  callOutFee: number;
};

type OfferTerms = Pick<PackageTerms, "title" | "extras" | "travelFees" | "callOutFee">;

export function termsOf(
  { title, extras, travelFees, callOutFee }: OfferTerms,
  { pkg, index }: SelectedPackage,
): PackageTerms {
  return {
    title,
    extras,
    travelFees,
    callOutFee,
    name: pkg.name,
    price: pkg.price,
    unit: UNIT_LABELS[unitOf(pkg)],
    days: formatDays(packageEstimate(pkg, index)),
    revisions: formatRevisions(pkg.revisions),
    checklist: pkg.checklist,
  };
}

const UNSAID = "tidak disebut";
const AGREE_ANEW = "Periksa totalnya, lalu kirim lagi bila setuju.";

export type TermsChange = { changes: string[]; total: string };

type Ordered = {
  quantity: number;
  choices: Choices;
  gone: readonly string[];
  /** The place that the seller travels to, and the seller's own. Null without a visit there. */
  way: { to: string; from: string | null } | null;
  shownTotal: number | null;
};

/**
 * Returns null if the order is as the form showed it. `shown` is null if it could not be parsed. Of the additions only
 * those that are ordered are compared. An order without possible additions has no total of its own to compare.
 */
export function changedTerms(shown: PackageTerms | null, now: PackageTerms, ordered: Ordered): TermsChange | null {
  const { quantity, choices } = ordered;
  const lines = orderLines({ name: now.name, price: now.price, quantity, choices });
  const sum = sumOfLines(lines);
  const canHaveAdditions = hasAdditions(now) || (shown !== null && hasAdditions(shown));
  const total = canHaveAdditions
    ? `Total kini ${formatRupiah(sum)}: ${linesText(lines, now.unit)}. Lanjutkan?`
    : `Total untuk jumlah ${quantity} kini ${formatRupiah(sum)}. ${AGREE_ANEW}`;
  if (shown === null) return { changes: [], total: `Harga yang Anda lihat tidak dapat kami baca. ${total}` };
  const changes = [
    shown.price === now.price
      ? null
      : `Harga berubah dari ${formatRupiah(shown.price)} menjadi ${formatRupiah(now.price)}.`,
    changed("Satuan harga", shown.unit, now.unit),
    ...changedAdditions(shown, ordered),
    changedFee("Ongkos datang", shown.callOutFee, now.callOutFee),
    changed("Judul jasa", shown.title, now.title),
    changed("Paket", shown.name, now.name),
    changed("Waktu pengerjaan", shown.days, now.days),
    changed("Jatah revisi", shown.revisions || UNSAID, now.revisions || UNSAID),
    changed("Isi paket", listed(shown), listed(now)),
  ].filter((change) => change !== null);
  if (changes.length > 0) return { changes, total };
  return canHaveAdditions && ordered.shownTotal !== sum ? { changes, total } : null;
}

function changedAdditions(shown: PackageTerms, { choices, gone, way }: Ordered): (string | null)[] {
  const extras = (choices.extras ?? []).map(({ name, price, per }) => {
    const before = shown.extras.find((extra) => extra.name === name);
    if (before?.price === price && before.per === per) return null;
    return `Harga tambahan “${isolated(name)}” menjadi ${formatRupiah(price)}${per === "order" ? ", sekali" : ""}.`;
  });
  const travelBefore = way && travelTo({ travelFees: shown.travelFees, placeCode: way.from }, way.to);
  return [
    ...gone.map((name) => `Tambahan “${isolated(name)}” tidak ditawarkan lagi.`),
    ...extras,
    changedFee(TRAVEL_FEE, travelBefore?.price ?? 0, choices.travel?.price ?? 0),
  ];
}

function changedFee(fee: string, before: number, after: number): string | null {
  return before === after ? null : `${fee} berubah dari ${formatRupiah(before)} menjadi ${formatRupiah(after)}.`;
}

function changed(what: string, before: string, after: string): string | null {
  return before === after ? null : `${what} berubah dari “${isolated(before)}” menjadi “${isolated(after)}”.`;
}

function listed({ checklist }: PackageTerms): string {
  return checklist.length === 0 ? "tidak dirinci" : checklist.join(" · ");
}

type Row = { label: string; value: string };

function lineLabel({ kind, name, price, count }: OrderLine, unit: string): string {
  switch (kind) {
    case "package":
      return `${formatRupiah(price)} × ${count} ${unit}`;
    case "extra":
      return `${isolated(name)} × ${count}`;
    case "travel":
      return `${TRAVEL_FEE} ke ${name}`;
  }
}

export function lineRows(lines: readonly OrderLine[], unit: string): Row[] {
  return lines.map((line) => ({ label: lineLabel(line, unit), value: formatRupiah(line.price * line.count) }));
}

export function travelHint(place: string, fee: number): string {
  return fee > 0
    ? `${TRAVEL_FEE} ke ${place} ${formatRupiah(fee)}, sekali datang.`
    : `${TRAVEL_FEE} ke ${place} sudah termasuk.`;
}

/** For example "3 unit Rp 255.000, Isi freon R32 × 1 Rp 150.000, ongkos transport ke Kota Depok Rp 25.000". */
function linesText(lines: readonly OrderLine[], unit: string): string {
  return lines
    .map((line) => {
      const sum = formatRupiah(line.price * line.count);
      if (line.kind === "package") return `${line.count} ${unit} ${sum}`;
      const label = lineLabel(line, unit);
      return `${line.kind === "travel" ? label.toLowerCase().slice(0, 1) + label.slice(1) : label} ${sum}`;
    })
    .join(", ");
}

type PricedChoices = OrderedWithChoices & Pick<PricedOrder, "additions"> & { title: string };

/** Null if the price is of whole packages and nothing was added, so that quantity and price say everything. */
export function orderedRows(order: PricedChoices): Row[] | null {
  const unit = unitOf(order.package);
  if (order.price === null || (order.additions === 0 && shownUnit(unit) === null)) return null;
  return lineRows(linesOfOrder(order), UNIT_LABELS[unit]);
}

export function billRows(order: PricedChoices): Row[] {
  const none = { label: "Biaya tambahan", value: "Tidak ada" };
  const rows = orderedRows(order);
  if (rows !== null) return order.additions > 0 ? rows : [...rows, none];
  const price = formatRupiah(agreedPrice(order));
  return [{ label: "Harga", value: order.quantity === 1 ? price : `${order.quantity} × ${price}` }, none];
}
