export function flowing(
  pieces: readonly (string | Uint8Array)[],
  options: { breaks?: boolean } = {},
): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
      else if (options.breaks) controller.error(new Error("the connection is gone"));
      else controller.close();
    },
  });
}

export function multipart(parts: readonly { name: string; file?: string; value: string }[]) {
  const written = parts.map(({ name, file, value }) => {
    const type = file === undefined ? "" : `; filename="${file}"\r\nContent-Type: application/octet-stream`;
    return `--x\r\nContent-Disposition: form-data; name="${name}"${type}\r\n\r\n${value}\r\n`;
  });
  return {
    body: `${written.join("")}--x--\r\n`,
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  };
}
