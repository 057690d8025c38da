// Draws one button that puts a piece into the news sitemap or takes it out again; a plain form without JavaScript.
import { buttonClass } from '#design/Button.tsx';
import * as texts from '../texts.ts';

interface NewsMarkProps {
  action: string;
  isMarked: boolean;
}

export const NewsMark = ({ action, isMarked }: NewsMarkProps) => (
  <news-mark>
    <form method="post" action={action}>
      <button
        type="submit"
        name="is_marked"
        value={isMarked ? '0' : '1'}
        className={buttonClass({ isSmall: true })}
      >
        {isMarked ? texts.unmark : texts.mark}
      </button>
    </form>
  </news-mark>
);
