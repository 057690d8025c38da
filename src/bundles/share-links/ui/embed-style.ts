// Writes the style of the card that other sites frame: it stands in the document, since nothing else of ours is loaded there.

type Tokens = Readonly<Record<string, string>>;

const COLORS = ['paper', 'ink', 'accent', 'line'] as const;

/** Returns the style with the colours of the portal, as the site around it or its reader has them. */
export const embedStyle = (light: Tokens, dark: Tokens): string =>
  `:root{color-scheme:light dark;${COLORS.map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`).join(';')}}` +
  '*{box-sizing:border-box;margin:0}body{background:var(--paper);color:var(--ink);font:400 15px/1.4 system-ui,sans-serif}' +
  'a{display:flex;height:100vh;overflow:hidden;border:1px solid var(--line);color:inherit;text-decoration:none}' +
  'a:hover .title{text-decoration:underline}a:focus-visible{outline:3px solid var(--accent);outline-offset:-3px}' +
  'img{flex:none;width:38%;height:100%;object-fit:cover}' +
  '.words{display:flex;flex:1;flex-direction:column;gap:6px;min-width:0;padding:16px 18px}' +
  '.kicker{color:var(--accent);font-weight:600;font-size:13px}' +
  '.title{font:600 22px/1.15 "Newsreader",Georgia,serif;text-wrap:balance}' +
  // What doesn't fit in fades, instead of being cut through its letters.
  '.lead{flex:1 1 0;min-height:0;overflow:hidden;mask:linear-gradient(#000 calc(100% - 1.4em),transparent)}' +
  '.when{font-weight:600}' +
  '.portal{margin-top:auto;padding-top:6px;font:600 15px/1.2 Georgia,serif}' +
  '@media(max-width:419px){.title{font-size:19px;hyphens:auto}.words{padding:14px}}' +
  '@media(max-width:419px) and (min-height:300px){a{flex-direction:column}img{width:100%;height:45%}}' +
  // A site that makes the wide frame as narrow as a phone leaves it as low as it was.
  '@media(max-width:419px) and (max-height:299px){img{width:32%}.lead{display:none}}';
