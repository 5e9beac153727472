declare module "@phi-ag/argon2/argon2.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "@resvg/resvg-wasm/index_bg.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.ttf" {
  const font: ArrayBuffer;
  export default font;
}

declare module "*/build/index.js" {
  const server: {
    fetch(request: Request, env: Record<string, unknown>, ctx: ExecutionContext): Promise<Response>;
    document(request: Request, env: Record<string, unknown>, ctx: ExecutionContext): Promise<Response>;
    scheduled(controller: ScheduledController, env: Record<string, unknown>, ctx: ExecutionContext): Promise<void>;
  };
  export default server;
}
