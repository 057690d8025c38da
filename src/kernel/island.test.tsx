// @vitest-environment node
import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import { Island, registerIslands } from './island.tsx';
import { renderFragment, renderPage, renderToHtml } from './render.tsx';
import { capturedLog } from './testing/captured-log.ts';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
}

/** Draws a field with an id: ids are what inline islands would get wrong. */
const Field = ({ label }: FieldProps) => {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </p>
  );
};

const Outer = ({ label }: FieldProps) => (
  <section>
    <Field label={label} />
    <Island of={Field} when="load" props={{ label: 'innen' }} />
  </section>
);

const Broken = ({ label }: FieldProps) => {
  throw new Error(`${label} kaputt`);
};

const Unknown = () => <p>unbekannt</p>;
const WithDate = ({ at }: { readonly at: Date }) => <time>{at.toISOString()}</time>;
const WithFunction = ({ format }: { readonly format: () => string }) => <p>{format()}</p>;

registerIslands({
  'a/Field.island.tsx': { Field },
  'b/Outer.island.tsx': { Outer },
  'b/Broken.island.tsx': { Broken },
});

const { log, lines } = capturedLog();
const idsIn = (html: string) => [...html.matchAll(/<input id="([^"]+)"/g)].map((match) => match[1]!);
const prefixesIn = (html: string) => [...html.matchAll(/prefix="([^"]+)"/g)].map((match) => match[1]!);

describe('bet: islands are drawn as roots of their own while the page is drawn', () => {
  it('each with ids that begin with its own prefix', () => {
    const html = renderPage(
      <main>
        <Field label="Seite" />
        <Island of={Field} when="load" props={{ label: 'erste' }} />
        <Island of={Field} when="load" props={{ label: 'zweite' }} />
      </main>,
      log,
    ).bytes.toString();
    const [plain, first, second] = idsIn(html);
    expect(prefixesIn(html)).toEqual(['i0-', 'i1-']);
    expect(first).toContain('i0-');
    expect(second).toContain('i1-');
    expect(new Set([plain, first, second]).size).toBe(3);
    for (const id of [plain, first, second]) expect(html).toContain(`<label for="${id}">`);
  });

  it('and an island inside an island is part of the outer one', () => {
    const html = renderPage(
      <Island of={Outer} when="load" props={{ label: 'außen' }} />,
      log,
    ).bytes.toString();
    expect(html.match(/<x-island/g)).toHaveLength(1);
    expect(html).toContain('innen');
    const ids = idsIn(html);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toContain('i0-');
  });

  it('with another set of ids in every fragment, since several meet in one page', () => {
    const island = <Island of={Field} when="load" props={{ label: 'x' }} />;
    const [one, other] = [renderFragment(island, log), renderFragment(island, log)];
    expect(idsIn(one)).not.toEqual(idsIn(other));
    expect(idsIn(one)[0]).toContain(prefixesIn(one)[0]);
  });
});

describe('an island’s element', () => {
  it('is not drawn for a component that nobody registered', () => {
    expect(() => renderPage(<Island of={Unknown} when="load" props={{}} />, log)).toThrow('not registered');
  });

  it('takes nothing but JSON for its props', () => {
    const props = { label: 'x' };
    void (
      <>
        {/* @ts-expect-error a date doesn't survive the way to the browser */}
        <Island of={WithDate} when="load" props={{ at: new Date() }} />
        {/* @ts-expect-error nor does a function */}
        <Island of={WithFunction} when="load" props={{ format: () => 'x' }} />
        {/* @ts-expect-error a prop is missing */}
        <Island of={Field} when="load" props={{}} />
        {/* @ts-expect-error islands have no children */}
        <Island of={Field} when="load" props={props}>
          Kind
        </Island>
        {/* @ts-expect-error there is no such trigger */}
        <Island of={Field} when="someday" props={props} />
      </>
    );
    expect(renderFragment(<Island of={Field} when="load" props={props} />, log)).toContain('x-island');
  });
});

describe('bet: an island that throws on the server', () => {
  it('leaves an empty element and a line in the log, and the page lives on', () => {
    lines.length = 0;
    const html = renderPage(
      <main>
        <p>davor</p>
        <Island of={Broken} when="load" props={{ label: 'Uhr' }} />
        <Island of={Field} when="load" props={{ label: 'danach' }} />
      </main>,
      log,
    ).bytes.toString();
    expect(html).toMatch(/<p>davor<\/p><x-island name="Broken"[^>]*><\/x-island>/);
    expect(html).toContain('danach');
    expect(lines).toMatchObject([{ level: 50, err: { message: 'Uhr kaputt' } }]);
  });
});

describe('what is drawn', () => {
  it('is a whole document, a bare fragment or HTML to be stored', () => {
    const element = <p>Äpfel</p>;
    expect(renderPage(<html lang="de" />, log).bytes.toString()).toMatch(/^<!doctype html><html lang="de">/);
    expect(renderFragment(element, log)).toBe('<p>Äpfel</p>');
    expect(renderToHtml(element)).toBe('<p>Äpfel</p>');
  });
});
