import { Tabs } from "../kit/navigation/tabs";

export function WantedTabs({ current }: { current: "requests" | "proposals" }) {
  return (
    <Tabs
      label="Jasa dicari"
      tabs={[
        { to: "/dashboard/wanted", text: "Permintaan saya", current: current === "requests" },
        { to: "/dashboard/proposals", text: "Penawaran saya", current: current === "proposals" },
      ]}
    />
  );
}
