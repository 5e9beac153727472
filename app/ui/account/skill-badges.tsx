export function SkillBadges({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul className="mt-3">
      {skills.map((skill) => (
        <li key={skill} className="badge badge--on mr-1 mt-1">
          {skill}
        </li>
      ))}
    </ul>
  );
}
