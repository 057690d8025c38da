// These are addresses of the lists of a kind, of the whole portal and of a place. contract.md 12
import type { OwnList } from '#kernel/kind-declaration.ts';
import { path } from '#kernel/named-routes.ts';

export const listPaths = ({ name, word }: Pick<OwnList, 'name' | 'word'>) => ({
  all: path(name, 'GET', `/${word}`),
  allFeed: path(`${name}_feed`, 'GET', `/${word}/feed.xml`),
  inPlace: path(`place_${name}`, 'GET', `/{location}/${word}`),
  inPlaceFeed: path(`place_${name}_feed`, 'GET', `/{location}/${word}/feed.xml`),
});
