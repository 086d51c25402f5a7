import type { FirstAnswer } from '../first-answer.ts';

/** A `fetch` that gives what was asked while the app was on its way to the first who asks for it. */
export function answerFirst({ url, answer }: FirstAnswer): typeof fetch {
  let isTaken = false;
  return (input, init) => {
    if (isTaken || String(input) !== url) return fetch(input, init);
    isTaken = true;
    return answer.then(({ status, text }) => new Response(text, { status }));
  };
}
