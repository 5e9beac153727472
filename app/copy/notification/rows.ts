export function newProposals(count: number): string {
  return `${count} penawaran baru`;
}

export function repeated(note: string, times: number): string {
  return [note, `${times} kali`].filter(Boolean).join(" · ");
}
