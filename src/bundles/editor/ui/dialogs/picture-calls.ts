// Makes the calls that upload pictures, for the dialogs. A refusal is an answer in the server's words.
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import type { OtherTarget, SendOutcome } from '#bundles/media/ui/public.ts';
import { MAX_IMAGE_HEIGHT, MAX_IMAGE_WIDTH } from '../../constants.ts';
import { editorPaths } from '../../paths.ts';
import * as texts from '../../texts.ts';
import type { PictureAnswer } from '../../views.ts';

/** What may be chosen. contract.md 5 */
export const PICTURE_RULES = { accept: 'image/jpeg,image/png,image/gif', types: 'JPG, PNG, GIF' };

/** contract.md 7, 9 */
export const PICTURE_TARGET: OtherTarget = {
  href: url(editorPaths.upload),
  fields: { maxwidth: String(MAX_IMAGE_WIDTH), maxheight: String(MAX_IMAGE_HEIGHT) },
  read: (status, answer) => outcomeOf(status, answer as Partial<PictureAnswer>),
};

/** Fetches a picture from an address; it never rejects. */
export const fetchPicture = (address: string): Promise<PictureAnswer> => {
  const options = {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ url: address }),
  };
  return request(url(editorPaths.fetchImage), options, readAnswer).catch(() => NO_ANSWER);
};

const NO_ANSWER: PictureAnswer = { status: 0, msg: texts.callFailed };

/** Reads an answer; one that is neither a picture nor a refusal has a status in words. */
const readAnswer = async (response: Response): Promise<PictureAnswer> => {
  const answer = (await response.json()) as PictureAnswer;
  return answer.status === 1 ? answer : { status: 0, msg: sentenceOf(answer) ?? texts.callFailed };
};

const sentenceOf = (answer: Partial<PictureAnswer>): string | undefined =>
  'login' in answer ? texts.signedOut : answer.msg;

/** What was refused once is refused again, unless the server failed or the session is over. */
const outcomeOf = (status: number, answer: Partial<PictureAnswer>): SendOutcome => {
  if (answer.status === 1 && answer.imageObj)
    return { kind: 'sent', image: { imageObj: answer.imageObj, imageUrls: answer.imageObj.url_set } };
  const isFinal = status < 400 && !('login' in answer);
  const msg = sentenceOf(answer);
  return { kind: 'refused', isFinal, ...(msg && { msg }) };
};
