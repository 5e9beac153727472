/** Password of all demo accounts. The README names it. */
export const DEMO_PASSWORD = "Demo#2026";
