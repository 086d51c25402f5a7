'use client';
import { usualQuestions } from '@pinfold/contract/features/review-booster/booster-question';
import { boosterLimits } from '@pinfold/contract/features/review-booster/booster-form';
import { languages } from '@pinfold/contract/languages';
import { Fragment, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Indent } from '../../../../ui/layout/list.tsx';
import { toggledLanguages, withDefaultLanguage } from '../../forms/booster-form-values.ts';
import type { BoosterFormEditing } from '../../forms/use-booster-form.ts';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import { ChoiceGroup } from '../choice-group.tsx';

/** The languages of a form, with the question in each; left empty it is ours, which stands in the field. */
export function LanguageFields({ editing }: { editing: BoosterFormEditing }): JSX.Element {
  const t = useTranslate();
  const { values, change, messageOf, questionFault } = editing;
  const [first] = values.languages;
  return (
    <ChoiceGroup
      label={t('review_booster.languages')}
      errorMessage={messageOf('languages') ?? messageOf('question')}
    >
      {languages.map((language) => {
        const name = visitorWords[language].language;
        const isChosen = values.languages.includes(language);
        return (
          <Fragment key={language}>
            <CheckBox
              label={name}
              isSelected={isChosen}
              onChange={() => change({ languages: toggledLanguages(values.languages, language) })}
            />
            {isChosen && (
              <Indent>
                <TextField
                  label={t('review_booster.question', { language: name })}
                  lang={language}
                  placeholder={usualQuestions[language]}
                  maxLength={boosterLimits.questionLength}
                  value={values.question[language] ?? ''}
                  onChange={(question) => change({ question: { ...values.question, [language]: question } })}
                  errorMessage={questionFault(language)}
                />
              </Indent>
            )}
          </Fragment>
        );
      })}
      {values.languages.length > 1 && (
        <Select
          label={t('review_booster.default_language')}
          description={t('review_booster.default_language_hint')}
          options={values.languages.map((one) => ({ id: one, label: visitorWords[one].language }))}
          value={first ?? null}
          onChange={(id) => change({ languages: withDefaultLanguage(values.languages, id) })}
        />
      )}
    </ChoiceGroup>
  );
}
