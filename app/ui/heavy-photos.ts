const MB = 1024 * 1024;
/** Bytes from which a photo is made smaller. Most PNGs are drawings, which JPEG would blur. */
const HEAVY_PHOTO = 1.5 * MB;
const HEAVY_DRAWING = 5 * MB;

export function isHeavy(file: File): boolean {
  if (isHeicName(file)) return true;
  if (file.type === "image/png") return file.size > HEAVY_DRAWING;
  return /^image\/(jpeg|webp)$/.test(file.type) && file.size > HEAVY_PHOTO;
}

/** Returns true for HEIC. It also checks the name, because only Safari reports the type. */
export function isHeicName({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Replaces the files of a field. Returns false in Safari before 14.1, where the field stays unchanged. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): boolean {
  const list = listOf(files);
  if (list) input.files = list;
  return list !== null;
}

export function canPutFiles(): boolean {
  return listOf([]) !== null;
}

function listOf(files: readonly File[]): FileList | null {
  try {
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    return list.files;
  } catch {
    return null;
  }
}
