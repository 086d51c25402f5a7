import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decideExternalChange } from '@pinfold/contract/features/external-changes/decisions.endpoints';
import { phonesOf, startChangeDetection } from '../../../testing/worlds/external-changes.ts';
import { externalChanges } from '../external-changes.table.ts';

test('BEY-05 EXT-03 protection rejects by itself until others have changed a field back as often as the limit says; then one mail tells', async () => {
  const chain = await startChangeDetection({ config: { PINFOLD_EDIT_WAR_LIMIT: '2' } });
  await chain.services.database.queries.execute(
    `update companies set enabled_auto_gmb_external_changes_protection = true where id = ${chain.companyId}`,
  );
  const fight = async (ending: string) => {
    await chain.suggest({ fields: phonesOf(`+48 12 422 10 ${ending}`) });
    await chain.push('GOOGLE_UPDATE');
    await chain.jobs.settle(600);
    chain.clock.advance(60);
    return chain.found();
  };
  expect(await fight('91')).toEqual([]);
  expect(await fight('92')).toEqual([]);
  const rejected = await chain.found('3');
  expect(rejected).toMatchObject([
    { decision: 2, step: 'done', decided_by: null, decided_by_rule: true },
    { decision: 2, step: 'done', decided_by_rule: true },
  ]);
  expect(await chain.mails()).toEqual([]);
  const stopped = await fight('93');
  expect(stopped).toMatchObject([{ field: 'phone_number', decision: 0, step: 'none', is_escalated: true }]);
  expect(await chain.kinds(stopped[0]?.id ?? 0)).toEqual(['detected', 'escalated']);
  expect(await fight('94')).toMatchObject([{ is_escalated: true, decision: 0 }]);
  const [mail, ...more] = await chain.mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('telefon');
  expect(mail?.subject).toContain('Kawiarnia Lipa');
  expect(mail?.links[0]).toContain(`/business-addresses/${chain.id}/external-changes-list`);
});

test('EXT-03 a rejection that is not sent yet holds against the next proposal, an acceptance does not', async () => {
  const chain = await startChangeDetection();
  const decide = (id: number, status: 2 | 3) =>
    chain.ok(decideExternalChange, { as: chain.owner, params: { id }, body: { status } });
  await chain.suggest({ fields: { ...phonesOf('+48 12 422 10 91'), websiteUri: 'https://mapa.example/1' } });
  await chain.sync();
  for (const { id, field } of await chain.found()) await decide(id, field === 'website' ? 2 : 3);
  await chain.suggest({ fields: { ...phonesOf('+48 12 422 10 92'), websiteUri: 'https://mapa.example/2' } });
  await chain.sync();
  const found = await chain.found();
  const rejected = found.find(({ field }) => field === 'phone_number');
  expect(rejected).toMatchObject({ decision: 2, step: 'undoable', decided_by: 'Anna Nowak' });
  expect(await chain.kinds(rejected?.id ?? 0)).toEqual(['detected', 'rejected']);
  expect(found.find(({ field }) => field === 'website')).toMatchObject({ decision: 0, step: 'none' });
  await chain.jobs.settle(120);
  expect((await chain.atGoogle()).merchant.phoneNumbers?.primaryPhone).toBe('+48124221010');
  expect(await chain.found()).toMatchObject([{ field: 'website' }]);
});

test('EXT-01 protection that is not automatic, and fields that are not protected, wait for a person', async () => {
  const chain = await startChangeDetection();
  await chain.suggest({ change: 'phone' });
  await chain.sync();
  expect(await chain.found()).toMatchObject([{ field: 'phone_number', is_protected: true, decision: 0 }]);
  const rows = await chain.services.database.queries
    .select({ sendAt: externalChanges.sendAt })
    .from(externalChanges)
    .where(eq(externalChanges.companyId, chain.companyId));
  expect(rows).toEqual([{ sendAt: null }]);
});
