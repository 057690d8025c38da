// Shows buttons in all variants and states.
import { Button, IconButton, LinkButton } from './Button.tsx';
import { CopyButton, ShareButton } from './CopyButton.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { Icon } from './Icon.tsx';

const Examples = () => (
  <>
    <div className="button-row">
      <Button variant="main">Veröffentlichen</Button>
      <Button variant="second">Plus lesen</Button>
      <Button>Als Entwurf sichern</Button>
      <Button variant="danger">
        <Icon name="trash" />
        Löschen
      </Button>
      <Button variant="plain">Abbrechen</Button>
    </div>
    <div className="button-row">
      <Button disabled>Nicht verfügbar</Button>
      <Button variant="main" isBusy>
        Wird gespeichert&nbsp;…
      </Button>
      <Button isPressed>Gefolgt</Button>
      <Button isPressed={false}>Folgen</Button>
    </div>
    <div className="button-row">
      <Button isSmall variant="main">
        Klein
      </Button>
      <Button isSmall isPressed>
        Gefolgt
      </Button>
      <Button isSmall>
        <Icon name="plus" />
        Folgen
      </Button>
      <Button isSmall variant="danger">
        Löschen
      </Button>
      <LinkButton isSmall href="#button">
        Als Verweis
      </LinkButton>
      <IconButton icon="close" label="Schließen" />
    </div>
    <div className="button-row">
      <LinkButton href="#button" variant="main">
        Donaudampfschifffahrtsgesellschaft abonnieren
      </LinkButton>
    </div>
    <div className="button-row">
      <CopyButton text="https://litfass.example/a/1">Adresse kopieren</CopyButton>
      <ShareButton title="Elf zu zehn für die alte Brücke" />
    </div>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Knöpfe',
  note: '44 Pixel hoch, klein 36. Eine Hauptsache je Ansicht. Gedrückt: Farbe und Haken.',
  Examples,
};
