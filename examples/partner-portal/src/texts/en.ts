import type { pl } from './pl.ts';

/** English has fewer plurals. */
type Fewer<Texts> = Omit<Texts, 'lead_few' | 'lead_many'>;

export const en: Omit<typeof pl, 'own' | 'changes'> & {
  own: Fewer<(typeof pl)['own']>;
  changes: Fewer<(typeof pl)['changes']>;
} = {
  nav: { label: 'Main', dashboard: 'Dashboard', own: 'Replies', changes: 'Changes', settings: 'Settings' },
  dashboard: {
    title: 'Good morning, {{name}}',
    lead: 'This is how the neighbourhood sees you this week.',
    views: 'Profile views',
    calls: 'Calls from Maps',
    routes: 'Routes planned',
    invoices: 'Invoices',
    number: 'Number',
    issued: 'Date',
    amount: 'Amount',
    reminder: 'Remind me of invoices',
    contact: 'Write to your contact',
    placeholder: 'How can we help?',
    send: 'Send message',
    sent: 'Thank you, we will answer today.',
  },
  reviews: {
    title: 'What customers say',
    open: 'Open in a window',
    close: 'Close',
    closed: 'Access to reviews is switched off.',
    closedHint: 'Everything else works as usual. Call your contact to have reviews switched on again.',
    retry: 'Try again',
  },
  own: {
    title: 'Waiting for an answer',
    lead_one: '{{count}} review without an answer.',
    lead_other: '{{count}} reviews without an answer.',
    empty: 'You have answered everything.',
    answer: 'Your answer to {{author}}',
    send: 'Answer',
    processing: 'Sending',
    more: 'Show more',
    rating: 'Rated {{rating}} of 5',
  },
  changes: {
    title: 'Changes on the map',
    lead_one: '{{count}} change waits for your decision.',
    lead_other: '{{count}} changes wait for your decision.',
    empty: 'Nobody has changed your data.',
    ours: 'Your data',
    proposed: 'other data',
    accept: 'Accept',
    reject: 'Reject',
    note: 'I see',
    undo: 'Undo ({{seconds}} s)',
    field: {
      name: 'Name',
      website: 'Website',
      phone_number: 'Phone',
      opening_hours: 'Opening hours',
      description: 'Description',
      coordinates: 'Place on the map',
      location_state: 'State of the listing',
      other: 'Other data',
    },
  },
  settings: {
    title: 'Settings',
    scheme: 'Looks',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    person: 'Logged in as',
  },
};
