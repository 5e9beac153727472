/** Whether the Worker itself is alive; what it stands on, `/readyz` says. */
export function loader() {
  return new Response("ok");
}
