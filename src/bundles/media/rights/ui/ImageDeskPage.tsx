// Draws the desk of pictures: looking for a state or for words, and the list of what was found.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Pages } from '#design/Pages.tsx';
import { SEARCH_MAX_LENGTH } from '../constants.ts';
import { tabsLabel } from '../../table/texts.ts';
import * as texts from '../texts.ts';
import type { ImageDeskView } from '../views.ts';
import { DeskImage } from './DeskImage.tsx';
import styles from './ImageDesk.module.css';

export const ImageDeskPage = ({ view }: { view: ImageDeskView }) => (
  <DeskContent title={texts.deskTitle} intro={texts.deskIntro}>
    <LinkTabs label={tabsLabel} links={view.tabs} />
    <search>
      <form action={view.action} className={styles.filter}>
        <Field
          name="q"
          type="search"
          label={texts.searchLabel}
          help={texts.searchHelp}
          defaultValue={view.search}
          maxLength={SEARCH_MAX_LENGTH}
        />
        <Field name="zustand" label={texts.filterLabel} options={view.filters} defaultValue={view.filter} />
        <div className="button-row">
          <Button type="submit">{texts.searchButton}</Button>
          {view.resetHref && <a href={view.resetHref}>{texts.resetFilter}</a>}
        </div>
      </form>
    </search>
    {view.images.length === 0 ? (
      <Nothing isFiltered={view.resetHref !== null} />
    ) : (
      <section>
        <h2 className="visually-hidden">{texts.listHeading}</h2>
        <ul className={styles.list}>
          {view.images.map((image) => (
            <li key={image.id}>
              <DeskImage image={image} />
            </li>
          ))}
        </ul>
      </section>
    )}
    <Pages newer={view.newer} older={view.older} />
  </DeskContent>
);

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title={texts.nothingFound} text={texts.nothingFoundText} />
  ) : (
    <Empty title={texts.noImages} text={texts.noImagesText} />
  );
