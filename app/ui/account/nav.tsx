import { Tabs } from "../kit/navigation/tabs";

const PLACES = [
  { to: "/profile/edit", text: "Profil" },
  { to: "/account/security", text: "Keamanan" },
  { to: "/account/notifications", text: "Email" },
  { to: "/dashboard/services/hours", text: "Jam kerja" },
  { to: "/account/data", text: "Data saya" },
] as const;

export function AccountNav({ here }: { here: (typeof PLACES)[number]["to"] }) {
  return (
    <Tabs label="Pengaturan akun" tabs={PLACES.map((place) => ({ ...place, current: place.to === here }))} />
  );
}
