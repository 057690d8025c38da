// Shows every sign with its name.
import type { ExampleSheet } from './example-sheet.ts';
import { Icon, iconNames } from './Icon.tsx';

const Examples = () => (
  <ul
    style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '0.75rem' }}
  >
    {iconNames.map((name) => (
      <li key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
        <Icon name={name} /> <span className="note">{name}</span>
      </li>
    ))}
  </ul>
);

export const sheet: ExampleSheet = { title: 'Zeichen', Examples };
