import { MAX_FILE_MB, MAX_FILES_MB } from "./files";

/** Every form with files and every answer to files that are too large says the same limits. */
export const FILE_LIMITS = `masing-masing ${MAX_FILE_MB} MB dan bersama-sama ${MAX_FILES_MB} MB`;
