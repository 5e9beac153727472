import { isCategory } from "./category";
import { QUESTION_LIST } from "./question-list-text";

type Question = {
  text: string;
  name: string;
  several: boolean;
  /** True if the answer is an amount, which the quantity of an order can replace. */
  counts: boolean;
  options: readonly string[];
};

export type Kind = {
  id: string;
  name: string;
  concepts: readonly string[];
  categories: readonly string[];
  questions: readonly Question[];
  example: string;
};

const parts = (line: string, mark: string) => line.split(mark).map((part) => part.trim());

/** Parses the list. Throws with the line that cannot be read. */
export function readKinds(list: string): Kind[] {
  const blocks = list.split(/^==/m).slice(1);
  return blocks.map((block) => {
    const [head = "", ...lines] = block.split("\n").filter((line) => line.trim() !== "");
    const [name = "", concepts = "", categories = ""] = parts(head, "=");
    const kind = { name, concepts: parts(concepts, ","), categories: parts(categories, ",") };
    const [id] = kind.concepts;
    if (!id || !kind.categories.every(isCategory)) throw new Error(`cannot read the kind of work: ${head}`);
    const rows = lines.map((line) => {
      const [how = "", ...cells] = parts(line, "|");
      return { line, how, cells };
    });
    const questions = rows.filter(({ how }) => how !== "contoh").map(readQuestion);
    const example = rows.find(({ how }) => how === "contoh")?.cells[0] ?? "";
    return { id, ...kind, questions, example };
  });
}

function readQuestion({ line, how, cells }: { line: string; how: string; cells: string[] }): Question {
  const [text, name, answers] = cells;
  if (!["satu", "beberapa", "jumlah"].includes(how) || !text || !name || !answers)
    throw new Error(`cannot read the question: ${line}`);
  return { text, name, several: how === "beberapa", counts: how === "jumlah", options: parts(answers, ",") };
}

let read: readonly Kind[] | undefined;

export function kindsOfWork(): readonly Kind[] {
  read ??= readKinds(QUESTION_LIST);
  return read;
}

export type QuestionView = {
  /** The position in the list. The name of the field contains it. */
  index: number;
  text: string;
  several: boolean;
  options: readonly string[];
};

export type QuestionsView = { id: string; example: string; questions: readonly QuestionView[] };

/** Returns the questions to show. With `hasQuantity` the questions about an amount are left out. */
export function questionsView(kind: Kind | null, { hasQuantity = false } = {}): QuestionsView | null {
  if (kind === null) return null;
  const questions = kind.questions.flatMap(({ text, several, counts, options }, index) =>
    counts && hasQuantity ? [] : [{ index, text, several, options }],
  );
  return { id: kind.id, example: kind.example, questions };
}

/** The answers by the position of their question. */
export type Answers = readonly (readonly string[])[];

type FormTexts = Pick<FormData, "get" | "getAll" | "keys">;

const ANSWER = /^answers\[(\d{1,2})\]$/;

export const answersField = (index: number): string => `answers[${index}]`;

function sentKind(form: FormTexts): Kind | null {
  return kindsOfWork().find(({ id }) => id === form.get("questions")) ?? null;
}

/** Returns the answers as they were sent, by the position of their question. */
export function sentAnswers(form: FormTexts): string[][] {
  const answers: string[][] = [];
  for (const key of new Set(form.keys())) {
    const index = ANSWER.exec(key)?.[1];
    if (index !== undefined) answers[Number(index)] = form.getAll(key).map(String);
  }
  return Array.from(answers, (values) => values ?? []);
}

/** Returns the kind of work whose questions the form answers. Returns null if no answer was chosen. */
export function answeredKind(form: FormTexts): Kind | null {
  return sentAnswers(form).some((values) => values.length > 0) ? sentKind(form) : null;
}

const CHANGED = "Pertanyaan di halaman ini sudah berubah. Pilih lagi, lalu kirim.";

/** Returns the errors by field. An answer counts only if the list offers it. */
export function answerFaults(form: FormTexts): Record<string, string[]> {
  const kind = sentKind(form);
  const faults: Record<string, string[]> = {};
  for (const [index, values] of sentAnswers(form).entries()) {
    if (values.length === 0) continue;
    const question = kind?.questions[index];
    if (!question) faults[""] = [CHANGED];
    else if (!values.every((value) => question.options.includes(value)))
      faults[answersField(index)] = [`Pilih jawaban yang tersedia: ${question.text}`];
    else if (!question.several && values.length > 1)
      faults[answersField(index)] = [`Pilih satu jawaban saja: ${question.text}`];
  }
  return faults;
}

const NOTE = "Catatan: ";

/** The first sentence of a text that would be too short, such as "Kebutuhan les.". */
const introduction = ({ name }: Kind) => `Kebutuhan ${name}. `;

/** Joins the answers and the free text into one text. If there are no answers, returns the free text. */
export function composed(kind: Kind, answers: Answers, note: string, min: number): string {
  const given = kind.questions.flatMap(({ name, options }, index) => {
    const chosen = options.filter((option) => answers[index]?.includes(option));
    return chosen.length === 0 ? [] : [`${name}: ${chosen.join(", ")}.`];
  });
  if (given.length === 0) return note;
  const text = [...given, ...(note === "" ? [] : [NOTE + note])].join(" ");
  return [...text].length < min ? introduction(kind) + text : text;
}

/** Returns the free text of a form together with its answers. */
export function withAnswers(form: FormTexts, note: string, min: number): string {
  const kind = sentKind(form);
  return kind === null ? note : composed(kind, sentAnswers(form), note, min);
}

/** Reverses `composed`. If `composed` did not write the text, all of it is free text. */
export function decomposed(kind: Kind | null, text: string): { answers: string[][]; note: string } {
  const asNote = { answers: [], note: text };
  if (kind === null) return asNote;
  let rest = text.startsWith(introduction(kind)) ? text.slice(introduction(kind).length) : text;
  const answers: string[][] = [];
  for (const [index, { name, several, options }] of kind.questions.entries()) {
    const head = `${name}: `;
    if (!rest.startsWith(head)) continue;
    const [sentence = ""] = rest.split(". ", 1);
    const values = sentence.slice(head.length).replace(/\.$/, "").split(", ");
    if (!values.every((value) => options.includes(value)) || (!several && values.length > 1)) return asNote;
    answers[index] = values;
    rest = rest.slice(sentence.length + ". ".length);
  }
  if (answers.length === 0) return asNote;
  if (rest !== "" && !rest.startsWith(NOTE)) return asNote;
  return { answers: Array.from(answers, (values) => values ?? []), note: rest.slice(NOTE.length) };
}
