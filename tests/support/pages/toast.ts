import type { TestPerson, World } from "../world";

export async function toastOf(world: World, answer: Response, as: TestPerson): Promise<string> {
  if (!answer.headers.has("Location")) return answer.text();
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("toast=")) ?? "";
  const page = await world.fetch(answer.headers.get("Location") ?? "/", {
    as,
    cookie: cookie.split(";", 1)[0] ?? "",
  });
  return page.text();
}
