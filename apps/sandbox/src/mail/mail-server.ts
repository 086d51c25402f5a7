import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { LiveWorld } from '../world/live-world.ts';
import { mailFaultMatches, mailRefusal } from './mail-fault.ts';
import type { ReceivedMail } from './received-mail.ts';

const mostBytes = 10 * 1024 * 1024;

/** Every mailbox of the outside world, behind one SMTP server that opens when its address is first asked for. */
interface MailServer {
  /** `smtp://127.0.0.1:port` */
  url(): Promise<string>;
  close(): Promise<void>;
}

export function createMailServer(world: LiveWorld): MailServer {
  let server: SMTPServer | undefined;
  let opened: Promise<string> | undefined;
  return {
    url() {
      server ??= smtpServer(world);
      opened ??= listen(server);
      return opened;
    },
    async close() {
      await opened?.catch(() => {});
      await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    },
  };
}

function smtpServer(world: LiveWorld): SMTPServer {
  return new SMTPServer({
    name: 'sandbox.test',
    size: mostBytes,
    rejectOversized: true,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo: ({ address }, _session, done) => done(refuse(world, address)),
    onData: (stream, session, done) => receiveThen(world, stream, session, done),
  });
}

function refuse(world: LiveWorld, address: string): Error | undefined {
  const fault = world.state.mailFaults.find((candidate) => mailFaultMatches(candidate, address));
  if (!fault) return undefined;
  world.commit({ kind: 'mail_fault_used', id: fault.id });
  return mailRefusal(fault, address);
}

const receiveThen = callbackify(receive);

async function receive(
  world: LiveWorld,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) return;
  const mail = await readMail(raw);
  for (const { address } of envelope.rcptTo) {
    const id = `mail-${world.state.lastNumber + 1}`;
    world.commit({ kind: 'mail_received', mail: { id, to: address, ...mail } });
  }
}

function listen(server: SMTPServer): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.off('error', reject);
      // A connection that breaks is its caller's trouble.
      server.on('error', () => {});
      resolve(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
    });
  });
}

/** What a mailbox shows of a message as it came over the wire. */
async function readMail(
  raw: Uint8Array,
): Promise<Pick<ReceivedMail, 'from' | 'subject' | 'text' | 'html' | 'messageId' | 'listHeaders'>> {
  const { from, subject, text, html, messageId, headers } = await PostalMime.parse(raw);
  const list = headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);
  return {
    from: from?.name ? `${from.name} <${from.address}>` : (from?.address ?? ''),
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    messageId: messageId ?? '',
    ...(list.length > 0 && { listHeaders: Object.fromEntries(list) }),
  };
}
