import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, lengthBetween, moment } from "./columns";
import { users } from "./users";

/** The authenticator apps. Before `users.twoStepsSince` is set, the secret is only proposed. */
export const authenticators = sqliteTable(
  "authenticators",
  {
    userId: id("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The secret of RFC 6238, encrypted (`encryptText`). */
    secret: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** The 30-second step of the last accepted code. A code of this or an earlier step is refused. */
    lastStep: integer("last_step").notNull().default(0),
  },
  (t) => [lengthBetween("authenticators_secret_length", t.secret, 20, 200)],
);

/** Codes that replace the app once each. An accepted code is deleted. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    /** SHA-256 of user id and code, in hex. */
    id: text().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The id of the credential, in base64url. */
    id: text().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The COSE key, in base64url. */
    publicKey: text("public_key").notNull(),
    /** The signature count that the authenticator reported last. 0 if it keeps none. */
    counter: integer().notNull().default(0),
    /** The browser's User-Agent at registration. */
    device: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (t) => [
    index("passkeys_user").on(t.userId, t.createdAt),
    lengthBetween("passkeys_id_length", t.id, 16, 1_400),
    lengthBetween("passkeys_public_key_length", t.publicKey, 16, 2_000),
    lengthBetween("passkeys_device_length", t.device, 0, 200),
  ],
);

/** Logins that await their second step. A trigger deletes them when the password changes. */
export const pendingLogins = sqliteTable(
  "pending_logins",
  {
    /** SHA-256 of the cookie's token, in hex. */
    id: text().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    remember: integer({ mode: "boolean" }).notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("pending_logins_user").on(t.userId), index("pending_logins_expiry").on(t.expiresAt)],
);
