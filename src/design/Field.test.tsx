import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineFileName } from './behaviours/file-name.ts';
import { defineBehaviours } from './behaviours/define.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Choices, Field } from './Field.tsx';
import { FileInput } from './FileInput.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
defineBehaviours();

const OPTIONS = [
  { value: 'a', name: 'Auenfeld' },
  { value: 'k', name: 'Kirchbruck' },
];

const show = (children: ReactNode) => {
  const container = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(container).render(children));
  return container;
};

afterEach(() => document.body.replaceChildren());

describe('a field for files', () => {
  it('speaks our words in every browser, and says what was chosen', () => {
    if (!customElements.get('file-name')) defineFileName();
    show(<Field name="file" as={FileInput} label="Porträt" required />);
    const input = document.querySelector('input')!;
    expect([input.type, input.required]).toEqual(['file', true]);
    expect(document.querySelector('label')!.htmlFor).toBe(input.id);
    expect(document.querySelector('file-name')!.textContent).toContain('Datei wählen');
    Object.defineProperty(input, 'files', { value: [new File(['a'], 'ich.jpg')] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(document.querySelector('output')!.textContent).toBe('ich.jpg');
  });
});

describe('a field', () => {
  it('is named by its label', () => {
    show(<Field name="title" label="Titel" />);
    expect(document.querySelector('label')!.htmlFor).toBe('f-title');
    expect(document.querySelector('input')!.id).toBe('f-title');
  });

  it('is described by its error and its help, and told as wrong', () => {
    show(<Field name="title" label="Titel" help="Kurz, bitte." error="Der Titel fehlt." />);
    const input = document.querySelector('input')!;
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)!.textContent).toBe(
      'Der Titel fehlt.Kurz, bitte.',
    );
  });

  it('draws options of one group below its name, in one list with the others', () => {
    const options = [
      { value: '', name: 'Bitte auswählen' },
      { value: 'a', name: 'Auenfeld', group: 'Städte' },
      { value: 's', name: 'Steinach', group: 'Dörfer' },
      { value: 'k', name: 'Kirchbruck', group: 'Städte' },
    ];
    show(<Field name="place" label="Ort" options={options} defaultValue="k" />);
    const groups = [...document.querySelectorAll('optgroup')];
    expect(groups.map(({ label, textContent }) => [label, textContent])).toEqual([
      ['Städte', 'AuenfeldKirchbruck'],
      ['Dörfer', 'Steinach'],
    ]);
    expect(document.querySelector('select')).toMatchObject({ value: 'k', options: { length: 4 } });
  });

  it('can be a list to choose from', () => {
    show(<Field name="place" label="Ort" options={OPTIONS} defaultValue="k" />);
    expect(document.querySelector('select')!.value).toBe('k');
    expect(document.querySelector('select')!.hasAttribute('options')).toBe(false);
  });

  it('counts what is typed', () => {
    show(<Field name="text" label="Text" rows={3} maxLength={5000} hasCounter defaultValue="abc" />);
    const field = document.querySelector('textarea')!;
    expect(document.body.textContent).toContain('3 von 5.000 Zeichen');
    field.value = 'x'.repeat(1200);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(document.body.textContent).toContain('1.200 von 5.000 Zeichen');
  });
});

describe('a choice of one', () => {
  it('has one box for each option, the given one ticked', () => {
    show(<Choices name="place" legend="Wo?" options={OPTIONS} value="k" />);
    const boxes = [...document.querySelectorAll('input')];
    expect(boxes.map(({ type, checked }) => [type, checked])).toEqual([
      ['radio', false],
      ['radio', true],
    ]);
    expect(document.querySelector('legend')!.textContent).toBe('Wo?');
  });

  it('can be reached from the summary of errors', () => {
    const errors = { place: 'Bitte wählen Sie.' };
    show(
      <>
        <ErrorSummary errors={errors} labels={{ place: 'Wo?' }} />
        <Choices name="place" legend="Wo?" options={OPTIONS} error={errors.place} />
      </>,
    );
    const link = document.querySelector('a')!;
    expect(link.textContent).toBe('Wo? Bitte wählen Sie.');
    expect(document.querySelector(link.hash)).toBe(document.querySelector('input'));
  });
});
