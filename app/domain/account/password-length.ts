// Apart from domain/account/password, whose lists of refused words no browser needs.

/** Characters, as people see them typed. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** What a password must be made of, for whoever chooses one. */
export const PASSWORD_HINT = `Minimal ${MIN_PASSWORD_LENGTH} karakter dengan huruf, angka, dan simbol`;
