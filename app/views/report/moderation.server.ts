import { OPERATOR_ACTION_LABELS } from "~/copy/operator/action";
import { consequenceOf, moderatedTitle, reasonHint } from "~/copy/report/moderation";
import { MODERATION_REFUSALS } from "~/copy/report/refusals";
import type { findModerated } from "~/db/report/moderated-subject.server";
import { formatDateTime } from "~/domain/core/dates";
import type { Outcome } from "~/domain/core/outcome";
import { isId } from "~/domain/core/text";
import {
  adminPath,
  isAway,
  type ModeratedKind,
  type ModerationKind,
  type ModerationRefusal,
  mayModerate,
  SUBJECTS_OF,
} from "~/domain/report/moderation";

type Thing = NonNullable<Awaited<ReturnType<typeof findModerated>>>;

/** The report that led here; null where the address names none. */
export function reportIn(params: URLSearchParams): string | null {
  const id = params.get("report") ?? undefined;
  return isId(id) ? id : null;
}

export function moderationView(thing: Thing, operatorId: string, reportId: string | null) {
  const { kind, id } = thing;
  const title = moderatedTitle(thing);
  const act = isAway(thing) ? SUBJECTS_OF[kind].back : SUBJECTS_OF[kind].away;
  const allowed = mayModerate(thing, act, operatorId);
  return {
    title,
    text: thing.text,
    act,
    away: isAway(thing) && thing.awaySince !== null ? formatDateTime(thing.awaySince) : null,
    awayReason: isAway(thing) ? thing.awayReason : "",
    consequence: consequenceOf(act, thing),
    hint: reasonHint(thing),
    refused: allowed.ok ? null : MODERATION_REFUSALS[allowed.reason],
    alone: act === "restore_person" && thing.appeal === "alone",
    ...placeOf({ kind, id, title }, reportId),
  };
}

/** The way back and the breadcrumbs. A review has no page of its own. */
function placeOf(
  { kind, id, title }: { kind: ModeratedKind; id: string; title: string },
  reportId: string | null,
) {
  const reports = { text: "Laporan", href: "/operator/reports" };
  if (reportId !== null) {
    const back = `${reports.href}/${reportId}`;
    return { back, crumbs: [{ ...reports, href: back }] };
  }
  if (kind === "review") return { back: reports.href, crumbs: [reports] };
  const back = adminPath({ kind, id });
  const list =
    kind === "person"
      ? { text: "Orang", href: "/operator/people" }
      : { text: "Jasa", href: "/operator/listings" };
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

/** Back to the report, else to the subject's page; after a restoration to the open appeal, to answer it. */
export function moderationOutcome(
  acted: Outcome<{ unanswered: string | null }, ModerationRefusal>,
  {
    kind,
    id,
    act,
    reportId,
  }: { kind: ModeratedKind; id: string; act: ModerationKind; reportId: string | null },
) {
  const unanswered = acted.ok ? acted.value.unanswered : null;
  const report = unanswered ?? reportId;
  const place = report ? `/operator/reports/${report}` : adminPath({ kind, id });
  if (!acted.ok) {
    const description = MODERATION_REFUSALS[acted.reason];
    return { place, toast: { message: `${OPERATOR_ACTION_LABELS[act]}: tidak dilakukan`, description } };
  }
  const description = unanswered === null ? undefined : "Jawab juga bandingnya, yang masih terbuka.";
  return { place, toast: { message: DONE[act], ...(description ? { description } : {}) } };
}
