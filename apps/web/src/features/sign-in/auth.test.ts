import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './auth.tsx';

function Asks() {
  useAuth();
  return null;
}

it('[AUTH-4] says what is missing when nothing above knows who is signed in', () => {
  expect(() => renderToStaticMarkup(createElement(Asks))).toThrow(
    'useAuth must be used within a AuthProvider',
  );
});
