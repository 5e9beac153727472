import type { ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { keepServing } from "../../e2e/start/keep-serving";

let server: Server;
let url = "";
beforeAll(async () => {
  server = createServer((_request, response) => response.end("ok"));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

function apps() {
  let end = () => {};
  const serve = vi.fn(() => {
    const ended = new Promise<null>((resolve) => {
      end = () => resolve(null);
    });
    return { child: {} as ChildProcess, ended, stop: vi.fn(async () => undefined), crashes: () => 0 };
  });
  return { serve, end: () => end() };
}

describe("an app that is kept running", () => {
  it("is restarted when it ends, and abandoned when it keeps ending", async () => {
    const { serve, end } = apps();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    // Each app ends once it answers. The first one is announced by `up`, and the others are printed.
    vi.spyOn(console, "info").mockImplementation(end);
    const up = vi.fn(end);
    await expect(keepServing({ serve, url, up, patient: false })).rejects.toThrow("keeps failing");
    expect(serve).toHaveBeenCalledTimes(3);
    expect(up).toHaveBeenCalledTimes(1);
    for (const { value } of serve.mock.results) expect(value.stop).toHaveBeenCalled();
  });

  it("is abandoned if it ends before its first answer", async () => {
    const { serve, end } = apps();
    const up = vi.fn();
    const silent = url.replace(/:\d+/, ":9");
    const kept = keepServing({ serve, url: silent, up, patient: false });
    end();
    await expect(kept).rejects.toThrow("ended");
    expect(up).not.toHaveBeenCalled();
    expect(serve).toHaveBeenCalledTimes(1);
  });
});
