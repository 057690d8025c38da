// Draws the form of a comment on a page of its own, for browsers without JavaScript: to change one, or to answer what is asked
// before it goes to moderators.
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { QuestionFields, questions } from '#bundles/gates/ui/public.ts';
import { RemovalFields } from '#bundles/moderation/ui/public.ts';
import { MAX_REASON_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { EditPageView } from '../views.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './CommentPage.module.css';

export const EditPage = ({ view: { subject, asked, removal, ...form } }: { view: EditPageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{form.isEdit ? texts.editTitle : texts.writeComment}</h1>
    <p className="note">
      <a href={subject.href}>{subject.name}</a>
    </p>
    {asked && <ErrorSummary errors={asked.errors} labels={questions} />}
    <CommentForm
      {...form}
      {...(asked && { note: texts.questionsFirst, questions: <QuestionFields {...asked} /> })}
      {...(removal && {
        note: texts.rewordNote,
        questions: <RemovalFields {...removal} maxLength={MAX_REASON_LENGTH} />,
      })}
      cancelHref={subject.href}
    />
  </div>
);
