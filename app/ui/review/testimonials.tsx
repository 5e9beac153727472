import { Avatar } from "../kit/avatar";
import { Section } from "../kit/section";
import { Stars } from "./rating";

export type VoiceProps = {
  id: string;
  authorName: string;
  authorPicture: string | null;
  authorLocation: string;
  rating: number;
  comment: string;
  /** of the offer that was bought */
  title: string;
};

/** What neighbours say: published reviews, or nothing at all. */
export function Voices({ voices }: { voices: readonly VoiceProps[] }) {
  if (voices.length === 0) return null;
  return (
    <Section id="kata-warga" title="Kata warga">
      <ul className="testimonials">
        {voices.map((voice) => (
          <li key={voice.id}>
            <Stars rating={voice.rating} />
            <blockquote>{voice.comment}</blockquote>
            <p className="person-row">
              <Avatar name={voice.authorName} pictureUrl={voice.authorPicture} />
              <span className="row-text">
                <b>{voice.authorName}</b>
                <br />
                <span className="small soft">
                  memesan {voice.title}
                  {voice.authorLocation && `, ${voice.authorLocation}`}
                </span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
