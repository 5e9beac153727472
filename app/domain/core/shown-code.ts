/** Apart from how a code is made and read, which no browser needs. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
