import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type ReceivedWebhook = Record<string, string>;

/** A shop that only receives notifications. Returns them, and answers with `answers`. */
export async function listenForNotifications() {
  const heard: ReceivedWebhook[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      heard.push(JSON.parse(text));
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks/midtrans`,
    heard,
    answers,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
