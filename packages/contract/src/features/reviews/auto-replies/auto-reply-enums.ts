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
