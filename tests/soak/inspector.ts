/** Memory of an isolate in bytes: `heap` for JavaScript values, `backing` for buffers and WASM memory. */
export type Held = { heap: number; backing: number };

type Answer = { id: number; result?: Record<string, unknown>; error?: { message: string } };

/** Connects to the inspector of one isolate. The isolate answers it only between other requests. */
export async function inspect(address: URL) {
  // The inspector requires a local Origin header. The types of `WebSocket` lack the second argument.
  const options = { headers: { Origin: "http://localhost" } } as unknown as string[];
  const socket = new WebSocket(address, options);
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = () => failed(new Error(`no inspector at ${address}`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  let asked = 0;
  const ask = async (method: string) => {
    asked += 1;
    const id = asked;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method }));
    const { result = {}, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    /** After a garbage collection. */
    async held(): Promise<Held> {
      await ask("HeapProfiler.collectGarbage");
      const { usedSize, backingStorageSize } = await ask("Runtime.getHeapUsage");
      return { heap: Number(usedSize), backing: Number(backingStorageSize) };
    },
    async profile(work: () => Promise<void>): Promise<unknown> {
      await ask("Profiler.enable");
      await ask("Profiler.start");
      await work();
      return (await ask("Profiler.stop")).profile;
    },
    close: () => socket.close(),
  };
}
