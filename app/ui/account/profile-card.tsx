import type { SocialLinks } from "~/domain/account/profile";
import { AppButtonLink } from "../kit/app-link";
import { Avatar } from "../kit/avatar";
import { PlainText } from "../kit/plain-text";
import { ReceiptRows } from "../kit/receipt";
import { linkRows } from "./profile-links";
import { SkillBadges } from "./skill-badges";

type ProfileProps = {
  id: string;
  fullName: string;
  pictureUrl: string | null;
  bio: string;
  location: string;
  contactEmail: string;
  phone: string;
  website: string;
  socialLinks: SocialLinks;
  skills: readonly string[];
};

export function ProfileCard({ profile }: { profile: ProfileProps }) {
  const rows = [
    { label: "Lokasi", value: profile.location },
    { label: "Email", value: profile.contactEmail },
    { label: "Telepon", value: profile.phone },
    ...linkRows(profile),
  ].filter(({ value }) => value !== "");
  return (
    <div className="panel">
      <div className="person-row mb-3">
        <Avatar name={profile.fullName} pictureUrl={profile.pictureUrl} size="xl" />
        <div>
          <h1 className="text-xl">{profile.fullName}</h1>
        </div>
      </div>
      {profile.bio && <PlainText text={profile.bio} />}
      <p className="my-4">
        <AppButtonLink to="/profile/edit" wide>
          <span lang="en">Edit Profile</span>
        </AppButtonLink>
      </p>
      {rows.length > 0 && <ReceiptRows rows={rows} />}
      <SkillBadges skills={profile.skills} />
      <p className="small mt-4">
        <a className="py-2" href={`/u/${profile.id}`}>
          Lihat profil publik
        </a>
      </p>
    </div>
  );
}
