import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { LocatorQuestion } from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { refuseWatched } from '../../listings/updates/edit-guard.ts';
import { requireAllLocations, visibleTo } from '../../listings/visible-locations.ts';
import { requestBuild } from '../build/locator-build.ts';
import { locatorQuestions } from '../store-locator.table.ts';
import { isAbout, type QuestionRow, questionsOf, requireSeen, toQuestion } from './questions.queries.ts';

interface QuestionText {
  question: string;
  answer: string;
}

/**
 * Adds a question behind the others.
 * @throws Problem `facility_unknown`, `concerns_other_locations`, `too_many_questions`
 */
export function addQuestion(
  services: Services,
  member: Member,
  { facility, question, answer }: QuestionText & { facility: number | null },
): Promise<LocatorQuestion> {
  const { companyId } = member;
  return changing(services, companyId, async (tx) => {
    await requireOwn(tx, member, facility);
    const { length: position } = await questionsOf(tx, companyId, facility);
    const limit = locatorLimits.questions;
    if (position >= limit) throw new Problem('too_many_questions', { values: { limit } });
    const [added] = await tx
      .insert(locatorQuestions)
      .values({ companyId, locationId: facility, question, answer, position })
      .returning();
    if (!added) throw new Error('an insert answers its row');
    return toQuestion(added);
  });
}

/** @throws Problem `not_found`, `concerns_other_locations` */
export function changeQuestion(
  services: Services,
  member: Member,
  id: number,
  { question, answer }: { [Key in keyof QuestionText]?: string | undefined },
): Promise<LocatorQuestion> {
  return changing(services, member.companyId, async (tx) => {
    const before = await requireQuestion(tx, member, id);
    const [changed] = await tx
      .update(locatorQuestions)
      .set({ question: question ?? before.question, answer: answer ?? before.answer })
      .where(isOne(member, id))
      .returning();
    if (!changed) throw new Problem('not_found');
    return toQuestion(changed);
  });
}

/**
 * Takes a question away; those behind it move up.
 * @throws Problem `not_found`, `concerns_other_locations`
 */
export function removeQuestion(services: Services, member: Member, id: number): Promise<void> {
  return changing(services, member.companyId, async (tx) => {
    const removed = await requireQuestion(tx, member, id);
    await tx.delete(locatorQuestions).where(isOne(member, id));
    await tx
      .update(locatorQuestions)
      .set({ position: sql`${locatorQuestions.position} - 1` })
      .where(
        and(isAbout(removed.companyId, removed.locationId), gt(locatorQuestions.position, removed.position)),
      );
  });
}

/**
 * Moves the given questions to the front, in this order. Deleted ones are skipped.
 * @throws Problem `facility_unknown`, `concerns_other_locations`
 */
export function orderQuestions(
  services: Services,
  member: Member,
  { facility, ids }: { facility: number | null; ids: readonly number[] },
): Promise<{ results: LocatorQuestion[] }> {
  const { companyId } = member;
  return changing(services, companyId, async (tx) => {
    await requireOwn(tx, member, facility);
    const before = await questionsOf(tx, companyId, facility);
    const places = new Map([...new Set(ids)].map((id, place) => [id, place]));
    const placeOf = ({ id }: QuestionRow) => places.get(id) ?? places.size;
    const ordered = before
      .toSorted((a, b) => placeOf(a) - placeOf(b) || a.position - b.position)
      .map((row, position) => ({ ...row, position }));
    for (const { id, position } of ordered.filter((row) => before[row.position]?.id !== row.id))
      await tx.update(locatorQuestions).set({ position }).where(isOne(member, id));
    return { results: ordered.map(toQuestion) };
  });
}

/** Those who change questions take turns, so that their order has no gaps and nothing twice. */
function changing<Answer>(
  services: Services,
  companyId: number,
  change: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    const answer = await change(tx);
    await requestBuild(services, tx, companyId);
    return answer;
  });
}

/** A member of some locations can read the questions for all locations, but change only those of their own. */
async function requireQuestion(tx: Queryable, member: Member, id: number): Promise<QuestionRow> {
  const [row] = await tx.select().from(locatorQuestions).where(isOne(member, id));
  if (!row) throw new Problem('not_found');
  if (row.locationId === null) requireAllLocations(member);
  return row;
}

async function requireOwn(tx: Queryable, member: Member, facility: number | null): Promise<void> {
  if (facility === null) return requireAllLocations(member);
  const seen = await requireSeen(tx, member, facility, 'body.facility');
  if (seen) refuseWatched(seen);
}

/** One question that is for all locations, or about one that the member sees. */
function isOne(member: Member, id: number) {
  const seen = visibleTo(member, locatorQuestions.locationId);
  return and(
    eq(locatorQuestions.companyId, member.companyId),
    eq(locatorQuestions.id, id),
    seen && or(isNull(locatorQuestions.locationId), seen),
  );
}
