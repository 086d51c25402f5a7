import type { ReplyPhrases } from './reply-phrases.ts';

export const polishPhrases: ReplyPhrases = {
  greet(name, tone) {
    if (tone === 'formal') return 'Szanowni Państwo,';
    const called = name === '' ? '' : polishVocative(name);
    if (tone === 'neutral' || called === '') return 'Dzień dobry,';
    return `Dzień dobry, ${called}!`;
  },
  open: {
    glad: {
      friendly: ['bardzo dziękujemy za tak miłe słowa!', 'ogromnie nam miło, dziękujemy za tę opinię!'],
      neutral: ['dziękujemy za dobrą opinię.', 'dziękujemy za miłe słowa.'],
      formal: ['uprzejmie dziękujemy za opinię i dobre słowo.', 'serdecznie dziękujemy za Państwa opinię.'],
    },
    torn: {
      friendly: ['dziękujemy za szczere słowa!', 'dziękujemy, także za te mniej miłe uwagi.'],
      neutral: ['dziękujemy za szczerą opinię.', 'dziękujemy za uwagi.'],
      formal: ['dziękujemy za szczerą opinię i wszystkie uwagi.'],
    },
    sorry: {
      friendly: ['bardzo nam przykro, że tak wyszło.', 'przepraszamy, nie tak miała wyglądać ta wizyta.'],
      neutral: ['przykro nam, że wizyta nie spełniła oczekiwań.', 'przepraszamy za tę wizytę.'],
      formal: ['przepraszamy, że wizyta nie spełniła Państwa oczekiwań.'],
    },
  },
  praised: {
    coffee: ['Cieszymy się, że kawa smakowała.', 'Dobre słowo o naszej kawie bardzo cieszy.'],
    cake: ['Cieszymy się, że ciasto smakowało.', 'Pochwała naszych wypieków to dla nas duża radość.'],
    food: ['Cieszymy się, że jedzenie smakowało.', 'Miło czytać, że smakowało.'],
    service: ['Miłe słowa o obsłudze na pewno ucieszą cały zespół.', 'Cieszymy się, że obsługa się spisała.'],
    waiting: ['Cieszymy się, że wszystko poszło sprawnie.'],
    price: ['Miło nam, że ceny też wypadają dobrze.'],
    cleanliness: ['Cieszymy się, że było czysto i zadbanie.'],
    noise: ['Cieszymy się, że można u nas spokojnie posiedzieć.'],
    atmosphere: ['Miło nam, że spodobała się atmosfera.', 'Cieszymy się, że było przyjemnie posiedzieć.'],
    choice: ['Cieszymy się, że jest z czego wybierać.'],
  },
  blamed: {
    coffee: ['Przykro nam, że kawa zawiodła.', 'Przepraszamy, że kawa nie była taka, jak powinna.'],
    cake: ['Przykro nam, że ciasto rozczarowało.', 'Przepraszamy za ciasto, powinno smakować.'],
    food: ['Przykro nam, że jedzenie rozczarowało.', 'Przepraszamy, że nie smakowało.'],
    service: ['Przepraszamy za obsługę, każdy gość powinien poczuć się u nas mile widziany.'],
    waiting: ['Przepraszamy, że trzeba było tak długo czekać.', 'Przykro nam z powodu czasu oczekiwania.'],
    price: ['Uwagę o cenach rozumiemy i traktujemy poważnie.'],
    cleanliness: ['Przepraszamy, że nie było czysto. Tak być nie powinno.'],
    noise: ['Przykro nam, że hałas przeszkadzał.'],
    atmosphere: ['Szkoda, że tym razem zabrakło dobrej atmosfery.'],
    choice: ['Szkoda, że wybór okazał się za mały. To dla nas ważna uwaga.'],
    order: ['Przepraszamy za pomyłkę w zamówieniu.'],
    hours: ['Przepraszamy za kłopot z godzinami otwarcia.'],
  },
  more: {
    glad: ['Takie opinie dodają nam sił do codziennej pracy.', 'Każde takie słowo czytamy z radością.'],
    torn: [
      'Każdą uwagę czytamy i chcemy się z niej uczyć.',
      'Dzięki takim opiniom wiemy, nad czym pracować.',
    ],
    sorry: ['Każdą taką uwagę traktujemy poważnie.', 'Dziękujemy, że usłyszeliśmy o tym wprost.'],
  },
  apology: ['Jeszcze raz przepraszamy.'],
  invitation: ['Serdecznie zapraszamy ponownie.'],
  close: {
    glad: {
      friendly: ['Do zobaczenia!', 'Zapraszamy jak najczęściej!'],
      neutral: ['Zapraszamy ponownie.', 'Do zobaczenia.'],
      formal: ['Będzie nam miło gościć Państwa ponownie.'],
    },
    torn: {
      friendly: ['Mamy nadzieję, że następnym razem będzie na piątkę!'],
      neutral: ['Mamy nadzieję, że następnym razem będzie lepiej.'],
      formal: ['Liczymy, że kolejna wizyta w pełni Państwa zadowoli.'],
    },
    sorry: {
      friendly: ['Mamy nadzieję na jeszcze jedną szansę!'],
      neutral: ['Mamy nadzieję, że będziemy mogli to naprawić.'],
      formal: ['Mamy nadzieję, że zechcą Państwo dać nam jeszcze jedną szansę.'],
    },
  },
};

/** How a Polish first name is called out, such as `Anna` → `Anno`; empty where no rule fits the name. */
function polishVocative(fullName: string): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(name)) return '';
  for (const [ending, called] of endings)
    if (name.endsWith(ending)) return name.slice(0, name.length - ending.length) + called;
  return '';
}

/** The first that fits. */
const endings: readonly [string, string][] = [
  ['sia', 'siu'],
  ['zia', 'ziu'],
  ['cia', 'ciu'],
  ['Ania', 'Aniu'],
  ['Hania', 'Haniu'],
  ['Mania', 'Maniu'],
  ['la', 'lo'],
  ['ia', 'io'],
  ['ja', 'jo'],
  ['a', 'o'],
  ['ek', 'ku'],
  ['ciej', 'cieju'],
  ['rzej', 'rzeju'],
  ['eł', 'le'],
  ['ł', 'le'],
  ['sz', 'szu'],
  ['rz', 'rzu'],
  ['cz', 'czu'],
  ['ż', 'żu'],
  ['ch', 'chu'],
  ['j', 'ju'],
  ['k', 'ku'],
  ['g', 'gu'],
  ['l', 'lu'],
  ['r', 'rze'],
  ['n', 'nie'],
  ['m', 'mie'],
  ['b', 'bie'],
  ['p', 'pie'],
  ['w', 'wie'],
  ['f', 'fie'],
  ['d', 'dzie'],
  ['t', 'cie'],
  ['s', 'sie'],
];
