import { describe, expect, it } from 'vitest';
import { basic, drawn, node } from '../../testing/metadata/graphs.ts';
import { readingHelp } from '../../testing/metadata/reading-help.ts';
import { png, tEXt } from '../../testing/metadata/write-png.ts';
import { MOST_PARTS, Reading } from './generators/comfyui/drawn-level.ts';
import { graphOfWorkflow } from './generators/comfyui/graph-of-workflow.ts';
import { readMetadata } from './index.ts';
import type { JsonRecord } from './json/json.ts';

/** A folded part with so many lines, used so often. */
function foldedOften(uses: number, lines: number): JsonRecord {
  const part = { id: 'part', nodes: [], links: Array.from({ length: lines }, (_, n) => [n, 1, 0, 2, 0, '']) };
  const nodes = Array.from({ length: uses }, (_, id) => ({ id, type: 'part', inputs: [], outputs: [] }));
  return { nodes, links: [], definitions: { subgraphs: [part] } } as unknown as JsonRecord;
}
function stepsOf(record: JsonRecord): number {
  const reading = new Reading();
  graphOfWorkflow(record, reading);
  return reading.steps;
}

describe('[GRAPH-1] a graph costs what it is long', () => {
  it('the lines of a folded part are read once, however often it is used', () => {
    const once = stepsOf(foldedOften(1, 4_000));
    expect(stepsOf(foldedOften(500, 4_000)) - once).toBe(499);
    expect(stepsOf(foldedOften(500, 8_000)) - stepsOf(foldedOften(500, 4_000))).toBe(4_000);
  });

  it('twice as many lines are twice the work, up to a cap', () => {
    const lines = (count: number) =>
      ({
        nodes: [],
        links: Array.from({ length: count }, (_, n) => [n, 1, 0, 2, 0, '']),
      }) as unknown as JsonRecord;
    expect([stepsOf(lines(5_000)), stepsOf(lines(10_000))]).toEqual([5_000, 10_000]);
    expect(stepsOf(lines(MOST_PARTS * 2))).toBe(MOST_PARTS);
  });

  it('parts that are folded into each other end at the cap', () => {
    const part = (id: string, inner: string) => ({
      id,
      links: [],
      nodes: Array.from({ length: 400 }, (_, n) => ({ id: n, type: inner, mode: 2 * (n % 2) })),
    });
    const subgraphs = ['a', 'b', 'c', 'd'].map((id, n) => part(id, 'abcd'[n + 1] ?? 'KSampler'));
    const root = { nodes: [{ id: 1, type: 'a' }], links: [], definitions: { subgraphs } };
    expect(stepsOf(root as unknown as JsonRecord)).toBeLessThanOrEqual(MOST_PARTS);
  });

  it('a large graph that somebody drew is read whole', async () => {
    const more = Array.from({ length: 900 }, (_, n) => ({
      id: 100 + n,
      type: 'Note',
      mode: 0,
      inputs: [{ name: 'a', type: '*', link: null }],
      outputs: [{ type: '*' }],
      widgets_values: ['x', 1, 2],
    }));
    const nodes = [...more, ...(Array.isArray(drawn['nodes']) ? drawn['nodes'] : [])];
    const read = await readMetadata(
      png([tEXt('workflow', JSON.stringify({ ...drawn, nodes }))]),
      readingHelp(),
    );
    expect(read).toMatchObject({ prompt: 'a lighthouse at dusk', seed: '8566257' });
  });

  it('a text that is replaced into an ever longer one comes to nothing', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 300 }, (_, n) => [
        `r${n}`,
        node('StringReplace', { string: [`r${n + 1}`, 0], find: 'a', replace: 'aa' }),
      ]),
    );
    const read = await readMetadata(
      png([
        tEXt(
          'prompt',
          JSON.stringify({
            ...basic,
            '6': node('CLIPTextEncode', { text: ['r0', 0], clip: ['4', 1] }),
            ...chain,
            r300: node('Text Multiline', { text: 'a'.repeat(100) }),
          }),
        ),
      ]),
      readingHelp(),
    );
    expect((read.prompt ?? '').length).toBeLessThan(200_001);
  });
});
