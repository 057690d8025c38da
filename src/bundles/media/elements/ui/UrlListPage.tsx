// Draws the same addresses as a page, for browsers without JavaScript.
import * as texts from '../texts.ts';
import type { UrlListView } from '../views.ts';
import { UrlList } from './UrlList.tsx';

export const UrlListPage = ({ view }: { readonly view: UrlListView & { readonly id: number } }) => (
  <div className="page">
    <h1>{texts.addressesOf(view.id)}</h1>
    <UrlList view={view} />
  </div>
);
