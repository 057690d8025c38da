// Draws the page where a portal chooses its looks: presets, then the form with its preview.
import { DeskContent } from '#design/DeskContent.tsx';
import { Island } from '#kernel/island.tsx';
import * as texts from '../texts.ts';
import type { AppearancePageView, PresetView } from '../views.ts';
import { AppearanceForm } from './AppearanceForm.island.tsx';
import styles from './AppearancePage.module.css';

export const AppearancePage = ({ view: { presets, form } }: { view: AppearancePageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <section aria-labelledby="vorlagen" className={styles.part}>
      <h2 id="vorlagen">{texts.presetsHeading}</h2>
      <ul className={styles.presets}>
        {presets.map((preset) => (
          <li key={preset.href}>
            <Preset of={preset} />
          </li>
        ))}
      </ul>
      <p className="note">{texts.presetsNote}</p>
    </section>
    <Island of={AppearanceForm} when="load" props={form} />
  </DeskContent>
);

const Preset = ({ of: { name, description, href, colors, isChosen } }: { of: PresetView }) => (
  <a className={styles.preset} href={href} aria-current={isChosen ? 'true' : undefined}>
    <span className={styles.swatches} aria-hidden="true">
      {colors.map((color) => (
        <span key={color} style={{ background: color }} />
      ))}
    </span>
    <b>{name}</b>
    <span className="note">{description}</span>
  </a>
);
