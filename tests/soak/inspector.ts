/** What an isolate holds, in bytes: `heap` JavaScript values, `backing` the buffers and WASM memory behind them. */
export type Held = { heap: number; backing: number };

type Answer = { id: number; result?: Record<string, unknown>; error?: { message: string } };

/**
 * The runtime's inspector for one isolate. It answers between requests only, so an isolate that is asked nothing else
 * says nothing either.
 */
export async function inspect(address: URL) {
  // The inspector turns away whoever names no origin of this machine; a browser's WebSocket has no second argument.
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
    /** After everything that nothing refers to was thrown away. */
    async held(): Promise<Held> {
      await ask("HeapProfiler.collectGarbage");
      const { usedSize, backingStorageSize } = await ask("Runtime.getHeapUsage");
      return { heap: Number(usedSize), backing: Number(backingStorageSize) };
    },
    /** Where the CPU went while that was done, as the tools of a browser read it. */
    async profile(work: () => Promise<void>): Promise<unknown> {
      await ask("Profiler.enable");
      await ask("Profiler.start");
      await work();
      return (await ask("Profiler.stop")).profile;
    },
    close: () => socket.close(),
  };
}
