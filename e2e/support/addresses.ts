/** Ports of the browser tests, E2E_PORT (default 8797) and the next one. Set it to test two checkouts at once. */
export const APP_PORT = Number(process.env.E2E_PORT ?? 8797);
export const GATEWAY_PORT = APP_PORT + 1;
export const APP_URL = `http://localhost:${APP_PORT}`;
export const GATEWAY_URL = `http://localhost:${GATEWAY_PORT}`;
