import { firstName } from "~/accounts/person";
import type { HomeLists, OwnHome } from "~/listings/page-queries.server";
import { cappedTurns } from "~/orders/label-text";
import { waitingViews } from "~/orders/page-data.server";
import { ONLINE_CHOICE, placeChosen, placeOf } from "~/places/place";
import { formatRelative } from "~/platform/date-text";
import { formatTime, type Zone } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { ratingText } from "~/reviews/review";
import { savedSearchViews } from "~/search/page-data.server";

export function greeting(name: string, now: number, zone: Zone = "WIB"): string {
  const hour = Number(formatTime(now, zone).slice(0, 2));
  const time = hour < 4 ? "malam" : hour < 11 ? "pagi" : hour < 15 ? "siang" : hour < 19 ? "sore" : "malam";
  return `Selamat ${time}, ${firstName(name)}`;
}

const DAYS = "30 hari terakhir";

/** The popular offers of a place are filled up with those of its province, or with all. */
type PopularReach = "place" | "province" | "all";

export function popularNote(choice: string | null, reach: PopularReach, province: string | null): string {
  const place = placeChosen(choice);
  if (choice === ONLINE_CHOICE && reach !== "all") return `Dikerjakan daring, ${DAYS}.`;
  if (place === null) return `Paling banyak diselesaikan dalam ${DAYS}.`;
  if (reach === "place") return `Di ${place.short}, ${DAYS}.`;
  if (reach === "province" && province !== null) return `Di ${place.short} dan ${province}, ${DAYS}.`;
  return `Di ${place.short} dan tempat lain, ${DAYS}.`;
}

const WAITING = 3;

/** `place` is a choice of `places/read-place`: typed, remembered or from the profile. */
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

/** Null if the session has ended. */
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
