// Lets an author choose in the composer whose profile the organiser's name leads to, found by the first letters of a name.
import { useEffect, useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { MIN_NAME_LENGTH } from '../constants.ts';
import { organiserPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import type { OfferedPerson } from '../views.ts';

interface PickerProps {
  readonly organiserId: number | null;
  readonly onChoose: (person: OfferedPerson | null) => void;
}

export const OrganiserPicker = ({ organiserId, onChoose }: PickerProps) => {
  const [name, setName] = useState('');
  if (organiserId !== null) return <Chosen organiserId={organiserId} onDrop={() => onChoose(null)} />;
  return (
    <div data-field="organiserId">
      <Field
        name="organiserName"
        label={texts.searchLabel}
        help={texts.searchHelp}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget: { value } }: Typed) => setName(value)}
      />
      <Offered
        name={name}
        onChoose={(person) => {
          setName('');
          onChoose(person);
        }}
      />
    </div>
  );
};

interface Typed {
  readonly currentTarget: { readonly value: string };
}

const Offered = ({ name, onChoose }: { name: string; onChoose: (person: OfferedPerson) => void }) => {
  const typed = name.trim();
  const people = useOffered(
    typed.length < MIN_NAME_LENGTH ? '' : url(organiserPaths.search, {}, { q: typed }),
  );
  return (
    <output>
      {people?.length === 0 && <p className="note">{texts.nobodyFound}</p>}
      {people && people.length > 0 && (
        <ul aria-label={texts.offered}>
          {people.map((person) => (
            <li key={person.id}>
              <Button
                type="button"
                variant="quiet"
                isSmall
                aria-label={texts.choose(person.name)}
                onClick={() => onChoose(person)}
              >
                {person.name}
              </Button>{' '}
              <span className="note">{person.note}</span>
            </li>
          ))}
        </ul>
      )}
    </output>
  );
};

const Chosen = ({ organiserId, onDrop }: { organiserId: number; onDrop: () => void }) => {
  const people = useOffered(url(organiserPaths.search, {}, { id: organiserId }));
  const person = people?.[0];
  return (
    <p>
      {texts.leadsTo}{' '}
      {person ? (
        <a href={person.href} target="_blank" rel="noopener">
          {person.name}
        </a>
      ) : (
        people && texts.gone
      )}{' '}
      <Button type="button" variant="quiet" isSmall onClick={onDrop}>
        {texts.drop}
      </Button>
    </p>
  );
};

const PAUSE_MS = 250;

/** Returns the people who are offered; undefined while they aren't known. The address '' asks for nobody. */
const useOffered = (address: string): readonly OfferedPerson[] | undefined => {
  const [found, setFound] = useState<{
    readonly address: string;
    readonly people: readonly OfferedPerson[];
  }>();
  useEffect(() => {
    if (address === '') return undefined;
    const end = new AbortController();
    const ask = async () => {
      const options = { headers: { accept: 'application/json' }, signal: end.signal };
      await request(address, options, async (response) => {
        if (!response.ok) return;
        const { people } = (await response.json()) as { readonly people: readonly OfferedPerson[] };
        setFound({ address, people });
      });
    };
    // Without an answer nobody is offered.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [address]);
  return found?.address === address ? found.people : undefined;
};
