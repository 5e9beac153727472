export const CONSENT_PURPOSES = ["terms", "privacy", "adult"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const CONSENT_PLACES = ["signup", "agreement"] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];
