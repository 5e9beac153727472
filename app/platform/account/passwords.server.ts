import Argon2, { Argon2Type } from "@phi-ag/argon2";

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
const COST = { type: Argon2Type.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Fits no password: checking one against it takes as long as against a real hash. */
const NOBODYS_HASH = `${PARAMETERS}${"A".repeat(22)}$${"A".repeat(43)}`;

export type Passwords = ReturnType<typeof createPasswords>;

/** The WASM module is compiled ahead by wrangler: Workers refuse to compile at run time. */
export function createPasswords(module: WebAssembly.Module) {
  let loaded: Promise<Argon2> | undefined;
  const argon2 = () => {
    loaded ??= WebAssembly.instantiate(module).then(
      (instance) => new Argon2(instance),
      (error: unknown) => {
        // The next login tries again; a kept failure would lock everybody out of this isolate.
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };

  return {
    async hash(password: string): Promise<string> {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return (await argon2()).hash(composed(password), { ...COST, salt }).encoded;
    },
    /** `stored` null stands for an unknown account: as much work is done, so the time taken reveals nothing. */
    async verify(stored: string | null, password: string): Promise<boolean> {
      const matched = (await argon2()).tryVerify(stored ?? NOBODYS_HASH, composed(password)).success;
      return stored !== null && matched;
    },
    isOutdated(stored: string): boolean {
      return !stored.startsWith(PARAMETERS);
    },
  };
}

/** Keyboards differ in how they write "é"; the password is the same. */
function composed(password: string): string {
  return password.normalize("NFC");
}
