import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSmtp } from './smtp.ts';

const ready: Readonly<Record<string, string>> = {
  greeting: '220 mail.test',
  EHLO: '250 mail.test',
  MAIL: '250 fine',
  RCPT: '250 fine',
  DATA: '354 go on',
  content: '250 taken',
};

interface Sending {
  replyTo?: string;
  /** Told what the server was sent as the mail. */
  onContent?: (content: string) => void;
}

/** A mail server that says what it is told at one step, and closes the connection where that is nothing. */
async function sendTo(
  step: string,
  said: string | undefined,
  { replyTo, onContent = () => {} }: Sending = {},
): Promise<unknown> {
  const server = createServer((socket) => talk(socket, { ...ready, [step]: said }, onContent));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const smtp = openSmtp({ url: async () => `smtp://127.0.0.1:${port}`, from: 'Lipa <a@lipa.test>' });
  const mail = { messageId: '<1@lipa.test>', to: 'ola@lipa.test', language: 'pl' as const, subject: 'Lipa' };
  return smtp
    .send({ ...mail, text: 'Lipa', html: '<p>Lipa</p>', date: new Date(0), replyTo })
    .catch((e: unknown) => e);
}

function talk(
  socket: Socket,
  answers: Readonly<Record<string, string | undefined>>,
  onContent: (content: string) => void,
): void {
  let isContent = false;
  let pending = '';
  const say = (step: string) => {
    const said = answers[step];
    if (said === undefined) return socket.destroy();
    isContent = step === 'DATA';
    return socket.write(`${said}\r\n`);
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    pending += String(chunk);
    const end = isContent ? '\r\n.\r\n' : '\r\n';
    if (!pending.endsWith(end)) return;
    if (isContent) onContent(pending);
    const step = isContent ? 'content' : pending.slice(0, 4);
    pending = '';
    if (step !== 'QUIT') say(step);
  });
  say('greeting');
}

test.each([
  ['greeting', undefined, 'temporary', false],
  ['EHLO', undefined, 'temporary', false],
  ['RCPT', '550 nobody', 'permanent', false],
  ['RCPT', '451 later', 'temporary', false],
  ['content', '451 later', 'temporary', false],
  ['content', undefined, 'temporary', true],
] as const)(
  'a server that says at %s: %s has refused it: %s, and may have the mail: %s',
  async (step, said, kind, mayHaveArrived) => {
    expect(await sendTo(step, said)).toMatchObject({ name: 'MailError', kind, mayHaveArrived });
  },
);

test('a mail that the server takes is sent', async () => {
  expect(await sendTo('content', '250 taken')).toBeUndefined();
});

test.each([
  ['an address', 'biuro@lipa.test', ['Reply-To: biuro@lipa.test']],
  ['nothing', undefined, []],
] as const)('SES-08 a mail with %s to reply to has that header alone', async (_what, replyTo, expected) => {
  const contents: string[] = [];
  const onContent = (content: string) => void contents.push(content);
  await sendTo('content', '250 taken', { ...(replyTo !== undefined && { replyTo }), onContent });
  expect(
    contents.flatMap((content) => content.match(/^Reply-To: .*$/gim) ?? []).map((one) => one.trim()),
  ).toEqual(expected);
});

test('SES-08 whatever stands in an address to reply to begins no header of its own', async () => {
  const contents: string[] = [];
  await sendTo('content', '250 taken', {
    replyTo: 'biuro@lipa.test\r\nBcc: obcy@lipa.test\r\n\r\nObce',
    onContent: (content) => void contents.push(content),
  });
  expect(contents.join('')).not.toMatch(/^(Bcc|Obce)/im);
});
