import { completionText, type ProfileCompletion } from "~/copy/account/profile-completion";
import type { SocialLinks } from "~/domain/account/profile";
import { Avatar } from "../kit/avatar";
import { Star } from "../kit/icon";
import { Mark } from "../kit/logo";
import { ReceiptRows } from "../kit/money/receipt";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import { Panel } from "../kit/panel";
import { Bdi } from "../kit/text/bdi";
import { PlainText } from "../kit/text/plain-text";
import { Topline } from "../layout/title-bar";
import { PhoneLink } from "./phone-link";
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

export function OwnProfileTrail() {
  return (
    <Topline>
      <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Profil" }]} />
    </Topline>
  );
}

/** Name, picture and what is missing. `rating`: "4,8", or null before the first review. */
export function OwnProfileHead({
  profile,
  rating,
  completion,
}: {
  profile: ProfileProps;
  rating: string | null;
  completion: ProfileCompletion | null;
}) {
  return (
    <>
      <div className="person-row mb-3">
        <Avatar name={profile.fullName} pictureUrl={profile.pictureUrl} size="xl" />
        <div>
          <h1 className="text-xl">
            <Bdi>{profile.fullName}</Bdi>
          </h1>
          <p className="small soft">
            {rating && (
              <>
                <Star /> <b>{rating}</b>
                <span className="sr-only"> dari 5</span> ·{" "}
              </>
            )}
            {profile.location}
          </p>
          <AppButtonLink to="/profile/edit" look="line">
            <span lang="en">Edit Profile</span>
          </AppButtonLink>{" "}
          <a className="small py-2" href={`/u/${profile.id}`}>
            Lihat profil publik
          </a>
        </div>
      </div>
      {completion && (
        <div className="tip">
          <Mark />
          <p>
            <b>{completionText(completion)}</b> {completion.text}
          </p>
          <AppButtonLink to="/profile/edit" look="line">
            Tambah
          </AppButtonLink>
        </div>
      )}
    </>
  );
}

/** Contact details, and what others see, which is folded on phones. */
export function OwnDetails({ profile }: { profile: ProfileProps }) {
  const contact = [
    { label: "Email", value: profile.contactEmail },
    { label: "Telepon", value: profile.phone && <PhoneLink stored={profile.phone} /> },
  ].filter(({ value }) => value !== "");
  const links = linkRows(profile);
  return (
    <>
      {contact.length > 0 && (
        <Panel id="kontak" title="Kontak (hanya untuk Anda)">
          <ReceiptRows rows={contact} />
        </Panel>
      )}
      {(profile.bio || links.length > 0 || profile.skills.length > 0) && (
        <details className="disclosure mt-2 own-texts">
          <summary>Yang dilihat orang lain</summary>
          <div>
            {profile.bio && <PlainText text={profile.bio} />}
            <SkillBadges skills={profile.skills} />
            {links.length > 0 && <ReceiptRows rows={links} />}
          </div>
        </details>
      )}
    </>
  );
}
