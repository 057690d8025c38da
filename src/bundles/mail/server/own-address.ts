// A mail to try the server goes to whoever asks for it. Their address is known to the bundle of people alone.
import { defineSlot } from '#kernel/slots.ts';

export interface Recipient {
  readonly name: string;
  readonly address: string;
}

export const ownAddress = defineSlot<void, Recipient>('mail.own-address');
