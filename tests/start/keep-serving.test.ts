import type { ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { keepServing } from "../../e2e/start/keep-serving";

let server: Server;
let url = "";
beforeAll(async () => {
  server = createServer((_request, response) => response.end("ok"));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
});
afterAll(() => server.close());

/** An app that ends after so many ms. */
const served = (ms: number) => ({
  child: {} as ChildProcess,
  ended: new Promise<null>((resolve) => setTimeout(resolve, ms, null)),
  stop: vi.fn(async () => undefined),
  crashes: () => 0,
});

describe("an app that is kept serving", () => {
  it("is started again when it ended, and given up when it keeps ending", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    const serve = vi.fn(() => served(300));
    const up = vi.fn();
    await expect(keepServing({ serve, url, up, patient: false })).rejects.toThrow("again and again");
    expect(serve).toHaveBeenCalledTimes(3);
    expect(up).toHaveBeenCalledTimes(1);
    for (const { value } of serve.mock.results) expect(value.stop).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("is given up when it ends before it ever answers", async () => {
    const serve = vi.fn(() => served(100));
    const up = vi.fn();
    const silent = url.replace(/:\d+/, ":9");
    await expect(keepServing({ serve, url: silent, up, patient: false })).rejects.toThrow("ended");
    expect(up).not.toHaveBeenCalled();
    expect(serve).toHaveBeenCalledTimes(1);
  });
});
