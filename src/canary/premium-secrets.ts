// This is what premium articles keep back: words in all shapes that a text has, pictures, a gallery, a video.
// For tests only.
import { anArticle } from '#bundles/articles/test-data.ts';
import type { ArticleInput } from '#bundles/articles/commands.ts';
import { build } from '#bundles/rich-text/public.ts';
import type { TopNode } from '#bundles/rich-text/tree.ts';
import type { Reader } from './nest.ts';
import { aSecretPicture, aSecretStream } from './pictures.ts';
import type { Seeding } from './world.ts';

/** A pass, having written it or looking after it opens it. */
const ENTITLED: readonly Reader[] = ['holder', 'owner', 'editor'];
const { doc, p, cut } = build;

export const hideBehindCuts = async (seeding: Seeding): Promise<void> => {
  const closed = await premiumArticle(seeding, 'plus', { heroId: await picture(seeding, 'plus: Aufmacher') });
  await premiumArticle(seeding, 'plus mit freiem Aufmacher', {
    heroId: await aSecretPicture(placeOf(seeding), {
      where: 'freier Aufmacher',
      readers: ['visitor', 'member', 'author', ...ENTITLED],
    }),
    isHeroFree: true,
  });
  await withoutMark(seeding);
  await anArticle(seeding.ctx, {
    ...seeding.at,
    headline: 'Was wir empfehlen',
    body: doc(p('Siehe auch:'), build.embed('article', closed.id)),
    tags: ['Brücke'],
  });
};

const premiumArticle = async (seeding: Seeding, where: string, changes: Partial<ArticleInput>) => {
  const { ctx, at, world } = seeding;
  const body = doc(p('Das darf jeder lesen.'), cut(), ...(await paidPart(seeding, where)));
  const article = await anArticle(ctx, {
    ...at,
    headline: 'Ein Stück für Abonnenten',
    isPremium: true,
    tags: ['Brücke'],
    body,
    ...changes,
  });
  world.pieces.push({ ...article, tags: ['bruecke'] });
  await seeding.visit(article.href);
  return article;
};

/** Returns one of each node and mark that carries words, pictures or videos. */
const paidPart = async (seeding: Seeding, where: string): Promise<TopNode[]> => {
  const word = (of: string) => seeding.world.nest.word(`${where}: ${of}`, ENTITLED);
  if (seeding.size === 'small' && where !== 'plus') return [p(word('Absatz'))];
  const [one, two, three] = [
    await picture(seeding, `${where}: Bild im Text`),
    await picture(seeding, `${where}: Galerie`),
    await picture(seeding, `${where}: Galerie am Ende`),
  ];
  const streamId = await aSecretStream(placeOf(seeding), { where: `${where}: Video`, readers: ENTITLED });
  return [
    p(`Nur hier: ${word('Absatz')}.`),
    build.h2(word('Zwischentitel')),
    build.ul(word('Liste')),
    build.quote(word('Zitierter'), p(word('Zitat'))),
    build.spoiler(word('Titel des Verborgenen'), p(word('Verborgenes'))),
    build.codeBlock(null, word('Quelltext')),
    build.table([word('Tabelle')]),
    p(build.link(`https://example.org/${word('Adresse')}`, word('Verweis'))),
    build.image(one),
    build.image(one, { caption: word('eigene Bildunterschrift') }),
    build.gallery(two, three),
    build.video('streaming_media', { videoId: String(streamId) }),
    build.video('youtube', { src: `https://video.example/${word('Einbettung')}` }),
  ];
};

/** Makes a text without a mark, which is cut near 800 characters, at the end of a paragraph. */
const withoutMark = async ({ ctx, at, world, visit }: Seeding) => {
  const late = world.nest.word('plus ohne Marke: hinten', ENTITLED);
  const body = doc(p('Frei ist das. '.repeat(56)), p('Und das nicht. '.repeat(40)), p(`Schluss: ${late}.`));
  const article = await anArticle(ctx, { ...at, headline: 'Lang', isPremium: true, body });
  world.pieces.push({ ...article, tags: [] });
  await visit(article.href);
};

const picture = (seeding: Seeding, where: string) =>
  aSecretPicture(placeOf(seeding), { where, readers: ENTITLED });

const placeOf = ({ ctx, world, at }: Seeding) => ({ ctx, nest: world.nest, ownerId: at.authorId });
