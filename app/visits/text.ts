import { firstName } from "~/accounts/person";
import { MAX_CALL_OUT_PERCENT } from "~/listings/package";
import { quoteLine, titled } from "~/notifications/line-text";
import type { NotificationDraft } from "~/notifications/notification";
import { otherSide, type People, type Phase, type Side } from "~/orders/order";
import { FREE_BEFORE } from "~/orders/rules/visit-day";
import { type Slots, slotsAhead, VISITABLE } from "~/orders/rules/visits";
import { zoneAt } from "~/places/place";
import { dateFaultSentence } from "~/platform/date-text";
import { type CalendarDay, HOUR } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { withFullStop } from "~/platform/strings";
import { readDate } from "~/platform/written-date";
import { placeText, shortDayText, shortWhenText, slotText, whenText } from "./time-text";
import {
  DAYS_AHEAD,
  type DaysOffFault,
  type DaysOffRefusal,
  type HoursFault,
  MAX_DAYS_OFF,
  MAX_SLOTS,
  type SlotFault,
  spanOf,
  type TimeFault,
  today,
  type WorkMode,
} from "./visit";
import { MAX_BLOCK, MAX_LANDMARK, MAX_STREET, MIN_STREET, type VisitFault } from "./wished-visit";

export function visitAhead(visit: Slots, now: number) {
  const zone = zoneAt(visit.placeCode);
  const { agreed, wish } = visit;
  const slots = slotsAhead(visit, now);
  return {
    zone,
    agreed: agreed && spanOf(agreed, zone).from > now ? { day: agreed.day, slots: [agreed.slot] } : null,
    wish: wish && slots.length > 0 ? { day: wish.day, slots, by: wish.by } : null,
  };
}

type Reader = { side: Side; people: People; now: number };

export function visitAfterPayment(
  visit: Slots,
  { side, people, now }: Reader,
  { brief = false } = {},
): { sentence: string; note: string } {
  const other = firstName(people[otherSide(side)]);
  const text = brief ? shortWhenText : whenText;
  const { agreed, wish, zone } = visitAhead(visit, now);
  if (agreed)
    return {
      sentence: `Jadwal yang disepakati: ${text(agreed, zone)}.`,
      note: `jadwal ${shortDayText(agreed.day)}`,
    };
  if (!wish) return { sentence: `Sepakati hari dan jamnya dengan ${other}.`, note: "sepakati jadwal" };
  const when = text(wish, zone);
  return wish.by === side
    ? { sentence: `${other} menjawab jadwal Anda: ${when}.`, note: `${other} menjawab jadwal` }
    : { sentence: `Jawab jadwal ${other}: ${when}.`, note: "jawab jadwal" };
}

export const TIME_FAULTS: Record<TimeFault | SlotFault, string> = {
  no_day: "Pilih hari pengerjaan",
  bad_day: "Tanggal ini tidak dapat dibaca. Pilih salah satu hari",
  day_passed: "Hari itu sudah lewat. Pilih hari lain",
  day_too_far: `Pilih hari dalam ${DAYS_AHEAD} hari ke depan`,
  day_off: "Penjual tidak bekerja pada hari itu. Pilih hari lain",
  day_full: "Semua jam pada hari itu sudah penuh. Pilih hari lain",
  after_deadline: "Hari itu sesudah tenggat pesanan. Pilih hari sebelum tenggat, atau sepakati dulu tenggat baru",
  no_slot: "Pilih jam pengerjaan",
  too_many_slots: `Pilih satu jam, atau paling banyak ${MAX_SLOTS} jam yang sama-sama cocok`,
  slot_off: "Penjual tidak bekerja pada jam itu di hari yang dipilih. Pilih jam lain",
  slot_full: "Jam itu sudah penuh di hari yang dipilih. Pilih jam lain",
  slot_passed: "Jam itu sudah lewat atau terlalu dekat. Pilih jam yang mulai paling cepat dua jam lagi",
};

const FAULTS: Record<VisitFault, string> = {
  ...TIME_FAULTS,
  no_mode: "Pilih di mana pekerjaannya dilakukan",
  no_place: "Pilih kota atau kabupaten tempat pengerjaan",
  unknown_place: "Tidak ada kota atau kabupaten dengan nama itu. Periksa ejaannya",
  unclear_place: "Ada beberapa tempat dengan nama itu. Tulis lengkap, misalnya Kota Bandung atau Kabupaten Bandung",
  place_not_served: "Penjual tidak datang ke tempat itu. Pilih tempat yang dilayaninya, atau tanyakan dulu",
  street_too_short: `Tulis alamat pengerjaan, minimal ${MIN_STREET} karakter`,
  street_too_long: `Alamat maksimal ${MAX_STREET} karakter`,
  block_too_long: `RT/RW maksimal ${MAX_BLOCK} karakter`,
  landmark_too_long: `Patokan maksimal ${MAX_LANDMARK} karakter`,
};

