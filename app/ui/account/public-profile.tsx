import type { SocialLinks } from "~/domain/account/profile";
import { Avatar } from "../kit/avatar";
import { Icon } from "../kit/icon";
import { Panel } from "../kit/panel";
import { PlainText } from "../kit/plain-text";
import { ReceiptRows } from "../kit/receipt";
import { type SellerProps, SellerRating, sellerFacts } from "../listing/seller-card";
import { linkRows } from "./profile-links";
import { SkillBadges } from "./skill-badges";

type PersonProps = SellerProps & {
  location: string;
  website: string;
  socialLinks: SocialLinks;
  skills: readonly string[];
};

export function PublicProfile({ person }: { person: PersonProps }) {
  const links = linkRows(person);
  return (
    <div className="two-columns">
      <div>
        <div className="person-row my-4">
          <Avatar name={person.name} pictureUrl={person.pictureUrl} size="xl" />
          <div>
            <h1>{person.name}</h1>
            <SellerRating seller={person} />
            {person.location && (
              <p className="small soft mt-1">
                <Icon name="pin" /> {person.location}
              </p>
            )}
          </div>
        </div>
        {person.bio ? <PlainText text={person.bio} /> : <p className="soft">Belum menulis tentang diri.</p>}
        <SkillBadges skills={person.skills} />
      </div>
      <aside>
        <Panel id="rekam" title="Rekam Jejak">
          <ReceiptRows rows={sellerFacts(person)} />
        </Panel>
        {links.length > 0 && (
          <Panel id="tautan" title="Di tempat lain">
            <ReceiptRows rows={links} />
          </Panel>
        )}
      </aside>
    </div>
  );
}
