/** One while nothing changes; while a secret is exchanged the new one and the old: the first signs, all verify. */
export type Secrets = readonly [newest: string, ...older: string[]];

export function secretsIn(value: string): Secrets {
  const [newest = "", ...older] = value.split(",").map((secret) => secret.trim());
  return [newest, ...older];
}
