import type { OperationsOf } from '../../operations-of.ts';
import type * as decisions from './decisions.endpoints.ts';
import type * as externalChanges from './external-changes.endpoints.ts';
import type * as protection from './protection.endpoints.ts';

type Operations = OperationsOf<typeof decisions | typeof externalChanges | typeof protection>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const externalChangesDescriptions: Readonly<Record<Operations, string>> = {
  listExternalChanges:
    'Lists what others changed at the provider in locations that the member may see, pending and decided.',
  decideExternalChanges:
    'Accepts or rejects many changes: those that are named, or all pending ones that match. Rejected values are sent back to the provider in the background.',
  listIdenticalChanges:
    'Lists pending changes that propose the same, the most frequent first, so that they can be decided together.',
  getExternalChangeStats: 'Answers how many changes wait for a decision.',
  getProtectionSettings: 'Answers which fields are protected from changes by others.',
  updateProtectionSettings:
    'Chooses which fields are protected, for all locations or for groups of them. Try it with `rehearseProtection` first.',
  rehearseProtection: 'Answers what protection would have rejected in the last 90 days. Nothing is changed.',
  getProtectionSummary: 'Answers which changes of protected fields wait for a decision.',
  rejectExternalChanges:
    'Rejects the changes that the protection summary names. The former values are sent back to the provider.',
  getExternalChange: 'Answers one change by others with the value before and after.',
  decideExternalChange:
    'Accepts or rejects one change, tries a decision again, or takes it back before it is sent. Rejecting sends the former value to the provider.',
  listExternalChangeEvents: 'Lists what happened to one change, the oldest first.',
};
