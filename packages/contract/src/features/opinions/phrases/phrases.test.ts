import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePhrases, matchPhrase } from './phrases.ts';

/** A phrase, the words that it finds and those that it must leave alone, divided by bars. */
const corpus: readonly (readonly [phrase: string, found: string, left: string])[] = [
  [
    'kawa',
    'kawa|kawy|kawie|kawę|kawą|kaw|kawami|kawach|kawom|KAWĘ|kawe',
    'kawaler|kawałek|kawiarnia|kawior|kawowy|zakawa',
  ],
  ['kawy', 'kawa|kawę|kawą|kaw', 'kawaler|kawałek|kawior'],
  [
    'ciasto',
    'ciasto|ciasta|ciastem|cieście|ciast|ciastach|ciastami|ciastu',
    'ciasny|ciastko|ciasteczko|cias',
  ],
  ['ciastko', 'ciastko|ciastka|ciastek|ciastkiem|ciastkami|ciastku', 'ciasto|ciasta|ciasteczko'],
  ['obsługa', 'obsługa|obsługi|obsłudze|obsługę|obsługą|obsluga|obslugę', 'obsłużyć|sługa|obsługiwać'],
  ['sernik', 'sernik|sernika|sernikiem|serniki|serników|serniku|sernikami', 'ser|serwis|serniczek'],
  ['ser', 'ser|sera|serem|sery|serów|serze', 'sernik|serce|serwis|seria'],
  ['kolejka', 'kolejka|kolejki|kolejce|kolejkę|kolejek|kolejkach|kolejką', 'kolej|kolejny|kolejno'],
  ['cena', 'cena|ceny|cenę|cen|cenie|cenach|cenami|cenom|ceną', 'centrum|cenny|ocena|scena|cenzura'],
  ['ceny', 'cena|ceny|cen|cenach|cenami', 'centrum|cenny|ocena'],
  ['toaleta', 'toaleta|toalety|toalecie|toaletę|toalet|toaletach', 'toaletowy|toast'],
  ['personel', 'personel|personelu|personelem|personelowi', 'personalny|persona'],
  ['kelner', 'kelner|kelnera|kelnerem|kelnerze|kelnerzy|kelnerów|kelnerami', 'kelnerka|kelnerować'],
  ['kelnerka', 'kelnerka|kelnerki|kelnerce|kelnerkę|kelnerek|kelnerkami', 'kelner|kelnerować'],
  ['kanapka', 'kanapka|kanapki|kanapek|kanapce|kanapką', 'kanapa|kanapowy'],
  ['pączek', 'pączek|pączki|pączków|pączka|pączkiem|paczek', 'pąk|pączuszek'],
  ['ogródek', 'ogródek|ogródku|ogródka|ogródki|ogródkiem', 'ogród|ogrodnik'],
  [
    'śniadanie',
    'śniadanie|śniadania|śniadaniem|śniadań|śniadaniu|śniadaniach|sniadanie',
    'śniadaniowy|śnieg',
  ],
  ['danie', 'danie|dania|dań|daniem|daniu|daniami', 'dane|danych|zadanie|podanie'],
  ['miejsce', 'miejsce|miejsca|miejscu|miejscem|miejsc|miejscami', 'miejski|miejscowy'],
  ['kuchnia', 'kuchnia|kuchni|kuchnię|kuchnią|kuchnie|kuchniach', 'kucharz|kuchenka'],
  ['jedzenie', 'jedzenie|jedzenia|jedzeniem|jedzeniu', 'jedzie|jedzeniowy'],
  ['czystość', 'czystość|czystości|czystością', 'czysty|czyścić'],
  ['jakość', 'jakość|jakości|jakością', 'jakoś|jak'],
  ['drogi', 'drogi|drogo|droga|drogie|drogiego|drogim|drodzy', 'drogeria|drugi|drożdże'],
  ['brudny', 'brudny|brudna|brudne|brudno|brudnego|brudnych|brudnym|brudni', 'brud|brudas'],
  ['brud', 'brud|brudu|brudem|brudzie', 'brudny|brudas'],
  ['tani', 'tani|tania|tanie|taniego|tanio|tanich', 'taniec|tandeta'],
  ['miły', 'miły|miła|miłe|miło|mili|miłego|miłej|miłą|miłym', 'milion|milczeć|miłość'],
  ['dobry', 'dobry|dobra|dobre|dobrze|dobrego|dobrych|dobrą', 'dobrobyt|dobrać'],
  ['uprzejmy', 'uprzejmy|uprzejma|uprzejmi|uprzejmie|uprzejmego', 'uprzejmość'],
  [
    'czekać',
    'czekać|czekam|czeka|czekaliśmy|czekałam|czekałem|czekali|czekają|czekania|czekanie',
    'czekolada|czek|czekan',
  ],
  ['czekac', 'czekać|czekam|czekaliśmy|czekałam', 'czekolada|czek'],
  ['polecić', 'polecić|poleci|poleciła|polecił|polecę|polecili', 'poledwica|polewa'],
  ['parkować', 'parkować|parkuje|parkuję|parkowaliśmy|parkowanie', 'parking|park'],
  ['parking', 'parking|parkingu|parkingiem|parkingi', 'park|parkować'],
  ['lody', 'lody|lodów|lodami|lodach|loda', 'lodówka|lodowy|melodia'],
  ['frytki', 'frytki|frytek|frytkami|frytkach|frytka', 'frytownica'],
  ['okno', 'okno|okna|oknem|okien|oknie|oknach', 'okolica|okienko'],
  ['gwiazda', 'gwiazda|gwiazdy|gwieździe|gwiazd|gwiazdę', 'gwiazdka|gwiazdor'],
  ['obiad', 'obiad|obiadu|obiady|obiedzie|obiadem|obiadów', 'obiadowy|obiadek'],
  ['lokal', 'lokal|lokalu|lokale|lokali|lokalem|lokalach', 'lokalny|lokalizacja'],
  ['stolik', 'stolik|stolika|stoliki|stoliku|stolików', 'stół|stołek'],
  ['muzyka', 'muzyka|muzyki|muzyce|muzykę|muzyką', 'muzykalny|muzyczny'],
  ['atmosfera', 'atmosfera|atmosfery|atmosferze|atmosferę|atmosferą', 'atmosferyczny'],
  ['książka', 'książka|książki|książce|książkę|książek', 'książę|księga'],
  ['cappuccino', 'cappuccino|Cappuccino', 'cappella'],
  ['latte', 'latte|lattes', 'lato|lata'],
  ['price', 'price|prices|priced', 'priceless|prince'],
  ['waiter', 'waiter|waiters', 'wait|waitress'],
  ['wait', 'wait|waits|waited|waiting', 'waiter|await'],
  ['cherry', 'cherry|cherries', 'cheer|cher'],
  ['dish', 'dish|dishes', 'disk|dishonest'],
  ['camarero', 'camarero|camarera|camareros|camareras', 'cámara|camaronero'],
  ['café', 'café|cafés|cafe', 'cafetería|cafeína'],
  ['arroz', 'arroz|arroces', 'arroyo'],
  ['limpio', 'limpio|limpia|limpios|limpias', 'limpiar|limpieza'],
  ['ul', 'ul', 'ula|ulica'],
  ['24h', '24h', '24|h24'],
];

