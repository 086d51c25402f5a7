import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeFields,
  type DecidableChange,
  decisionRefusal,
  decisionSteps,
  protectableFields,
} from './external-change.ts';

const open: DecidableChange = { field: 'name', status: 1, decision: 0, step: 'none' };

test.each<[string, Partial<DecidableChange>, (string | undefined)[]]>([
  ['waits for somebody', {}, ['change_ended', undefined, undefined]],
  ['was accepted a moment ago', { decision: 1, step: 'undoable' }, [undefined, undefined, undefined]],
  ['was rejected a moment ago', { decision: 2, step: 'undoable' }, [undefined, undefined, undefined]],
  ['is on its way', { decision: 2, step: 'sending' }, ['decision_sent', 'decision_sent', 'decision_sent']],
  ['is tried again', { decision: 1, step: 'retrying' }, ['decision_sent', 'decision_sent', 'decision_sent']],
  ['was not taken by Google', { decision: 2, step: 'failed' }, ['decision_sent', undefined, undefined]],
  ['is only told', { field: 'location_state' }, ['change_ended', undefined, 'change_informational']],
])('EXT-02 a change that %s can be taken back, accepted and rejected as it says', (_, change, expected) => {
  const wishes = [1, 2, 3] as const;
  expect(wishes.map((wish) => decisionRefusal({ ...open, ...change }, wish))).toEqual(expected);
});

const change = fc.record({
  field: fc.constantFrom(...changeFields),
  status: fc.constantFrom(1, 2, 3, 4, 5),
  decision: fc.constantFrom(0, 1, 2),
  step: fc.constantFrom(...decisionSteps),
});
const wish = fc.constantFrom(1, 2, 3);

test('EXT-02 EXT-04 what has ended stays so, and what is only told is never rejected', () => {
  fc.assert(
    fc.property(change, wish, (one, wanted) => {
      const refusal = decisionRefusal(one, wanted);
      if (one.status !== 1) expect(refusal).toBe('change_ended');
      else if (wanted === 3 && !protectableFields.includes(one.field))
        expect(refusal).toBe('change_informational');
      // A decision that was sent to Google is final.
      else if (['sending', 'retrying', 'done'].includes(one.step)) expect(refusal).toBe('decision_sent');
      else if (wanted !== 1) expect(refusal).toBeUndefined();
    }),
  );
});
