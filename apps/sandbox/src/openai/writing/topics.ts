import { asWritten } from './guess-language.ts';
import type { ToldReview } from './read-prompt.ts';

/** A topic that a review mentions, and its sentiment. */
interface Noticed {
  topic: TopicName;
  isPraised: boolean;
}

/** What a review praises and what it complains about, in the order of the text; each topic once. */
export function noticeTopics({ text, stars }: ToldReview): Noticed[] {
  const noticed = new Map<TopicName, Noticed>();
  for (const clause of clausesOf(text)) {
    const mood = moodOf(clause) || Math.sign(stars - 3);
    if (mood === 0) continue;
    for (const topic of Object.keys(topics) as TopicName[]) {
      if (noticed.has(topic) || !topics[topic].test(clause)) continue;
      noticed.set(topic, { topic, isPraised: mood > 0 && !alwaysComplaints.has(topic) });
    }
  }
  return [...noticed.values()];
}

/** Mentions of wrong orders and closed locations are always complaints. */
const alwaysComplaints = new Set<TopicName>(['order', 'hours']);

/** How one sentence or part of it sounds: above 0 well, below badly. */
export function moodOf(clause: string): number {
  const well = clause.match(wellWords)?.length ?? 0;
  const badly = clause.match(badWords)?.length ?? 0;
  const negated = clause.match(negatedWell)?.length ?? 0;
  return well - 2 * negated - badly;
}

export function clausesOf(text: string): string[] {
  return asWritten(text)
    .split(/[.!?;,\n]+|\b(?:ale|jednak|natomiast|but|however|pero|aber)\b/)
    .filter((clause) => clause.trim() !== '');
}

const wellWords =
  /\b(super|swietn|pyszn|wspanial|najleps|polec|dobr|smaczn|mil[aeyi]\b|uprzejm|czyst|przytuln|szybk|wart|idealn|rewelac|urocz|cudown|zachwy|great|good|best|excellent|amazing|love|delicious|friendly|tasty|perfect|nice|cozy|clean|quick|recommend|buen|excelent|ric[oa]|amable|encant|genial|mejor|limpi|gut|lecker|super|freundlich|toll|wunderbar|sauber|empfehl)/g;

const badWords =
  /\b(zl[aeyi]\b|slab|okropn|zimn|kwasn|gorzk|spalon|drog|brud|lepi|niemil|nieuprzejm|opryskliw|dlugo|czekal|halas|glosn|rozczar|tragedi|dramat|fatal|wstyd|such[aey]\b|czerstw|nigdy|bad|worst|terrible|awful|cold|burnt|rude|slow|dirty|expensive|pricey|waited|loud|disappoint|never|mal[oa]?\b|peor|fri[oa]\b|suci|lent|car[oa]\b|ruid|decepcion|schlecht|kalt|unfreundlich|teuer|langsam|gewartet|schmutz|laut|enttausch)/g;

const negatedWell =
  /\b(nie|bez|not|no|isn.?t|wasn.?t|nada|nicht|kein\w*)\s+(?:\w+\s+)?(super|swietn|pyszn|dobr|smaczn|mil|uprzejm|czyst|polec|good|great|friendly|clean|recommend|tasty|buen|recomiend|limpi|gut|lecker|freundlich|sauber)/g;

/** The topics of reviews, by stems in Polish, English, Spanish and German, without accents. */
const topics = {
  order: /\b(pomyl|zamowieni\w* nie|zle zamowien|nie to co|wrong order|mistake|pedido equivoc|falsch)/,
  waiting:
    /\b(czeka|kolejk|dlugo|powoln|szybk|minut|wait|queue|slow|quick|fast|esper|lent|rapid|wart|schnell|langsam)/,
  service:
    /\b(obslug|personel|pani\b|pan\b|kelner|barist|ekip|zalog|staff|service|waiter|waitress|team|servicio|personal|camarer|bedien|freundlich|mil[aeyi]\b|niemil|uprzejm|rude|friendly|amable)/,
  coffee: /\b(kaw[aeyoi]|espresso|cappuccin|latte|flat|americano|coffee|cafe\b|kaffee)/,
  cake: /\b(ciast|sernik|szarlotk|tort|bez[aey]\b|brownie|drozdzowk|paczk|cake|cheesecake|pastr|croissant|rogal|tart|kuchen|torte)/,
  food: /\b(sniadan|jedzen|kanap|zup|chleb|bulk|pieczyw|obiad|dania|food|breakfast|sandwich|soup|bread|brunch|comida|desayuno|pan recien|essen|fruhstuck|brot|brotchen)/,
  price:
    /\b(cen[aeyo]|cennik|drog|tani|price|pricey|expensive|cheap|precio|car[oa]s?\b|barat|preis|teuer|billig)/,
  cleanliness:
    /\b(czyst|brud|lepi|toalet|lazienk|clean|dirty|sticky|toilet|limpi|suci|sauber|schmutz|dreckig)/,
  noise: /\b(glosn|halas|cich|spokoj|loud|nois|quiet|ruid|tranquil|laut|ruhig)/,
  atmosphere:
    /\b(klimat|atmosfer|nastroj|przytuln|muzyk|wystroj|cozy|cosy|vibe|decor|music|ambiente|acogedor|gemutlich|musik)/,
  choice: /\b(wybor|oferta|asortyment|wegan|bezgluten|choice|selection|vegan|gluten|variedad|auswahl)/,
  hours:
    /\b(zamkniet|godzin\w* otwarc|zamkneli|closed|opening hours|cerrad|horario|geschlossen|offnungszeit)/,
} as const;

/** One thing that guests write about. */
export type TopicName = keyof typeof topics;
