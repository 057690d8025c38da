// Says what a media element carries so that it can be asked for anew.
import type { Ratio } from '../constants.ts';
import type { MediaFlags } from '../views.ts';

/** Returns JSON in the words of the call. contract.md 13 */
export const reloadData = (ratio: Ratio, flags: MediaFlags): string =>
  JSON.stringify({
    ratio,
    showEdit: Number(flags.edit),
    showDownload: Number(flags.download),
    showDelete: Number(flags.delete),
    showContextMenu: Number(flags.contextMenu),
    showMetadataBadge: Number(flags.metadataBadge),
    referenceMode: Number(flags.referenceMode),
  });
