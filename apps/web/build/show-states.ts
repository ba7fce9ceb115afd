import type { Plugin } from 'vite';

const STATES = /:(hover|active|focus-visible|focus-within)\b/g;

/** Lets `data-show="hover"` look like `:hover` in every style, so that a picture can show what a hand brings about. */
export function showStates(): Plugin {
  return {
    name: 'show-states',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css($|\?)/.test(id)
        ? { code: code.replace(STATES, (state, name) => `:is(${state}, [data-show~='${name}'])`), map: null }
        : undefined,
  };
}
