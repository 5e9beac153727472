import { DAY } from "~/platform/dates";
import { FULL } from "../size";
import type { TestPerson, World } from "../world";
import { PROBLEM } from "./disputing";
import { askAbout, messageFields } from "./messaging";
import { paidOrder, step, stepForm } from "./order-steps";
import { offerFields, offerFormData, wantedFields, wantedFormData } from "./selling";

/** Accepted unless its files are rejected. The form must keep `typed` after a rejection. */
export type Upload = { path: string; as: TestPerson; form: FormData; typed: string };

export type Sides = { sari: TestPerson; budi: TestPerson; offer: string };

export type UploadRoute = {
  name: string;
  /** `photo` accepts pictures, `portrait` one square picture. */
  takes: "order" | "photo" | "portrait";
  begin: (world: World, sides: Sides, files: File[]) => Promise<Upload>;
};

function withFiles(fields: Record<string, string>, name: string, files: File[]): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const file of files) form.append(name, file);
  return form;
}

export const profileFields = (changes: Record<string, string> = {}) => ({
  fullName: "Sari Lestari",
  bio: "",
  location: "Kota Bandung",
  contactEmail: "halo@sari.example",
  phone: "0812-3456-7890",
  website: "",
  skills: "",
  ...changes,
});

export const editForm = (fields: Record<string, string>, files: File[]) =>
  withFiles({ ...fields, status: "active" }, "pictures", files);

async function deliveredOrder(world: World, { sari, budi, offer }: Sides): Promise<string> {
  const id = await paidOrder(world, budi, offer);
  await step(world, id, "delivery", sari);
  return id;
}

export const UPLOAD_ROUTES: readonly UploadRoute[] = [
  {
    name: "a new offer",
    takes: "photo",
    async begin(_, { sari }, files) {
      const typed = "Logo untuk warung tenda";
      return {
        path: "/dashboard/services/create",
        as: sari,
        typed,
        form: offerFormData({ title: typed }, files),
      };
    },
  },
  {
    name: "a new request",
    takes: "photo",
    async begin(_, { budi }, files) {
      const typed = "Cat ulang pagar depan";
      return {
        path: "/dashboard/wanted/create",
        as: budi,
        typed,
        form: wantedFormData({ title: typed }, files),
      };
    },
  },
  {
    name: "an edited offer",
    takes: "photo",
    async begin(_, { sari, offer }, files) {
      const typed = "Logo dan papan nama";
      return {
        path: `/dashboard/services/edit/${offer}`,
        as: sari,
        typed,
        form: editForm(offerFields({ title: typed }), files),
      };
    },
  },
  {
    name: "an edited request",
    takes: "photo",
    async begin(world, { budi }, files) {
      const wanted = await world.listing(budi, { kind: "wanted", deadline: Date.now() + 9 * DAY });
      const typed = "Cat ulang tiga kamar";
      return {
        path: `/dashboard/wanted/edit/${wanted}`,
        as: budi,
        typed,
        form: editForm(wantedFields({ title: typed }), files),
      };
    },
  },
  {
    name: "a profile",
    takes: "portrait",
    async begin(_, { sari }, files) {
      const typed = "Melukis sejak kecil.";
      return {
        path: "/profile/edit",
        as: sari,
        typed,
        form: withFiles(profileFields({ bio: typed }), "picture", files),
      };
    },
  },
  {
    name: "a first message",
    takes: "photo",
    async begin(_, { budi, offer }, files) {
      const typed = "Apakah bisa hari Senin?";
      return {
        path: `/messages/new?listing=${offer}`,
        as: budi,
        typed,
        form: messageFields(typed, files),
      };
    },
  },
  {
    name: "a message",
    takes: "photo",
    async begin(world, { sari, budi, offer }, files) {
      const typed = "Ini contohnya.";
      return {
        path: `/messages/${await askAbout(world, budi, offer, "Halo")}`,
        as: sari,
        typed,
        form: messageFields(typed, files),
      };
    },
  },
  {
    name: "a message sent by a script",
    takes: "photo",
    async begin(world, { sari, budi, offer }, files) {
      return {
        path: `/messages/${await askAbout(world, budi, offer, "Halo")}/new`,
        as: sari,
        typed: "",
        form: messageFields("Ini contohnya.", files),
      };
    },
  },
  {
    name: "a delivery",
    takes: "order",
    async begin(world, { sari, budi, offer }, files) {
      const typed = "Tiga varian, siap cetak.";
      return {
        path: `/dashboard/orders/${await paidOrder(world, budi, offer)}/delivery`,
        as: sari,
        typed,
        form: withFiles(stepForm("delivery", { note: typed }), "files", files),
      };
    },
  },
  {
    name: "a dispute",
    takes: "order",
    async begin(world, sides, files) {
      return {
        path: `/dashboard/orders/${await deliveredOrder(world, sides)}/dispute`,
        as: sides.budi,
        typed: PROBLEM,
        form: withFiles(stepForm("dispute", { reason: PROBLEM }), "files", files),
      };
    },
  },
  {
    name: "an answer to a dispute",
    takes: "order",
    async begin(world, sides, files) {
      const order = await deliveredOrder(world, sides);
      await step(world, order, "dispute", sides.budi, { reason: PROBLEM });
      const typed = "Berkasnya bisa dibuka di sini, dan sudah saya kirim ulang.";
      return {
        path: `/dashboard/orders/${order}/dispute-answer`,
        as: sides.sari,
        typed,
        form: withFiles(stepForm("dispute-answer", { reason: typed }), "files", files),
      };
    },
  },
];

/** For cases that all uploads share: one of each kind, and one that a script sends. A soak takes all. */
export const UPLOAD_KINDS = FULL
  ? UPLOAD_ROUTES
  : UPLOAD_ROUTES.filter(({ name }) =>
      ["a new offer", "a profile", "a message sent by a script", "a delivery"].includes(name),
    );

export async function storedByUploads(world: World): Promise<string> {
  const { DB, PICTURES, FILES } = world.bindings;
  const rows = await Promise.all(
    [
      ..."services service_assets messages message_pictures order_events order_files".split(" "),
      "(select id, full_name, bio, location, picture_url from users order by id)",
    ].map(async (table) => (await DB.prepare(`select * from ${table}`).all()).results),
  );
  const objects = await Promise.all([PICTURES, FILES].map(async (bucket) => (await bucket.list()).objects));
  return JSON.stringify([rows, objects.flat().map(({ key }) => key)]);
}
