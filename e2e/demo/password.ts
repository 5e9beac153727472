/** Every demo account's; the README names it. */
export const DEMO_PASSWORD = "Demo#2026";
