import { createHash } from "node:crypto";
import type { PictureOwner } from "~/platform/pictures.server";

/** A picture on its way into the bucket. */
export type DemoFile = { key: string; file: string; owner: PictureOwner };

/** Its key is made of where it is shown, so that loading that begins again writes over what is there. */
export function demoFile(file: string, owner: PictureOwner, place: string): DemoFile {
  const hex = createHash("sha256").update(`demo/${owner}/${place}`).digest("hex");
  // In the shape of a random UUID, which every other key is.
  const key = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  return { key, file, owner };
}
