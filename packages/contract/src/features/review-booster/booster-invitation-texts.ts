import { fold } from '../../fold.ts';

/**
 * Why a text may not ask for opinions, with the words that say so. A review that was paid for, with a discount too, is
 * refused by Google and is an unfair practice under 16 CFR 465.4 and Annex I of Directive 2005/29/EC; so is asking for a
 * good one, or only those who liked it.
 */
export type UnfairText =
  | { code: 'incentive_refused'; words: string }
  | { code: 'gating_refused'; words: string };

/** Returns what is unfair about a text, in any of our languages; undefined for one that is not. */
export function unfairText(text: string): UnfairText | undefined {
  const plain = fold(text).replaceAll(/\s+/gu, ' ');
  const reward = incentive.exec(plain.replaceAll(assortment, ' '))?.[0];
  if (reward !== undefined) return { code: 'incentive_refused', words: reward.trim() };
  const praise = askedPraise.exec(plain)?.[0];
  return praise === undefined ? undefined : { code: 'gating_refused', words: praise.trim() };
}

/** Shops whose assortment sounds like a reward. */
const assortment =
  /(?<!\p{L})(sklep\p{L}* z (prezentami|upominkami|nagrodami)|gift ?(shop|store)s?|tiendas? de regalos?)(?!\p{L})/gu;

/** Any of them, each as whole words. */
const words = (...parts: string[]) => String.raw`(?<!\p{L})(${parts.join('|')})(?!\p{L})`;

const incentive = new RegExp(
  [
    // Something “in 100%” is no discount.
    String.raw`(?<![\d.,])(?!100(?!\d))\d+([.,]\d+)? ?(%|procent|percent|por ?ciento)`,
    // An amount of money.
    String.raw`\d ?(€|\$|£|(zl|zlotych|pln|eur|euros?|usd|dollars?|dolares|gbp|pounds?)(?!\p{L}))`,
    String.raw`[€$£] ?\d`,
    String.raw`(?<!\d)\d ?x ?1(?!\d)`,
    // English
    words(
      String.raw`discount\p{L}*`,
      'coupons?|e?vouchers?|gifts?|gift ?cards?|freebies?|free of charge|for free|cash ?back|rewards?|rewarded|prizes?',
      'raffles?|giveaways?|sweepstakes?|bonus(es)?|promo(tion(al)?)? codes?|win an?|(two|2) for (one|1)',
      String.raw`(an?|one|get|receive|claim|win|\d+) free (?!to |time|day|moment|minute|hour)\p{L}+`,
      'free (coffee|tea|drink|dessert|cake|meal|entry|ticket|sample|item|product|month|delivery|shipping)s?',
    ),
    // Polish
    words(
      String.raw`rabat\p{L}*|znizk\p{L}*|obnizk\p{L}*|kupon\p{L}*|vouchery|voucher(a|ow|em)|bon(y|u|em|ow)?`,
      String.raw`prezent(y|u|em|ow|ami|cie)?|upomin\p{L}*|nagrod\p{L}*|nagradzamy|gratis\p{L}*|darmow\p{L}*|za darmo`,
      String.raw`konkurs\p{L}*|losowani\p{L}*|loteri\p{L}*|bonus\p{L}*|taniej|wygraj\p{L}*|bezplatn\p{L}*`,
      '(dwa|dwie|dwoje|2) w cenie (jednego|jednej|1)',
    ),
    // Spanish
    words(
      String.raw`descuent\p{L}*|rebaj\p{L}*|cupon(es)?|vales? (de )?(regalo|compra|descuento)|dos por uno`,
      'regal(o|os|amos|aremos|ar)|premi(o|os|amos|aremos|ar)|sorte(o|os|amos|aremos)',
      String.raw`gratuit(o|a|os|as|amente)|recompens\p{L}*|reembols\p{L}*|bono|bonos`,
    ),
  ].join('|'),
  'u',
);

const askedPraise = new RegExp(
  [
    // Stars by number, unless they are the end of a scale or of a hotel.
    String.raw`(?<![\d\p{L}]|\d ?(do|to|al?|i|-|–) ?|hotel\p{L}* (de |z |with )?)(4|5|cztery|piec|four|five|cuatro|cinco)[ -]?(gwiazd(ki|ek|kami)|stars|star (review|rating|opinion)s?|estrellas|★)(?!\p{L})`,
    '★★★★|⭐',
    words(
      'if you (are|were|feel) (happy|satisfied|pleased)|if you (really )?(liked|loved|enjoyed)',
      String.raw`jesli (jestes|byles|bylas|sa panstwo) zadowol\p{L}*|jesli (ci |wam |panstwu )?(sie )?(ci |wam |panstwu )?(spodobalo|podobalo)`,
      String.raw`si (estas|quedaste|has quedado) (content\p{L}*|satisfech\p{L}*)|si te (gusto|ha gustado|encanto)`,
    ),
    String.raw`(?<!(or|and|lub|albo|i|oraz|czy) )` +
      words(
        'positive (reviews?|ratings?|opinions?|feedback)',
        String.raw`pozytywn\p{L}* (opini\p{L}*|recenzj\p{L}*|ocen\p{L}*)`,
        String.raw`(opinion(es)?|resenas?|valoracion(es)?) positivas?(?! [oy] )`,
      ),
  ].join('|'),
  'u',
);
