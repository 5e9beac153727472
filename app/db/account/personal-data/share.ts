type KeptReason =
  /** Orders, offers, complaints: five years, PP 80/2019, article 25. */
  | "trade"
  /** What an open report is about, before its owner changed it or closed: until ninety days after its decision. */
  | "report"
  /** Money: ten years, by the same article and the law on taxes. */
  | "money"
  /** Written to somebody else, whose own data it is as well. */
  | "others"
  /** That the law was kept: what was agreed to, and what operators did. */
  | "proof";

/** What is written over a personal column; words in angle brackets are said by `copy`. */
export type Blank = "" | "-" | "[]" | "{}" | null | "<person>" | "<title>" | "<words>" | "<address>";

export type Share = {
  /** Column that names the person; "address": by their email. With `prefix`, as accounts of the ledger do. */
  of: string;
  by?: "id" | "address";
  prefix?: "seller:" | "refund:";
  /** Rows that lead to the one with `of`: this row's column, the next table, its key. */
  through?: readonly (readonly [column: string, table: string, key: string])[];
  when?: readonly [column: string, value: string];
  /** Found through the person's orders: no index of reviews begins with a person. */
  reviews?: "written" | "received";
  row: "removed" | "stays";
  /** Columns of the export that are not blanked: of a row that stays they say nothing of the person by themselves. */
  shown?: string;
  blank?: Readonly<Record<string, Blank>>;
  kept?: Partial<Record<KeptReason, string>>;
  /** Personal columns that the export leaves out: keys and codes, internal notes, words of others. */
  secret?: string;
};

export type TablePlan = {
  people?: readonly Share[];
  /** Not personal: counters, codes of the machinery, ids that only point at a row which says no more who it was. */
  other?: string;
  /** Personal, bound to no account, and removed by the scheduler within days. */
  fades?: string;
};

const wordsIn = (list = "") => list.split(" ").filter((name) => name !== "");

export function shownColumns({ shown, blank, kept, secret }: Share): string[] {
  const hidden = new Set(wordsIn(secret));
  const personal = personalColumns({ blank, kept });
  return [...new Set([...wordsIn(shown), ...personal])].filter((name) => !hidden.has(name));
}

export function personalColumns({ blank, kept }: Pick<Share, "blank" | "kept">): string[] {
  return [...Object.keys(blank ?? {}), ...Object.values(kept ?? {}).flatMap(wordsIn)];
}

export function plannedColumns({ people = [], other, fades }: TablePlan): { all: string[]; twice: string[] } {
  const unowned = [...wordsIn(other), ...wordsIn(fades)];
  const owned = new Set(people.flatMap((share) => [...shownColumns(share), ...wordsIn(share.secret)]));
  return { all: [...new Set([...owned, ...unowned])], twice: unowned.filter((name) => owned.has(name)) };
}

type Rest = Omit<Share, "of" | "row" | "shown">;

// Their types keep the names of the columns, so that one without a label is a type error.
export const removed = <const Shown extends string, const R extends Rest>(
  of: string,
  shown: Shown,
  rest: R = {} as R,
) => ({ of, row: "removed" as const, shown, ...rest });

export const stays = <const Shown extends string, const R extends Rest>(
  of: string,
  shown: Shown,
  rest: R = {} as R,
) => ({ of, row: "stays" as const, shown, ...rest });

export const ofBothSides = <S extends Share>(
  share: (of: "user_id" | "seller_id", side: "buyer" | "seller") => S,
) => [share("user_id", "buyer"), share("seller_id", "seller")];

type Words<List> = List extends `${infer First} ${infer Others}` ? First | Words<Others> : List;
type Names<S, Key extends "shown" | "secret"> = S extends Record<Key, infer List> ? Words<List> : never;
type Blanked<S> = S extends { blank: infer B } ? keyof B : never;
type Kept<S> = S extends { kept: infer K } ? Words<K[keyof K]> : never;
type Shown<S> = S extends unknown
  ? Exclude<Names<S, "shown"> | Blanked<S> | Kept<S>, Names<S, "secret">>
  : never;

export type TablesOf<Plan> = {
  [Table in keyof Plan]: Plan[Table] extends { people: unknown } ? Table : never;
}[keyof Plan];

export type ColumnsOf<Plan> = {
  [Table in keyof Plan]: Plan[Table] extends { people: readonly (infer S)[] } ? Shown<S> : never;
}[keyof Plan];
