// Tests the public report about a year of moderation, and the record for the Commission.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { decideAppeal } from '../appeals/commands.ts';
import { standingHref } from '../links.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';
import { yearOf } from './pages.ts';

const app = await testApp();
const { ctx } = app;
const town = await aModeratedTown(app);
const { get } = town;
const moderator = actAs(ctx, town.moderator.viewer);
const year = yearOf(ctx.now);
const cells = async () => (await get(`/transparenz/${year}/bericht.csv`)).body.split('\r\n');

describe('before anybody told of anything', () => {
  it('there is no report, and the page about moderation says so', async () => {
    const page = await get('/transparenz');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Noch hat niemand etwas gemeldet.');
    for (const asked of [`/transparenz/${year}`, `/transparenz/${year}/bericht.json`])
      expect((await get(asked)).statusCode).toBe(404);
  });
});

describe('the report of a year', () => {
  it('counts notices, decisions and appeals as they are now, on the page, in the table and for programs', async () => {
    const first = await town.aCommentHere();
    const { caseId } = await aNotice(ctx, first.ref, { explanation: 'Herr Geheim ist gemeint.' });
    await aNotice(ctx, first.ref, { category: 'rude' });
    expect((await get(`/transparenz/${year}`)).body).toContain('Beleidigung, üble Nachrede, Verleumdung');
    await aDecision(moderator, caseId, { isWarning: true, facts: 'Frau Geheim wird beschimpft.' });
    const second = await town.aCommentHere();
    const left = await aNotice(ctx, second.ref, { category: 'spam' });
    await aDecision(moderator, left.caseId, {
      measure: 'none',
      category: '',
      facts: 'Das ist keine Werbung.',
    });
    const rows = await cells();
    expect(rows).toEqual(
      expect.arrayContaining([
        '"Meldungen nach ihrem Grund";"Insgesamt";"Zahl";"3"',
        '"Entscheidungen";"Ausgeblendet";"gegen ein Gesetz";"1"',
        '"Entscheidungen";"Verwarnt";"Insgesamt";"1"',
        '"Entscheidungen";"Stehen gelassen";"Insgesamt";"1"',
        '"Entscheidungen";"Ausgeblendet";"später aufgehoben";"0"',
        '"Wie lange es gedauert hat";"Von der Meldung zur Entscheidung";"Erledigt";"3"',
      ]),
    );
    const json = JSON.parse((await get(`/transparenz/${year}/bericht.json`)).body);
    expect(json).toMatchObject({
      version: 1,
      year,
      isRunning: true,
      automatedMeans: false,
      noticesDecided: 3,
    });
    for (const form of ['', '/bericht.csv', '/bericht.json'])
      expect((await get(`/transparenz/${year}${form}`)).body).not.toMatch(/Geheim|Schande/);
    const own = standingHref(ctx, { side: 'affected', id: caseId });
    expect((await town.post(own, { text: 'Das war ein Zitat.' })).statusCode).toBe(200);
    expect(await cells()).toContain('"Widersprüche";"Betroffene";"Noch offen";"1"');
    await decideAppeal(actAs(ctx, town.other.viewer), caseId, { outcome: 'reversed', answer: 'Doch nicht.' });
    expect(await cells()).toEqual(
      expect.arrayContaining([
        '"Widersprüche";"Betroffene";"Aufgehoben";"1"',
        '"Entscheidungen";"Ausgeblendet";"später aufgehoben";"1"',
      ]),
    );
  });

  it('is linked from the foot of every page, and there is none of years without moderation', async () => {
    expect((await get('/')).body).toContain('href="/transparenz"');
    expect((await get('/transparenz')).body).toContain(`href="/transparenz/${year}"`);
    for (const other of [year - 1, year + 1, 'bericht', '-1', '99999'])
      expect((await get(`/transparenz/${other}`)).statusCode).toBe(404);
  });
});

describe('the record for the Commission', () => {
  const file = `/cockpit/meldungen/kommission/${year}/1`;

  it('has each restriction once, in the words of its interface, and nothing that somebody typed', async () => {
    const chief = await signedIn(app, town.chief);
    expect((await get('/cockpit/meldungen/kommission', chief)).body).toContain(`href="${file}"`);
    const { body, headers } = await get(file, chief);
    expect(headers['content-disposition']).toContain(`begruendungen-${year}-1.json`);
    const { statements } = JSON.parse(body);
    expect(statements).toHaveLength(1);
    expect(statements[0]).toMatchObject({
      decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'],
      decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
      category: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
      source_type: 'SOURCE_ARTICLE_16',
      automated_detection: 'No',
      content_type: ['CONTENT_TYPE_TEXT'],
    });
    expect(body).not.toMatch(/Geheim|Schande/);
    expect((await get(`/cockpit/meldungen/kommission/${year}/2`, chief)).statusCode).toBe(404);
  });

  it('says that a snapshot is a picture', async () => {
    const { id } = await aSnapshot(ctx, { locationId: town.town.id });
    const { caseId } = await aNotice(ctx, { type: 'imagepost', id });
    await aDecision(moderator, caseId);
    const { statements } = (await get(file, await signedIn(app, town.chief))).json();
    expect(statements.at(-1)).toMatchObject({ content_type: ['CONTENT_TYPE_IMAGE'] });
  });

  it('is for those who look after the whole portal', async () => {
    for (const address of ['/cockpit/meldungen/kommission', file]) {
      expect((await get(address, town.browsers.moderator)).statusCode).toBe(403);
      expect((await get(address)).statusCode).not.toBe(200);
    }
  });
});
