const shapes = {
  line: "skeleton",
  photo: "picture",
} as const;

function Bone({ shape = "line" }: { shape?: keyof typeof shapes }) {
  return <span className={shapes[shape]} />;
}

const FOUR = ["a", "b", "c", "d"] as const;

/** `label` is what a screen reader hears: "Memuat profil...". */
export function CardBones({ label }: { label: string }) {
  return (
    <>
      <p className="soft" role="status">
        {label}
      </p>
      <ul className="cards" aria-hidden="true">
        {FOUR.map((key) => (
          <li className="offer-card" key={key}>
            <Bone shape="photo" />
            <div>
              <Bone />
              <Bone />
              <Bone />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
