/** Answers while the Worker runs. `/readyz` checks what it depends on. */
export function loader() {
  return new Response("ok");
}
