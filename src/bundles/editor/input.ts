// This is what the editor's calls take.
import { Type } from 'typebox';
import { MAX_IMAGE_HEIGHT, MAX_IMAGE_WIDTH, MAX_SEARCH_LENGTH } from './constants.ts';

const Side = (usual: number) => Type.Integer({ minimum: 1, maximum: 100_000, default: usual });
const Address = Type.String({ maxLength: 2048 });

export const UploadBody = Type.Object({
  maxwidth: Side(MAX_IMAGE_WIDTH),
  maxheight: Side(MAX_IMAGE_HEIGHT),
});

export const FetchBody = Type.Object({
  url: Address,
  maxwidth: Side(MAX_IMAGE_WIDTH),
  maxheight: Side(MAX_IMAGE_HEIGHT),
});

/** The HTML to import. `address`: the page that the text comes from. `pictures`: 0 for a text that takes none. */
export const PasteBody = Type.Object({
  html: Type.String(),
  address: Type.Optional(Address),
  pictures: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(0)])),
});

export const SearchQuery = Type.Object({
  q: Type.String({ default: '', maxLength: MAX_SEARCH_LENGTH }),
});

export const EmbedBody = Type.Object({
  src: Address,
  onlyVideo: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(0)])),
});
