import type { plExternalChanges } from './pl.ts';

/** What others change in listings, in the panel, in English. */
export const enExternalChanges: Record<keyof typeof plExternalChanges, string> = {
  'changes.tabs': 'Pages of external changes',
  'changes.settings': 'Protection settings',
  'changes.waiting_one': '{{count}} change waits for a decision {{where}}.',
  'changes.waiting_few': '{{count}} changes wait for a decision {{where}}.',
  'changes.waiting_many': '{{count}} changes wait for a decision {{where}}.',
  'changes.waiting_other': '{{count}} changes wait for a decision {{where}}.',
  'changes.in_locations_one': 'in {{count}} location',
  'changes.in_locations_few': 'in {{count}} locations',
  'changes.in_locations_many': 'in {{count}} locations',
  'changes.in_locations_other': 'in {{count}} locations',
  'changes.oldest': 'The oldest: {{age}} ago.',
  'changes.nothing_waits': 'No change waits for a decision.',
  'changes.failed_one': '{{count}} decision did not reach Google.',
  'changes.failed_few': '{{count}} decisions did not reach Google.',
  'changes.failed_many': '{{count}} decisions did not reach Google.',
  'changes.failed_other': '{{count}} decisions did not reach Google.',
  'changes.escalated_one': '{{count}} field keeps being changed back.',
  'changes.escalated_few': '{{count}} fields keep being changed back.',
  'changes.escalated_many': '{{count}} fields keep being changed back.',
  'changes.escalated_other': '{{count}} fields keep being changed back.',
  'changes.views': 'Views of the history',
  'changes.decided': 'What others changed',
  'changes.as_of': 'The listing on a chosen day',
  'changes.restored': 'Sending the former data to Google: {{name}}',
};
