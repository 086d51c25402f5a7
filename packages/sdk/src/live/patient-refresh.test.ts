import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { patientRefresh } from './patient-refresh.ts';

const queryKey = ['directories', 'company', 'listings'];

/** A list on screen, whose reads are answered by hand. */
function readByHand() {
  const queryClient = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    retry: false,
  });
  observer.subscribe(() => {});
  return { queryClient, answers, shown: () => observer.getCurrentResult().data };
}

it('BEY-15 what is being read when changes come is read to its end, and once again', async () => {
  const { queryClient, answers, shown } = readByHand();
  const refresh = patientRefresh(queryClient);
  for (let change = 0; change < 5; change += 1) refresh(['directories']);
  expect(answers).toHaveLength(1);
  answers[0]?.('before the last change');
  await expect.poll(shown).toBe('before the last change');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after it');
  await expect.poll(shown).toBe('after it');
  expect(answers).toHaveLength(2);
  refresh(['directories']);
  expect(answers).toHaveLength(3);
});

it('BEY-15 what an edit cancelled is left to the edit, which reads it afterwards', async () => {
  const { queryClient, answers } = readByHand();
  patientRefresh(queryClient)(['directories']);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, 'as it was edited');
  await new Promise((resolve) => setImmediate(resolve));
  expect(answers).toHaveLength(1);
});
