import type { Language } from '../../../languages.ts';
import type { Fault, FaultCode } from '../fault.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { faultValues, type FaultNames } from './fault-values.ts';
import pl from './pl.json' with { type: 'json' };

/** What people read of each fault; braces are filled by `faultValues`. */
export type FaultTexts = Readonly<Record<FaultCode, string>>;

/** Why a value is refused, as a sentence. For servers: a browser loads one language only. */
export function faultText(language: Language, fault: Fault, names?: FaultNames): string {
  const values = faultValues(language, fault, names);
  return texts[language][fault.code].replaceAll(/\{\{(\w+)\}\}/g, (_braces, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
}

const texts: Record<Language, FaultTexts> = { pl, en, es };
