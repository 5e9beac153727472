import { SUSPENDED_PATH } from "~/accounts/login-prompt-text";
import { titled } from "~/notifications/line-text";
import type { NotificationDraft } from "~/notifications/notification";
import { quote } from "~/notifications/quote-text";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";
import { withFullStop } from "~/platform/strings";
import { type ModeratedThing, type ModerationKind, ownPath, type ReportSubject } from "./report";
import { reportedTitle } from "./text";

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

/** `actionId` is the notification's key, so that each action is notified once. */
export function moderationNotification(
  act: ModerationKind,
  thing: ModeratedThing,
  { reason, actionId }: { reason: string; actionId: string },
): NotificationDraft {
  const name = quote(thing.name, "known").text;
  const why = quote(reason, "staff");
  return {
    userId: thing.personId,
    kind: thing.kind === "review" ? "review" : "message",
    cause: `act:${actionId}`,
    ...titled(TITLES[act](thing), name),
    body: `${thing.kind === "listing" ? `“${name}”. ` : ""}${NEXT[act]} Alasan kami: ${withFullStop(why.text)}`,
    quotes: [why],
    href: act === "suspend_person" ? SUSPENDED_PATH : ownPath(thing),
  };
}

/** Operators see titles of failed mail, so this one omits the subject, who may be one of them. */
export function reportClosedNotification(
  report: { id: string; subject: ReportSubject; reporterId: string; title: string | null },
  answer: string,
): NotificationDraft {
  const appeal = report.subject === "appeal";
  const words = quote(answer, "staff");
  const title = quote(reportedTitle(report.title), report.title === null ? "staff" : "user");
  return {
    userId: report.reporterId,
    kind: "message",
    cause: `report:${report.id}`,
    ...(appeal
      ? titled("Banding Anda sudah kami jawab", words.text)
      : titled("Laporan Anda sudah kami periksa", title.text)),
    body: appeal ? words.text : `Tentang “${title.text}”: ${withFullStop(words.text)}`,
    quotes: appeal ? [words] : [title, words],
    href: appeal ? SUSPENDED_PATH : `/reports/${report.id}`,
  };
}
