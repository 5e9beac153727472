/** A form that may not have come through, as it was sent: where to, and its fields by name. */
export type UnsentFields = { to: string; fields: [name: string, value: string][] };
