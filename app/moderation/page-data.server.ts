import { SOCIAL_NETWORKS } from "~/accounts/person";
import { formatDays, formatRevisions, unitPrice } from "~/listings/own-text";
import { type Package, packageEstimate, unitOf } from "~/listings/package";
import { operatorActionLabel } from "~/operators/text";
import { formatDate, formatDateTime } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import type { Outcome } from "~/platform/outcome";
import { isId, isolated } from "~/platform/strings";
import { ratingText } from "~/reviews/review";
import type { findModerated, ReportFile } from "./queries.server";
import {
  adminPath,
  canCloseReport,
  canModerate,
  type EvidencePart,
  type EvidenceTexts,
  isAway,
  isBeyondModeration,
  type ModeratedKind,
  type ModerationKind,
  type ModerationRefusal,
  moderationPath,
  readEvidence,
  SUBJECTS_OF,
} from "./report";
import {
  CLOSING_REFUSALS,
  EVIDENCE_LABELS,
  evidenceHeading,
  MODERATION_BUTTONS,
  MODERATION_REFUSALS,
  moderatedTitle,
  moderationConsequence,
  reasonHint,
  reportedTitle,
  SUBJECT_LABELS,
} from "./text";

type EvidenceRow = { label: string; text?: string; items?: readonly string[] };
type EvidenceRowsOf<Texts> = { [Name in keyof Texts]: (value: Texts[Name]) => Omit<EvidenceRow, "label">[] };

const text = (value: string | null) => (value ? [{ text: value }] : []);
const list = (items: readonly string[]) => (items.length > 0 ? [{ items }] : []);
const rupiah = (price: number | null) => text(price === null ? null : formatRupiah(price));

function packageRow(pkg: Package, index: number) {
  const terms = [isolated(pkg.name), unitPrice(pkg.price, unitOf(pkg)), formatDays(packageEstimate(pkg, index))];
  return {
    text: [...terms, formatRevisions(pkg.revisions), pkg.summary].filter(Boolean).join(" · "),
    items: pkg.checklist,
  };
}

const LISTING: EvidenceRowsOf<EvidenceTexts["listing"]> = {
  title: text,
  description: text,
  category: text,
  price: rupiah,
  location: text,
  deliveryTime: text,
  packages: (packages) => packages.map(packageRow),
  extras: (extras) => list(extras.map(({ name, price }) => `${isolated(name)} · ${formatRupiah(price)}`)),
  deadline: (at) => text(at === null ? null : formatDate(at)),
  requirements: list,
  additionalInfo: list,
  captions: list,
};

const PERSON: EvidenceRowsOf<EvidenceTexts["person"]> = {
  fullName: text,
  bio: text,
  location: text,
  website: text,
  skills: (skills) => text(skills.join(", ")),
  socialLinks: (links) =>
    list(SOCIAL_NETWORKS.flatMap(({ name, label }) => (links[name] ? [`${label}: ${links[name]}`] : []))),
};

const PROPOSAL: EvidenceRowsOf<EvidenceTexts["proposal"]> = {
  message: text,
  price: rupiah,
  days: (days) => text(days === null ? null : `${days} hari`),
};

function evidenceRows<Texts extends object>(
  shown: EvidenceRowsOf<Texts>,
  labels: Record<keyof Texts, string>,
  texts: Partial<Texts>,
  besides: readonly (keyof Texts)[] = [],
): EvidenceRow[] {
  const names = Object.keys(shown) as (keyof Texts)[];
  return names.flatMap((name) => {
    const value = texts[name];
    if (value === undefined || besides.includes(name)) return [];
    return shown[name](value).map((row) => ({ label: labels[name], ...row }));
  });
}

/** Returns the texts of a part. `besides` are fields of a listing that the page shows in another place. */
function textRows(part: EvidencePart, besides: readonly (keyof EvidenceTexts["listing"])[] = []): EvidenceRow[] {
  const { subject, texts } = part;
  if (subject === "listing") return evidenceRows(LISTING, EVIDENCE_LABELS.listing, texts, besides);
  if (subject === "person") return evidenceRows(PERSON, EVIDENCE_LABELS.person, texts);
  return evidenceRows(PROPOSAL, EVIDENCE_LABELS.proposal, texts);
}

/** Returns the texts from before their author changed them, one entry per listing, profile or proposal. */
function evidenceView(kept: string) {
  return readEvidence(kept).map((part) => {
    const pictures = part.pictures.map(({ url }, index) => ({
      url,
      alt: `Foto ${index + 1}, buka ukuran penuh`,
    }));
    if (part.subject === "words") return { id: "", heading: null, rows: text(part.words), pictures };
    return { id: part.id, heading: evidenceHeading(part), rows: textRows(part), pictures };
  });
}