describe('RV-06 a phrase', () => {
  test.each(corpus)(
    '%s is found in other forms of the word, and not in other words',
    (phrase, found, left) => {
      for (const word of found.split('|'))
        expect([word, matchPhrase(`Była tu: ${word}!`, phrase)]).not.toEqual([word, undefined]);
      for (const word of left.split('|'))
        expect([word, matchPhrase(`Była tu: ${word}!`, phrase)]).toEqual([word, undefined]);
    },
  );

  test('is checked on enough words for the rule to be trusted', () => {
    expect(
      corpus.flatMap(([, found, left]) => [...found.split('|'), ...left.split('|')]).length,
    ).toBeGreaterThan(300);
  });

  test('of several words stands in their order within a sentence, with one word between them at most', () => {
    const phrase = 'czas oczekiwania';
    expect(matchPhrase('Długi czas oczekiwania na kawę', phrase)).toEqual({ from: 6, to: 22 });
    expect(matchPhrase('O czasie naszego oczekiwania szkoda mówić', phrase)).toBeDefined();
    expect(matchPhrase('Czas mijał w trakcie oczekiwania', phrase)).toBeUndefined();
    expect(matchPhrase('Oczekiwania czas zmienić', phrase)).toBeUndefined();
    expect(matchPhrase('Szkoda na to czasu. Oczekiwania mieliśmy inne', phrase)).toBeUndefined();
  });

  test('in quotes is exact, whatever quotes they are', () => {
    for (const phrase of ['"kawa mrożona"', '„kawa mrożona”', '«kawa mrożona»']) {
      expect(matchPhrase('Zimna KAWA MROŻONA!', phrase)).toEqual({ from: 6, to: 18 });
      expect(matchPhrase('Dwie kawy mrożone', phrase)).toBeUndefined();
      expect(matchPhrase('Kawa pyszna mrożona', phrase)).toBeUndefined();
    }
  });

  test.each([
    ['beza', 'Bez zastrzeżeń, szybko i sprawnie.', false],
    ['beza', 'Zamówiłam dwie bezy, pyszne.', true],
    ['beza', 'Mleko owsiane bez dopłaty.', false],
    ['"bez"', 'Mleko owsiane bez dopłaty.', true],
    ['bez', 'Mleko owsiane bez dopłaty.', true],
    ['beż', 'Mleko owsiane bez dopłaty.', false],
    ['mama', 'Mam dwie kawy, razem mamy ich pięć.', false],
    ['mama', 'Byłam tu z mamą.', true],
    ['prawo', 'Prawie pusto', false],
    ['teza', 'Też polecam, tez wrócę', false],
    ['tez', 'Też polecam', true],
    ['music', 'Musieliśmy czekać, musi być lepiej', false],
    ['danie', 'Para das gracias te dan', false],
    ['danie', 'Wybór dań', true],
    ['maj', 'Od maja', true],
    ['czas oczekiwania', 'Czasem oczekiwania są za duże, z czasem oczekiwania trudno', true],
    ['czas', 'Czasem jest tłok', false],
    ['taka', 'Tak trzymać', false],
    ['taka', 'Takie to było', true],
    ['tak', 'Tak trzymać', true],
    ['tak', 'Taka sobie kawa', false],
    ['jaka', 'Jak zwykle pysznie', false],
    ['raz', 'Razem byliśmy tu dwa razy', true],
    ['raz', 'Byliśmy tu razem', false],
    ['here', 'We asked her twice', false],
  ])('%s in "%s": a form that is also a function word says nothing by itself', (phrase, text, isFound) => {
    expect(matchPhrase(text, phrase) !== undefined).toBe(isFound);
  });

  test('may be a sign', () => {
    expect(matchPhrase('Pycha 👍', '👍')).toEqual({ from: 6, to: 8 });
    expect(matchPhrase('Pycha', '👍')).toBeUndefined();
    expect(matchPhrase('Pycha', '  ')).toBeUndefined();
  });

  test('is found with accents that stand apart from their letters', () => {
    const text = 'Kupiłam dobrą kawę'.normalize('NFD');
    const match = matchPhrase(text, 'kawa');
    expect(text.slice(match?.from, match?.to)).toBe('kawę'.normalize('NFD'));
  });
});

test('RV-06 what a phrase found is a piece of the text that the phrase finds by itself', () => {
  const words = fc.constantFrom(
    'kawa',
    'Kawę',
    'ciastka',
    'obsłudze',
    'nie',
    'İstanbul',
    'ß',
    '👍',
    'x',
    'drogo',
  );
  const between = fc.constantFrom(' ', ', ', '. ', '\n', ' – ', '!');
  const texts = fc.array(fc.tuple(words, between), { maxLength: 20 }).map((parts) => parts.flat().join(''));
  const phrases = ['kawa', 'ciasto', 'ciastko', 'obsługa', 'drogi', 'nie kawa', '"x"', '👍'];
  const find = compilePhrases(phrases.map((phrase) => ({ key: phrase, phrases: [phrase] })));
  fc.assert(
    fc.property(texts, (text) => {
      const found = find(text);
      for (const { key, from, to } of found)
        expect(matchPhrase(text.slice(from, to), key)).toEqual({ from: 0, to: to - from });
      for (const phrase of phrases)
        expect(found.find(({ key }) => key === phrase)?.from).toBe(matchPhrase(text, phrase)?.from);
    }),
  );
});
