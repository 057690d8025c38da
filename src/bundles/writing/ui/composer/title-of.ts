// Says what a piece is called, whatever its kind calls that.

export const titleOf = (content: object): string => {
  const { headline, title } = content as { headline?: string; title?: string };
  return headline ?? title ?? '';
};
