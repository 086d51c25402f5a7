import { expect, test } from 'vitest';
import { requireReadable } from './check-saml-answer.ts';

const answer = (inside: string) =>
  Buffer.from(`<p:Response xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol">${inside}</p:Response>`).toString(
    'base64',
  );

test('SES-06 an answer with hundreds of groups is read, and one that would keep us busy for minutes is not', () => {
  expect(() => requireReadable(answer('<g>Krakow</g>'.repeat(700)))).not.toThrow();
  for (const many of [
    '<a/>'.repeat(37_000),
    '<!--a-->'.repeat(10_000),
    `${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}`,
  ])
    expect(() => requireReadable(answer(many))).toThrow('too many tags');
});
