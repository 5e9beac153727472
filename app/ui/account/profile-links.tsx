import { bareAddress, SOCIAL_NETWORKS, type SocialLinks } from "~/domain/account/profile";
import type { ReceiptRow } from "../kit/money/receipt";

/** Links that a user chose: search engines are told not to follow them. */
export function linkRows({
  website,
  socialLinks,
}: {
  website: string;
  socialLinks: SocialLinks;
}): ReceiptRow[] {
  const links = [
    { label: "Website", url: website },
    ...SOCIAL_NETWORKS.map(({ name, label }) => ({ label, url: socialLinks[name] ?? "" })),
  ];
  return links
    .filter(({ url }) => url !== "")
    .map(({ label, url }) => ({
      label,
      value: (
        <a className="py-2" href={url} target="_blank" rel="nofollow ugc noopener">
          {bareAddress(url)}
          <span className="sr-only"> (tab baru)</span>
        </a>
      ),
    }));
}
