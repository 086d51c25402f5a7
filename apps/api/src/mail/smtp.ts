import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isPermanentResponseCode, type NodemailerError } from 'nodemailer/lib/errors';
import type { Language } from '@pinfold/contract/languages';
import { senderOf } from './mail.ts';

/** The way out for mail. */
export interface Smtp {
  /** @throws MailError */
  send(message: SmtpMessage): Promise<void>;
}

interface SmtpMessage {
  messageId: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** Where the reader is taken off the list, by a page and by the button of the mail program. */
  unsubscribeUrl?: string | undefined;
  /** Address that the reader's reply goes to. */
  replyTo?: string | undefined;
}

interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them; undefined when there is no server. */
  url(): Promise<string | undefined>;
  /** `Name <address>` */
  from: string;
}

const milliseconds = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openSmtp({ url, from }: SmtpSettings): Smtp {
  const { name, address } = senderOf(from);
  let transport: ReturnType<typeof transportTo> | undefined;
  /** Ids of the messages that a connection has begun to send. */
  const begun = new Set<string>();
  return {
    async send({ to, language, unsubscribeUrl, replyTo, ...message }) {
      if (!transport) {
        const server = await url();
        if (server === undefined)
          throw new MailError('temporary', 'There is no mail server: SMTP_URL is not set.');
        transport = transportTo(server, begun);
      }
      await transport
        .sendMail({
          ...message,
          from: { name, address },
          // As an object it is one recipient, whatever commas it holds.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          headers: {
            'Content-Language': language,
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)),
          },
        })
        .catch((error: NodemailerError) => {
          throw mailError(error, begun.has(message.messageId));
        })
        .finally(() => begun.delete(message.messageId));
    },
  };
}

/** RFC 8058: a mail program that shows a button of its own sends a POST there, and follows no link. */
function oneClick(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function transportTo(url: string, begun: Set<string>) {
  const transport = createTransport({
    url,
    ...milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The content is opened once the server has greeted and let us in: whatever fails before cannot have delivered it.
  transport.use('stream', ({ data, message }, done) => {
    message.transform(() => {
      begun.add(data.messageId ?? '');
      return new PassThrough();
    });
    done();
  });
  return transport;
}

/** Why a mail was rejected. Contains neither recipient nor content, since errors are logged. */
export class MailError extends Error {
  /** `temporary`: try again. `permanent`: this mail will never be accepted. */
  readonly kind: 'temporary' | 'permanent';
  /** The connection broke before the server said whether it takes the mail. */
  readonly mayHaveArrived: boolean;

  constructor(kind: MailError['kind'], message: string, mayHaveArrived = false) {
    super(message);
    this.name = 'MailError';
    this.kind = kind;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Only what the server says of the recipient or the message is final: a refused login is for the operator to fix. */
function mailError({ code, responseCode }: NodemailerError, isBegun: boolean): MailError {
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutTheMail && (responseCode === undefined || isPermanentResponseCode(responseCode));
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
  const mayHaveArrived = isBegun && !isAboutTheMail && responseCode === undefined;
  return new MailError(
    isFinal ? 'permanent' : 'temporary',
    `The mail server did not take it: ${reason}.`,
    mayHaveArrived,
  );
}
