import type { Brand, Phrasebook, Replies } from '../phrasebook.ts';
import { englishTopics } from './topics.ts';

const englishReplies: Replies = {
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

export const english: Phrasebook = {
  topics: englishTopics,
  openers: (scene, rating) => [
    ...VERDICTS[rating],
    ...(rating >= 3
      ? [
          '[I/We] stopped here {while exploring <town>|on a rainy afternoon|between sights|after a long walk}.',
          'Found this place {by accident|online|on a friend’s advice|on our last day in <town>}.',
        ]
      : []),
    ...(rating >= 4 && scene.labels.includes('dworzec')
      ? ['[I/We] had an hour before {the train|our train to Berlin|the next train}.']
      : []),
    ...(scene.town === 'Zakopane' && rating >= 3 ? ['Came in after a day of hiking in the Tatras.'] : []),
  ],
  closers: {
    5: [
      '{Highly recommended|Would definitely recommend|Can only recommend it}{!|.}',
      '{Will be back|[I/We] will definitely be back|See you next time}{!|.}',
      'A must when in <town>.',
      'Wish we had one {at home|back home}!',
      'Five stars, {no question|well deserved}.',
    ],
    4: ['Would come again.', '{Recommended|Worth a visit}.', 'Overall {a good experience|very nice}.'],
    3: [
      '{Ok for a quick stop|Average overall|Might give it another try}.',
      'Expected {a bit |}more {from the reviews|for the price}.',
    ],
    2: [
      'Would not go out of my way to come again.',
      '{Disappointing|A shame}, {the reviews promised more|it could be so nice}.',
    ],
    1: ['{Avoid|Not recommended|Never again}{.|!}', 'There are {much|far} better places in <town>.'],
  },
  shorts: (scene, rating) =>
    scene.brand === 'ziarno' ? [...PLAIN_SHORTS[rating]] : [...PLAIN_SHORTS[rating], ...CAFE_SHORTS[rating]],
  slots: () => ({}),
  flawFrames: [
    'Only downside: <flaw>.',
    'One star off because of one thing: <flaw>.',
    'The only thing: <flaw>.',
    'Small minus: <flaw>.',
  ],
  links: ['Also,', 'And', 'Plus'],
  turns: ['Unfortunately,', 'However,', 'On the other hand,', 'But', 'Sadly,'],
  concessions: ['On the plus side,', 'To be fair:', 'At least one good thing.'],
  edits: {
    better: ['Edit: went back the next day, just as good.', 'Update: a bit noisier the second time.'],
    worse: ['Edit: thanks for the reply, but it happened again.', 'Update: second visit, same story.'],
  },
  replies: englishReplies,
};

const VERDICTS = {
  5: [
    '{Lovely|Wonderful|Fantastic|Charming|Gorgeous} {place|little place|spot}{.|!}',
    '{What a gem|A real gem|Hidden gem}{!|.| in <town>.}',
    '{Loved|Absolutely loved} it here{!|.}',
    'Our favourite place in <town>.',
  ],
  4: ['{Nice|Good|Pleasant} {place|stop|spot}.', 'Really nice{| overall}.'],
  3: ['{Mixed feelings|Hit and miss|Average|It was ok}.', 'Nice place but uneven.'],
  2: ['{Disappointed|A bit of a let-down|Not great}.', 'Expected more after all the good reviews.'],
  1: ['{Terrible|Awful|Really bad} experience.', 'No idea where the good reviews come from.'],
};

const PLAIN_SHORTS = {
  5: [
    '{Great|Lovely|Amazing|Perfect|Wonderful|Brilliant} {place|spot|little place}{!|.| in <town>.| in <town>!}',
    '{Delicious|So good|Excellent|Yummy}{!|!!|, will be back.|, highly recommended.}',
    '{Friendly|Lovely|Kind} {staff|people} and {great|delicious|fresh} {food|pastries|baking}{!|.}',
  ],
  4: ['{Nice|Good|Solid} place{.|, a bit crowded.|, a little pricey.}', 'Very good{.|, just busy.}'],
  3: ['{Ok|It was ok|Average|Nothing special}{.|, bit expensive.|, slow service.}'],
  2: ['{Not great|Disappointing|Slow and expensive}{.|, sadly.}'],
  1: ['{Avoid|Terrible service|Rude staff|Very bad}{.|, not recommended.|, never again.}'],
};

const CAFE_SHORTS = {
  5: [
    '{Great|Amazing|Best|Excellent|Fantastic|Superb} {coffee|coffee and cake|coffee, lovely staff|cheesecake|breakfast|flat white}{!|.| in <town>!| in <town>.}',
    '{Cosy place|Cute café|Lovely café}{|, great coffee|, kind staff|, delicious cakes|, good vibes}{!|.}',
  ],
  4: ['{Good|Very good|Nice} coffee{.|, friendly staff.|, a bit slow.|, small portions of cake.}'],
  3: ['Coffee {ok|fine}, {service slow|cake dry|too loud|nothing more}.'],
  2: ['{Lukewarm|Weak} coffee, {long wait|indifferent service}.'],
  1: ['Cold coffee, {rude staff|dirty tables|long wait}.'],
};
