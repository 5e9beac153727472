/** The browser tests' own ports, so that a running `npm start` is left alone. */
export const APP_PORT = 8797;
export const GATEWAY_PORT = 8798;
export const APP_URL = `http://localhost:${APP_PORT}`;
export const GATEWAY_URL = `http://localhost:${GATEWAY_PORT}`;
