import { bestAnswer, formatQuestionFilters, parseQuestionFilters } from '@pinfold/sdk/headless/questions';
import { QuestionArchive, type QuestionArchiveAppearance } from '@pinfold/sdk/questions';
import { LocatorQuestionButton } from '@pinfold/sdk/store-locator-settings';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

/** What customers asked at Google until 3 November 2025; what is worth keeping goes into the store locator’s FAQ. */
export default function QuestionsPage() {
  const address = useFiltersAddress(parseQuestionFilters, formatQuestionFilters);
  const mayLink = useMayLink();
  const action = mayLink(paths.storeLocatorQuestions) ? intoLocator : undefined;
  return <QuestionArchive {...address} renderAction={action} />;
}

const intoLocator: QuestionArchiveAppearance['renderAction'] = ({ text, location, gmb_answers: answers }) => (
  <LocatorQuestionButton facilityId={location.id} question={text} answer={bestAnswer(answers)?.text} />
);
