import type { Brand, Replies } from '../phrasebook.ts';

export const englishReplies: Replies = {
  greet: (name) =>
    name === '' ? ['Hello,', 'Hi there,'] : [`Hi ${name},`, `Dear ${name},`, `Hello ${name},`],
  thanks: {
    5: [
      'thank you {so much|very much} for {your kind words|this lovely review|the five stars}{!|.}',
      'thanks a lot, {you made our day|this made us smile|this means a lot to us}{!|.}',
    ],
    4: ['thank you for {your review|the good rating and your words|visiting and taking the time to write}.'],
    3: [
      'thank you for your {honest|frank} review.',
      'thank you for telling us, {we read it carefully|both the good and the bad}.',
    ],
    2: ['we are sorry that your visit {was not what you hoped for|was a disappointment}.'],
    1: ['we are {very|truly} sorry about {your visit|this experience}.'],
  },
  silent: {
    5: ['thank you for the five stars{!|, see you again soon!}'],
    4: ['thank you for the good rating{!|, hope to see you again!}'],
    3: ['thank you for the rating. We would love to hear what we could do better.'],
    2: ['we are sorry it was not better. A few words about what went wrong would help us a lot.'],
    1: ['we are sorry. Please tell us what happened so that we can put it right.'],
  },
  brief: [
    '{Thank you so much|Thanks a lot|Thank you} {and see you again soon|and safe travels|for stopping by|for your kind words}{!|.| 😊}',
    'So nice to read this, thank you! {See you in <town>!|Come back any time!|}',
  ],
  noted: [
    'We have noted your remark and will work on it.',
    'Thank you for the hint as well, we will look into it.',
  ],
  invite: {
    5: ['{Hope to see you again in <town>|See you next time|Come back soon}!'],
    4: ['{Hope to see you again|We will work on that fifth star}!'],
    3: ['We hope for a chance to do better next time.'],
    2: [
      'We would love a second chance, the next coffee is on us.',
      'Please ask for the manager on your next visit, we would like to make up for it.',
    ],
    1: [
      'Please send us a message through our profile, we would like to put this right.',
      'We would be grateful for a chance to make up for it.',
    ],
  },
  sign: ({ brand }) => [
    `{The ${NAMES[brand]} team|Best wishes, the ${NAMES[brand]} team|${NAMES[brand]} in <town>}`,
    `{Best, <nominative>|<nominative> and the ${NAMES[brand]} team|Warm regards, <nominative>}`,
  ],
};

const NAMES: Record<Brand, string> = {
  lipa: 'Kawiarnia Lipa',
  ziarno: 'Piekarnia Ziarno',
  sowa: 'Palarnia Sowa',
};
