import { createHash } from "node:crypto";
import type { PictureOwner } from "~/platform/pictures.server";

export type DemoFile = { key: string; file: string; owner: PictureOwner };

/** Derives the key from the place of use, so that a repeated load overwrites the same objects. */
export function demoFile(file: string, owner: PictureOwner, place: string): DemoFile {
  const hex = createHash("sha256").update(`demo/${owner}/${place}`).digest("hex");
  // The format of a random UUID, like all other keys.
  const key = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  return { key, file, owner };
}
