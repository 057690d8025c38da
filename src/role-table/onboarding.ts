// Lists the calls of setting up a portal and of its pages, for the table of roles. For tests only.
import { findPage, stampOf } from '#bundles/cms/desk/queries.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { ADMINS, row } from './row.ts';
import type { Call } from './row.ts';

let count = 0;

const typedPage = () => ({ title: 'Impressum', slug: `impressum-${count++}`, text: 'Verlag.' });

/** Makes a call on a page, with the stamp that its form carries. */
const onPage =
  (bodyOf: (page: { slug: string; seen: string }) => object): Call =>
  async ({ ctx }) => {
    const { id, slug } = await aCmsPage(ctx);
    const { page, latest } = (await findPage(ctx, id))!;
    return { params: { id }, body: { ...bodyOf({ slug, seen: stampOf(page, latest) }) } };
  };

export const onboardingRows = {
  admin_cms_page_create: row(ADMINS, () => ({ body: typedPage() })),
  admin_cms_page_save: row(
    ADMINS,
    onPage((page) => ({ ...page, title: 'Anders', text: 'Neu.', act: 'publish' })),
  ),
  admin_cms_page_restore: row(
    ADMINS,
    onPage(({ seen }) => ({ number: '1', seen })),
  ),
  admin_cms_page_release: row(ADMINS, async ({ ctx }) => ({
    params: { id: (await aCmsPage(ctx)).id },
    body: { act: 'withdraw' },
  })),
  admin_onboarding_save: row(ADMINS, () => ({ params: { step: 'rubriken' }, body: { act: 'later' } })),
  admin_mail_server_save: row(ADMINS, () => ({
    body: {
      host: 'smtp.litfass.example',
      port: '587',
      security: 'starttls',
      fromAddress: 'post@litfass.example',
    },
  })),
};