export function unreadDaySentence(typed: string, today: CalendarDay): string {
  const read = readDate(typed, today);
  return read.ok ? TIME_FAULTS.bad_day : dateFaultSentence(read.fault, "hari pengerjaan", today);
}

export function visitFaultSentence(fault: VisitFault): string {
  return FAULTS[fault];
}

export const HOURS_FAULTS: Record<HoursFault, string> = {
  no_day: "Pilih sedikitnya satu hari kerja",
  no_slot: "Jam selesai harus sesudah jam mulai",
};

const DAYS_OFF_FAULTS: Record<DaysOffFault, string> = {
  no_from: "Pilih tanggal mulai libur",
  past: "Pilih tanggal mulai hari ini sampai setahun ke depan",
  too_long: `Sekali tambah paling banyak ${MAX_DAYS_OFF} hari. Untuk libur lebih lama, nonaktifkan jasa Anda`,
  turned: "Tanggal selesai harus sesudah tanggal mulai",
};

const FIELD_NAMES = { from: "awal libur", until: "akhir libur" };

export function daysOffSentence({ field, fault }: DaysOffRefusal, first: CalendarDay): string {
  return typeof fault === "string" ? DAYS_OFF_FAULTS[fault] : dateFaultSentence(fault, FIELD_NAMES[field], first);
}

export const MODE_LABELS: Record<WorkMode, string> = {
  at_buyer: "Datang ke tempat Anda",
  at_seller: "Anda datang ke penjual",
  online: "Daring",
};

export const SHORT_MODE_LABELS: Record<WorkMode, string> = {
  at_buyer: "Di tempat Anda",
  at_seller: "Di tempat penjual",
  online: "Daring",
};

type Reminded = {
  orderId: string;
  placeCode: string;
  day: string | null;
  slot: number | null;
  title: string;
  phase: Phase | null;
  startedAt: number | null;
  buyerId: string;
  sellerId: string;
  buyerName: string;
  sellerName: string;
};

const UNPAID: Record<Side, string> = {
  buyer: " Pesanannya belum dibayar, jadi pekerjaan belum dapat dimulai.",
  seller: " Pesanannya belum dibayar: mohon jangan berangkat sebelum uang masuk titipan.",
};

/** Returns the reminders, and none after the start. The street is on the order's page, for users who may read it. */
export function visitReminders(visit: Reminded, now: number): NotificationDraft[] {
  const { orderId, day, slot, placeCode, phase } = visit;
  if (phase === null || !VISITABLE.includes(phase)) return [];
  const zone = zoneAt(placeCode);
  if (day === null || slot === null || spanOf({ day, slot }, zone).from <= now) return [];
  const soon = day === today(now, zone) ? "Hari ini" : "Besok";
  const unpaid = visit.startedAt === null;
  const sides = [
    { userId: visit.buyerId, other: visit.sellerName, first: unpaid ? UNPAID.buyer : "" },
    { userId: visit.sellerId, other: visit.buyerName, first: unpaid ? UNPAID.seller : "" },
  ];
  return sides.map(({ userId, other, first }) => {
    const writer = userId === visit.sellerId && unpaid ? "user" : "known";
    const title = quoteLine(visit.title, writer).text;
    return {
      userId,
      kind: "order",
      cause: `visit:${orderId}:${day}:${slot}`,
      ...titled(`${soon}: jadwal bersama ${quoteLine(firstName(other), writer).text}`, title, slotText(slot)),
      body: `${withFullStop(title)} ${whenText({ day, slots: [slot] }, zone)}, ${placeText(placeCode)}.${first}`,
      href: `/dashboard/orders/${orderId}`,
      quotes: [],
    };
  });
}

/** Says what it costs to call off a visit. `named` is true for a fee that an order may still cap. */
export function freeCancellationText(fee: number, named = false): string {
  const free = `Batal gratis sampai ${FREE_BEFORE / HOUR} jam sebelum jadwal.`;
  if (fee === 0) return free;
  return `${free} Sesudah itu ongkos datang ${formatRupiah(fee)}${named ? `, paling banyak ${MAX_CALL_OUT_PERCENT}% dari total` : ""}.`;
}

export const visitChoiceHint = (other: string) => `Pilih satu, atau paling banyak dua supaya ${other} dapat memilih.`;

export function visitConsequence(other: string, agreed: string | null): string {
  return agreed
    ? `Sampai ${other} setuju, jadwal semula berlaku: ${agreed}.`
    : `Berlaku setelah ${other} menyetujuinya. Harga dan uang pesanan tidak berubah.`;
}
