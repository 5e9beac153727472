import { OPERATOR_ACTION_LABELS } from "~/copy/operator/action";
import { MODERATION_BUTTONS } from "~/copy/report/moderation";
import { CLOSING_REFUSALS } from "~/copy/report/refusals";
import { reportedTitle, SUBJECT_LABELS } from "~/copy/report/report";
import type { ReportFile } from "~/db/report/case.server";
import { isolated } from "~/domain/core/bidi";
import { formatDate, formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import type { OperatorActionKind } from "~/domain/operator/action";
import {
  isAway,
  isBeyondModeration,
  type ModeratedKind,
  moderationPath,
  SUBJECTS_OF,
} from "~/domain/report/moderation";
import { mayClose } from "~/domain/report/report";
import { ratingText } from "~/domain/review/review";
import { evidenceView, presentTexts } from "./evidence.server";

export function reportPageView(file: ReportFile, operatorId: string) {
  const { report, person, earlier, acts } = file;
  const allowed = mayClose({ ...report, status: "open" }, operatorId);
  return {
    id: report.id,
    kind: SUBJECT_LABELS[report.subject],
    appeal: report.subject === "appeal",
    title: reportedTitle(report.title),
    ...saidReason(report),
    by: { id: report.reporterId, name: report.reporterName },
    at: formatDateTime(report.createdAt),
    closed:
      report.closedAt === null
        ? null
        : {
            at: formatDateTime(report.closedAt),
            by: report.closedByName ?? "operator",
            answer: report.answer,
          },
    refused: allowed.ok ? null : CLOSING_REFUSALS[allowed.reason],
    alone: report.standing === "alone",
    evidence: evidenceView(report.evidence),
    profile: report.subject === "person" ? presentTexts(file.texts) : [],
    listing: listingView(file),
    review: reviewView(file),
    messages: file.messages.map(({ messageId, senderName, body, sentAt, pictures }) => ({
      id: messageId,
      reported: messageId === report.subjectId,
      name: senderName,
      body,
      at: formatDateTime(sentAt),
      pictures: (JSON.parse(pictures) as string[]).map((key) =>
        messageId === report.subjectId ? `/operator/reports/${report.id}/pictures/${key}` : null,
      ),
    })),
    person: person ? personView(person) : null,
    ways: allowed.ok ? waysOf(file) : [],
    earlier: earlier.map(({ id, reason, status, createdAt, reporterName }) => ({
      id,
      reason: reason.split("\n", 1)[0] ?? "",
      open: status === "open",
      text: `${formatDate(createdAt)}, ${isolated(reporterName)}`,
    })),
    acts: acts.map(({ actionId, actionKind, actionReason, at, by }) => ({
      id: actionId,
      title: OPERATOR_ACTION_LABELS[actionKind as OperatorActionKind] ?? actionKind,
      reason: actionReason,
      text: `${formatDateTime(at)}, ${isolated(by)}`,
    })),
  };
}

/** The first line is the reporter's choice; an appeal is all its author's words. */
function saidReason({ subject, reason }: ReportFile["report"]) {
  const [choice = "", ...words] = reason.split("\n");
  return subject === "appeal" || words.length === 0
    ? { choice: null, reason }
    : { choice, reason: words.join("\n") };
}

function listingView({ listing, pictures, texts }: ReportFile) {
  if (!listing) return null;
  const { listingId, kind, status, category, price, hiddenAt, hiddenReason, deleted } = listing;
  return {
    href: `/${kind === "offer" ? "gig" : "wanted"}/${listingId}`,
    facts: `${category} · ${formatRupiah(price)}`,
    texts: presentTexts(texts),
    state: deleted
      ? "Sudah dihapus pemiliknya."
      : hiddenAt !== null
        ? `Disembunyikan: ${hiddenReason}`
        : status === "active"
          ? null
          : "Tidak aktif.",
    pictures: pictures.map(({ url, caption, width, height }) => ({ url, alt: caption, width, height })),
  };
}

function reviewView({ review }: ReportFile) {
  if (!review) return null;
  const { rating, comment, reply, bought, subjectName, hiddenAt } = review;
  return {
    facts: `${rating} dari 5 bintang untuk ${isolated(subjectName)}, ${isolated(bought)}`,
    comment,
    reply,
    state: hiddenAt === null ? null : `Disembunyikan sejak ${formatDateTime(hiddenAt)}.`,
  };
}

function personView(person: NonNullable<ReportFile["person"]>) {
  const { personId, name, email, since, completed, ratingSum, ratingCount, closedAt } = person;
  return {
    id: personId,
    name,
    rows: [
      closedAt === null
        ? { label: "Email", value: email }
        : { label: "Ditutup sendiri", value: formatDateTime(closedAt) },
      { label: "Bergabung", value: formatDate(since) },
      { label: "Pesanan selesai", value: String(completed) },
      {
        label: "Rating penjual",
        value: ratingCount === 0 ? "Belum ada" : `${ratingText(ratingSum / ratingCount)} (${ratingCount})`,
      },
      ...(person.operatorSince === null ? [] : [{ label: "Tugas", value: "Operator" }]),
    ],
    suspended:
      person.suspendedSince === null
        ? null
        : [`Ditangguhkan sejak ${formatDateTime(person.suspendedSince)}`, person.suspendedReason]
            .filter(Boolean)
            .join(": "),
  };
}

function waysOf({ report, listing, review, person }: ReportFile) {
  const ways: { href: string; text: string; destroys: boolean }[] = [];
  const add = (kind: ModeratedKind, id: string, away: boolean) =>
    ways.push({
      href: `${moderationPath({ kind, id })}?report=${report.id}`,
      text: MODERATION_BUTTONS[away ? SUBJECTS_OF[kind].back : SUBJECTS_OF[kind].away],
      destroys: !away,
    });
  if (listing && !listing.deleted) {
    const hidden = isAway({ awaySince: listing.hiddenAt, awayWithOwner: listing.hiddenWithOwner === 1 });
    add("listing", listing.listingId, hidden);
  }
  if (review) add("review", review.reviewId, review.hiddenAt !== null);
  if (person && person.operatorSince === null && !isBeyondModeration(person))
    add("person", person.personId, person.suspendedSince !== null);
  return ways;
}
