// Apart from account/password.ts, whose word lists no browser needs.

/** Code points. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
