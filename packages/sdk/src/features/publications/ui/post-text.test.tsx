// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { calendarTitle, postName, PostText } from './post-text.tsx';

function Named({ title, summary }: { title: string; summary: string }) {
  return <button type="button" aria-label={postName({ title, summary }, useTranslate())} />;
}

describe('texts of a post before a location fills them in', () => {
  it('PUB-01 variables are shown by their names, and braces that nothing fills as they are', () => {
    const { container } = renderInPinfold(<PostText text="Od dziś w {city}: { Name } i {nazwa}." />);
    expect(container.textContent).toBe('Od dziś w miasto: nazwa lokalizacji i {nazwa}.');
    const marks = container.querySelectorAll('[class*="VariableMark"]');
    expect([...marks].map(({ textContent }) => textContent)).toEqual(['miasto', 'nazwa lokalizacji']);
  });

  it('PUB-01 a post is named by its title or first line, in words alone', () => {
    renderInPinfold(
      <>
        <Named title="" summary={'Jutro w {city}\nod ósmej'} />
        <Named title="Koncert: {street}" summary="Wstęp wolny" />
        <Named title="" summary="" />
      </>,
    );
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Jutro w miasto', 'Koncert: ulica', 'Post bez treści']);
  });

  it('PUB-03 what the calendar got of a long text does not end inside a variable', () => {
    expect(calendarTitle('Zapraszamy do {cit')).toBe('Zapraszamy do …');
    expect(calendarTitle('Zapraszamy do {city}')).toBe('Zapraszamy do {city}');
  });
});