function presentTexts(rows: readonly { part: string }[]): EvidenceRow[] {
  return rows.flatMap(({ part }) =>
    readEvidence(`[${part}]`).flatMap((read) =>
      read.subject === "words" ? [] : textRows(read, ["title", "category", "price"]),
    ),
  );
}

type ModeratedThing = NonNullable<Awaited<ReturnType<typeof findModerated>>>;

export function reportIn(params: URLSearchParams): string | null {
  const id = params.get("report") ?? undefined;
  return isId(id) ? id : null;
}

export function moderationView(thing: ModeratedThing, operatorId: string, reportId: string | null) {
  const { kind, id } = thing;
  const title = moderatedTitle(thing);
  const act = isAway(thing) ? SUBJECTS_OF[kind].back : SUBJECTS_OF[kind].away;
  const allowed = canModerate(thing, act, operatorId);
  return {
    title,
    text: thing.text,
    act,
    away: isAway(thing) && thing.awaySince !== null ? formatDateTime(thing.awaySince) : null,
    awayReason: isAway(thing) ? thing.awayReason : "",
    consequence: moderationConsequence(act, thing),
    hint: reasonHint(thing),
    refused: allowed.ok ? null : MODERATION_REFUSALS[allowed.reason],
    alone: act === "restore_person" && thing.appeal === "alone",
    ...placeOf({ kind, id, title }, reportId),
  };
}

function placeOf({ kind, id, title }: { kind: ModeratedKind; id: string; title: string }, reportId: string | null) {
  const reports = { text: "Laporan", href: "/operator/reports" };
  if (reportId !== null) {
    const back = `${reports.href}/${reportId}`;
    return { back, crumbs: [{ ...reports, href: back }] };
  }
  if (kind === "review") return { back: reports.href, crumbs: [reports] };
  const back = adminPath({ kind, id });
  const list =
    kind === "person" ? { text: "Orang", href: "/operator/people" } : { text: "Jasa", href: "/operator/listings" };
  return { back, crumbs: [list, { text: title, href: back }] };
}

const DONE: Record<ModerationKind, string> = {
  hide_listing: "Jasa disembunyikan",
  show_listing: "Jasa boleh tampil kembali",
  hide_review: "Ulasan disembunyikan",
  show_review: "Ulasan tampil kembali",
  suspend_person: "Akun ditangguhkan",
  restore_person: "Akun dipulihkan",
};

export const notModerated = (act: ModerationKind) => `${operatorActionLabel(act)}: tidak dilakukan`;

/** Redirects to the report or the subject's page, or to an open appeal if the suspension has ended. */
export function moderationOutcome(
  acted: Outcome<{ unanswered: string | null }, ModerationRefusal>,
  { kind, id, act, reportId }: { kind: ModeratedKind; id: string; act: ModerationKind; reportId: string | null },
) {
  const unanswered = acted.ok ? acted.value.unanswered : null;
  const report = unanswered ?? reportId;
  const place = report ? `/operator/reports/${report}` : adminPath({ kind, id });
  if (!acted.ok) {
    const description = MODERATION_REFUSALS[acted.reason];
    return { place, toast: { message: notModerated(act), description } };
  }
  const description = unanswered === null ? undefined : "Jawab juga bandingnya, yang masih terbuka.";
  return { place, toast: { message: DONE[act], ...(description ? { description } : {}) } };
}

export function reportPageView(file: ReportFile, operatorId: string) {
  const { report, person, earlier, acts } = file;
  const allowed = canCloseReport({ ...report, status: "open" }, operatorId);
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
    alone: report.conflict === "alone",
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
      title: operatorActionLabel(actionKind),
      reason: actionReason,
      text: `${formatDateTime(at)}, ${isolated(by)}`,
    })),
  };
}

/** Splits the text of a report. Its first line is the reporter's choice, except in appeals. */
function saidReason({ subject, reason }: ReportFile["report"]) {
  const [choice = "", ...words] = reason.split("\n");
  return subject === "appeal" || words.length === 0 ? { choice: null, reason } : { choice, reason: words.join("\n") };
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

function reviewView({ report, review }: ReportFile) {
  if (!review) return null;
  const { rating, comment, reply, bought, subjectName, hiddenAt } = review;
  return {
    facts: `${rating} dari 5 bintang untuk ${isolated(subjectName)}, ${isolated(bought)}`,
    comment,
    reply,
    state: hiddenAt === null ? null : `Disembunyikan sejak ${formatDateTime(hiddenAt)}.`,
    pictures: review.pictures.map((key) => ({
      url: `/media/${key}`,
      removal: `/operator/reviews/${review.reviewId}/photos/${key}?report=${report.id}`,
    })),
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
