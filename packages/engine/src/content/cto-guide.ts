export interface CtoPart {
  id: 'context' | 'task' | 'output';
  letter: 'C' | 'T' | 'O';
  name: string;
  text: string;
  example: string;
}

export const ctoGuide = {
  title: 'Context, Task, Output',
  intro: 'The order in which a crew takes an instruction in, and a generator too.',
  parts: [
    {
      id: 'context',
      letter: 'C',
      name: 'Context',
      text: 'What came before this shot, what comes after, what has to stay the same. A generator has no memory; this line is it.',
      example:
        'Third shot of a series about a ferry kitchen. Same cook as before: fifties, shaved head, blue check trousers.',
    },
    {
      id: 'task',
      letter: 'T',
      name: 'Task',
      text: 'One shot with one verb in it. Once you need "and then", you need a second prompt.',
      example: 'He tips a tray of rolls onto the rack, lit by the open oven, on a 35mm from counter height.',
    },
    {
      id: 'output',
      letter: 'O',
      name: 'Output',
      text: 'Frame, length, what to leave out. It is the part people forget and the part that gets checked.',
      example: 'Eight seconds, 16:9, a single take. Leave out lettering, other crew and music.',
    },
  ],
} as const satisfies { title: string; intro: string; parts: readonly [CtoPart, CtoPart, CtoPart] };
