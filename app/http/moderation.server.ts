import type { AppLoadContext } from "@remix-run/cloudflare";
import { findModerated } from "~/db/report/moderated-subject.server";
import { formatDateTime } from "~/domain/core/dates";
import type { Outcome } from "~/domain/core/outcome";
import { isId } from "~/domain/core/text";
import { ACT_LABELS } from "~/domain/operator/action";
import {
  ACTS_UPON,
  filePath,
  isAway,
  type Moderated,
  type ModerationKind,
  type ModerationRefusal,
  mayModerate,
} from "~/domain/report/moderation";
import { moderationForm } from "~/forms/report/report.server";
import { notFound } from "./errors.server";
import { constraintsOf, parseForm, readForm, rejected } from "./form.server";
import { requireOperator } from "./operator.server";

type Visit = { context: AppLoadContext; request: Request; params: { id?: string } };

/** The page that asks before a thing is taken out of sight or brought back. */
export async function askForModeration({ context, request, params }: Visit, kind: Moderated) {
  const operator = await requireOperator(context, request);
  const { id } = params;
  if (!isId(id)) notFound();
  const thing = await findModerated(context.db, kind, id, operator.id);
  if (!thing) notFound();
  const act = isAway(thing) ? ACTS_UPON[kind].back : ACTS_UPON[kind].away;
  const allowed = mayModerate(thing, act, operator.id);
  return {
    title: thing.title,
    text: thing.text,
    act,
    away: isAway(thing) && thing.awaySince !== null ? formatDateTime(thing.awaySince) : null,
    awayReason: isAway(thing) ? thing.awayReason : "",
    refused: allowed.ok ? null : MODERATION_SENTENCES[allowed.reason],
    constraints: constraintsOf(moderationForm),
    alone: act === "restore_person" && thing.appeal === "alone",
    ...placeOf({ kind, id, title: thing.title }, reportIn(request)),
  };
}

/** Where one came from: the way back, and the crumbs that lead there. A review has no file of its own. */
function placeOf(
  { kind, id, title }: { kind: Moderated; id: string; title: string },
  reportId: string | null,
) {
  const reports = { text: "Laporan", href: "/operator/reports" };
  if (reportId !== null) {
    const back = `${reports.href}/${reportId}`;
    return { back, crumbs: [{ ...reports, href: back }] };
  }
  if (kind === "review") return { back: reports.href, crumbs: [reports] };
  const back = filePath({ kind, id });
  const list =
    kind === "person"
      ? { text: "Orang", href: "/operator/people" }
      : { text: "Jasa", href: "/operator/listings" };
  return { back, crumbs: [list, { text: title, href: back }] };
}

type Moderate = (
  context: AppLoadContext,
  thing: { kind: Moderated; id: string },
  acting: { operatorId: string; act: ModerationKind; reason: string },
) => Promise<Outcome<{ unanswered: string | null }, ModerationRefusal>>;

/**
 * Does it, and leads back to the report it came from, else to the file of whom or what it is about. Whoever restored
 * somebody is led to their appeal: it stays open, and they may answer it as they might restore.
 */
export async function moderation({ context, request, params }: Visit, kind: Moderated, moderate: Moderate) {
  const operator = await requireOperator(context, request);
  const { id } = params;
  if (!isId(id)) notFound();
  const parsed = await parseForm(await readForm(request), moderationForm);
  if (!parsed.ok) return rejected(parsed.result);
  const acted = await moderate(context, { kind, id }, { operatorId: operator.id, ...parsed.value });
  if (!acted.ok && acted.reason === "no_subject") notFound();
  const unanswered = acted.ok ? acted.value.unanswered : null;
  const reportId = unanswered ?? reportIn(request);
  const place = reportId ? `/operator/reports/${reportId}` : filePath({ kind, id });
  const answer = { status: 303 };
  return acted.ok
    ? context.toasts.redirectWithSuccess(
        place,
        {
          message: DONE[parsed.value.act],
          ...(unanswered === null ? {} : { description: "Jawab juga bandingnya, yang masih terbuka." }),
        },
        answer,
      )
    : context.toasts.redirectWithError(
        place,
        {
          message: `${ACT_LABELS[parsed.value.act]}: tidak dilakukan`,
          description: MODERATION_SENTENCES[acted.reason],
        },
        answer,
      );
}

function reportIn(request: Request): string | null {
  const id = new URL(request.url).searchParams.get("report") ?? undefined;
  return isId(id) ? id : null;
}

const DONE: Record<ModerationKind, string> = {
  hide_listing: "Jasa disembunyikan",
  show_listing: "Jasa boleh tampil kembali",
  hide_review: "Ulasan disembunyikan",
  show_review: "Ulasan tampil kembali",
  suspend_person: "Akun ditangguhkan",
  restore_person: "Akun dipulihkan",
};

export const MODERATION_SENTENCES: Record<ModerationRefusal, string> = {
  no_subject: "Sudah tidak ada.",
  own_cause: "Ini menyangkut Anda sendiri. Petugas lain yang memutuskannya.",
  own_order:
    "Anda punya pesanan yang masih berjalan dengan orang ini, jadi ini menyangkut uang Anda sendiri. Petugas lain yang memutuskannya.",
  own_suspension:
    "Anda yang menangguhkan akun ini, dan pemiliknya mengajukan banding. Operator lain yang memutuskannya.",
  operator: "Orang ini operator. Cabut dahulu tugasnya sebagai operator.",
  already: "Sudah dilakukan sebelumnya. Tidak ada yang berubah.",
};
