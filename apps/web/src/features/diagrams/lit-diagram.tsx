import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';

/** What light does to what it meets. */
const drawings = {
  chiaroscuro: (
    <>
      <path className={styles.black} d="M0 0H320V180H0Z" />
      <g transform="translate(160 390) scale(1.8)" strokeWidth={1.5 / 1.8}>
        <path
          className={styles.solid}
          d="M-6 0-14 0-17-84-31-92-27-142C-25-156-14-162-7-164V-172C-17-178-19-196-8-200-4-201 0-201 2-201-4-196-2-188 1-186V-180C-4-174-2-168-2-162-10-150-8-120-6-92Z"
        />
        <path className={styles.blackLine} d="M-11-188H-5M-5-176.500H0" />
      </g>
    </>
  ),
  'contrast-ratio': (
    <>
      <path className={styles.solid} d="M160 34A54 54 0 0 0 160 142Z" />
      <path className={styles.solid} opacity="0.25" d="M160 34A54 54 0 0 1 160 142Z" />
      <text x="92" y="94" fontSize="20" textAnchor="end">
        4
      </text>
      <text x="228" y="94" fontSize="20">
        1
      </text>
      <text x="160" y="168" fontSize="12" textAnchor="middle">
        Lit to dark, 4:1
      </text>
    </>
  ),
  falloff: (
    <>
      <g className={styles.lamp}>
        <path className={styles.glow} d="M36 80 308 34V134L36 88Z" />
        <circle className={styles.dark} cx="28" cy="84" r="9" />
        <path d="M22 78 34 90M34 78 22 90" />
      </g>
      {[1, 2, 3].map((metres) => (
        <g key={metres}>
          <circle className={styles.solid} opacity={1 / metres ** 2} cx={28 + metres * 84} cy="84" r="20" />
          <text x={28 + metres * 84} y="132" fontSize="12" textAnchor="middle">
            {metres === 1 ? '1' : `1/${metres ** 2}`}
          </text>
          <text x={28 + metres * 84} y="164" fontSize="12" textAnchor="middle">
            {metres} m
          </text>
        </g>
      ))}
    </>
  ),
  catchlight: (
    <>
      <path className={styles.dark} d="M60 94Q160 10 260 94 160 170 60 94Z" />
      <circle className={styles.far} cx="160" cy="90" r="37" />
      <circle className={styles.black} cx="160" cy="90" r="17" />
      <path className={styles.solid} d="M141 64H158V82H141Z" />
      <path className={styles.lamp} d="M118 24 138 52M138 40V54L126 49" />
    </>
  ),
  'volumetric-light': (
    <>
      <path className={styles.floor} d="M0 160H320V180H0Z" />
      <path d="M0 160H320" />
      <path className={styles.cone} d="M44 26 214 160H144L44 58ZM44 66 134 160H86L44 112Z" />
      <path className={styles.day} d="M44 20V118M38 20V118M36 62H46" />
      <Figure x={186} y={160} scale={0.46} />
      {[
        [74, 62],
        [96, 88],
        [112, 104],
        [128, 96],
        [142, 122],
        [84, 112],
        [104, 134],
        [62, 46],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.solid} cx={x} cy={y} r="1.5" />
      ))}
    </>
  ),
  'stage-light': (
    <>
      <path className={styles.floor} d="M0 160H320V180H0Z" />
      <path d="M0 160H320M40 16H280M40 26H280" />
      <path className={styles.tint} d="M82 40 136 160H196L92 36Z" />
      <path className={styles.cone} d="M154 40 128 160H192L166 40Z" />
      <path className={styles.glow} d="M238 40 184 160H124L228 36Z" />
      <path className={styles.dark} d="M76 26H96V40H76ZM150 26H170V40H150ZM224 26H244V40H224Z" />
      <Figure x={160} y={160} scale={0.42} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type LitId = keyof typeof drawings;
export const litIds = Object.keys(drawings) as LitId[];

export function LitDiagram({ of }: { of: LitId }) {
  return <Diagram>{drawings[of]}</Diagram>;
}
