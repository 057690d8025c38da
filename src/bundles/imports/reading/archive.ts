// Reads archives of portals like this one. All of it is compared with what was signed before anything of it is read.
import {
  CategoriesFile,
  CommentsFile,
  PeopleFile,
  PictureFile,
  PieceFile,
  PlacesFile,
  README_NAME,
  RedirectsFile,
  StreamFile,
  UnreadableArchive,
  openArchive,
} from '#bundles/archives/public.ts';
import type { ArchiveBytes, OpenArchive, StoredPlace } from '#bundles/archives/public.ts';
import * as texts from '../texts.ts';
import { UnreadableFile } from './entries.ts';
import type { CommentEntry, Entry, ImportFormat, PieceEntry, SiteEntry } from './entries.ts';
import { pathsOf } from './old-addresses.ts';

async function* readStored(bytes: ArchiveBytes): AsyncGenerator<Entry | SiteEntry> {
  try {
    const archive = await openArchive(bytes);
    for (const name of archive.files.keys()) await archive.check(name);
    const { manifest, fingerprint } = archive;
    yield { kind: 'site', address: manifest.portal.url, signer: fingerprint };
    yield* people(archive);
    yield* terms(archive);
    yield* pictures(archive);
    yield* streams(archive);
    yield* pieces(archive, manifest.portal.url);
    yield* redirects(archive);
  } catch (error) {
    if (error instanceof UnreadableArchive) throw new UnreadableFile(error.message);
    throw error;
  }
}

/** Nobody reads it from its beginning to its end: what it holds stands behind that. */
// oxlint-disable-next-line require-yield
async function* read(): AsyncGenerator<Entry> {
  throw new UnreadableFile(texts.fileGone);
}

export const archive: ImportFormat = {
  name: 'archive',
  label: texts.archiveFormat,
  fits: (head) => head.startsWith('PK') && head.slice(0, 200).includes(README_NAME),
  read,
  readStored,
};

const namesLike = ({ files }: OpenArchive, shape: RegExp): string[] =>
  [...files.keys()].filter((name) => shape.test(name));

async function* people(archive: OpenArchive): AsyncGenerator<Entry> {
  for (const file of namesLike(archive, /^people-\d+\.json$/))
    for (const { about = '', mail = '', ...person } of await archive.data(file, PeopleFile))
      yield { kind: 'person', ...person, about, email: mail };
}

async function* terms(archive: OpenArchive): AsyncGenerator<Entry> {
  for (const place of await archive.data('places.json', PlacesFile))
    yield { kind: 'term', key: place.key, name: place.name, isTag: false, place };
  for (const category of await archive.data('categories.json', CategoriesFile))
    yield { kind: 'term', key: category.key, name: category.name, isTag: false, category };
}

async function* pictures(archive: OpenArchive): AsyncGenerator<Entry> {
  for (const file of namesLike(archive, /^pictures\/\d+\/picture\.json$/)) {
    const picture = await archive.data(file, PictureFile);
    const original = await archive.placeOf(file.replace('picture.json', picture.file));
    const { key, alt, caption, credit } = picture;
    yield { kind: 'picture', key, address: picture.file, alt, caption, credit, own: { picture, original } };
  }
}

async function* streams(archive: OpenArchive): AsyncGenerator<Entry> {
  for (const file of namesLike(archive, /^streams\/\d+\/stream\.json$/)) {
    const stream = await archive.data(file, StreamFile);
    const placeInFolder = (name: string) => archive.placeOf(file.replace('stream.json', name));
    const captions: { language: string; words: StoredPlace }[] = [];
    for (const { language, file: words } of stream.captions)
      captions.push({ language, words: await placeInFolder(words) });
    const { key, title: name } = stream;
    yield { kind: 'stream', key, name, stream, original: await placeInFolder(stream.file), captions };
  }
}

/** Archives that were written before there were redirects have no such file. */
async function* redirects(archive: OpenArchive): AsyncGenerator<Entry> {
  for (const file of namesLike(archive, /^redirects\.json$/))
    for (const { source, target, piece } of await archive.data(file, RedirectsFile))
      yield { kind: 'redirect', key: source, name: source, target, piece };
}

async function* pieces(archive: OpenArchive, site: string): AsyncGenerator<Entry> {
  for (const file of namesLike(archive, /^pieces\/[a-z]+-\d+\/piece\.json$/))
    yield toPiece(await archive.data(file, PieceFile), site);
  for (const file of namesLike(archive, /^pieces\/[a-z]+-\d+\/comments-\d+\.json$/)) {
    const { piece, comments } = await archive.data(file, CommentsFile);
    for (const { key, answers, author, text, createdAt, editedAt } of comments) {
      const typed: CommentEntry['typed'] = { editedAt: editedAt ?? '' };
      yield {
        kind: 'comment',
        key,
        piece,
        parent: answers ?? '',
        author,
        name: '',
        text,
        at: createdAt,
        typed,
      };
    }
  }
}

const toPiece = (own: PieceFile, site: string): PieceEntry => ({
  kind: 'piece',
  key: own.key,
  title: own.title,
  lead: '',
  html: '',
  publishedAt: own.publishedAt,
  updatedAt: own.updatedAt ?? '',
  authors: [own.author],
  terms: [own.place, own.category].flatMap((key) => key ?? []),
  picture: null,
  addresses: pathsOf([...own.formerPaths, own.address], site),
  isPremium: own.isPremium,
  leftOut: '',
  own,
});
