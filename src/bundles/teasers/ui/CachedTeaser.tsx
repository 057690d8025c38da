// Draws a teaser once for its view in each look: on a page of many of them the others are as they were when one changes.
import type { ComponentType } from 'react';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import type { TeaserView } from '../views.ts';
import { Teaser } from './Teaser.tsx';
import type { TeaserWeight } from './Teaser.tsx';

interface CachedTeaserProps {
  teaser: TeaserView;
  weight: TeaserWeight;
  heading?: 'h2' | 'h3';
}

export const CachedTeaser = ({ teaser, weight, heading = 'h3' }: CachedTeaserProps) => (
  <CachedFragment of={inLook(weight, heading)} view={teaser} />
);

type Look = ComponentType<{ view: TeaserView }>;

const looks = new Map<string, Look>();

/** Returns one component for each look, by which what is drawn is found again. */
const inLook = (weight: TeaserWeight, heading: 'h2' | 'h3'): Look => {
  const key = `${weight} ${heading}`;
  const known = looks.get(key);
  if (known) return known;
  const Look: Look = ({ view }) => <Teaser teaser={view} weight={weight} heading={heading} />;
  looks.set(key, Look);
  return Look;
};
