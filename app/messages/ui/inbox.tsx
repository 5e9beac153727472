import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { responseTime } from "~/accounts/text";
import { ErrorPage } from "~/ui/error-page";
import { Example } from "~/ui/example";
import { Avatar, Bdi, EmptyState, Icon } from "~/ui/kit";
import { MoreMenu } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";
import type { ConversationView } from "../message";

/**
 * The classes of a scrolling conversation. The reversed direction starts it at the newest message without JavaScript.
 */
export const CONVERSATION_SCROLL = "flex min-h-0 flex-[1_1_0] flex-col-reverse overflow-y-auto";
export const CONVERSATION_SCROLLED = "px-3 pb-3 pt-2";
export const CONVERSATION_WRITER =
  "border-t border-line-strong bg-raised px-2 pb-[calc(0.5rem+var(--safe-bottom))] pt-2";
export const CONVERSATION_BOX = "flex min-w-0 flex-1 flex-col lg:border-r";

/** The classes of what is hidden on very low screens, to leave room for messages. */
const ABOUT =
  "flex min-h-12 items-center border-b bg-accent-soft px-3 py-1.5 text-sm leading-[1.3] text-ink no-underline [@media(max-height:26em)]:hidden";

export function ConversationHeader({ conversation }: { conversation: ConversationView }) {
  const { id, otherId, otherName, otherPicture, title, href, orderId, cover, note, isBlocker } = conversation;
  const answer = responseTime(conversation.responseMinutes);
  const links = [
    { to: `/u/${otherId}`, text: "Lihat profil" },
    ...(href ? [{ to: href, text: orderId ? "Buka pesanan" : "Buka halamannya" }] : []),
    ...(id ? [{ to: `/messages/${id}/report`, text: "Laporkan pesan" }] : []),
    { to: `/u/${otherId}/block`, text: isBlocker ? "Buka blokir" : "Blokir" },
  ];
  const about = (
    <>
      {cover && (
        <img className="mr-2.5 h-9 w-9 rounded object-cover" src={`${cover}/320.webp`} width={36} height={36} alt="" />
      )}
      <span className="min-w-0 flex-1">
        <b className="block truncate">
          {orderId && <span className="sr-only">Pesanan: </span>}
          <Bdi>{title}</Bdi>
        </b>
        <span className="block truncate text-xs">{note}</span>
      </span>
    </>
  );
  return (
    <>
      <div className="relative z-[2] flex min-h-14 items-center border-b bg-raised pl-1 pr-[3.25rem] lg:px-4">
        <a className="icon-button lg:hidden" href="/messages" aria-label="Kembali ke Pesan">
          <Icon name="left" />
        </a>
        <a className="person-row flex-1" href={`/u/${otherId}`}>
          <Avatar name={otherName} pictureUrl={otherPicture} size="s" />
          <div>
            <h1 className="truncate text-base">
              <Bdi>{otherName}</Bdi>
            </h1>
            {answer && <p className="truncate text-xs text-ink-soft">Biasanya membalas {answer}</p>}
          </div>
        </a>
        <MoreMenu label="Menu percakapan">
          <nav className="nav-links" aria-label="Percakapan ini">
            {links.map(({ to, text }) => (
              <a key={to} href={to}>
                {text}
              </a>
            ))}
          </nav>
        </MoreMenu>
      </div>
      {href ? (
        <a className={ABOUT} href={href}>
          {about}
          <b className="ml-2 underline">Buka</b>
        </a>
      ) : (
        <p className={ABOUT}>{about}</p>
      )}
    </>
  );
}

export function ConversationErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <ConversationNotFound /> : <ErrorPage status={status} />;
}

/** Shows the same page for missing conversations and for those of others. */
function ConversationNotFound() {
  return (
    <Main>
      <EmptyState
        drawing="missing"
        level={1}
        title="Percakapan tidak ditemukan"
        text="Mungkin tautannya keliru, atau jasanya tidak lagi ditawarkan."
        action={{ href: "/messages", text: "Kembali ke Pesan" }}
      />
    </Main>
  );
}

type InboxItem = {
  id: string;
  other: string;
  otherPicture: string | null;
  about: string;
  orderId: string | null;
  excerpt: string;
  mine: boolean;
  unread: number;
  time: string;
};

export const INBOX = {
  list: "[&>li]:border-b",
  link: "flex min-h-[4.5rem] items-center py-2 text-inherit no-underline hover:bg-raised",
  lines: "ml-3 min-w-0 flex-1 leading-[1.35] text-ink-soft",
} as const;

const besideLinks = {
  other: "flex min-h-[4.5rem] items-center px-4 py-2 text-inherit no-underline hover:bg-raised",
  current: "flex min-h-[4.5rem] items-center bg-action-soft px-4 py-2 text-inherit no-underline hover:bg-raised",
} as const;

const unreadLooks = {
  time: "ml-2 text-xs font-bold text-ink",
  last: "block truncate text-sm font-bold text-ink",
} as const;

const readLooks = {
  time: "ml-2 text-xs",
  last: "block truncate text-sm",
} as const;

export function Inbox({
  conversations,
  current,
}: {
  conversations: readonly InboxItem[];
  current?: string | undefined;
}) {
  if (conversations.length === 0) {
    return (
      <EmptyState
        drawing="messages"
        title="Belum ada pesan"
        text="Tekan Tanya Penjual di halaman jasa, nanti percakapannya muncul di sini."
        example={
          <Example
            title="Teddy Kurniadi"
            text="Bisa, Bu. Kamis jam sembilan saya ke sana."
            end="09.12"
            person="Teddy Kurniadi"
          />
        }
        action={{ href: "/explore", text: "Cari Jasa" }}
      />
    );
  }
  return (
    <ul className={INBOX.list}>
      {conversations.map((item) => (
        <li key={item.id}>
          <InboxLink item={item} current={current} />
        </li>
      ))}
    </ul>
  );
}

function InboxLink({ item, current }: { item: InboxItem; current: string | undefined }) {
  const isCurrent = item.id === current;
  const besideLink = isCurrent ? besideLinks.current : besideLinks.other;
  const looks = item.unread > 0 ? unreadLooks : readLooks;
  return (
    <Link
      className={current === undefined ? INBOX.link : besideLink}
      to={`/messages/${item.id}#terbaru`}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Avatar name={item.other} pictureUrl={item.otherPicture} />
      <span className={INBOX.lines}>
        <span className="flex items-baseline justify-between">
          <b className="block min-w-0 truncate text-ink">
            <Bdi>{item.other}</Bdi>
          </b>
          <span className={looks.time}>{item.time}</span>
        </span>
        <span className="block truncate text-xs">
          {item.orderId && <span className="sr-only">Pesanan: </span>}
          <Bdi>{item.about}</Bdi>
        </span>
        <span className={looks.last}>
          {item.mine ? "Anda: " : ""}
          <Bdi>{item.excerpt}</Bdi>
        </span>
      </span>
      {item.unread > 0 && (
        <span className="ml-2 min-w-[1.375rem] rounded-[1rem] bg-action px-1.5 text-center text-[0.75rem] font-bold leading-[1.375rem] text-on-action">
          {item.unread > 99 ? "99+" : item.unread}
          <span className="sr-only"> belum dibaca</span>
        </span>
      )}
    </Link>
  );
}
