import { Avatar } from "../kit/avatar";
import { Section } from "../kit/section";
import { Bdi } from "../kit/text/bdi";
import { Stars } from "./rating";

type TestimonialProps = {
  id: string;
  authorName: string;
  authorPicture: string | null;
  authorLocation: string;
  rating: number;
  comment: string;
  /** of the offer that was bought */
  title: string;
};

export function Testimonials({ testimonials }: { testimonials: readonly TestimonialProps[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="kata-warga" title="Kata warga">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard. */}
      <ul className="testimonials" tabIndex={0} aria-label="Kata warga, geser ke samping">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Stars rating={testimonial.rating} />
            <blockquote>{testimonial.comment}</blockquote>
            <p className="person-row">
              <Avatar name={testimonial.authorName} pictureUrl={testimonial.authorPicture} />
              <span className="row-text">
                <b>
                  <Bdi>{testimonial.authorName}</Bdi>
                </b>
                <br />
                <span className="small soft">
                  memesan <Bdi>{testimonial.title}</Bdi>
                  {testimonial.authorLocation && `, ${testimonial.authorLocation}`}
                </span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
