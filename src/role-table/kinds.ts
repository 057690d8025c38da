// Lists the calls that kinds have by what they declare, for the table of roles. For tests only.
import type { KindDeclaration } from '#kernel/kind-declaration.ts';
import { ownerCommentPaths } from '#bundles/comments/paths.ts';
import type { KindToTest } from '#bundles/pieces/test-data.ts';
import { kindsToTest } from '../canary/kinds-to-test.ts';
import { EDITORS, MODERATORS, row, TOLD } from './row.ts';
import type { Case, World } from './row.ts';

type MakeOne = (world: World) => Promise<number>;
type Rows = Readonly<Record<string, Case>>;

const commentRows = ({ comments }: Partial<KindDeclaration>, makeOne: MakeOne): Rows => {
  if (!comments) return {};
  const { create, lock } = ownerCommentPaths(comments);
  return {
    [create.name]: row(TOLD, async (world) => ({
      params: { ownerId: await makeOne(world) },
      body: { text: 'Ein Wort dazu.' },
    })),
    [lock.name]: row(MODERATORS, async (world) => ({
      params: { id: await makeOne(world) },
      body: { lock: 1 },
    })),
  };
};

const newsRows = ({ newsSitemap }: Partial<KindDeclaration>, makeOne: MakeOne): Rows =>
  newsSitemap
    ? {
        [newsSitemap.mark.name]: row(EDITORS, async (world) => ({ params: { id: await makeOne(world) } })),
      }
    : {};

const rowsOf = ({ kind, make }: KindToTest): Rows => {
  const makeOne: MakeOne = async ({ ctx, place }) => (await make(ctx, { locationId: place.id })).id;
  return { ...commentRows(kind, makeOne), ...newsRows(kind, makeOne) };
};

export const kindRows: Rows = Object.assign({}, ...kindsToTest.map(rowsOf));
