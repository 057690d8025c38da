// Shows messages within a modal dialog: whatever isn't in it lies dead behind it, so their region comes along and goes back.
import { useLayoutEffect, useRef } from 'react';
import { FLASH_REGION_ID } from '#design/constants.ts';

export const FlashesInside = () => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = document.getElementById(FLASH_REGION_ID);
    if (!region) return undefined;
    const before = document.createComment('');
    region.replaceWith(before);
    place.current?.append(region);
    return () => before.replaceWith(region);
  }, []);
  return <div ref={place} />;
};
