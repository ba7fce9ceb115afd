import { Fragment, memo } from 'react';
import { Term } from '../../../ui/term/term.tsx';
import { useTermFinder } from './use-term-finder.ts';

/** A text of ours in which each word of the trade carries its definition. */
export const WithTerms = memo(function WithTerms({ text }: { text: string }) {
  const find = useTermFinder();
  const found = find?.(text) ?? [];
  let from = 0;
  return (
    <>
      {found.map(({ term, start, end }) => {
        const before = text.slice(from, start);
        from = end;
        return (
          <Fragment key={term.id}>
            {before}
            <Term definition={term.definition}>{text.slice(start, end)}</Term>
          </Fragment>
        );
      })}
      {text.slice(from)}
    </>
  );
});
