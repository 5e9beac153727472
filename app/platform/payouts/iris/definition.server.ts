import * as z from "zod";
import type { PayoutProviderDefinition } from "../port.server";
import { createIris } from "./iris.server";

const variables = z.object({
  IRIS_URL: z.url(),
  IRIS_CREATOR_KEY: z.string().min(10),
  IRIS_APPROVER_KEY: z.string().min(10),
  IRIS_MERCHANT_KEY: z.string().min(10),
});

export const IRIS: PayoutProviderDefinition = {
  variables,
  secrets: ["IRIS_CREATOR_KEY", "IRIS_APPROVER_KEY", "IRIS_MERCHANT_KEY"],
  addresses: ["IRIS_URL"],
  sandboxKey: /^SB-/,
  isSandbox: ({ hostname }) => hostname.split(".").includes("sandbox"),
  create(name, settings, send) {
    const values = variables.parse(settings);
    return createIris({
      name,
      url: values.IRIS_URL.replace(/\/$/, ""),
      creatorKey: values.IRIS_CREATOR_KEY,
      approverKey: values.IRIS_APPROVER_KEY,
      merchantKey: values.IRIS_MERCHANT_KEY,
      ...(send && { send }),
    });
  },
};
