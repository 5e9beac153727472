import { data } from "@remix-run/cloudflare";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import { isId } from "~/domain/core/text";
import { isReportable, REPORTS_AN_HOUR, type Reportable, type ReportRefusal } from "~/domain/report/report";
import { notFound } from "./errors.server";
import type { FormResult } from "./form.server";

export const LOGIN_TO_REPORT = { message: "Anda harus login untuk melaporkan" };

/** What the address wants to report. */
export function reportedIn(request: Request): { subject: Reportable; subjectId: string } {
  const query = new URL(request.url).searchParams;
  const subject = query.get("subject");
  const subjectId = query.get("id") ?? undefined;
  if (!isReportable(subject) || !isId(subjectId)) notFound();
  return { subject, subjectId };
}

export const REPORT_SENTENCES: Record<ReportRefusal, string> = {
  own: "Ini milik Anda sendiri, jadi tidak perlu dilaporkan.",
  already_open: "Laporan Anda tentang ini sudah ada pada kami. Kami kabari setelah diperiksa.",
  too_many: `Anda sudah mengirim ${REPORTS_AN_HOUR} laporan dalam satu jam. Coba lagi nanti.`,
  no_subject: "Sudah tidak ada.",
};

/** The form again, for whoever reports quicker than anybody reads. */
export function tooManyReports(result: FormResult, now: number) {
  return data({ result }, { status: 429, headers: { "Retry-After": String(secondsToNextHour(now)) } });
}
