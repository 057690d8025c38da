// Marks a page that is no piece but by which one is passed on: only that counts there, and from the first moment.

export const ShareMark = ({ of }: { of: string | null }) =>
  of && <div data-reading={of} data-after="0" data-only-shares="" />;
