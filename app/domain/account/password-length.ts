// Apart from domain/account/password, whose lists of refused words no browser needs.

/** Characters, as people see them typed. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
