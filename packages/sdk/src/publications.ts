'use client';
export { PostComposer, type PostComposerProps } from './features/publications/ui/composer/post-composer.tsx';
