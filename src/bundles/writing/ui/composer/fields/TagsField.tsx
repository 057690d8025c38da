// Draws topics as chips: comma or Enter adds what is typed, Backspace takes the last one away; suggestions come from two
// letters on.
import { useRef, useState } from 'react';
import { fieldIdOf } from '#design/Field.tsx';
import { Icon } from '#design/Icon.tsx';
import { url } from '#kernel/named-routes.ts';
import { MAX_TAGS, MAX_TAG_LENGTH, tagTooLong, tooManyTags } from '#bundles/pieces/ui/public.ts';
import { MIN_SUGGEST_LENGTH } from '../../../constants.ts';
import { writingPaths } from '../../../paths.ts';
import * as texts from '../texts.ts';
import { Combobox } from './Combobox.tsx';
import styles from './Fields.module.css';
import { FieldError } from './TextField.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface TagsFieldProps {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly error?: string | undefined;
}

export const TagsField = ({ tags, onChange, error }: TagsFieldProps) => {
  const [words, setWords] = useState('');
  const [news, setNews] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const asked = words.trim();
  const found = useSuggestions<{ tags: readonly string[] }>(
    asked.length < MIN_SUGGEST_LENGTH ? '' : url(writingPaths.suggestTags, {}, { q: asked }),
  );
  const has = (tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  const add = (text: string) => {
    const added = text
      .split(',')
      .map((tag) => tag.replace(/^#/, '').replaceAll(/\s+/g, ' ').trim())
      .filter((tag) => tag !== '' && !has(tag));
    setWords('');
    if (added.length === 0) return;
    onChange([...tags, ...new Set(added)]);
    setNews(texts.tagAdded(added.join(', ')));
  };
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    setNews(texts.tagRemoved(tag));
    field.current?.querySelector('input')?.focus();
  };
  const problem = error ?? problemOf(tags);
  return (
    <div ref={field} className={styles.field} data-field="tags">
      <label id={`${fieldIdOf('tags')}-label`} htmlFor={fieldIdOf('tags')}>
        {texts.tags}
      </label>
      {tags.length > 0 && <Chips tags={tags} onRemove={remove} />}
      <Combobox
        name="tags"
        words={words}
        onWords={(typed) => (typed.includes(',') ? add(typed) : setWords(typed))}
        suggestions={(found?.tags ?? []).filter((tag) => !has(tag)).map((tag) => ({ key: tag, name: tag }))}
        onTake={add}
        onBlur={() => add(words)}
        onKey={({ key }) => {
          const last = tags.at(-1);
          if (key === 'Enter') add(words);
          else if (key === 'Backspace' && words === '' && last !== undefined) remove(last);
          else return false;
          return true;
        }}
        isInvalid={problem !== undefined}
      />
      <div id={`${fieldIdOf('tags')}-hint`} className={styles.hint}>
        <FieldError text={problem} />
        <span>{texts.tagsHint}</span>
        <output className="visually-hidden">{news}</output>
      </div>
    </div>
  );
};

interface ChipsProps {
  readonly tags: readonly string[];
  readonly onRemove: (tag: string) => void;
}

const Chips = ({ tags, onRemove }: ChipsProps) => (
  <ul className={styles.chips}>
    {tags.map((tag) => (
      <li key={tag}>
        {tag}
        <button type="button" aria-label={texts.tagRemove(tag)} onClick={() => onRemove(tag)}>
          <Icon name="close" />
        </button>
      </li>
    ))}
  </ul>
);

/** Says at once what is wrong with the topics; a draft may have them nevertheless. */
const problemOf = (tags: readonly string[]): string | undefined => {
  if (tags.length > MAX_TAGS) return tooManyTags(MAX_TAGS);
  return tags.some(({ length }) => length > MAX_TAG_LENGTH) ? tagTooLong(MAX_TAG_LENGTH) : undefined;
};
