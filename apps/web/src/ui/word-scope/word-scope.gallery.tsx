import type { Gallery } from '../../gallery/gallery.ts';
import { sampleSegments } from '../../gallery/sample-prompt.ts';
import { Paper } from '../paper/paper.tsx';
import type { Segment } from '../part/part.ts';
import { TraceScope } from './trace-scope.tsx';

const words = {
  unit: 'words',
  best: 'reads best',
  limit: 'limit',
  says: (count: number) => `${count} words of 100; it reads 40 to 80 best.`,
};
const thin = sampleSegments.slice(1, 2);
const tooLong: readonly Segment[] = [...sampleSegments, ...sampleSegments];

export const gallery: Gallery = {
  title: 'Word scope',
  group: 'Prompt',
  use: 'One glance says too long, too thin, no camera.',
  examples: [
    {
      name: 'Trace: within what it reads best',
      isWide: true,
      render: () => (
        <Paper level={3} title="Trace">
          <TraceScope segments={sampleSegments} limit={100} best={[40, 80]} words={words} />
        </Paper>
      ),
    },
    {
      name: 'Trace: too thin',
      isWide: true,
      render: () => (
        <Paper level={3} title="Too thin">
          <TraceScope segments={thin} limit={100} best={[40, 80]} words={words} />
        </Paper>
      ),
    },
    {
      name: 'Trace: runs over the limit',
      isWide: true,
      render: () => (
        <Paper level={3} title="Too long">
          <TraceScope segments={tooLong} limit={100} best={[40, 80]} words={words} />
        </Paper>
      ),
    },
    {
      name: 'Trace: nothing written, no limit known',
      isWide: true,
      render: () => (
        <Paper level={3} title="Empty">
          <TraceScope segments={[]} words={{ ...words, says: () => 'No words yet.' }} />
        </Paper>
      ),
    },
    {
      name: 'Off the paper, in marks',
      isWide: true,
      render: () => <TraceScope segments={sampleSegments} best={[40, 80]} words={words} />,
    },
  ],
};
