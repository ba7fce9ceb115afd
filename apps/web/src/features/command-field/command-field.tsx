import { isolateText } from '@cuewright/engine/text';
import { Finder } from '../../ui/finder/finder.tsx';
import { KeyboardHint } from '../../ui/keyboard-hint/keyboard-hint.tsx';
import type { CommandItem } from './command-item.ts';
import { rank } from './rank.ts';

export interface CommandSource {
  label: string;
  items: readonly CommandItem[];
  /** It has looked for the query itself, and not everything that was found has its words. */
  isFound?: boolean;
  isLoading?: boolean;
}

interface CommandFieldProps {
  isOpen: boolean;
  onClose: () => void;
  query: string;
  onQuery: (query: string) => void;
  sources: readonly CommandSource[];
}

/** Goes to anything by its name. */
export function CommandField({ sources, query, ...rest }: CommandFieldProps) {
  const groups = sources.map(({ label, items, isFound }) => ({
    label,
    items: isFound ? items : rank(items, query),
  }));
  const isLoading =
    sources.some((source) => source.isLoading) && groups.every(({ items }) => items.length === 0);
  return (
    <Finder
      {...rest}
      label="Go to a step, prompt or model"
      query={query}
      groups={groups}
      isLoading={isLoading}
      empty={`Nothing is called “${isolateText(query.trim())}”. Try fewer letters.`}
      foot={
        <>
          <span>
            <KeyboardHint keys="up" />
            <KeyboardHint keys="down" /> choose
          </span>
          <span>
            <KeyboardHint keys="enter" /> go there
          </span>
          <span>
            <KeyboardHint keys="escape" /> close
          </span>
        </>
      }
    />
  );
}
