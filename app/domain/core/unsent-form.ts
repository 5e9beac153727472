/** A form that a fault kept from being stored: its fields where they can be sent again, and what was typed. */
export type UnsentForm = { unsent: UnsentFields | null; texts: string[] };

export type UnsentFields = { to: string; fields: [name: string, value: string][] };
