import * as z from "zod";
import { secretsIn } from "../../core/secrets.server";
import type { GatewayDefinition } from "../port.server";
import { METHODS } from "./methods.server";
import { createGateway } from "./midtrans.server";

const variables = z.object({
  MIDTRANS_APP_URL: z.url(),
  MIDTRANS_API_URL: z.url(),
  // An empty one would be known to everybody.
  MIDTRANS_SERVER_KEY: z
    .string()
    .refine(
      (value) => secretsIn(value).every(({ length }) => length >= 10),
      "each of its values needs 10 characters",
    ),
  MIDTRANS_CLIENT_KEY: z.string().min(10),
  MIDTRANS_MERCHANT_ID: z.string().min(5),
});

export const MIDTRANS: GatewayDefinition = {
  label: "Midtrans",
  methodsText: "QRIS, dompet digital, kartu, virtual account, atau gerai",
  methods: METHODS,
  variables,
  secrets: ["MIDTRANS_SERVER_KEY", "MIDTRANS_CLIENT_KEY", "MIDTRANS_MERCHANT_ID"],
  addresses: ["MIDTRANS_APP_URL", "MIDTRANS_API_URL"],
  sandboxKey: /^SB-/,
  isSandbox: ({ hostname }) => hostname.split(".").includes("sandbox"),
  create(named, settings) {
    const values = variables.parse(settings);
    const [serverKey, ...olderKeys] = secretsIn(values.MIDTRANS_SERVER_KEY);
    return createGateway({
      ...named,
      appUrl: values.MIDTRANS_APP_URL,
      apiUrl: values.MIDTRANS_API_URL,
      serverKey,
      olderKeys,
      clientKey: values.MIDTRANS_CLIENT_KEY,
      merchantId: values.MIDTRANS_MERCHANT_ID,
    });
  },
};
