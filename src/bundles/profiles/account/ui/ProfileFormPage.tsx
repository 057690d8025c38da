// Draws the form for what the others read about oneself, with the two pictures above it.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Choices, Field, fieldIdOf } from '#design/Field.tsx';
import { Island } from '#kernel/island.tsx';
import { ShapeField } from '#bundles/editor/ui/public.ts';
import { AccountShell } from '#design/AccountShell.tsx';
import * as texts from '../texts.ts';
import type { ProfileFormView } from '../views.ts';
import { PictureForm } from './PictureForm.tsx';
import styles from './ProfileFormPage.module.css';

export const ProfileFormPage = ({ view }: { view: ProfileFormView }) => (
  <AccountShell shell={view.shell} title={texts.profile} intro={texts.profileIntro}>
    <section className={styles.pictures} aria-label={texts.picturesHeading}>
      {view.pictures.map((form) => (
        <PictureForm key={form.which} view={form} />
      ))}
    </section>
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary error={null} errors={view.errors} labels={labelsOf(view)} />
      <Words view={view} />
      <Links view={view} />
      <PrivacyChoices view={view} />
      <div>
        <Button type="submit" variant="main">
          {texts.save}
        </Button>
      </div>
    </form>
  </AccountShell>
);

const labelsOf = ({ links }: ProfileFormView): Record<string, string> => ({
  name: texts.nameLabel,
  about: texts.aboutLabel,
  locationId: texts.placeLabel,
  ...Object.fromEntries(links.map((_, at) => [`link${at + 1}`, texts.linkHref(at + 1)])),
});

const Words = ({ view }: { view: ProfileFormView }) => (
  <>
    <Field
      name="name"
      label={texts.nameLabel}
      help={texts.nameHelp}
      error={view.errors['name']}
      defaultValue={view.name}
      autoComplete="name"
      required
    />
    <Field
      name="locationId"
      label={texts.placeLabel}
      options={view.places}
      error={view.errors['locationId']}
      defaultValue={view.locationId}
    />
    <div className={styles.shaped}>
      <Field
        name="about"
        label={texts.aboutLabel}
        help={texts.aboutHelp}
        error={view.errors['about']}
        defaultValue={view.about}
        rows={6}
        maxLength={view.maxAbout}
        hasCounter
      />
      <Island
        of={ShapeField}
        when="visible"
        props={{ fieldId: fieldIdOf('about'), label: texts.aboutLabel }}
      />
    </div>
  </>
);

const Links = ({ view }: { view: ProfileFormView }) => (
  <fieldset className={styles.links}>
    <legend>{texts.linksLegend}</legend>
    {view.links.map(({ name, href }, at) => {
      const number = at + 1;
      return (
        <div key={number} className={styles.link}>
          <Field name={`linkName${number}`} label={texts.linkName(number)} defaultValue={name} />
          <Field
            name={`link${number}`}
            label={texts.linkHref(number)}
            error={view.errors[`link${number}`]}
            defaultValue={href}
            inputMode="url"
          />
        </div>
      );
    })}
  </fieldset>
);

const PrivacyChoices = ({ view }: { view: ProfileFormView }) => (
  <>
    <fieldset className={styles.choices}>
      <legend>{texts.privacyLegend}</legend>
      <Choice name="showsPlace" value="1" label={texts.showsPlace} defaultChecked={view.showsPlace} />
      <Choice
        name="showsComments"
        value="1"
        label={texts.showsComments}
        defaultChecked={view.showsComments}
      />
      <Choice
        name="showsFollowers"
        value="1"
        label={texts.showsFollowers}
        defaultChecked={view.showsFollowers}
      />
      <Choice name="isNoindex" value="1" label={texts.isNoindex} defaultChecked={view.isNoindex} />
    </fieldset>
    <Choices
      name="messagesFrom"
      legend={texts.messagesLegend}
      value={view.messagesFrom}
      options={Object.entries(texts.messageSenders).map(([value, name]) => ({ value, name }))}
    />
  </>
);
