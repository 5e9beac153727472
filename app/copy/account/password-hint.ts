import { MIN_PASSWORD_LENGTH } from "~/domain/account/password-length";

export const PASSWORD_HINT = `Minimal ${MIN_PASSWORD_LENGTH} karakter dengan huruf, angka, dan simbol`;
