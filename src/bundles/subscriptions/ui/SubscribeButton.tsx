// Draws two buttons, one of which is shown: one follows something, the other ends that. Visitors get a link to sign in.
// contract.md 4
import { buttonClass } from '#design/Button.tsx';
import type { ButtonLook } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { declaredKind } from '#kernel/declared-kinds.ts';
import * as texts from '../texts.ts';
import type { SubscribeView } from '../views.ts';
import styles from './SubscribeButton.module.css';

interface SubscribeButtonProps extends ButtonLook {
  of: SubscribeView;
  /** What is followed, read aloud behind the button's words. */
  name: string;
}

export const SubscribeButton = ({ of, name, ...look }: SubscribeButtonProps) => {
  const className = buttonClass(look);
  if (!of.action)
    return (
      <a className={className} href={of.signInHref ?? undefined} rel="nofollow">
        <Follow of={of} name={name} />
      </a>
    );
  return (
    <subscribe-toggle class={styles.toggle} data-of={of.selectorTag}>
      <form method="post" action={of.action}>
        <input type="hidden" name="next" value={of.next} />
        <button type="submit" name="subscribed" value="1" className={className} hidden={of.isSubscribed}>
          <Follow of={of} name={name} />
        </button>
        <button
          type="submit"
          name="subscribed"
          value="0"
          className={`${buttonClass({ isSmall: look.isSmall })} ${styles.on}`}
          hidden={!of.isSubscribed}
        >
          <Icon name="check" />
          {texts.unfollow}
          <Aloud name={name} />
        </button>
      </form>
    </subscribe-toggle>
  );
};

const Follow = ({ of: { selectorTag }, name }: Pick<SubscribeButtonProps, 'of' | 'name'>) => (
  <>
    <Icon name="plus" />
    {wordsFor(selectorTag)}
    <Aloud name={name} />
  </>
);

/** Of pieces one follows what is said about them, not whoever made them. */
const wordsFor = (selectorTag: string) =>
  declaredKind(selectorTag.split('-')[0]!)?.following?.button ?? texts.follow;

const Aloud = ({ name }: { name: string }) => <span className="visually-hidden">{texts.aloud(name)}</span>;
