// Draws the switch of the order, by what suits the reader, or by time alone: one press, which is kept.
import { tabLine } from '#design/LinkTabs.tsx';
import { ORDERS } from '../constants.ts';
import * as texts from '../texts.ts';
import type { OrderSwitchView } from '../views.ts';

export const OrderSwitch = ({ of: { action, current, next } }: { of: OrderSwitchView }) => (
  <form method="post" action={action} aria-label={texts.ordersLabel}>
    <input type="hidden" name="next" value={next} />
    <div className={tabLine}>
      {ORDERS.map((order) => (
        <button
          key={order}
          type="submit"
          name="ordnung"
          value={order}
          aria-current={order === current ? 'true' : undefined}
        >
          {texts.orderNames[order]}
        </button>
      ))}
    </div>
  </form>
);
