import { formatDays, formatRevisions } from "~/copy/listing/package";
import { EVIDENCE_LABELS, evidenceHeading } from "~/copy/report/evidence";
import { SOCIAL_NETWORKS } from "~/domain/account/profile";
import { isolated } from "~/domain/core/bidi";
import { formatDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { type Package, packageEstimate } from "~/domain/listing/package";
import { type EvidencePart, type EvidenceTexts, readEvidence } from "~/domain/report/evidence";

/** A label with a text, a list, or both. */
export type EvidenceRow = { label: string; text?: string; items?: readonly string[] };
type Shown<Texts> = { [Name in keyof Texts]: (value: Texts[Name]) => Omit<EvidenceRow, "label">[] };

const text = (value: string | null) => (value ? [{ text: value }] : []);
const list = (items: readonly string[]) => (items.length > 0 ? [{ items }] : []);
const rupiah = (price: number | null) => text(price === null ? null : formatRupiah(price));

function packageRow(pkg: Package, index: number) {
  const terms = [isolated(pkg.name), formatRupiah(pkg.price), formatDays(packageEstimate(pkg, index))];
  return { text: [...terms, formatRevisions(pkg.revisions)].join(" · "), items: pkg.checklist };
}

const LISTING: Shown<EvidenceTexts["listing"]> = {
  title: text,
  description: text,
  category: text,
  price: rupiah,
  location: text,
  deliveryTime: text,
  packages: (packages) => packages.map(packageRow),
  deadline: (at) => text(at === null ? null : formatDate(at)),
  requirements: list,
  additionalInfo: list,
  captions: list,
};

const PERSON: Shown<EvidenceTexts["person"]> = {
  fullName: text,
  bio: text,
  location: text,
  website: text,
  skills: (skills) => text(skills.join(", ")),
  socialLinks: (links) =>
    list(SOCIAL_NETWORKS.flatMap(({ name, label }) => (links[name] ? [`${label}: ${links[name]}`] : []))),
};

const PROPOSAL: Shown<EvidenceTexts["proposal"]> = {
  message: text,
  price: rupiah,
  days: (days) => text(days === null ? null : `${days} hari`),
};

/** Empty texts and those named in `besides` have no row. */
function rowsOf<Texts extends object>(
  shown: Shown<Texts>,
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

/** `besides`: fields of a listing that the page shows elsewhere. */
function textRows(
  part: EvidencePart,
  besides: readonly (keyof EvidenceTexts["listing"])[] = [],
): EvidenceRow[] {
  const { subject, texts } = part;
  if (subject === "listing") return rowsOf(LISTING, EVIDENCE_LABELS.listing, texts, besides);
  if (subject === "person") return rowsOf(PERSON, EVIDENCE_LABELS.person, texts);
  return rowsOf(PROPOSAL, EVIDENCE_LABELS.proposal, texts);
}

/** Returns the texts before their author changed them, one entry per listing, profile or proposal. */
export function evidenceView(kept: string) {
  return readEvidence(kept).map((part) => {
    const pictures = part.pictures.map(({ url }, index) => ({
      url,
      alt: `Foto ${index + 1}, buka ukuran penuh`,
    }));
    if (part.subject === "words") return { id: "", heading: null, rows: text(part.words), pictures };
    return { id: part.id, heading: evidenceHeading(part), rows: textRows(part), pictures };
  });
}

/** Returns the present texts of the reported listing or profile. */
export function presentTexts(rows: readonly { part: string }[]): EvidenceRow[] {
  return rows.flatMap(({ part }) =>
    readEvidence(`[${part}]`).flatMap((read) =>
      read.subject === "words" ? [] : textRows(read, ["title", "category", "price"]),
    ),
  );
}
