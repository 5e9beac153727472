import { visitFacts } from "~/copy/visit/time";
import { joinSentences } from "../status/status-copy";
import {
  actorDisplayName,
  type OrderNotificationCopy,
  type Sentence,
  sameForBoth,
  YOUR_ANSWER,
} from "./parts";

export const VISIT_NOTIFICATIONS = {
  visit_proposed: (facts) =>
    sameForBoth({
      title: `${actorDisplayName(facts.event, facts)} mengusulkan jadwal pengerjaan`,
      body: joinSentences(
        `Usulannya: ${visitFacts(facts.event.detail)}.`,
        "Setujui, atau usulkan waktu lain. Harga dan dana pesanan tidak berubah.",
      ),
      note: YOUR_ANSWER,
    }),
  visit_accepted: (facts) =>
    sameForBoth({
      title: `${actorDisplayName(facts.event, facts)} menyetujui jadwal pengerjaan`,
      body: joinSentences(
        `Jadwalnya: ${visitFacts(facts.event.detail)}.`,
        "Simpan ke kalender dari halaman pesanan.",
      ),
    }),
} satisfies Record<string, OrderNotificationCopy>;

export const VISIT_HISTORY = {
  visit_proposed: "Jadwal pengerjaan diusulkan",
  visit_accepted: "Jadwal pengerjaan disepakati",
} satisfies Record<string, Sentence>;
