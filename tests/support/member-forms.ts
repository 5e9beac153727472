import { notifications } from "~/database/schema/messages";
import { freshEmail, knowPassword, logInRequest, PASSWORD } from "./flows/account";
import { messageFields } from "./flows/messaging";
import type { Who } from "./flows/order-parties";
import { earn, withdrawalFields } from "./flows/paying-out";
import { proposalFields } from "./flows/proposing";
import { suspend } from "./flows/reporting";
import { offerFields, wantedFields } from "./flows/selling";
import { dayAhead } from "./flows/visiting";
import { type Owned, ownedRoutes, type Scene } from "./owned-routes";

type Fields = Record<string, string>;

export type MemberForm = {
  file: string;
  name?: string;
  who: Exclude<Who, "visitor">;
  /** Creates the form's subject. Returns the form's path and valid fields. */
  make(): Promise<{ path: string; form: Fields | FormData }>;
  only?: "suspended" | "operator";
};

/** Forms of routes without an id. Each one changes data when `who` submits it. */
function formsWithoutId(at: Scene): MemberForm[] {
  const ready = (path: string, form: Fields | FormData) => async () => ({ path, form });
  const withPassword = (path: string, form: Fields, who: Exclude<Who, "visitor">) => async () => {
    await knowPassword(at.world, at.home[who]);
    return { path, form: { ...form, currentPassword: PASSWORD } };
  };
  const formId = () => crypto.randomUUID();
  return [
    { file: "account.agreement", who: "rina", make: ready("/account/agreement", { agreeToTerms: "on" }) },
    {
      file: "account.data._index",
      name: "restriction",
      who: "rina",
      make: ready("/account/data", { change: "restrict" }),
    },
    {
      file: "account.data._index",
      name: "correction",
      who: "sari",
      make: ready("/account/data", { change: "correction", words: "Kota saya tertulis Bandung." }),
    },
    {
      file: "account.data._index",
      name: "copy",
      who: "budi",
      make: withPassword("/account/data", { change: "export" }, "budi"),
    },
    {
      file: "account.data.closure",
      who: "rina",
      make: withPassword("/account/data/closure", {}, "rina"),
    },
    {
      file: "account.email",
      who: "rina",
      async make() {
        const { world, home } = at;
        await knowPassword(world, home.rina);
        const email = freshEmail("rina.baru");
        const form = { change: "email", email, currentPassword: PASSWORD };
        await world.fetch("/account/security", { as: home.rina, form });
        await world.settled();
        const mail = world.postbox.sent.filter(({ to }) => to === email).at(-1);
        const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
        return { path: "/account/email", form: { token } };
      },
    },
    {
      file: "account.notifications",
      who: "rina",
      make: ready("/account/notifications", { order: "on" }),
    },
    {
      file: "account.phone",
      who: "rina",
      make: ready("/account/phone", { mobile: "0812-3456-7890" }),
    },
    {
      file: "account.push",
      who: "rina",
      make: ready("/account/push", { off: "on", endpoint: "https://fcm.googleapis.com/fcm/send/rina" }),
    },
    {
      file: "account.security",
      name: "password",
      who: "rina",
      make: withPassword(
        "/account/security",
        { change: "password", password: "Kenanga#2027", confirmPassword: "Kenanga#2027" },
        "rina",
      ),
    },
    {
      file: "account.security",
      name: "email",
      who: "budi",
      make: () => withPassword("/account/security", { change: "email", email: freshEmail("budi.baru") }, "budi")(),
    },
    {
      file: "account.security",
      name: "devices",
      who: "sari",
      async make() {
        const { world, home } = at;
        await knowPassword(world, home.sari);
        await logInRequest(world, home.sari.email);
        return { path: "/account/security", form: { change: "devices", session: "others" } };
      },
    },
    {
      file: "account.two-steps",
      who: "rina",
      make: withPassword("/account/two-steps", { change: "begin" }, "rina"),
    },
    {
      file: "account.suspended",
      who: "rina",
      only: "suspended",
      async make() {
        const [path, act] = suspend(at.home.rina);
        const form = { act, reason: "Meminta pembayaran di luar JasaWarga." };
        await at.world.fetch(path, { as: at.home.ayu, form });
        return { path: "/account/suspended", form: { appeal: "Itu bukan saya, mohon diperiksa lagi." } };
      },
    },
    {
      file: "dashboard.$list.create",
      name: "offer",
      who: "sari",
      make: async () => ({ path: "/dashboard/services/create", form: offerFields() }),
    },
    {
      file: "dashboard.$list.create",
      name: "request",
      who: "budi",
      make: async () => ({ path: "/dashboard/wanted/create", form: wantedFields() }),
    },
    {
      file: "dashboard.wanted.invitations",
      who: "budi",
      async make() {
        const request = await at.world.listing(at.home.budi, { kind: "wanted", title: "Cat pagar rumah tipe 36" });
        const offers = await at.world.listing(at.home.sari, { title: "Cat pagar dan dinding rumah" });
        return { path: "/dashboard/wanted/invitations", form: { request, offers } };
      },
    },
    {
      file: "dashboard.balance.tax",
      who: "sari",
      make: withPassword("/dashboard/balance/tax", { kind: "nik", number: "3174096512900007" }, "sari"),
    },
    {
      file: "dashboard.balance.withdrawals.new",
      who: "rina",
      async make() {
        await knowPassword(at.world, at.home.rina);
        await earn(at.world, at.home.rina, 400_000);
        return { path: "/dashboard/balance/withdrawals/new", form: withdrawalFields() };
      },
    },
    {
      file: "dashboard.services.hours",
      name: "hours",
      who: "sari",
      make: ready("/dashboard/services/hours", {
        intent: "hours",
        "works-1": "on",
        "from-1": "780",
        "to-1": "1020",
      }),
    },
    {
      file: "dashboard.services.hours",
      name: "days off",
      who: "sari",
      make: async () => ({
        path: "/dashboard/services/hours",
        form: { intent: "off", from: dayAhead(2), until: dayAhead(4) },
      }),
    },
    {
      file: "gig.$id_.favourite",
      who: "rina",
      make: async () => ({ path: `/gig/${at.home.offer}/favourite`, form: { keep: "yes" } }),
    },
    {
      file: "u.$id_.block",
      who: "rina",
      make: async () => ({ path: `/u/${at.home.sari.id}/block`, form: {} }),
    },
    {
      file: "logout",
      who: "rina",
      make: ready("/logout", {}),
    },
    {
      file: "messages.new",
      who: "rina",
      make: async () => ({
        path: `/messages/new?listing=${at.home.offer}`,
        form: messageFields("Apakah masih tersedia?"),
      }),
    },
    {
      file: "notifications",
      who: "rina",
      async make() {
        const { db, now } = at.world.context();
        const id = `n-${formId().slice(0, 18)}`;
        await db.insert(notifications).values({
          id,
          userId: at.home.rina.id,
          kind: "order",
          cause: id,
          title: "Kabar",
          href: "/dashboard",
          createdAt: now - 1_000,
        });
        return { path: "/notifications", form: { read: "all" } };
      },
    },
    { file: "operator.books", who: "ayu", only: "operator", make: ready("/operator/books", {}) },
    {
      file: "profile_.edit",
      who: "rina",
      make: async () => ({
        path: "/profile/edit",
        form: {
          fullName: "Rina Lestari",
          bio: "Guru les.",
          location: "Kota Bandung",
          contactEmail: "halo@rina.example",
          phone: "0812-3456-7890",
          website: "",
          skills: "",
          facebook: "",
          twitter: "",
          instagram: "",
          linkedin: "",
        },
      }),
    },
    {
      file: "recently-seen.deletion",
      who: "rina",
      async make() {
        await at.world.fetch(`/gig/${at.home.offer}`, { as: at.home.rina });
        await at.world.settled();
        return { path: "/recently-seen/deletion", form: {} };
      },
    },
    {
      file: "reports.new",
      who: "rina",
      make: async () => ({
        path: `/reports/new?subject=listing&id=${at.home.offer}`,
        form: { reason: "other", details: "Penjualnya meminta transfer langsung." },
      }),
    },
    {
      file: "saved-searches",
      who: "rina",
      make: async () => ({ path: "/saved-searches", form: { search: `q=les+${formId().slice(0, 6)}` } }),
    },
    {
      file: "wanted.$id",
      who: "sari",
      make: async () => ({ path: `/wanted/${at.home.wanted}`, form: proposalFields() }),
    },
  ];
}

export function memberForms(at: Scene): MemberForm[] {
  const owned = Object.entries(ownedRoutes(at)).flatMap(([file, pages]) =>
    pages === "everybody's" ? [] : [pages].flat().map((page): [string, Owned] => [file, page]),
  );
  const withId = owned.flatMap(([file, { make, form, owners, tooLate }], index): MemberForm[] => {
    const [who = "visitor"] = owners;
    if (!form || tooLate || who === "visitor") return [];
    return [
      {
        file,
        name: `page ${index}`,
        who,
        ...(file.startsWith("operator.") ? { only: "operator" as const } : {}),
        async make() {
          const path = await make();
          return { path, form: await form(path) };
        },
      },
    ];
  });
  return [...formsWithoutId(at), ...withId];
}
