// A member secures her account with a passkey and an app, signs in with each, and once with a code from paper.
import { generate } from 'otplib';
import type { Page } from 'playwright';
import { expect, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember, signIn } from './people.ts';
import type { Person } from './people.ts';

const CODE_SECONDS = 30;

export const secondFactor: Journey = {
  name: 'second factor',
  portal: 'demo',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const person = await aMember(visit, 'Edda Clasen');
    const heading = page.getByRole('heading', { level: 1 });
    const elsewhere = await visit.another();
    let secret = '';
    let codes: string[] = [];

    await step('a passkey gets a name', async () => {
      await signIn(elsewhere, person.login, person.password);
      await haveFingerReader(page);
      await page.goto('/konto/sicherheit');
      await page.getByRole('link', { name: 'Passkey hinzufügen' }).click();
      await page.getByLabel('Name').fill('Mein Rechner');
    });

    await step('it is made, and codes are shown for when it gets lost', async () => {
      await page.getByRole('button', { name: 'Passkey anlegen' }).click();
      await expect(heading).toHaveText('Ihre Wiederherstellungscodes');
      codes = await page.getByRole('main').locator('code').allInnerTexts();
      expect(codes).toHaveLength(10);
    });

    await step('an app is another way', async () => {
      await page.getByRole('link', { name: 'Ich habe sie aufbewahrt' }).click();
      await page.getByRole('link', { name: 'App einrichten' }).click();
      const address = await page
        .getByRole('link', { name: 'QR-Code mit dem Schlüssel für Ihre App' })
        .getAttribute('href');
      secret = new URL(address!).searchParams.get('secret')!;
    });

    await step('its first code confirms it', async () => {
      await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(secret));
      await page.getByRole('button', { name: 'App einrichten' }).click();
      await expect(page.getByText('Die App ist eingerichtet.')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Noch 10 von 10 sind gültig.');
    });

    await glance('the passkey alone lets her in', async () => {
      await signOut(page);
      await page.goto('/anmelden');
      await wake(page.getByRole('button', { name: 'Mit Passkey anmelden' }));
      await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
      await expect(page.getByText('Willkommen zurück, Edda Clasen.')).toBeVisible();
    });

    await step('the password alone doesn’t', async () => {
      await signOut(page);
      await typePassword(page, person);
      await expect(heading).toHaveText('Sind Sie es?');
    });

    await glance('with a code of the app it does', async () => {
      // The one that was taken is used up; the next is good already.
      await confirmWith(page, await codeOf(secret, CODE_SECONDS));
      await expect(page.getByText('Willkommen zurück, Edda Clasen.')).toBeVisible();
    });

    await glance('and with one from paper', async () => {
      await signOut(page);
      await typePassword(page, person);
      await confirmWith(page, codes[0]!);
      await expect(page.getByText('Willkommen zurück, Edda Clasen.')).toBeVisible();
    });

    await glance('who is signed in elsewhere is sent away', async () => {
      await page.goto('/konto/sicherheit');
      await expect(page.getByRole('main')).toContainText('Noch 9 von 10 sind gültig.');
      await page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
      await expect(page.getByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Alle anderen abmelden' })).toHaveCount(0);
    });

    await elsewhere.glance('and has to sign in again', async () => {
      await elsewhere.page.goto('/konto');
      await expect(elsewhere.page).toHaveURL('/anmelden?next=%2Fkonto');
    });
  },
};

/** Gives the browser something in place of a finger: it has one at hand whenever a page asks. */
const haveFingerReader = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
};

/** Returns what the app shows, or will show in so many seconds. */
const codeOf = (secret: string, inSeconds = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + inSeconds });

const signOut = async (page: Page) => {
  await page.locator('header summary', { hasText: 'Edda Clasen' }).click();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
};

const typePassword = async (page: Page, { login, password }: Person) => {
  await page.goto('/anmelden');
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(login);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
};

const confirmWith = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Weiter' }).click();
};
