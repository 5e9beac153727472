import * as z from "zod";
import { formatDays, PACKAGE_NAMES } from "~/copy/listing/package";
import { formatAmount } from "~/domain/core/money";
import { plainNumber } from "~/domain/core/plain-signs";
import { cleanLine } from "~/domain/core/text";
import { hasFractionOfDays, MAX_TIME, type Package, parseDays } from "~/domain/listing/package";
import { MAX_REVISIONS } from "~/domain/order/change";
import { priceField, readLines, WHOLE_DAYS } from "../core/fields.server";

const PACKAGE_ROWS = ["basic", "standard", "premium"] as const;

const MAX_NAME = 50;
const MAX_LINES = 12;
const MAX_LINE = 120;

const typed = z.string({ error: "Isian ini tidak dapat dibaca" }).optional();
const row = z.object({
  name: typed,
  price: typed,
  days: typed,
  revisions: typed,
  checklist: typed,
  remove: typed,
});

function packageRow(position: 0 | 1 | 2) {
  return row.optional().transform((written, issues): Package | null => {
    if (!written || written.remove || Object.values(written).every((value) => !value?.trim())) return null;
    const fault = (field: keyof typeof written, message: string) => {
      issues.addIssue({ code: "custom", path: [field], message });
      return null;
    };
    const name = cleanLine(written.name ?? "") || PACKAGE_NAMES[position];
    const tooLongName = [...name].length > MAX_NAME;
    if (tooLongName) fault("name", `Nama paket maksimal ${MAX_NAME} karakter`);
    const shown = tooLongName ? PACKAGE_NAMES[position] : name;

    const price = /^paket\b/i.test(shown) ? `Harga ${shown}` : `Harga paket ${shown}`;
    const amount = priceField(`${price} harus diisi`, price).safeParse(written.price ?? "");
    if (!amount.success) fault("price", amount.error.issues[0]?.message ?? `${price} harus diisi`);

    const time = cleanLine(written.days ?? "");
    const tooLong = [...time].length > MAX_TIME;
    if (tooLong) fault("days", `Lama pengerjaan maksimal ${MAX_TIME} karakter`);
    const isFraction = hasFractionOfDays(time);
    if (isFraction) fault("days", WHOLE_DAYS);
    const days = time === "" || tooLong || isFraction ? undefined : parseDays(time);
    if (days === null) fault("days", "Tulis lama pengerjaan dalam hari, misalnya 3-5");

    const revisions = readRevisions(written.revisions ?? "");
    if (revisions === undefined) {
      fault("revisions", `Tulis jumlah revisi 0 sampai ${MAX_REVISIONS}, atau kosongkan bila tanpa batas`);
    }
    const checklist = readLines(written.checklist ?? "");
    if (checklist.length > MAX_LINES) fault("checklist", `Isi paket maksimal ${MAX_LINES} baris`);
    if (checklist.some((line) => [...line].length > MAX_LINE)) {
      fault("checklist", `Satu baris maksimal ${MAX_LINE} karakter`);
    }
    return {
      name,
      price: amount.data ?? 0,
      minDays: days?.min ?? null,
      maxDays: days?.max ?? null,
      revisions: revisions ?? null,
      checklist,
    };
  });
}

/** Null: unlimited; undefined: unreadable. */
function readRevisions(text: string): number | null | undefined {
  const written = plainNumber(text);
  if (written === "") return null;
  const count = /^\d{1,2}$/.test(written) ? Number(written) : undefined;
  return count !== undefined && count <= MAX_REVISIONS ? count : undefined;
}

export const packageRows = z
  .object({ basic: packageRow(0), standard: packageRow(1), premium: packageRow(2) })
  .optional()
  .transform((rows): Package[] => {
    const filled = PACKAGE_ROWS.map((name) => rows?.[name] ?? null);
    return filled.filter((pkg) => pkg !== null);
  });

/** Empty rows are not stored, so a package goes to the row of its name, as far as their order allows. */
export function packageTexts(packages: readonly Package[]) {
  const names: readonly string[] = PACKAGE_NAMES;
  const rows = PACKAGE_ROWS.map(() => emptyRow);
  let next = 0;
  packages.forEach((pkg, index) => {
    const last = rows.length - (packages.length - index);
    const named = names.indexOf(pkg.name);
    const row = named >= next && named <= last ? named : next;
    rows[row] = rowTexts(pkg);
    next = row + 1;
  });
  const [basic = emptyRow, standard = emptyRow, premium = emptyRow] = rows;
  return { basic, standard, premium };
}

const emptyRow = { name: "", price: "", days: "", revisions: "", checklist: "" };

function rowTexts({ name, price, minDays, maxDays, revisions, checklist }: Package): typeof emptyRow {
  const max = maxDays ?? minDays;
  return {
    name,
    price: formatAmount(price),
    days: max === null ? "" : formatDays({ min: minDays ?? max, max }).replace(" hari", ""),
    revisions: revisions === null ? "" : String(revisions),
    checklist: checklist.join("\n"),
  };
}
