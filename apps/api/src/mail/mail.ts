import type { Language } from '@pinfold/contract/languages';

/** What a mail says, in the words of its language; one layout makes text and HTML of it. */
export interface Mail {
  subject: string;
  heading: string;
  /** Plain text. The first one is also what a mailbox previews. */
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Small print below the rest. */
  footnote?: string;
  /**
   * The way out for readers who did not ask for this mail themselves. The same address takes the POST that mail programs
   * send for their own button (RFC 8058).
   */
  unsubscribe?: { label: string; url: string };
  /** Address that the reader's reply goes to. One that is none is left out. @defaultValue the sender's */
  replyTo?: string;
}

export interface AddressedMail {
  to: string;
  language: Language;
  mail: Mail;
}

/** The parts of `Name <address@domain>`, or of an address alone. */
export function senderOf(from: string): { name: string; address: string; domain: string } {
  const [, name = '', bracketed, bare] = senderPattern.exec(from) ?? [];
  const address = bracketed ?? bare ?? '';
  return { name: name.trim(), address, domain: address.slice(address.lastIndexOf('@') + 1) };
}

export const senderPattern = /^(?:([^<>\r\n]*)<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;
