// This is the queue of uploads as a hook, for components of islands that take pictures in.
import { useEffect, useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { refusalOfDrop } from './check-files.ts';
import * as texts from './texts.ts';
import { makeUploadQueue } from './upload-queue.ts';
import type { QueueListener, QueueOptions, UploadItem, UploadQueue } from './upload-queue.ts';

export interface UploadOptions extends QueueOptions, QueueListener {}

export interface Upload extends Pick<UploadQueue, 'retry' | 'drop' | 'takeExisting' | 'keepNew'> {
  readonly items: readonly UploadItem[];
  /** Says what the browser itself refused, until the next try. */
  readonly errors: readonly string[];
  /** Adds files that were chosen or pasted: several go one after the other. */
  readonly add: (files: readonly File[]) => void;
  /** Dropped files are taken one at a time. contract.md 5 */
  readonly addDropped: (files: readonly File[]) => void;
}

/**
 * Uploads files for a component; what is on its way is stopped when the component goes. Later changes of where files go and
 * what is accepted are ignored.
 */
export const useUpload = ({
  onUploaded,
  removeNew,
  onSilentRefusal = showFlashOf,
  ...options
}: UploadOptions): Upload => {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [queue] = useState(() => makeUploadQueue(options, setItems));
  useEffect(() => queue.listen({ onUploaded, removeNew, onSilentRefusal }));
  useEffect(() => () => queue.end(), [queue]);

  const add = (files: readonly File[]) =>
    setErrors(queue.add(files).map(({ file, error }) => texts.about(file.name, error)));
  const addDropped = (files: readonly File[]) => {
    const error = refusalOfDrop(files, options.rules);
    if (!error) return add(files);
    const [file] = files;
    setErrors([files.length === 1 && file ? texts.about(file.name, error) : error]);
  };
  const { retry, drop, takeExisting, keepNew } = queue;
  return { items, errors, add, addDropped, retry, drop, takeExisting, keepNew };
};

/** contract.md 8: an alert with the error and the name of the file. */
const showFlashOf = ({ file }: UploadItem) =>
  showFlash({ type: 'alert', text: texts.about(file.name, texts.failed), fade: 0 });
