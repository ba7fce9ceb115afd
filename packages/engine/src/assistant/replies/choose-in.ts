import type { Model } from '../../catalogue/index.ts';
import { goTo, type ReplyButton } from '../reply.ts';

export function chooseIn({ id, name, mode }: Model): ReplyButton {
  return goTo(`Write for ${name}`, `/?step=enhanced-steps&mode=${mode}&method=enhanced&model=${id}`);
}
