import type { Rating } from '../../draw-review.ts';
import type { Brand, Scene } from '../phrasebook.ts';

/** The first sentence of a Polish review: the occasion, or a verdict. */
export const polishOpeners = (scene: Scene, rating: Rating): string[] => [
  ...VERDICTS[rating],
  ...(rating === 1 ? [] : ARRIVALS),
  ...(rating >= 4 ? WARM[scene.brand] : []),
  ...nearby(scene, rating),
];

const VERDICTS: Record<Rating, string[]> = {
  5: [
    '{Bardzo przyjemne|Świetne|Przeurocze|Cudowne|Klimatyczne|Urocze} miejsce{.|!}',
    '[Jestem zachwycona/Jestem zachwycony/Jesteśmy zachwyceni].',
    '[Moje/Nasze] ulubione miejsce{| w okolicy| na kawę}.',
    'Wszystko {na najwyższym poziomie|tak, jak powinno być|bez zarzutu}.',
    '[Byłam/Byłem/Byliśmy] tu pierwszy raz i na pewno nie ostatni.',
    '[Byłam/Byłem/Byliśmy] tu {już kilka razy|wielokrotnie|chyba dziesiąty raz} i {zawsze jest super|za każdym razem [wychodzę zadowolona/wychodzę zadowolony/wychodzimy zadowoleni]}.',
  ],
  4: [
    '{Fajne|Sympatyczne|Przyjemne|Dobre} miejsce.',
    '{Ogólnie|W sumie} {bardzo fajnie|na plus|dobre wrażenie}.',
    'Prawie idealnie.',
  ],
  3: [
    '[Mam/Mamy] mieszane uczucia.',
    '{Średnio|Różnie bywa|Nierówno|Pół na pół}.',
    'Miejsce z potencjałem, ale nierówne.',
    '{Trudno|Ciężko} jednoznacznie ocenić.',
  ],
  2: [
    '{Rozczarowanie|Spore rozczarowanie|Słabo|Niestety słabo}.',
    'Po tylu dobrych opiniach {[spodziewałam/spodziewałem/spodziewaliśmy] się czegoś lepszego|duży zawód}.',
    '{Ostatnia wizyta|Dzisiejsza wizyta} mocno rozczarowała.',
  ],
  1: [
    '{Dramat|Porażka|Katastrofa|Tragedia|Masakra}.',
    '{Najgorsza|Najsłabsza} obsługa <inTown>.',
    'Nie wiem, skąd te dobre opinie.',
    'Pierwszy i ostatni raz.',
    'Daję jedną gwiazdkę, bo zera się nie da.',
  ],
};

const ARRIVALS = [
  '[Wpadłam/Wpadłem/Wpadliśmy] {przypadkiem|na chwilę|po pracy|z polecenia znajomych|w przerwie na lunch|przed kinem}.',
  '[Byłam/Byłem/Byliśmy] {w sobotę|w niedzielę|w zeszłym tygodniu|wczoraj|dziś|w weekend} {z przyjaciółką|z mamą|z rodziną|ze znajomymi|po spacerze}.',
  '[Mieszkam/Mieszkamy] {niedaleko|po sąsiedzku|dwie ulice dalej}, więc [bywam/bywamy] {regularnie|często}.',
  '[Zajrzałam/Zajrzałem/Zajrzeliśmy] {po opiniach w internecie|z ciekawości|w drodze do domu}.',
];

const WARM: Record<Brand, string[]> = {
  lipa: ['Lipa {nigdy nie zawodzi|jak zawsze na poziomie|to pewniak|trzyma poziom w każdym mieście}.'],
  ziarno: [
    '{Prawdziwa piekarnia, jakich coraz mniej|Piekarnia z prawdziwego zdarzenia|Ziarno to klasa sama w sobie}.',
  ],
  sowa: ['{Raj dla kawoszy|Sowa to pewniak|Miejsce dla ludzi, którzy lubią kawę na serio}.'],
};

function nearby({ brand, labels, town, time }: Scene, rating: Rating): string[] {
  if (rating === 1) return [];
  const found: string[] = [];
  if (labels.includes('dworzec'))
    found.push(
      '[Miałam/Miałem/Mieliśmy] {godzinę|40 minut|chwilę} do pociągu.',
      'Pociąg opóźniony, więc [zaszłam/zaszedłem/zaszliśmy] na kawę.',
    );
  if (labels.includes('galeria handlowa'))
    found.push('Przerwa w zakupach.', '[Usiadłam/Usiadłem/Usiedliśmy] po zakupach na kawę.');
  if (town === 'Zakopane')
    found.push(
      'Po {zejściu ze szlaku|całym dniu w górach|spacerze doliną} [zasłużyłam/zasłużyłem/zasłużyliśmy] na ciastko.',
    );
  if (['Sopot', 'Kołobrzeg', 'Gdynia'].includes(town))
    found.push('{Po spacerze po plaży|Po spacerze brzegiem morza} [trafiłam/trafiłem/trafiliśmy] tutaj.');
  const weekend = time.weekday === 0 || time.weekday === 6;
  if (
    weekend &&
    brand !== 'ziarno' &&
    ['Kraków', 'Toruń', 'Kazimierz Dolny', 'Wrocław', 'Gdańsk'].includes(town)
  )
    found.push(
      '{Przerwa w zwiedzaniu|W przerwie zwiedzania [usiadłam/usiadłem/usiedliśmy] na kawę|Trafione podczas weekendu <inTown>}.',
    );
  if (time.month === 12) found.push('Przedświąteczny spacer i przystanek na coś ciepłego.');
  return found;
}
