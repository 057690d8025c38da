// Offers searching from every page: a sign that opens a form of its own. What readers may mean comes while they type, and `/`
// opens it.
import { Icon } from './Icon.tsx';
import masthead from './Masthead.module.css';
import styles from './MastheadSearch.module.css';
import type { SearchView } from './page-frame.ts';
import * as texts from './texts.ts';

/** The length of what may be typed, as long as what the search reads. */
const MAX_LENGTH = 300;

export const MastheadSearch = ({ search: { action, suggestions, near } }: { search: SearchView }) => (
  <closing-details class={`${masthead.search} ${styles.search}`}>
    <details name="masthead">
      <summary title={texts.searchTitle}>
        <Icon name="search" />
        <span className="visually-hidden">{texts.search}</span>
      </summary>
      <search className={masthead.menu}>
        <form action={action}>
          <input
            type="search"
            name="q"
            aria-label={texts.searchLabel}
            placeholder={texts.searchLabel}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            required
            data-suggest={suggestions}
          />
          {near && <input type="hidden" name={near.name} value={near.value} />}
          <button type="submit">{texts.search}</button>
        </form>
      </search>
    </details>
  </closing-details>
);
