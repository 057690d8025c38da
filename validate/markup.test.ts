import { describe, expect, it } from 'vitest';
import { markupFaults } from './markup.ts';

const pageWith = (body: string, head = '') =>
  `<!doctype html><html lang="de"><head><title>T</title>${head}</head><body><h1>T</h1>${body}</body></html>`;

describe('markup', () => {
  it.each([
    ['<img alt="" src="a" sizes="1vw">', '<img> hat sizes ohne srcset'],
    ['<img alt="" src="a" srcset="b 2x" sizes="1vw">', '<img> hat sizes, aber im srcset keine Breiten'],
    ['<img src="a">', '<img> ohne alt'],
    ['<p class="a undefined">x</p>', '<p> hat „a undefined“ als class'],
    ['<span><form></form></span>', '<form> steht in <span>'],
    ['<span><like-button><div>x</div></like-button></span>', '<div> steht in <span>'],
    ['<a href="/"><button>x</button></a>', '<button> steht in <a>'],
    ['<p id="a">x</p><p id="a">y</p>', 'Die id „a“ gibt es mehrmals'],
    ['<label for="f">x</label>', '<label> nennt als for „f“, das es nicht gibt'],
    ['<h3>x</h3>', 'Vor einer h3 fehlt eine h2'],
    ['<h1>x</h1>', 'Die Seite hat 2 h1'],
    [
      '<p tabindex="-1" autofocus>x</p><select autofocus></select>',
      'Mehrere wollen gleich den Fokus (autofocus)',
    ],
  ])('in %s: %s', (body, fault) => expect(markupFaults(pageWith(body))).toEqual([fault]));

  it('has nothing against what is right', () => {
    const body = `<img alt="" src="a" srcset="data:image/gif;base64,A 1w" sizes="1vw"><a href="/"><div>x</div></a>
      <details><summary><h2>x</h2></summary></details><p title="undefined">x</p><input aria-label="null" value="null">`;
    expect(markupFaults(pageWith(body))).toEqual([]);
  });
});
