/** Without it spreadsheets take UTF-8 for something older. */
export const CSV_MARK = "\uFEFF";

/** What spreadsheets set to Indonesian part columns by: the comma belongs to their numbers. */
const SEPARATOR = ";";

/** A cell that begins so is taken for a formula, and run. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/** So is what follows a separator, where a spreadsheet is set to another one or does not heed the quotes. */
const INNER_FORMULA = /([",;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** One line of a table. Numbers are whole; null leaves its cell empty. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(SEPARATOR)}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(INNER_FORMULA, "$1'").replace(FORMULA, "'$&");
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
