import { useState } from 'react';
import { BoardList } from '../../features/storyboard/board-list.tsx';
import { useAddress } from '../../lib/address.ts';
import { readBoardSeed } from '../../lib/board-seed.ts';
import { Button } from '../../ui/button/button.tsx';
import { BeginBoard } from './begin-board-screen.tsx';
import { OpenBoard } from './open-board.tsx';

/** The board that the address names, the one that a prompt is about to become, or all there are. */
export function StoryboardStep() {
  const [{ id }, go] = useAddress();
  if (id) return <OpenBoard key={id} id={id} />;
  return <WithoutId onBegin={() => go({ step: 'method' })} />;
}

function WithoutId({ onBegin }: { onBegin: () => void }) {
  const [seed] = useState(readBoardSeed);
  if (seed) return <BeginBoard seed={seed} />;
  return (
    <BoardList
      begin={
        <Button look="primary" onClick={onBegin}>
          Write a prompt
        </Button>
      }
    />
  );
}
