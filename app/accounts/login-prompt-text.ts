export const AGREEMENT_PATH = "/account/agreement";

export const ANOTHER_ACCOUNT_PATH = "/another-account";

export const LOGIN_FIRST = { message: "Anda harus login terlebih dahulu" };

export const LOGIN_TO_SEE_BALANCE = { ...LOGIN_FIRST, description: "Masuk untuk melihat saldo Anda" };

export const LOGIN_TO_SEE_ORDERS = { message: "Anda harus login untuk melihat pesanan" };

export const LOGIN_TO_ORDER = {
  message: "Anda harus login",
  description: "Silakan login terlebih dahulu untuk melanjutkan pemesanan",
};

export const LOGIN_TO_PROPOSE = {
  message: "Anda harus login",
  description: "Silakan login terlebih dahulu untuk mengirim penawaran",
};

export const LOGIN_TO_SEE_PROPOSALS = { message: "Anda harus login untuk melihat penawaran" };

export const LOGIN_TO_SEE_MESSAGES = { message: "Anda harus login untuk melihat pesan" };

export const LOGIN_TO_SAVE = {
  message: "Anda harus login untuk menyimpan",
  description: "Setelah masuk, ini langsung tersimpan.",
};

export const LOGIN_TO_SEE_SAVED = { message: "Anda harus login untuk melihat simpanan" };

export const LOGIN_TO_REPORT = { message: "Anda harus login untuk melaporkan" };

/** The page for the code after a correct password. */
export const SECOND_STEP_PATH = "/login/code";

export const TWO_STEPS_PATH = "/account/two-steps";

export const TWO_STEPS_FIRST = {
  message: "Nyalakan verifikasi dua langkah dulu",
  description: "Halaman operator hanya terbuka untuk akun yang memakainya.",
};
export const LOGIN_TO_BLOCK = { message: "Anda harus login untuk memblokir" };

export const SESSION_ENDED_PATH = "/session-ended";

export const SUSPENDED_PATH = "/account/suspended";

export const MESSAGE_OF_ANOTHER = "Halaman ini dibuka dari akun lain. Masuk lagi dengan akun semula, lalu kirim ulang.";

/** The name of the field that identifies the account for which the page was rendered. Pages for visitors lack it. */
export const FORM_OWNER_FIELD = "_owner";
