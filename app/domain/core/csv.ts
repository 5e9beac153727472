/** Byte order mark: without it spreadsheets do not read UTF-8. */
export const CSV_MARK = "\uFEFF";

/** Spreadsheets set to Indonesian use the comma in numbers. */
const SEPARATOR = ";";

/** A cell that begins so is run as a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

const INNER_FORMULA = /([",;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(SEPARATOR)}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(INNER_FORMULA, "$1'").replace(FORMULA, "'$&");
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
