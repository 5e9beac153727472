export type UnsentFields = { to: string; fields: [name: string, value: string][] };
