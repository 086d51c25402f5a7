import { problemsOf } from '../../apps/api/src/http/open-api.ts';
import { problemText } from '../../apps/api/src/http/answer-problem.ts';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { problemCodes, problemStatus, type ProblemCode } from '../../packages/contract/src/problem-codes.ts';
import { endpointAnchor } from './endpoint-anchor.ts';
import { errorMeanings } from './error-meanings.ts';
import { generatedNotice } from './generated-notice.ts';

/** `errors.md`: one section a code, at the anchor that problem documents link to. */
export function errorsPage(): string {
  return `${generatedNotice('packages/contract/src/problem-codes.ts')}

# Errors

Every failing call answers an [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) problem document with the content type
\`application/problem+json\`.

\`\`\`json
{
  "type": "/docs/errors#reply_processing",
  "title": "Conflict",
  "status": 409,
  "code": "reply_processing",
  "detail": "${problemText('reply_processing', 'en')}",
  "request_id": "3f1c0d3e-8f0f-4e0e-9a43-0c2a1f6f5b7d"
}
\`\`\`

\`code\` never changes its meaning: decide by it. \`detail\` is written for people, in the language of
\`Accept-Language\`. \`errors\` names the fields that were refused, \`retry_after\` the seconds until another try makes
sense, and \`request_id\` finds the request in the log.

${problemCodes.map(section).join('\n\n')}
`;
}

function section(code: ProblemCode): string {
  const answered = endpoints.filter((endpoint) => problemsOf(endpoint).includes(code));
  const calls = answered.map(({ id }) => `[\`${id}\`](./reference/api.md#${endpointAnchor(id)})`);
  const where = answered.length === endpoints.length ? 'every call' : calls.join(', ');
  return `## \`${code}\` {#${code}}

HTTP ${problemStatus[code]}. ${errorMeanings[code]}

> ${problemText(code, 'en')}${where ? `\n\nAnswered by ${where}.` : ''}`;
}
