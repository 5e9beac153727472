import type { ConsentPurpose } from "~/domain/account/consent";
import type { DataRequestKind, DataRequestStatus } from "~/domain/account/data-request";

export const MY_DATA_TITLE = "Data saya";
export const MY_DATA_PATH = "/account/data";
export const CLOSURE_PATH = "/account/data/closure";

export const RESTRICTED_LISTING = "Akun dibekukan pemiliknya.";
export const RESTRICTION_BEGUN = "Akun dibekukan";
export const RESTRICTION_LIFTED = "Akun dipakai kembali";

export const REQUEST_LABELS: Record<DataRequestKind, string> = {
  access: "Salinan data",
  correction: "Perbaikan data",
  restriction: "Pembatasan",
  deletion: "Penghapusan",
};

export const REQUEST_STATUS_LABELS: Record<DataRequestStatus, string> = {
  open: "Menunggu",
  done: "Selesai",
  refused: "Ditolak",
};

export const CONSENT_LABELS: Record<ConsentPurpose, string> = {
  terms: "Syarat dan Ketentuan",
  privacy: "Kebijakan Privasi",
  adult: "Pernyataan berusia 18 tahun atau lebih",
};

export const MY_DATA_DONE = {
  export: {
    message: "Salinan data sedang dibuat",
    description: "Biasanya beberapa menit. Kami mengirim email bila sudah siap.",
  },
  correction: {
    message: "Permintaan terkirim",
    description: "Kami menjawab paling lambat 3 x 24 jam, di halaman ini dan lewat email.",
  },
  restrict: {
    message: "Akun dibekukan",
    description: "Profil, jasa, dan permintaan Anda tidak lagi tampil.",
  },
  lift: { message: "Akun dipakai kembali", description: "Profil dan jasa Anda tampil seperti semula." },
};

export const MY_DATA_REFUSALS = {
  too_soon: "Salinan data dapat diminta satu kali sehari.",
  unchanged: "Akun belum diubah",
  already_open: "Permintaan Anda sebelumnya masih kami kerjakan.",
};
