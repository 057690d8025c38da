// Everybody who comes to a date and wants to be seen.
import { DatePage } from '../../ui/DatePage.tsx';
import * as texts from '../texts.ts';
import type { PeoplePageView } from '../views.ts';

export const PeoplePage = ({ view }: { view: PeoplePageView }) => (
  <DatePage
    heading={texts.peopleHeading}
    title={view.title}
    when={view.when}
    backHref={view.backHref}
    backName={texts.back}
  >
    {view.people.length === 0 ? (
      <p>{texts.nobody}</p>
    ) : (
      <ul>
        {view.people.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    )}
  </DatePage>
);
