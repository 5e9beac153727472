import { firstName } from "~/accounts/person";
import { dayAndMonth } from "~/platform/date-text";
import type { Zone } from "~/platform/dates";
import type { ChipPart, FirstWay } from "./list";
import { otherSide, type People, type Phase, type Side } from "./order";
import type { NextStep } from "./status-text";

export const NAME_ACCOUNT_VERB = "Isi rekening";
export const MONEY_WAITS = { left: "Uang menunggu", at: "Isi rekening Anda" };

export function waitingNote(
  { dueAt, summary, waitsFor, yours }: NextStep,
  { phase, people, side, zone, now }: { phase: Phase | null; people: People; side: Side; zone: Zone; now: number },
): { note: string; wide: string } {
  const other = otherSide(side);
  const who = waitsFor === other ? firstName(people[other]) : waitsFor === "staff" ? "JasaWarga" : null;
  if (dueAt !== null && dueAt >= now && who !== null && !yours) {
    const day = dayAndMonth(dueAt, zone);
    if (phase === "disputed") return { note: `Tanggapan ${who} · ${day}`, wide: `menanggapi masalah sampai ${day}` };
    const note = `${who} · ${day}`;
    return { note, wide: waitsFor === other ? `sampai ${day}` : note };
  }
  const note = summary.charAt(0).toUpperCase() + summary.slice(1);
  return { note, wide: note };
}

export const NONE_OF_PART: Record<ChipPart, string> = {
  turns: "Tidak ada yang menunggu Anda.",
  running: "Tidak ada pesanan yang sedang berjalan.",
  completed: "Tidak ada pesanan berstatus Selesai.",
  cancelled: "Tidak ada pesanan berstatus Dibatalkan.",
};

export const PART_LABELS: Record<ChipPart, string> = {
  turns: "Giliran Anda",
  running: "Berjalan",
  completed: "Selesai",
  cancelled: "Dibatalkan",
};

export function noTurnSentence(
  next: { title: string; note: string } | null,
  { elsewhere }: { elsewhere: boolean },
): string {
  const none = elsewhere ? "Di sisi ini tidak ada yang menunggu Anda." : NONE_OF_PART.turns;
  return next === null ? none : `${none} Berikutnya ${next.title}: ${next.note}.`;
}

export const FIRST_QUESTION = "Apa yang ingin Anda lakukan?";

type FirstFacts = { hasPlace: boolean; hasPicture: boolean; hasRequest: boolean; hasOffer: boolean };

const PROFILE_FORM = "/profile/edit";
const OFFER_FORM = "/dashboard/services/create";

/** Returns the two ways to begin for a member without orders, with what is already done. */
export function firstWays({ hasPlace, hasPicture, hasRequest, hasOffer }: FirstFacts): FirstWay[] {
  return [
    {
      id: "butuh",
      title: "Saya butuh jasa",
      steps: [
        { text: "Sebutkan kota Anda, supaya yang dekat tampil dulu.", href: PROFILE_FORM, done: hasPlace },
        {
          text: "Cari jasa, atau pasang permintaan dan terima penawaran.",
          href: "/dashboard/wanted/create",
          done: hasRequest,
        },
        { text: "Pesan dan bayar. Uang Anda kami tahan sampai Anda menerima hasilnya.", done: false },
      ],
      action: null,
    },
    {
      id: "menawarkan",
      title: "Saya menawarkan jasa",
      steps: [
        { text: "Lengkapi profil dengan foto dan kota Anda.", href: PROFILE_FORM, done: hasPlace && hasPicture },
        { text: "Pasang jasa pertama Anda. Gratis.", href: OFFER_FORM, done: hasOffer },
        { text: "Terima pesanan, kerjakan, lalu uangnya masuk ke saldo Anda.", done: false },
      ],
      action: hasOffer
        ? { href: "/dashboard/services", text: "Lihat Jasa Saya" }
        : { href: OFFER_FORM, text: "Tawarkan Jasa" },
    },
  ];
}
