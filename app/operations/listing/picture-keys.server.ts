import { digestOfFiles } from "~/platform/account/tokens.server";

/** Pictures of one form get keys from the form and the bytes, so that a repeated form finds those of the first. */
export type KeyedFile = { key: string; file: File };

/** Hex digits at the beginning of all keys of one form. */
const OF_FORM = 8;

export async function keyFiles(files: readonly File[], form: string): Promise<KeyedFile[]> {
  const seen = new Map<string, number>();
  const keyed: KeyedFile[] = [];
  const beginning = await beginningOfKeys(form);
  for (const file of files) {
    const content = await digestOfFiles(form, file);
    const times = seen.get(content) ?? 0;
    seen.set(content, times + 1);
    const hex = times === 0 ? content : await digestOfFiles(content, String(times));
    keyed.push({ key: uuidOf(beginning + hex.slice(OF_FORM)), file });
  }
  return keyed;
}

export async function beginningOfKeys(form: string): Promise<string> {
  return (await digestOfFiles(form)).slice(0, OF_FORM);
}

/** UUID version 8: custom. */
function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, "$1-$2-8$3-a$4-$5");
}
