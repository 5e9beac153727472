import type { ComponentProps } from "react";
import { LastConversations, Waiting } from "./waiting";

/** Above the home page of a signed-in person: the greeting, and what waits for them. On phones it scrolls sideways. */
export function OwnStrip({
  greeting,
  waiting,
  total,
  conversations,
}: {
  greeting: string;
  waiting: ComponentProps<typeof Waiting>["lines"];
  total: string;
  conversations: ComponentProps<typeof LastConversations>["conversations"];
}) {
  return (
    <section className="own-strip page-width" aria-labelledby="h-anda">
      <h2 id="h-anda">{greeting}</h2>
      {waiting.length + conversations.length > 0 && (
        <div className="ways-pair">
          <Waiting lines={waiting} total={total} />
          <LastConversations conversations={conversations} />
        </div>
      )}
    </section>
  );
}
