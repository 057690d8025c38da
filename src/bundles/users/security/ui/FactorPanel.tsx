// On the page of a person: whether they have a second factor, and whether their role demands one.
export const FactorPanel = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);
