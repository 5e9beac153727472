import { IRIS_DEVELOPMENT_KEYS } from "./account.ts";

export const sendingThrough = (url: string) => ({
  PAYOUTS: "iris",
  IRIS_URL: `${url}/iris/api/v1`,
  IRIS_CREATOR_KEY: IRIS_DEVELOPMENT_KEYS.creatorKey,
  IRIS_APPROVER_KEY: IRIS_DEVELOPMENT_KEYS.approverKey,
  IRIS_MERCHANT_KEY: IRIS_DEVELOPMENT_KEYS.merchantKey,
});
