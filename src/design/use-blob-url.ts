// An address for bytes that lie in the browser only; the former one is let go of.
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
