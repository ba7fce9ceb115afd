/** One line of a Dockerfile: `RUN`, and what is behind it. */
export interface Instruction {
  name: string;
  rest: string;
}

/** One `FROM` and what is done in it. */
export interface Stage {
  name: string;
  instructions: Instruction[];
}

export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  for (const line of lines.filter((one) => one.trim() && !one.startsWith('#'))) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}

/** The words of a command in either of its forms: a list in JSON, or as one types it. */
export function wordsOf(command: string): string[] {
  return command.startsWith('[') ? JSON.parse(command) : command.split(' ');
}
