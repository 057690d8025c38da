// Draws the choice whether an article is for those with plus, and how much of it everybody reads.
import { Choice } from '#design/Field.tsx';
import { FieldError } from '#bundles/writing/ui/public.ts';
import { PREMIUM_TEASER_LENGTH } from '../../constants.ts';
import type { ArticleContent } from '../../views.ts';
import styles from './PremiumChoice.module.css';
import * as texts from './texts.ts';

interface PremiumProps {
  readonly content: Pick<ArticleContent, 'isPremium' | 'isHeroFree' | 'heroId'>;
  readonly freeLength: number | 'unmarked';
  readonly onChange: (changes: Partial<ArticleContent>) => void;
  readonly error: string | undefined;
}

export const PremiumChoice = ({ content, freeLength, onChange, error }: PremiumProps) => {
  const { isPremium, isHeroFree, heroId } = content;
  return (
    <div className={styles.premium} data-field="isPremium" data-on={isPremium}>
      <Choice
        label={texts.premium}
        checked={isPremium}
        onChange={() => onChange({ isPremium: !isPremium })}
      />
      <FieldError text={error} />
      {!isPremium && freeLength !== 'unmarked' && <p className="note">{texts.markWithoutPremium}</p>}
      {isPremium && (
        <>
          <p className="note">{texts.premiumHint}</p>
          <p className={styles.length}>
            {freeLength === 'unmarked'
              ? texts.freeUnmarked(PREMIUM_TEASER_LENGTH)
              : texts.freeLength(freeLength, PREMIUM_TEASER_LENGTH)}
          </p>
          {freeLength !== 'unmarked' && (
            <meter
              aria-hidden="true"
              min={0}
              max={PREMIUM_TEASER_LENGTH * 2}
              low={PREMIUM_TEASER_LENGTH / 2}
              high={PREMIUM_TEASER_LENGTH * 1.5}
              optimum={PREMIUM_TEASER_LENGTH}
              value={Math.min(freeLength, PREMIUM_TEASER_LENGTH * 2)}
            />
          )}
          {heroId !== null && (
            <Choice
              label={texts.heroFree}
              checked={isHeroFree}
              onChange={() => onChange({ isHeroFree: !isHeroFree })}
            />
          )}
        </>
      )}
    </div>
  );
};
