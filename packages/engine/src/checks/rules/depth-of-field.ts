import type { Rule } from '../rule.ts';

const SHALLOW = new Set(['shallow-focus', 'bokeh', 'macro-depth']);

/** A stop that cannot give the depth of field that is asked for. */
export const depthOfField: Rule = {
  find: ({ said, text }) => {
    const shallow = said('camera.focus', 'effects').find(({ value }) => SHALLOW.has(value));
    const deep = said('camera.focus').find(({ value }) => value === 'deep-focus');
    return said('camera.aperture').flatMap((aperture) => {
      const stop = Number(aperture.value.slice(2));
      const wanted =
        shallow && stop >= 8
          ? { by: shallow, put: 'f/2' }
          : deep && stop <= 2
            ? { by: deep, put: 'f/11' }
            : undefined;
      if (!wanted) return [];
      return [
        {
          severity: 'warning' as const,
          span: aperture,
          says: `${aperture.value} against ${text.slice(wanted.by.start, wanted.by.end)}.`,
          because: `At ${aperture.value} ${stop >= 8 ? 'nearly everything is sharp' : 'only a sliver is sharp'}; one of the two is ignored.`,
          fix: {
            label: `Make it ${wanted.put}`,
            edits: [{ start: aperture.start, end: aperture.end, text: wanted.put }],
          },
        },
      ];
    });
  },
};
