import type { Lexicon } from './lexicon.ts';

export const english: Lexicon = {
  weights: {
    3: `amazing, awesome, fantastic, brilliant, excellent, outstanding, superb, perfect, perfection, perfectly, incredible, exceptional, phenomenal, wonderful, best, gem, divine, heaven, delightful,
      stunning, flawless, spectacular, to die for, second to none, couldn be better, could not be better, couldn be happier, no better, couldn have been more, couldn ask for more, happily return, top notch, blown away, out of this world, 10/10, five stars, magnificent, unbeatable, adore, adored`,
    2: `unforgettable, memorable, treat, treasure, fell in love, can't wait, can not wait, won't regret, no regrets, above and beyond, life saver, lifesaver, on the house, my go to, go to place, hats off, well done, bravo, big thanks, painless, 
      great, delicious, tasty, love, loved, lovely, recommend, recommended, beautiful, yummy, impressed, impressive, superb, thank, thanks, can not fault, can't fault, worth, must visit, helpful,
      welcoming, attentive, professional, knowledgeable, charming, enjoyed, enjoy, gorgeous, happy, pleased, pleasure, highlight, spot on, generous, kind, favourite, favorite, exceed, fabulous, super, no complaints, hidden gem, be back, will return, come again, went above, pleasantly surprised`,
    1: `spotless, gentle, cosily, tender, juicy, homemade, sincere, punctual, on time, stylish, modern, tasteful, safe, courteous, respectful, accommodating, flexible, sunny, varied, crunchy, refreshing, discount, bargain, selection, 
      good, nice, friendly, clean, fresh, cosy, cozy, fast, quick, quickly, polite, comfortable, pleasant, fair, reasonable, cheap, affordable, smooth, warm, relaxed, relaxing, well,
      interesting, easy, bright, crispy, creamy, fluffy, rich, flavourful, flavorful, efficient, prompt, promptly, patient, fun, better, convenient, tidy, like, liked, calm, quiet, honest, plus, smile, smiling, cute, spacious, authentic, value for money, satisfied, vibe, atmosphere`,
    0.4: `ok, okay, fine, decent, alright, acceptable, all right`,
    0: `nothing to report, good luck`,
    [-0.6]: `average, mediocre, nobody cares, paper thin, standard`,
    [-1]: `down, delay, delayed, cancelled, canceled, hour, hours, minutes, dark, stuffy, oily, rubbery, shrunk, shrunken, pushy, unclear, freezing, underwhelming, dusty, worn, outdated, tasted like, short staffed, understaffed, oversalted, leaking, 
      expensive, pricey, overpriced, loud, noisy, slow, slowly, crowded, cramped, small, tiny, dry, bland, cold, lukewarm, stale, hard, soggy, salty, greasy, burnt, late, queue, wait, waited, waiting, busy,
      unfortunately, pity, shame, missing, forgot, forgotten, wrong, mistake, issue, problem, confusing, messy, boring, nothing special, could be better, so so, downhill, meh, too sweet, too loud, too expensive, too long, too small, too salty, too hot, too much, only downside, downside, drafty, tasteless, watery, weak, undercooked, overcooked, sticky, tired, dated, used to be, worse, lacking, lack, lacked, hit and miss, chaotic, empty, uncomfortable, inconsistent, hardly, barely, cool, limited`,
    [-2]: `underwhelmed, unimpressed, shout, shouted, yelled, laughed, overcharged, charged twice, double charged, hidden fees, bugs, mould, mold, rat, mice, mouse, pain, painful, dead, wilted, scratched, damaged, unsafe, unhygienic, hostile, threw, thrown, wrongly, misleading, nobody apologised, no apology, no answer, no reply, never answered, never arrived, stuck, stained, cheated, greedy, 
      used to be good, used to be great, used to be better, gone downhill, going downhill, bad, badly, poor, poorly, rude, rudely, dirty, disappointing, disappointed, disappointment, unfriendly, unhelpful, unprofessional, arrogant, ignored, ignore, avoid, rip off, ripoff, smell, smelly, smelled, stank, waste, wasted, never again,
      not recommend, do not recommend, don't recommend, wouldn't recommend, not worth, not coming back, never come back, won't be back, not be back, complain, complained, complaint, refund, angry, broken, inedible, unacceptable, dismissive, careless, mess, hair, filthy, ruined, ruin, regret, lied, lie, scam, refused, incompetent, stay away, steer clear, let down, sick, moldy, mouldy, undrinkable, cheated`,
    [-3]: `awful, terrible, couldn be worse, couldn care less, no worse, horrible, disgusting, worst, appalling, dreadful, nightmare, disaster, disgrace, disgraceful, atrocious, shocking, pathetic, joke, food poisoning, cockroach, scammers, waste of time, waste of money, vile, abysmal, thieves`,
  },
  negations:
    'not, no, never, without, nothing, hardly, barely, neither, nor, isn, wasn, don, didn, doesn, aren, weren, couldn, can, cannot, cant, wouldn, won, hasn, haven, dont, didnt, nobody, none, zero, lack, far from',
  onlyWords: 'only, just',
  stronger:
    'very, really, so, extremely, absolutely, truly, totally, super, incredibly, highly, always, particularly, especially, such',
  weaker: 'bit, little, slightly, somewhat, fairly, quite, rather, sometimes, pretty, occasionally',
  turns: 'but, only, however, although, though, yet, except, whereas, unfortunately',
  joins: 'but also, while, despite, pity, still, otherwise, shame, because',
  everyday:
    'the, and, a, of, to, was, is, it, we, i, in, for, they, with, my, this, that, you, had, were, very, place, not, but, there, at, on, be, so, staff, food, service, coffee, great',
};
