import { MIN_PASSWORD_LENGTH } from "~/domain/account/password-length";

/** What a password must be made of, for whoever chooses one. */
export const PASSWORD_HINT = `Minimal ${MIN_PASSWORD_LENGTH} karakter dengan huruf, angka, dan simbol`;
