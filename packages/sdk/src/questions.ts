'use client';
export { QuestionArchive, type QuestionArchiveProps } from './features/questions/ui/question-archive.tsx';
export {
  QuestionArchiveView,
  type QuestionArchiveAppearance,
  type QuestionArchiveViewProps,
} from './features/questions/ui/question-archive-view.tsx';
