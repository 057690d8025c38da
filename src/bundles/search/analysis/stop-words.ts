// Lists words that stand in nearly every text and tell nothing of what it is about.
import { fold } from './folding.ts';

const WORDS = `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus
  außer bei beim bin bis bist da dabei dadurch daher damit danach dann daran darauf daraus darf darin darüber darum das
  dass dasselbe davon davor dazu dein deine deinem deinen deiner dem den denen denn der deren des deshalb dessen desto
  dich die dies diese dieselbe diesem diesen dieser dieses dir doch dort du durch dürfen ein eine einem einen einer eines
  einige einigem einigen einiger einiges er es etwa etwas euch euer eure für gar gegen gewesen hab habe haben hat hatte
  hatten hätte hätten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in indem ins ist ja je jede
  jedem jeden jeder jedes jedoch jene jenem jenen jener jenes jetzt kann kein keine keinem keinen keiner keines können
  könnte konnte konnten mal man manche manchem manchen mancher manches mein meine meinem meinen meiner mich mir mit
  möchte muss müssen musste mussten nach nachdem nein nicht nichts noch nun nur ob obwohl oder ohne sehr sein seine
  seinem seinen seiner seines seit selbst sich sie sind so sobald sogar solche solchem solchen solcher sollen sollte
  sollten sondern sonst soweit sowie um und uns unser unsere unserem unseren unserer unter viel vom von vor während
  wann war waren warum was weil welche welchem welchen welcher welches wenn wer werde werden weshalb wie wieder will
  wir wird wirst wo wohl wollen wollte wollten worden wurde wurden würde würden zu zum zur zwar zwischen über`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/u).map(fold));

export const isStopWord = (folded: string): boolean => STOP_WORDS.has(folded);
