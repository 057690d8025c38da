// These are ways of those who run the portal.
import type { Way } from '../way.ts';
import { signIn } from './contributing.ts';

const FRAMES = 2;

/** Says whether what the frames show is dressed by the page around them: a portal in colours that hold nowhere yet. */
const isPreviewDressed = (count: number): boolean => {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('main output iframe')];
  return (
    frames.length === count &&
    frames.every(({ contentDocument }) => {
      const root = contentDocument?.documentElement;
      return Boolean(
        root?.style.getPropertyValue('--paper') &&
          root.dataset['scheme'] &&
          contentDocument!.querySelector('main') &&
          !contentDocument!.querySelector('script'),
      );
    })
  );
};

export const administer: Way = {
  name: 'look after a portal: colours, people, setting up',
  walk: async (visitor) => {
    const { goto, read, look, until } = visitor;
    await signIn(visitor, 'admin');
    await goto('/admin/portal/logo');
    await look('logo and symbol');
    await goto('/admin/portal/aussehen?vorlage=wald');
    await until('the preview is not dressed', isPreviewDressed, FRAMES);
    await look('colours');
    await goto('/admin/mitglieder');
    await read('Mitglieder und Rollen', 'h1');
    await look('people');
    await goto('/admin/einrichtung/rechtliches');
    await look('a step of setting up');
    await goto('/admin/betrieb/datenbank');
    await look('database');
  },
};
