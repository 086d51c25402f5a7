import { attributeKey, isUnknownAttribute } from '@pinfold/contract/features/listings/attributes/attribute';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { GoogleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { attributeToGoogle } from '../../../providers/google-business-profile/listing/google-attributes.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import { listingToGoogle } from '../../../providers/google-business-profile/listing/listing-to-google.ts';
import type { UpdateOutcome } from './listing-update-lifecycle.ts';
import type { StoredProblem } from './listing-updates.table.ts';
import { problemOf, problemsOfRefusal } from './update-problems.ts';

export interface Delivery {
  google: GoogleAccount;
  googleName: string;
  after: ListingFields;
  update: GoogleUpdate;
}

/**
 * Sends an edit to Google. What it says is the same each time, so that a repetition after a crash or a lost answer
 * changes nothing more.
 * @throws ProviderError where trying again may help; what was taken until then is sent again
 */
export async function deliverUpdate(delivery: Delivery, isLastTry: boolean): Promise<UpdateOutcome> {
  const { update } = delivery;
  const taken: ListingField[] = [];
  let isAtAttributes = false;
  const send = async (): Promise<UpdateOutcome> => {
    const live = update.updateMask.length > 0 ? await patch(delivery) : undefined;
    taken.push(...update.fields.filter((field) => field !== 'attributes'));
    isAtAttributes = true;
    if (update.attributeMask.length > 0) await writeAttributes(delivery);
    const isChangedByOthers = live?.metadata?.hasGoogleUpdated ?? false;
    return { status: isChangedByOthers ? 'external_change' : 'ok', taken: update.fields, problems: [] };
  };
  return ifRefused(send(), (error): UpdateOutcome => {
    const mayHelp = error.kind === 'quota' || !isLastTry;
    const problems = problemsOfRefusal(error) ?? (mayHelp ? undefined : [problemOf('not_delivered')]);
    if (!problems) throw error;
    const isRefusal = isAtAttributes && error.kind === 'invalid';
    return { status: 'failed', taken, problems: isRefusal ? problems.map(ofAttributes) : problems };
  });
}

/** What Google would refuse of an edit; it checks no attributes beforehand. */
export async function checkUpdate(delivery: Delivery): Promise<UpdateOutcome['problems']> {
  if (delivery.update.updateMask.length === 0) return [];
  const checked = patch(delivery, { validateOnly: true }).then(() => []);
  return ifRefused(checked, (error) => {
    const problems = problemsOfRefusal(error);
    if (!problems) throw error;
    return problems;
  });
}

async function patch(
  { google, googleName, after, update }: Delivery,
  options: { validateOnly?: boolean } = {},
): Promise<GoogleListing | undefined> {
  const live = asksFirst(update.fields) ? await google.getListing(googleName) : undefined;
  const said = listingToGoogle(after, live);
  const masked = Object.entries(said).filter(([path]) =>
    update.updateMask.some((one) => one.split('.')[0] === path),
  );
  return google.patchListing(googleName, Object.fromEntries(masked), update.updateMask, options);
}

/** What was refused in the call for attributes is about them, whatever else it says. */
function ofAttributes(problem: StoredProblem): StoredProblem {
  return { ...problem, field: 'attributes' };
}

async function writeAttributes({ google, googleName, after, update }: Delivery): Promise<void> {
  const named = after.attributes.filter(
    (one) =>
      !isUnknownAttribute(one) &&
      update.attributeMask.includes(`attributes/${attributeKey(one.attribute_id)}`),
  );
  await google.updateAttributes(googleName, named.map(attributeToGoogle), update.attributeMask);
}

/** Calls to Google that an edit of some fields takes: one to ask, one to write, and one of their own for attributes. */
export function callsOf(fields: readonly ListingField[]): number {
  const attributes = Number(fields.includes('attributes'));
  return Number(asksFirst(fields)) + Number(fields.length > attributes) + attributes;
}

/** Of these Google keeps more than we show, such as a third phone number, and takes them whole. */
const askedFields: readonly ListingField[] = [
  'phone_number',
  'phone_number_2',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'service_items',
];

function asksFirst(fields: readonly ListingField[]): boolean {
  return fields.some((field) => askedFields.includes(field));
}
