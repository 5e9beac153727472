import { isolated } from "~/domain/core/bidi";
import { formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import {
  isAbandoned,
  isApproved,
  isOpenPayout,
  type ManualPayout,
  needsSecondPerson,
  needsTwo,
  SECOND_PERSON_ABOVE,
} from "~/domain/money/manual-payout";
import { isStanding } from "~/domain/money/payout";
import type { PayoutReader } from "~/domain/money/payout-reader";

export const SECOND_PERSON_LIMIT = `${formatRupiah(SECOND_PERSON_ABOVE)} sehari untuk satu orang`;

export type AssignmentView = {
  mine: boolean;
  by: string;
  since: string;
  /** Long enough that another may take it over. */
  abandoned: boolean;
};

/** Null for the operator whose own money it is: they are not told who works on it. */
export function assignmentView(
  work: Pick<ManualPayout, "status" | "assignedTo" | "assignedAt"> & { assigneeName: string | null },
  { operatorId, now, own }: PayoutReader,
): AssignmentView | null {
  const { assignedTo, assignedAt, assigneeName } = work;
  if (own || !isOpenPayout(work) || assignedTo === null || assignedAt === null) return null;
  return {
    mine: assignedTo === operatorId,
    by: assigneeName ?? "Operator lain",
    since: formatDateTime(assignedAt),
    abandoned: isAbandoned(work, now),
  };
}

export function nextAssigneeLine(
  work: ManualPayout & { assigneeName: string | null },
  read: PayoutReader,
): string | null {
  if (!isOpenPayout(work)) return null;
  const assignment = assignmentView(work, read);
  if (assignment) {
    const { mine, by, since, abandoned } = assignment;
    if (mine) return `Anda kerjakan sejak ${since}`;
    return `${abandoned ? "Ditinggalkan" : "Dikerjakan"} ${isolated(by)} sejak ${since}`;
  }
  if (work.provider !== null && isStanding(work.provider))
    return work.provider === "prepared"
      ? "Siap dilepas di penyedia transfer"
      : "Dikirim lewat penyedia transfer";
  if (work.provider === "failed") return "Gagal di penyedia transfer, periksa sebabnya dahulu";
  if (isApproved(work)) return "Disetujui, dibayar operator kedua";
  return needsTwo(work) ? "Perlu persetujuan pertama" : "Perlu dibayar";
}

/** Null where the sum alone says it, or one person is enough. */
export function whyTwoPeople(work: ManualPayout): string | null {
  if (!isOpenPayout(work) || needsSecondPerson(work.amount) || !needsTwo(work)) return null;
  return `Hari ini ${formatRupiah(work.sentAlone)} lain sudah atau sedang dikirim ke orang yang sama oleh satu operator. Bersama yang ini jumlahnya di atas ${formatRupiah(SECOND_PERSON_ABOVE)}, jadi perlu dua operator.`;
}
