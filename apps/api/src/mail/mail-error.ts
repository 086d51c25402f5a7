import { isPermanentResponseCode, type NodemailerError } from 'nodemailer/lib/errors';

/** Why a mail was not taken. It names neither its recipient nor its content, since errors are logged. */
export class MailError extends Error {
  /** `temporary`: try again. `permanent`: this mail will never be taken. */
  readonly kind: 'temporary' | 'permanent';

  constructor(kind: MailError['kind'], message: string) {
    super(message);
    this.name = 'MailError';
    this.kind = kind;
  }
}

/** Only what the server says of the recipient or the message is final: a refused login is for the operator to mend. */
export function mailError({ code, responseCode }: NodemailerError): MailError {
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutTheMail && (responseCode === undefined || isPermanentResponseCode(responseCode));
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
  return new MailError(isFinal ? 'permanent' : 'temporary', `The mail server did not take it: ${reason}.`);
}
