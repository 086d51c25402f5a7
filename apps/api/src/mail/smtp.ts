import type { Language } from '@pinfold/contract/languages';
import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import { MailError, mailError } from './mail-error.ts';
import { senderOf } from './sender.ts';

/** The way out for mail. */
export interface Smtp {
  /** @throws MailError */
  send(message: SmtpMessage): Promise<void>;
}

export interface SmtpMessage {
  messageId: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them; undefined when there is no server. */
  url(): Promise<string | undefined>;
  /** `Name <address>` */
  from: string;
}

const milliseconds = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openSmtp({ url, from }: SmtpSettings): Smtp {
  const { name, address } = senderOf(from);
  let transport: ReturnType<typeof transportTo> | undefined;
  return {
    async send({ to, language, ...message }) {
      if (!transport) {
        const server = await url();
        if (server === undefined)
          throw new MailError('temporary', 'There is no mail server: SMTP_URL is not set.');
        transport = transportTo(server);
      }
      await transport
        .sendMail({
          ...message,
          from: { name, address },
          // As an object it is one recipient, whatever commas it holds.
          to: { name: '', address: to },
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: NodemailerError) => {
          throw mailError(error);
        });
    },
  };
}

function transportTo(url: string) {
  return createTransport({ url, ...milliseconds, disableFileAccess: true, disableUrlAccess: true });
}
