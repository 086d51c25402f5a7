import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addVersion, noVersions, stepVersion, versionText } from './text-versions.ts';

test('PUB-01 one step back is what the field had, and one forth what the model wrote, as it was edited since', () => {
  const written = { ...addVersion(noVersions, 'Mój tekst'), written: 'Tekst AI' };
  const back = stepVersion(written, 'Tekst AI, poprawiony', -1);
  expect(back && versionText(back)).toBe('Mój tekst');
  expect(back && stepVersion(back, 'Mój tekst', -1)).toBeUndefined();
  const forth = back && stepVersion(back, 'Mój tekst', 1);
  expect(forth && versionText(forth)).toBe('Tekst AI, poprawiony');
});

test('PUB-01 a text of the model that nobody edited is replaced by its next one', () => {
  const first = { ...addVersion(noVersions, 'Mój tekst'), written: 'Tekst AI' };
  expect(addVersion(first, 'Tekst AI').texts).toEqual(['Mój tekst', '']);
  expect(addVersion(first, 'Tekst AI!').texts).toEqual(['Mój tekst', 'Tekst AI!', '']);
});

test('PUB-01 whatever is asked for, undone and edited, each text that a person wrote can be reached', () => {
  const action = fc.oneof(
    fc.constantFrom('write' as const, 'undo' as const, 'redo' as const),
    fc.integer({ min: 0, max: 999 }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let [versions, current, count] = [noVersions, '', 0];
      const byHand = new Set<string>();
      for (const one of actions) {
        if (typeof one === 'number') {
          // What is typed over is the person's own doing; what stood there when the model came is not.
          byHand.delete(current);
          current = `typed ${one}`;
          byHand.add(current);
        } else if (one === 'write') {
          versions = addVersion(versions, current);
          current = `model ${(count += 1)}`;
          versions = { ...versions, written: current };
        } else {
          const next = stepVersion(versions, current, one === 'undo' ? -1 : 1);
          if (!next) continue;
          versions = next;
          current = versionText(next);
        }
      }
      const reachable = new Set([...versions.texts.toSpliced(versions.at, 1), current]);
      for (const text of byHand) expect(reachable).toContain(text);
    }),
  );
});
