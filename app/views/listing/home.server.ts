import { greeting } from "~/copy/core/greeting";
import { formatRelative } from "~/copy/core/relative-dates";
import { cappedTurns } from "~/copy/order/labels";
import { popularNote } from "~/copy/search/popular";
import type { HomeLists, OwnHome } from "~/db/listing/home.server";
import { isolated } from "~/domain/core/bidi";
import type { Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { placeChosen } from "~/domain/place/choice";
import { placeOf } from "~/domain/place/place";
import { ratingText } from "~/domain/review/review";
import { waitingViews } from "../order/waiting.server";
import { savedSearchViews } from "../search/saved.server";

const WAITING = 3;

/** `place` is a choice of `domain/place/choice`: the typed, the remembered or the profile's. */
export function homeView(lists: HomeLists, place: string | null) {
  const { reach, wanted, popular, testimonials } = lists;
  const chosen = placeChosen(place);
  const province = chosen && placeOf(chosen.province);
  return {
    wanted,
    popular,
    testimonials,
    place: chosen?.name ?? "",
    popularNote: popularNote(place, reach, province?.name ?? null),
  };
}

type Viewing = { id: string; name: string; suspended: boolean; zone: Zone };

/** What stands above the lists for somebody signed in; null once their session has ended. */
export function ownView(
  { waiting, conversations, seen, favourites, searches, searchNotifications }: OwnHome,
  user: Viewing | null,
  now: number,
) {
  if (!user) return null;
  const lines = waitingViews(waiting, { suspended: user.suspended, zone: user.zone, now });
  return {
    greeting: greeting(user.name, now, user.zone),
    total: cappedTurns(lines.length),
    waiting: lines.slice(0, WAITING).map(({ href, step, title, due, late }) => ({
      href,
      step,
      text: [isolated(title), late ? "Tenggatnya sudah lewat" : due].filter(Boolean).join(" · "),
      late,
    })),
    conversations: conversations.map((conversation) => ({
      id: conversation.id,
      other: conversation.otherName,
      otherPicture: conversation.otherPicture,
      excerpt: conversation.lastSenderId === user.id ? `Anda: ${conversation.excerpt}` : conversation.excerpt,
      time: formatRelative(conversation.lastMessageAt, now, user.zone),
      unread: conversation.unread,
    })),
    seen: seen.map(({ coverUrl, ...offer }) => ({ ...offer, picture: coverUrl })),
    favourites: favourites.map(({ id, title, sellerName, sellerPicture, rating, reviewCount, price }) => ({
      ...{ id, title, sellerName, sellerPicture },
      rating: reviewCount > 0 ? ratingText(rating) : null,
      price: formatRupiah(price),
    })),
    searches: savedSearchViews(searches, searchNotifications),
  };
}
