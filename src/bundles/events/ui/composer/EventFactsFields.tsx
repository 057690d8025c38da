// Who invites, what it costs, where to read more.
import { TextField } from '#bundles/writing/ui/public.ts';
import { MAX_LINE_LENGTH } from '../../constants.ts';
import type { EventContent } from '../../views.ts';
import * as texts from './texts.ts';

interface FactsProps {
  readonly content: Pick<EventContent, 'organiser' | 'price' | 'link'>;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<EventContent>) => void;
}

export const EventFactsFields = ({ content, errors, onChange }: FactsProps) => (
  <>
    <TextField
      name="organiser"
      label={texts.organiser}
      value={content.organiser}
      max={MAX_LINE_LENGTH}
      error={errors['organiser']}
      onChange={(organiser) => onChange({ organiser })}
    />
    <TextField
      name="price"
      label={texts.price}
      hint={texts.priceHint}
      value={content.price}
      max={MAX_LINE_LENGTH}
      error={errors['price']}
      onChange={(price) => onChange({ price })}
    />
    <TextField
      name="link"
      label={texts.link}
      hint={texts.linkHint}
      inputMode="url"
      value={content.link}
      max={MAX_LINK_SHOWN}
      error={errors['link']}
      onChange={(link) => onChange({ link: link.trim() })}
    />
  </>
);

/** Addresses may be long; the counter needs not appear before. */
const MAX_LINK_SHOWN = 2048;
