import { expect, test } from 'vitest';
import { Problem } from '../../../problem.ts';
import { drawSvg } from './draw-svg.ts';

const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/></svg>',
);

test('LOC-02 of seven pictures at once four are drawn, and the others are told when to come back', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 7 }, () => drawSvg(picture)));
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(ends.map((end) => end.status)).toEqual([
    ...Array(4).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ]);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(Problem);
    expect(refusal).toMatchObject({ code: 'too_busy', details: { retryAfter: 10 } });
  }
  for (const end of ends.slice(0, 4))
    expect('value' in end && end.value?.subarray(1, 4).toString()).toBe('PNG');
});
