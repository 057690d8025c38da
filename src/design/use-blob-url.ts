// Gives an address to bytes that lie in the browser only, and lets go of the former one.
import { useEffect, useState } from 'react';

export const useBlobUrl = (): readonly [string | null, (blob: Blob | null) => void] => {
  const [href, setHref] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (href) URL.revokeObjectURL(href);
    },
    [href],
  );
  return [href, (blob) => setHref(blob && URL.createObjectURL(blob))];
};
