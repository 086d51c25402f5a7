import type { ModelDirection } from '../openai/model-direction.ts';
import type { Language } from './language.ts';

/** What the page says of the language model. */
export interface ModelTexts {
  title: string;
  pace: string;
  set: string;
  next: string;
  outcomes: Record<ModelDirection['outcome'], string>;
  after: string;
  direct: string;
  left: string;
  held: (count: number) => string;
  release: string;
  clear: string;
}

export const modelTexts: Record<Language, ModelTexts> = {
  pl: {
    title: 'Model językowy',
    pace: 'Milisekund na słowo',
    set: 'Ustaw tempo',
    next: 'Następna odpowiedź',
    outcomes: {
      hold: 'Wstrzymana, aż ją wypuścisz',
      cut: 'Połączenie zerwane',
      refuse: 'Model odmawia',
      filter: 'Zatrzymana przez filtr treści',
    },
    after: 'Po ilu słowach',
    direct: 'Zaplanuj',
    left: 'zostało',
    held: (count) => `Wstrzymane odpowiedzi: ${count}`,
    release: 'Wypuść wstrzymane',
    clear: 'Usuń plany',
  },
  en: {
    title: 'Language model',
    pace: 'Milliseconds a word',
    set: 'Set the pace',
    next: 'The next answer',
    outcomes: {
      hold: 'Held back until you release it',
      cut: 'Connection cut',
      refuse: 'The model refuses',
      filter: 'Stopped by the content filter',
    },
    after: 'After how many words',
    direct: 'Plan',
    left: 'left',
    held: (count) => `Answers held back: ${count}`,
    release: 'Release them',
    clear: 'Remove plans',
  },
};
