// Draws the button that closes the comments on a piece or opens them again; it is a plain form without JavaScript.
import * as texts from '../texts.ts';

interface LockMarkProps {
  action: string;
  isLocked: boolean;
}

export const LockMark = ({ action, isLocked }: LockMarkProps) => (
  <comments-lock>
    <form method="post" action={action}>
      <button type="submit" name="lock" value={isLocked ? '0' : '1'}>
        {texts.lockConfirm(isLocked)}
      </button>
    </form>
  </comments-lock>
);
