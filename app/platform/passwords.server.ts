import Argon2, { Argon2Type } from "@phi-ag/argon2";

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
const COST = { type: Argon2Type.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

export type Passwords = ReturnType<typeof createPasswords>;

/** Argon2id over the WASM module that wrangler compiled ahead: Workers refuse to compile at run time. */
export function createPasswords(module: WebAssembly.Module) {
  let loaded: Promise<Argon2> | undefined;
  let dummy: string | undefined;
  const argon2 = () => {
    loaded ??= WebAssembly.instantiate(module).then((instance) => new Argon2(instance));
    return loaded;
  };

  async function hash(password: string): Promise<string> {
    return (await argon2()).hash(password, { ...COST, salt: crypto.getRandomValues(new Uint8Array(16)) })
      .encoded;
  }

  return {
    /** A PHC string. */
    hash,
    /** `stored` null stands for an unknown account: as much work is done, so the time taken tells nothing. */
    async verify(stored: string | null, password: string): Promise<boolean> {
      if (stored === null) dummy ??= await hash(crypto.randomUUID());
      const matched = (await argon2()).tryVerify(stored ?? dummy ?? "", password).success;
      return stored !== null && matched;
    },
    /** True when the stored hash was made with other parameters than today's. */
    isOutdated(stored: string): boolean {
      return !stored.startsWith(PARAMETERS);
    },
  };
}
