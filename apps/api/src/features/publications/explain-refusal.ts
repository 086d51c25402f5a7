import type { ItemProblem } from '@pinfold/contract/features/publications/post-status';
import type { Verdict } from '../../delivery/define-provider-job.ts';
import type { ProviderError } from '../../delivery/provider-error.ts';

type Refusal = Pick<ProviderError, 'kind' | 'reasons'>;

/** How often Google has refused a picture that it may fetch another time; kept in the payload. Left out: never. */
export interface PictureRetries {
  pictureRetries?: number;
}

/** Minutes until Google is asked again to take a picture that it has refused. */
const pictureMinutes = [1, 5, 30];

/** What a refused post or photo comes to: Google is asked again for a picture; the rest has failed, or may yet help. */
export function explainRefusal(
  error: Refusal,
  { pictureRetries = 0 }: PictureRetries,
  now: Date,
): Verdict<PictureRetries, ItemProblem> | undefined {
  const minutes = pictureMinutes[pictureRetries];
  if (isPictureRefused(error) && minutes !== undefined)
    return {
      at: new Date(now.getTime() + minutes * 60_000),
      payload: { pictureRetries: pictureRetries + 1 },
    };
  return failedBy(error);
}

/** What a refused call comes to where no picture is at stake; undefined when trying again may help. */
export function failedBy(error: Refusal): { problem: ItemProblem } | undefined {
  const problem = itemProblemOf(error);
  return problem && { problem };
}

/** Whether Google refused a post or photo because of its picture alone, which it may fetch another time. */
export function isPictureRefused({ reasons }: Pick<Refusal, 'reasons'>): boolean {
  return reasons.some((reason) => reason === 'PHOTO_FETCH_FAILED' || reason === 'PHOTO_UPLOAD_FAILED');
}

/** What a refusal means that trying again cannot change; undefined when trying again may help. */
export function itemProblemOf(error: Refusal): ItemProblem | undefined {
  const [known] = error.reasons.flatMap((reason) => problems[reason] ?? []);
  if (known !== undefined) return known;
  switch (error.kind) {
    case 'denied':
      return 'access_lost';
    // The location is not in the account any more.
    case 'not_found':
      return 'access_lost';
    case 'unverified':
      return 'unverified';
    case 'invalid':
      return isPictureRefused(error) ? 'image_not_fetched' : 'invalid';
    default:
      return undefined;
  }
}

const problems: Readonly<Record<string, ItemProblem>> = {
  SERVICE_DISABLED: 'api_disabled',
  OPERATION_UNSUPPORTED_UNDER_ACCOUNT_CONDITION: 'cannot_post',
  LOCATION_DISABLED_FOR_LOCAL_POST_API: 'cannot_post',
};
