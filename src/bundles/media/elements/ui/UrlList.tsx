// Draws the addresses of all sizes of a picture, each to be copied: in a dialog, or as a page of its own.
// contract.md 2
import { CopyButton } from '#design/CopyButton.tsx';
import * as texts from '../texts.ts';
import type { SizeView, UrlListView } from '../views.ts';
import styles from './UrlList.module.css';

export const UrlList = ({ view: { sizes, isGated } }: { readonly view: UrlListView }) => (
  <>
    {isGated && <p className="note">{texts.addressesEnd}</p>}
    {sizes.length === 0 && <p>{texts.noFiles}</p>}
    <ul className={styles.list}>
      {sizes.map((size) => (
        <Size key={size.tag} of={size} />
      ))}
    </ul>
  </>
);

const Size = ({ of: { tag, pixels, files } }: { readonly of: SizeView }) => (
  <li>
    <b>{tag}</b> <span className="note">{pixels}</span>
    <ul className={styles.files}>
      {files.map(({ extension, format, bytes, address }) => (
        <li key={extension}>
          <span>
            <a href={address}>{nameIn(address)}</a>
            <br />
            <span className="note">
              {format}, {bytes ?? texts.fileMissing}
            </span>
          </span>
          {bytes && (
            <CopyButton text={address} isSmall>
              {texts.copy(format)}
            </CopyButton>
          )}
        </li>
      ))}
    </ul>
  </li>
);

/** Returns the file's name without what all addresses begin with, and without a signature. */
const nameIn = (address: string) => new URL(address).pathname.split('/').at(-1);
