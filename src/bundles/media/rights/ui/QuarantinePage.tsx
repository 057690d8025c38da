// Asks why an image is taken away, with the image before one's eyes.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { RemovalFields } from '#bundles/moderation/ui/public.ts';
import * as texts from '../texts.ts';
import type { QuarantinePageView } from '../views.ts';
import { DeskImage } from './DeskImage.tsx';
import styles from './ImageDesk.module.css';

export const QuarantinePage = ({ view }: { view: QuarantinePageView }) => (
  <DeskContent title={texts.quarantineTitle} intro={texts.quarantineIntro}>
    <ErrorSummary
      errors={view.errors}
      labels={{ category: texts.categoryLabel, reason: texts.reasonLabel }}
    />
    <DeskImage image={view.image} isBare />
    <form method="post" action={view.action} className={styles.decision}>
      {view.asksCategory ? (
        <RemovalFields typed={view.typed} errors={view.errors} maxLength={view.maxLength} />
      ) : (
        <Field
          name="reason"
          rows={4}
          label={texts.reasonLabel}
          error={view.errors['reason']}
          defaultValue={view.typed.reason}
          maxLength={view.maxLength}
          hasCounter
          required
        />
      )}
      <div className="button-row">
        <Button type="submit" variant="danger">
          {texts.quarantineButton}
        </Button>
        <a href={view.back.href}>{view.back.name}</a>
      </div>
    </form>
  </DeskContent>
);
