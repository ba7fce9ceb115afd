/**
 * How far a line is from being read right: the logarithm of the share that its right readings have in all of them, and what
 * of that hangs on each score (`grad`) and on each step from a kind to the next (`stepGrad`).
 */
export function crfLoss(
  scores: Float64Array,
  steps: Float64Array,
  right: Int32Array,
  length: number,
  kinds: number,
  grad: Float64Array,
  stepGrad: Float64Array,
): number {
  const exps = new Float64Array(kinds * kinds);
  for (let at = 0; at < exps.length; at++) exps[at] = Math.exp(steps[at] as number);
  const all = walk(scores, exps, undefined, length, kinds, grad, stepGrad, 1);
  const good = walk(scores, exps, right, length, kinds, grad, stepGrad, -1);
  return all - good;
}

function walk(
  scores: Float64Array,
  exps: Float64Array,
  right: Int32Array | undefined,
  length: number,
  kinds: number,
  grad: Float64Array,
  stepGrad: Float64Array,
  sign: number,
): number {
  const forth = new Float64Array(length * kinds);
  const own = new Float64Array(length * kinds);
  const scale = new Float64Array(length);
  let total = 0;
  for (let t = 0; t < length; t++) {
    const row = t * kinds;
    let top = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < kinds; k++)
      if (!right || ((right[t] as number) >> k) & 1) top = Math.max(top, scores[row + k] as number);
    let sum = 0;
    for (let k = 0; k < kinds; k++) {
      const isOpen = !right || ((right[t] as number) >> k) & 1;
      const one = isOpen ? Math.exp((scores[row + k] as number) - top) : 0;
      own[row + k] = one;
      let from = 1;
      if (t > 0) {
        from = 0;
        for (let j = 0; j < kinds; j++)
          from += (forth[row - kinds + j] as number) * (exps[j * kinds + k] as number);
      }
      const value = one * from;
      forth[row + k] = value;
      sum += value;
    }
    for (let k = 0; k < kinds; k++) forth[row + k] = (forth[row + k] as number) / sum;
    scale[t] = sum;
    total += Math.log(sum) + top;
  }
  const back = new Float64Array(kinds).fill(1);
  const next = new Float64Array(kinds);
  for (let t = length - 1; t >= 0; t--) {
    const row = t * kinds;
    for (let k = 0; k < kinds; k++)
      grad[row + k] = (grad[row + k] as number) + sign * (forth[row + k] as number) * (back[k] as number);
    if (t === 0) break;
    next.fill(0);
    for (let k = 0; k < kinds; k++) {
      const weight = ((back[k] as number) * (own[row + k] as number)) / (scale[t] as number);
      if (weight === 0) continue;
      for (let j = 0; j < kinds; j++) {
        const step = (exps[j * kinds + k] as number) * weight;
        next[j] = (next[j] as number) + step;
        const cell = j * kinds + k;
        stepGrad[cell] = (stepGrad[cell] as number) + sign * (forth[row - kinds + j] as number) * step;
      }
    }
    back.set(next);
  }
  return total;
}
