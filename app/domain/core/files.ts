/** Field of a form whose chosen files the browser refused and left out: nothing of such a form is stored. */
export const REFUSED_FILES = "refusedFiles";

/** As a form names a file part. `size` in bytes. */
export type NamedFile = { name: string; size: number };

/**
 * Whether a form's file part is a file that somebody chose. Where none was chosen, browsers send an empty part without a
 * name; a script that makes the form's body anew calls that part "blob".
 */
export function isChosenFile({ name, size }: NamedFile): boolean {
  return size > 0 || !["", "blob"].includes(name.trim());
}

export function emptyFileNames(files: readonly NamedFile[]): string[] {
  return files.filter(({ size }) => size === 0).map(({ name }) => name);
}
