import type { AiDraftEvent } from '@pinfold/contract/ai-draft';
import { aiPostRefusal } from '@pinfold/contract/features/publications/ai-post';
import type { AiPostLimit, AiPostWish } from '@pinfold/contract/features/publications/ai-posts.endpoints';
import { postHas, postLimits } from '@pinfold/contract/features/publications/local-post';
import {
  locationVariables,
  postVariables,
  variablesIn,
  type PostVariable,
} from '@pinfold/contract/features/publications/post-text';
import { Problem } from '../../../problem.ts';
import { monthlyLimitOf, type MonthlyAllowance } from '../../../providers/language-model/monthly-limit.ts';
import { streamDraft } from '../../../providers/language-model/stream-draft.ts';
import type { Services } from '../../../services.ts';
import { companyNameOf } from '../../company/company.queries.ts';
import type { Member } from '../../company/member.ts';
import { countTry } from '../../../limits/throttle.ts';
import { chosenLocations, type ChosenLocation } from '../chosen-locations.ts';
import { aiPostUsage } from './ai-posts.table.ts';
import { postTextCleaner, type PostTextRules } from './clean-post-text.ts';
import { postPrompt } from './post-prompt.ts';

/** Texts of posts that the model may write for a company each month. */
const allowance: MonthlyAllowance = {
  usage: aiPostUsage,
  limitIn: ({ PINFOLD_AI_POSTS_PER_MONTH }) => PINFOLD_AI_POSTS_PER_MONTH,
  topic: 'ai_posts',
};

/** How many texts of posts the model may still write for a company this month. */
export function aiPostLimitOf(services: Services, member: Member): Promise<AiPostLimit> {
  return monthlyLimitOf(services, services.database.queries, allowance, member);
}

/**
 * Has the model write the text of a post, and passes on only what a post can have. What can be refused is refused before
 * the first event.
 * @param signal aborted when the client has closed the stream; stops the model
 * @throws Problem `brief_missing`, `facility_unknown`, `group_unknown`, `too_many_attempts`
 */
export async function draftPost(
  services: Services,
  member: Member,
  wish: AiPostWish,
  signal: AbortSignal,
): Promise<AsyncIterable<AiDraftEvent>> {
  const { queries } = services.database;
  const title = postHas(wish.type, 'title') ? wish.title : '';
  const refusal = aiPostRefusal({ ...wish, title });
  if (refusal) throw new Problem(refusal, { errors: [{ path: 'body.brief' }] });
  const locations = await chosenLocations(queries, member, wish);
  const rules = rulesFor(`${title}\n${wish.summary}`, locations);
  const prompt = postPrompt({
    company: await companyNameOf(queries, member.companyId),
    wish,
    locations,
    variables: postVariables.filter((variable) => rules.widths[variable] !== undefined),
  });
  await countTry(services, { purpose: 'draft', account: String(member.companyId) });
  return streamDraft(services, {
    allowance,
    owner: member,
    write: () => services.model.write(prompt, { signal, most: 4 * postLimits.summary }),
    clean: (pieces) => cleaned(pieces, rules),
    signal,
  });
}

/**
 * Several locations fill in what all of them have. Of one, or none yet, the text has the variables that its author
 * already used; of one alone, the others are filled in at once.
 */
function rulesFor(written: string, locations: readonly ChosenLocation[]): PostTextRules {
  const isForMany = locations.length > 1;
  const used = variablesIn(written);
  const widthOf = (variable: PostVariable) =>
    isOfLocation(variable)
      ? locations.reduce((width, location) => Math.max(width, [...location[variable]].length), 0)
      : longestDate;
  const isEverywhere = (variable: PostVariable) =>
    isForMany && isOfLocation(variable) && locations.every((location) => location[variable].trim() !== '');
  return {
    widths: Object.fromEntries(
      postVariables
        .filter((variable) => used.includes(variable) || isEverywhere(variable))
        .map((variable) => [variable, widthOf(variable)]),
    ),
    values: isForMany ? undefined : locations[0],
  };
}

function isOfLocation(variable: PostVariable): variable is (typeof locationVariables)[number] {
  return locationVariables.some((one) => one === variable);
}

/** What a date takes at most in any language, such as `30 de septiembre` or `poniedziałek`. */
const longestDate = 16;

/** What a post can have of a text, as it comes. The model is stopped where no more fits. */
async function* cleaned(pieces: AsyncIterable<string>, rules: PostTextRules): AsyncGenerator<string> {
  const cleaner = postTextCleaner(rules);
  for await (const piece of pieces) {
    const text = cleaner.add(piece);
    if (text !== '') yield text;
    if (cleaner.isFull()) break;
  }
  const rest = cleaner.end();
  if (rest !== '') yield rest;
}
