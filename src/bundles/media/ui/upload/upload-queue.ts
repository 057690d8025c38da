// Sends files one after the other, one at a time: what waits, what is on its way, what came of it. Knows nothing of React.
import { refusalOf } from './check-files.ts';
import type { FileRules } from './check-files.ts';
import { sendFile } from './send-file.ts';
import type { GivenImage, SendOutcome, Sending, Target, UploadedImage } from './send-file.ts';

/** The states of an upload; in `asking` the same file was there already, and somebody has to say which of the two stays. */
export type UploadState = 'waiting' | 'sending' | 'interrupted' | 'refused' | 'asking' | 'done';

export interface UploadItem {
  readonly key: number;
  readonly file: File;
  readonly previewUrl: string;
  readonly state: UploadState;
  /** The number of bytes of the file that have left. */
  readonly sent: number;
  /** Why it was refused; without words of the server none. */
  readonly error?: string;
  /** Whether trying once more is of no use. */
  readonly isFinal?: boolean;
  /** It is known from `asking` on. */
  readonly image?: UploadedImage;
  /** The one that was there already is meant. */
  readonly isExisting?: boolean;
}

export interface QueueOptions {
  readonly target: Target;
  readonly rules: FileRules;
  /** A new file is always meant, even where the same lies there already. */
  readonly keepsDuplicates?: boolean;
  /** What has arrived leaves the list: whoever hears of it shows it. */
  readonly forgetsDone?: boolean;
}

export interface QueueListener {
  /** Hears of each image that is settled: the new one, or the one that was there. */
  readonly onUploaded?: ((image: GivenImage, item: UploadItem) => void) | undefined;
  /** Hears of a file that the server refused without a word. */
  readonly onSilentRefusal?: ((item: UploadItem) => void) | undefined;
  /** Takes a new image away again, since the one that was there is used. */
  readonly removeNew?: ((imageId: number) => Promise<unknown>) | undefined;
}

export type UploadQueue = ReturnType<typeof makeUploadQueue>;

/** Makes a queue; `onChange` hears of every change of the items. */
export const makeUploadQueue = (options: QueueOptions, onChange: (items: readonly UploadItem[]) => void) => {
  const list = makeList(onChange);
  let listener: QueueListener = {};
  const drop = (key: number) => {
    const item = list.find(key);
    if (!item) return;
    list.remove(item);
    line.cancel(key);
  };
  const plan = planUpload(list, { options, drop, listener: () => listener });
  const line = makeLine(list, options.target, plan.settle);

  return {
    /** Sets the listener; the newest one hears of everything. */
    listen: (newest: QueueListener) => {
      listener = newest;
    },
    /** Gives the sentences about those that are refused at once. */
    add: (files: readonly File[]): { file: File; error: string }[] => {
      const refused: { file: File; error: string }[] = [];
      for (const file of files) {
        const error = refusalOf(file, options.rules);
        if (error) refused.push({ file, error });
        else list.add(file);
      }
      line.startNext();
      return refused;
    },
    retry: (key: number) => {
      if (!['interrupted', 'refused'].includes(list.find(key)?.state ?? '')) return;
      list.change(key, { state: 'waiting', sent: 0 });
      line.startNext();
    },
    /** Stops it if it is on its way, and forgets it. */
    drop,
    takeExisting: (key: number): void => void plan.decide(key, true),
    keepNew: (key: number): void => void plan.decide(key, false),
    /** Stops all. */
    end: () => {
      for (const { key } of list.all()) drop(key);
    },
  };
};

type ItemList = ReturnType<typeof makeList>;

const makeList = (onChange: (items: readonly UploadItem[]) => void) => {
  let items: readonly UploadItem[] = [];
  let lastKey = 0;
  const show = (next: readonly UploadItem[]) => {
    items = next;
    onChange(items);
  };
  return {
    all: () => items,
    find: (key: number) => items.find((item) => item.key === key),
    add: (file: File) => show([...items, newItem(++lastKey, file)]),
    change: (key: number, changes: Partial<UploadItem>) =>
      show(items.map((item) => (item.key === key ? { ...item, ...changes } : item))),
    remove: (item: UploadItem) => {
      show(items.filter((other) => other !== item));
      URL.revokeObjectURL(item.previewUrl);
    },
  };
};

/** Sends the files in a line: one at a time is on its way. */
const makeLine = (list: ItemList, target: Target, settle: (key: number, outcome: SendOutcome) => void) => {
  let running: { readonly key: number; readonly sending: Sending } | undefined;

  const startNext = () => {
    const next = list.all().find(({ state }) => state === 'waiting');
    if (running || !next) return;
    const { key, file } = next;
    list.change(key, { state: 'sending', sent: 0 });
    const sending = sendFile(file, target, (sent) => list.change(key, { sent }));
    running = { key, sending };
    void finish(key, sending);
  };

  const finish = async (key: number, { outcome }: Sending) => {
    settle(key, await outcome);
    running = undefined;
    startNext();
  };

  const cancel = (key: number) => {
    if (running?.key === key) running.sending.cancel();
  };

  return { startNext, cancel };
};

interface UploadPlan {
  readonly options: Pick<QueueOptions, 'keepsDuplicates' | 'forgetsDone'>;
  readonly drop: (key: number) => void;
  readonly listener: () => QueueListener;
}

/** Decides what becomes of a file that was sent, and does what somebody decides about one that was there already. */
const planUpload = (list: ItemList, { options, drop, listener }: UploadPlan) => {
  const { keepsDuplicates = false, forgetsDone = false } = options;

  const settle = (key: number, outcome: SendOutcome) => {
    if (!list.find(key)) return;
    if (outcome.kind === 'sent') return receive(key, outcome.image);
    if (outcome.kind === 'interrupted') return list.change(key, { state: 'interrupted' });
    if (outcome.kind !== 'refused') return;
    const { msg, isFinal } = outcome;
    list.change(key, { state: 'refused', isFinal, ...(msg && { error: msg }) });
    if (!msg) listener().onSilentRefusal?.(list.find(key)!);
  };

  const receive = (key: number, image: UploadedImage) => {
    if (image.duplicateOf && !keepsDuplicates) return list.change(key, { state: 'asking', image });
    list.change(key, { state: 'done', image });
    listener().onUploaded?.(image, list.find(key)!);
    if (forgetsDone) drop(key);
  };

  const decide = async (key: number, isExisting: boolean) => {
    const item = list.find(key);
    const { image } = item ?? {};
    if (!image?.duplicateOf || item?.state !== 'asking') return;
    list.change(key, { state: 'done', isExisting });
    // An image that can't be taken away now stays among the own pictures; that is no harm.
    if (isExisting)
      await listener()
        .removeNew?.(image.imageObj.id)
        .catch(() => {});
    listener().onUploaded?.(isExisting ? image.duplicateOf : image, { ...item, isExisting });
  };

  return { settle, decide };
};

const newItem = (key: number, file: File): UploadItem => ({
  key,
  file,
  previewUrl: URL.createObjectURL(file),
  state: 'waiting',
  sent: 0,
});
