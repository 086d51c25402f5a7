import { readTable } from '../catalogue/read-table.ts';
import { isSameStem } from './fold-words.ts';

/** What customers look for in a place that feeds them; the stems are of Polish, English and Spanish words. */
const stems = readTable(`
cafe | kawiar, caf, coffeesho
coffee | kaw, coff, espres, latt, cappuc, flat
speciality | special, przel, drip, alternat, palar, roast, ziarn
breakfast | sniad, breakf, brunch, desay
cake | cias, tort, sernik, szarl, dese, cake, pastel, slod, cukier
bread | piekar, chleb, bulk, pieczy, drozd, paczk, bake, brea, panad
icecream | lod, icecr, helad
lunch | lunc, obia, restaur, kuchn, bistr, jedze, comid
pizza | piz
tea | herb, tea, tee
bar | bar, pub, wino, wine, drink
garden | ogrod, taras, patio, terra, garde, outdo
dogs | pse, psa, pso, psi, dog, perr
vegan | wega, wege, vega
takeaway | wyno, takea, takeo, lleva
work | prac, laptop, wifi, cowork
kids | dzie, rodzi, kid, famil
catering | cater, impre, dostaw
`).map(([topic = '', list = '']) => ({ topic, stems: list.split(', ') }));

/** What a word of a search is about; nothing for a name or a town. */
export function topicsOf(stem: string): string[] {
  return stems
    .filter((row) =>
      row.stems.some((known) =>
        known.length <= stem.length ? stem.startsWith(known) : isLongEnough(stem, known),
      ),
    )
    .map(({ topic }) => topic);
}

/** How much a kind of business is about a topic, of 1. */
export function topicsOfCategory(name: string): ReadonlyMap<string, number> {
  return byCategory.get(name) ?? new Map<string, number>();
}

function isLongEnough(stem: string, known: string): boolean {
  return stem.length >= 4 && isSameStem(stem, known);
}

const byCategory = new Map(
  readTable(`
cafe | cafe 1, coffee 0.95, cake 0.6, breakfast 0.5, takeaway 0.5, tea 0.5, work 0.4, speciality 0.25
coffee_shop | cafe 0.9, coffee 1, speciality 0.6, takeaway 0.6, work 0.4, cake 0.35
coffee_roasters | cafe 0.7, coffee 1, speciality 1, takeaway 0.4
bakery | bread 1, cake 0.6, breakfast 0.4, takeaway 0.7, coffee 0.25
pastry_shop | cake 1, cafe 0.45, coffee 0.4, takeaway 0.6, bread 0.4
ice_cream_shop | icecream 1, cake 0.35, takeaway 0.5, kids 0.4
tea_house | tea 1, cafe 0.55, cake 0.4
breakfast_restaurant | breakfast 1, cafe 0.55, coffee 0.5, lunch 0.5
restaurant | lunch 1, breakfast 0.3, bar 0.3
polish_restaurant | lunch 1, bar 0.2
italian_restaurant | lunch 0.9, pizza 0.7
pizza_restaurant | pizza 1, lunch 0.7, takeaway 0.6
vegan_restaurant | vegan 1, lunch 0.8
sandwich_shop | breakfast 0.5, lunch 0.5, takeaway 0.8
bar | bar 1, lunch 0.4
wine_bar | bar 1
caterer | catering 1, breakfast 0.5, lunch 0.6, cake 0.4, takeaway 0.5
`).map(([id = '', list = '']) => [
    `categories/gcid:${id}`,
    new Map(list.split(', ').map((entry) => [entry.split(' ')[0] ?? '', Number(entry.split(' ')[1])])),
  ]),
);
