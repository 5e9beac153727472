import { connect, type Socket } from "node:net";

/** `perSecond` counts responses. `bytes` is the size of one response with headers. */
export type Load = { perSecond: number; bytes: number };

/**
 * Sends requests over several connections for `ms` milliseconds. Each connection sends the next request after its
 * response. `next` returns each path. Any status but 200 throws, because error responses are fast.
 */
export async function load(
  origin: URL,
  { next, cookie = "", connections, ms }: { next(): string; cookie?: string; connections: number; ms: number },
): Promise<Load> {
  const until = performance.now() + ms;
  let [answers, bytes] = [0, 0];
  const began = performance.now();
  const head = `Host: ${origin.host}\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`;

  const one = (socket: Socket) =>
    new Promise<void>((done, failed) => {
      let [path, got, left] = ["", 0, -1];
      const ask = () => {
        [path, got, left] = [next(), 0, -1];
        socket.write(`GET ${path} HTTP/1.1\r\n${head}`);
      };
      socket.on("error", failed).on("close", () => failed(new Error(`the connection closed at ${path}`)));
      socket.on("data", (data) => {
        if (got === 0) {
          const text = data.toString("latin1");
          if (!text.startsWith("HTTP/1.1 200 ")) return failed(new Error(`${path}: ${text.split("\r\n", 1)[0]}`));
          const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
          left = length ? Number(length) + text.indexOf("\r\n\r\n") + 4 : Number.POSITIVE_INFINITY;
        }
        got += data.length;
        // A chunked body ends with an empty chunk.
        if (got < left && data.subarray(-7).toString("latin1") !== "\r\n0\r\n\r\n") return;
        answers += 1;
        bytes += got;
        if (performance.now() < until) ask();
        else done();
      });
      ask();
    });
  const sockets = Array.from({ length: connections }, () =>
    connect({ host: origin.hostname, port: Number(origin.port), noDelay: true }),
  );
  try {
    await Promise.all(sockets.map(one));
  } finally {
    for (const socket of sockets)
      socket
        .removeAllListeners()
        .on("error", () => {})
        .destroy();
  }
  return { perSecond: answers / ((performance.now() - began) / 1_000), bytes: bytes / answers };
}
