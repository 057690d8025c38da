// @vitest-environment node
import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import { Island, registerIslands } from './island.tsx';
import { CachedFragment } from './cached-fragment.tsx';
import { renderFragment, renderPage } from './render.tsx';
import { capturedLog } from './testing/captured-log.ts';

const { log } = capturedLog();

interface NamesView {
  readonly names: readonly string[];
}

let drawings = 0;
const Names = ({ view: { names } }: { view: NamesView }) => {
  drawings++;
  return (
    <>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </>
  );
};

const Count = ({ view: { names } }: { view: NamesView }) => <b>{names.length}</b>;

const Asking = ({ label }: { readonly label: string }) => {
  const id = useId();
  return <input id={id} aria-label={label} />;
};
registerIslands({ 'a/Asking.island.tsx': { Asking } });

const Form = ({ view }: { view: { readonly label: string } }) => (
  <Island of={Asking} when="load" props={view} />
);
const List = ({ view }: { view: NamesView }) => (
  <ul>
    <CachedFragment of={Names} view={view} />
  </ul>
);

const pageOf = (element: React.ReactElement) => renderPage(<main>{element}</main>, log).bytes.toString();

describe('a part of a page that is cached', () => {
  it('stands in the page as if it were drawn there, without an element around it', () => {
    const html = pageOf(
      <>
        <p>davor „–“</p>
        <ul>
          <CachedFragment of={Names} view={{ names: ['Ä', '<b>'] }} />
        </ul>
        <p>danach</p>
      </>,
    );
    expect(html).toBe(
      '<!doctype html><main><p>davor „–“</p><ul><li>Ä</li><li>&lt;b&gt;</li></ul><p>danach</p></main>',
    );
  });

  it('is drawn once for each view', () => {
    const before = drawings;
    const view = { names: ['Ruth', 'Paul'] };
    const pages = [1, 2, 3].map(() => pageOf(<CachedFragment of={Names} view={view} />));
    expect(new Set(pages).size).toBe(1);
    expect(drawings - before).toBe(1);
    pageOf(<CachedFragment of={Names} view={{ ...view }} />);
    expect(drawings - before).toBe(2);
  });

  it('is told apart from what another component draws of the same view', () => {
    const view = { names: ['Linh'] };
    expect(pageOf(<CachedFragment of={Names} view={view} />)).toContain('<li>Linh</li>');
    expect(pageOf(<CachedFragment of={Count} view={view} />)).toContain('<b>1</b>');
  });

  it('may hold another one', () => {
    const view = { names: ['innen'] };
    expect(pageOf(<CachedFragment of={List} view={view} />)).toContain('<ul><li>innen</li></ul>');
  });

  it('may hold islands, whose ids nothing else in the page has', () => {
    const html = pageOf(
      <>
        <Island of={Asking} when="load" props={{ label: 'Seite' }} />
        <CachedFragment of={Form} view={{ label: 'eins' }} />
        <CachedFragment of={Form} view={{ label: 'zwei' }} />
      </>,
    );
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(3);
    for (const [, prefix] of html.matchAll(/prefix="([^"]+)"/g))
      expect(ids.some((id) => id!.includes(prefix!))).toBe(true);
  });

  it('is a plain component in a fragment', () => {
    const before = drawings;
    const view = { names: ['Georg'] };
    for (let n = 0; n < 2; n++)
      expect(renderFragment(<List view={view} />, log)).toBe('<ul><li>Georg</li></ul>');
    expect(drawings - before).toBe(2);
  });

  it('can’t be called up by what somebody wrote', () => {
    const view = { names: ['echt'] };
    const html = pageOf(
      <>
        <CachedFragment of={List} view={view} />
        <div dangerouslySetInnerHTML={{ __html: '<x-cached n="0"></x-cached>' }} />
      </>,
    );
    expect(html.match(/echt/g)).toHaveLength(1);
    expect(html).toContain('<div><x-cached n="0"></x-cached></div>');
  });
});
