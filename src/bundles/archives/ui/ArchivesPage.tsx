// Draws what goes into an archive, the portal's fingerprint, and what was made.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskFields, DeskForm, DeskPart, FieldColumns } from '#design/DeskForm.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { LogList } from '#bundles/data-export/ui/public.ts';
import * as texts from '../texts.ts';
import type { ArchivesPageView } from '../views.ts';

const LABELS = {
  place: texts.place,
  person: texts.person,
  from: texts.from,
  until: texts.until,
  print: texts.print,
};

export const ArchivesPage = ({ view }: { view: ArchivesPageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <DeskForm action={view.action}>
      <h2>{texts.newHeading}</h2>
      <ErrorSummary errors={view.errors} labels={LABELS} />
      <What view={view} />
      <Along view={view} />
      <div className="button-row">
        <Button type="submit" variant="main">
          {texts.begin}
        </Button>
      </div>
    </DeskForm>
    <DeskPart title={texts.keyHeading}>
      <p>
        <code>{view.fingerprint}</code>
      </p>
      <p className="note">{texts.keyHelp}</p>
    </DeskPart>
    <DeskPart title={texts.madeHeading}>
      {view.made.length === 0 ? <p className="note">{texts.noneMade}</p> : <LogList runs={view.made} />}
    </DeskPart>
  </DeskContent>
);

const What = ({ view: { typed, errors, places } }: { view: ArchivesPageView }) => (
  <DeskFields legend={texts.whatHeading}>
    <p className="note">{texts.whatHelp}</p>
    <FieldColumns>
      <Field
        name="place"
        label={LABELS.place}
        help={texts.placeHelp}
        options={places}
        defaultValue={typed.place}
        error={errors['place']}
      />
      <Field
        name="person"
        label={LABELS.person}
        help={texts.personHelp}
        defaultValue={typed.person}
        error={errors['person']}
        autoComplete="off"
        spellCheck={false}
      />
      <Field name="from" type="date" label={LABELS.from} defaultValue={typed.from} error={errors['from']} />
      <Field
        name="until"
        type="date"
        label={LABELS.until}
        defaultValue={typed.until}
        error={errors['until']}
      />
    </FieldColumns>
  </DeskFields>
);

const Along = ({ view: { typed, errors, people, sizes } }: { view: ArchivesPageView }) => (
  <DeskFields legend={texts.withHeading}>
    <Choice name="premium" value="1" label={texts.premium} defaultChecked={typed.premium} />
    <Choice name="comments" value="1" label={texts.comments} defaultChecked={typed.comments} />
    <Choice name="revisions" value="1" label={texts.revisions} defaultChecked={typed.revisions} />
    <FieldColumns>
      <Field
        name="people"
        label={texts.people}
        help={texts.peopleHelp}
        options={people}
        defaultValue={typed.people}
      />
      <Field
        name="print"
        label={LABELS.print}
        help={texts.printHelp}
        options={sizes}
        defaultValue={typed.print}
        error={errors['print']}
      />
    </FieldColumns>
  </DeskFields>
);
