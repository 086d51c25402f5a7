import type { Phrasebook } from '../phrasebook.ts';
import { englishReplies } from './replies.ts';
import { englishTopics } from './topics.ts';

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
