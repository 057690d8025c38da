// Describes pointer and keys as lists of actions, which WebDriver and WebDriver BiDi write alike.
import type { Key, Point } from './tab.ts';

const CODES: Readonly<Record<Key | 'Control', string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Some engines lose keys that follow each other faster than anybody types. */
const KEY_PAUSE_MS = 5;

interface Action {
  readonly type: string;
  readonly [detail: string]: string | number;
}

const byPointer = (actions: readonly Action[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const byKeys = (actions: readonly Action[]) => [{ type: 'key', id: 'keys', actions }];

const moveTo = ({ x, y }: Point): Action => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });

export const pointing = (point: Point) => byPointer([moveTo(point)]);

export const clicking = (point: Point) =>
  byPointer([moveTo(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);

export const typing = (text: string) => byKeys([...text].flatMap(stroke));

export const pressing = (key: Key, modifier?: 'Control') =>
  byKeys(
    modifier
      ? [
          { type: 'keyDown', value: CODES[modifier] },
          ...stroke(CODES[key]),
          { type: 'keyUp', value: CODES[modifier] },
        ]
      : stroke(CODES[key]),
  );

const stroke = (value: string): Action[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
  { type: 'pause', duration: KEY_PAUSE_MS },
];
