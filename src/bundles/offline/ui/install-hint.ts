// Says at a good moment that the portal can lie on the home screen. This is browser code. On iPhones and iPads it says where
// that is done; elsewhere the browser is asked, where it offers to.
import { buttonClass } from '#design/Button.tsx';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { dayOf } from '#kernel/calendar.ts';
import { NO_MEMORY, afterVisit, isGoodMoment, parseMemory } from '../rules.ts';
import type { InstallMemory } from '../rules.ts';
import * as texts from '../texts.ts';

/** The browser's own offer, which it makes to pages that can be installed. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

const KEY = 'litfass-install';
const BEFORE_MS = 4000;

/** Takes the browser's offer, which may have come already, or waits for it, and shows nothing on the first days. */
export const watchInstalling = (early?: Event): void => {
  if (matchMedia('(display-mode: standalone)').matches) return;
  const memory = read();
  save(afterVisit(memory, dayOf(new Date())));
  let offer: InstallOffer | undefined;
  let isShown = false;
  const show = (hasJustSaved: boolean) => {
    const [memory, today] = [read(), dayOf(new Date())];
    if (isShown || !isGoodMoment(memory, { hasJustSaved, today }) || !(offer || isOnAppleTouch())) return;
    isShown = true;
    save({ ...memory, toldOn: today });
    showFlash({
      type: 'secondary',
      text: offer ? texts.installText : texts.installByHand,
      more: buttons(offer),
      fade: 0,
    });
  };
  const take = (made: Event) => {
    offer = made as InstallOffer;
    show(false);
  };
  if (early) take(early);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event);
  });
  addEventListener('appinstalled', end);
  addEventListener('litfass:saved', () => show(true));
  if (isOnAppleTouch()) setTimeout(() => show(false), BEFORE_MS);
};

const buttons = (offer: InstallOffer | undefined): HTMLElement => {
  const row = document.createElement('span');
  row.className = 'button-row';
  if (offer) row.append(button(texts.install, () => void offer.prompt()));
  row.append(button(texts.notInstall, end));
  return row;
};

const button = (textContent: string, act: () => void) => {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent });
  made.className = buttonClass({ isSmall: true });
  made.addEventListener('click', () => {
    made.closest('flash-message')?.remove();
    act();
  });
  return made;
};

const end = () => save({ ...read(), isOver: true });

/** Recognizes iPhones and iPads, whose browsers are all Safari's, and offer nothing by themselves. */
const isOnAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Where storage is forbidden nobody is asked. */
const read = (): InstallMemory => {
  try {
    return parseMemory(localStorage.getItem(KEY));
  } catch {
    return { ...NO_MEMORY, isOver: true };
  }
};

const save = (memory: InstallMemory) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Where storage is forbidden nobody is asked.
  }
};
