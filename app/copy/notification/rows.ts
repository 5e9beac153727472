export function newProposals(count: number): string {
  return `${count} penawaran baru`;
}

export function repeated(about: string, times: number): string {
  return `${about} · ${times} kali`;
}
