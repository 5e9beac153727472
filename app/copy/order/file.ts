import { isolated } from "~/domain/core/bidi";
import type { Zone } from "~/domain/core/dates";
import {
  MAX_ORDER_FILE_MB,
  MAX_ORDER_FILES,
  MAX_ORDER_FILES_MB,
  type OrderFilesFault,
} from "~/domain/order/file";
import { shortMoment } from "../core/days";
import { emptyFilesSentence } from "../core/files";

export function orderFilesFaultSentence(fault: OrderFilesFault): string {
  switch (fault.reason) {
    case "too_many":
      return `Lampirkan paling banyak ${MAX_ORDER_FILES} berkas`;
    case "empty":
      return emptyFilesSentence(fault.fileNames);
    case "too_heavy":
      return `Berkas “${isolated(fault.fileName)}” lebih dari ${MAX_ORDER_FILE_MB} MB. Perkecil, atau kirim tautannya di catatan`;
    case "too_heavy_together":
      return `Berkas-berkas ini bersama-sama lebih dari ${MAX_ORDER_FILES_MB} MB`;
  }
}

/** `at`: UTC ms. */
export function earlierFiles(at: number, zone: Zone): string {
  return `Berkas dari penyerahan ${shortMoment({ at, wholeDay: false }, zone)}`;
}
