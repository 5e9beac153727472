import { Tabs } from "../kit/tabs";

const PLACES = [
  { to: "/profile/edit", text: "Profil" },
  { to: "/account/security", text: "Keamanan" },
  { to: "/account/notifications", text: "Email notifikasi" },
] as const;

/** From one page of one's settings to the others. */
export function AccountNav({ here }: { here: (typeof PLACES)[number]["to"] }) {
  return (
    <Tabs label="Pengaturan akun" tabs={PLACES.map((place) => ({ ...place, current: place.to === here }))} />
  );
}
