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
}

export interface AddressedMail {
  to: string;
  language: Language;
  mail: Mail;
}
