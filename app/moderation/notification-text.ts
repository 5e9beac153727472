import { titled } from "~/notifications/line-text";
import type { NotificationDraft } from "~/notifications/notification";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";
import { closed, isolated } from "~/platform/strings";
import { type ModeratedThing, type ModerationKind, ownPath, type ReportSubject } from "./report";
import { reportedTitle } from "./text";

export const SUSPENDED_PATH = "/account/suspended";

const called = ({ wanted }: ModeratedThing) => (wanted ? "Permintaan jasa" : "Jasa");

const TITLES: Record<ModerationKind, (thing: ModeratedThing) => string> = {
  hide_listing: (thing) => `${called(thing)} Anda disembunyikan`,
  show_listing: (thing) => `${called(thing)} Anda boleh tampil kembali`,
  hide_review: () => "Ulasan Anda disembunyikan",
  show_review: () => "Ulasan Anda tampil kembali",
  suspend_person: () => "Akun Anda ditangguhkan",
  restore_person: () => "Akun Anda dipulihkan",
};

const NEXT: Record<ModerationKind, string> = {
  hide_listing: `Pesanan yang sudah ada tetap berjalan. Perbaiki isinya, lalu tulis ke ${SUPPORT_EMAIL} bila sudah sesuai.`,
  show_listing: "Periksa isinya, lalu aktifkan sendiri dari dashboard.",
  hide_review: `Ulasan ini tidak lagi tampil dan tidak dihitung dalam rating. Tidak setuju? Tulis ke ${SUPPORT_EMAIL}.`,
  show_review: "Ulasan ini dihitung lagi dalam rating.",
  suspend_person:
    "Uang Anda tetap milik Anda. Masuk untuk melihat pesanan dan saldo, atau mengajukan banding.",
  restore_person: "Anda dapat memakai JasaWarga seperti biasa. Terima kasih atas kesabaran Anda.",
};

/** `actionId` is its key, so that each action is notified once. */
export function moderationNotification(
  act: ModerationKind,
  thing: ModeratedThing,
  { reason, actionId }: { reason: string; actionId: string },
): NotificationDraft {
  return {
    userId: thing.personId,
    kind: thing.kind === "review" ? "review" : "message",
    cause: `act:${actionId}`,
    ...titled(TITLES[act](thing), thing.name),
    body: `${thing.kind === "listing" ? `“${isolated(thing.name)}”. ` : ""}${NEXT[act]} Alasan kami: ${closed(reason)}`,
    href: act === "suspend_person" ? SUSPENDED_PATH : ownPath(thing),
  };
}

/**
 * The title omits the subject: operators see titles of failed mail, and the report may be about one of them.
 */
export function reportClosedNotification(
  report: { id: string; subject: ReportSubject; reporterId: string; title: string | null },
  answer: string,
): NotificationDraft {
  const appeal = report.subject === "appeal";
  return {
    userId: report.reporterId,
    kind: "message",
    cause: `report:${report.id}`,
    ...(appeal
      ? titled("Banding Anda sudah kami jawab", answer)
      : titled("Laporan Anda sudah kami periksa", reportedTitle(report.title))),
    body: appeal ? answer : `Tentang “${isolated(reportedTitle(report.title))}”: ${closed(answer)}`,
    href: appeal ? SUSPENDED_PATH : `/reports/${report.id}`,
  };
}
