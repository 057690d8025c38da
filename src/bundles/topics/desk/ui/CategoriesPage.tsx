// Draws the categories in the order of the newspaper.
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import * as texts from '../texts.ts';
import type { CategoriesPageView, CategoryLineView } from '../views.ts';
import styles from './CategoryPage.module.css';

export const CategoriesPage = ({ view }: { view: CategoriesPageView }) => (
  <DeskContent
    title={texts.title}
    intro={view.categories.length > 0 && texts.intro}
    actions={
      <LinkButton href={view.beginHref} variant="main">
        {texts.newButton}
      </LinkButton>
    }
  >
    {view.progress && (
      <div className={styles.progress}>
        <Callout title={view.progress.title} tone="straw">
          <p>{view.progress.text}</p>
        </Callout>
      </div>
    )}
    {view.categories.length === 0 ? (
      <Empty title={texts.emptyTitle} text={texts.emptyText} />
    ) : (
      <DeskList
        lines={view.categories.map((category) => ({
          key: category.id,
          id: `rubrik-${category.id}`,
          name: category.name,
          href: category.href,
          note: category.note,
          marks: category.marks,
          figure: category.pieces,
          actions: <OrderButtons category={category} />,
        }))}
      />
    )}
  </DeskContent>
);

const OrderButtons = ({ category }: { category: CategoryLineView }) => (
  <form method="post" action={category.orderAction} className={styles.order}>
    <Button
      type="submit"
      name="to"
      value="up"
      variant="plain"
      isSmall
      disabled={category.isFirst}
      aria-label={texts.upLabel(category.name)}
    >
      ↑
    </Button>
    <Button
      type="submit"
      name="to"
      value="down"
      variant="plain"
      isSmall
      disabled={category.isLast}
      aria-label={texts.downLabel(category.name)}
    >
      ↓
    </Button>
  </form>
);
