/** What an automatic reply is made of. */
export const autoReplySources = ['templates', 'ai'] as const;

/** One origin of an automatic reply. */
export type AutoReplySource = (typeof autoReplySources)[number];

/** Where an automatic reply stands. */
export const autoReplyStatuses = ['waiting', 'accepted', 'rejected', 'outdated'] as const;

/** One state of an automatic reply; `outdated`: the review was answered, changed or taken down meanwhile. */
export type AutoReplyStatus = (typeof autoReplyStatuses)[number];

/** Rules of a company, and locations or texts that one of them names. */
export const autoReplyRulesAtMost = 50;

/** The locations that a rule of automatic replies covers. */
interface RulePlaces {
  gmb_address_ids: readonly number[];
  groups: readonly number[];
}

/**
 * Whether a rule names single locations only. Any other rule reaches beyond the locations of a limited member: without
 * locations it covers all of them, and a group can grow.
 */
export function namesOnlyLocations({ gmb_address_ids, groups }: RulePlaces): boolean {
  return groups.length === 0 && gmb_address_ids.length > 0;
}
