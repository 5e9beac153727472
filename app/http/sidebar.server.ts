/** Whether the reader folded the rail: a cookie that the page's script writes, kept for seven days. */
export function isSidebarFolded(request: Request): boolean {
  return /(?:^|;\s*)sidebar=folded(?:;|$)/.test(request.headers.get("Cookie") ?? "");
}
