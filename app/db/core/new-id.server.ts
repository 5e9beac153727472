import { ID_LENGTH, idOf } from "~/domain/core/new-id";

/** For a row. What opens a file keeps the randomness of a UUID. */
export function newId(): string {
  return idOf(crypto.getRandomValues(new Uint8Array(ID_LENGTH)));
}
