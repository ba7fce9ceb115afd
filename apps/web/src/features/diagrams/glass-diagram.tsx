import type { ReactNode } from 'react';
import { Camera } from './camera.tsx';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';

/** Blurred lamps, as a lens draws them. */
const lamps = [
  [66, 78],
  [98, 108],
  [136, 74],
  [252, 104],
  [276, 76],
] as const;

/** What glass does to a picture. */
const drawings = {
  'macro-lens': (
    <>
      <path className={styles.cone} d="M160 128 128 84H192Z" />
      <path d="M128 84 160 128 192 84" />
      <path className={styles.solid} d="M150 84H170V104H150Z" />
      <Camera x={160} y={134} turn={-90} />
      <path className={styles.move} d="M214 92V128M206 92H222M206 128H222" />
      <text x="232" y="114" fontSize="12">
        A hand
      </text>
    </>
  ),
  'fisheye-lens': (
    <>
      <circle className={styles.dark} cx="160" cy="90" r="76" />
      <path d="M160 14V166M84 90H236M124 23C90 62 90 118 124 157M196 23C230 62 230 118 196 157M93 54C128 26 192 26 227 54M93 126C128 154 192 154 227 126" />
    </>
  ),
  'lens-distortion': (
    <>
      <path className={styles.faint} strokeDasharray="4 4" d="M64 28H256V152H64Z" />
      <path d="M64 28Q160 8 256 28 278 90 256 152 160 172 64 152 42 90 64 28ZM128 18Q120 90 128 162M192 18Q200 90 192 162M53 70Q160 62 267 70M53 110Q160 118 267 110" />
    </>
  ),
  'anamorphic-lens': (
    <>
      <path className={styles.dark} d="M14 46H306V134H14Z" />
      {lamps.map(([x, y]) => (
        <ellipse key={x} className={styles.solid} opacity="0.3" cx={x} cy={y} rx="9" ry="17" />
      ))}
      <path className={styles.day} d="M22 90H298" strokeWidth="3" />
      <circle className={styles.solid} cx="196" cy="90" r="7" />
    </>
  ),
  'spherical-lens': (
    <>
      <path className={styles.dark} d="M40 26H280V154H40Z" />
      {lamps.map(([x, y]) => (
        <circle key={x} className={styles.solid} opacity="0.3" cx={160 + (x - 160) * 0.8} cy={y} r="14" />
      ))}
      <circle className={styles.solid} cx="196" cy="90" r="7" />
    </>
  ),
  'prime-lens': (
    <>
      <path className={styles.cone} d="M160 140 116 36H204Z" />
      <path d="M116 36 160 140 204 36" />
      <circle className={styles.solid} cx="160" cy="70" r="9" />
      <Camera x={160} y={142} turn={-90} />
      <path className={styles.move} d="M232 96V160M224 106 232 94 240 106M224 150 232 162 240 150" />
    </>
  ),
  'zoom-lens': (
    <>
      <path className={styles.cone} d="M160 140 78 36H242Z" />
      <path strokeDasharray="5 4" d="M78 36 160 140 242 36" />
      <path className={styles.cone} d="M160 140 134 36H186Z" />
      <path d="M134 36 160 140 186 36" />
      <circle className={styles.solid} cx="160" cy="70" r="9" />
      <Camera x={160} y={142} turn={-90} />
      <path className={styles.move} d="M92 22H130M120 14 132 22 120 30M228 22H190M200 14 188 22 200 30" />
    </>
  ),
  'focus-breathing': (
    <>
      <path className={styles.faint} d="M24 14H296V166H24Z" />
      <path strokeDasharray="5 4" d="M42 24H278V156H42Z" />
      <Figure x={160} y={150} scale={0.58} />
      <path className={styles.move} d="M25 90H40M280 90H295M160 14V22M160 158V166" />
    </>
  ),
  'nd-filter': (
    <>
      <path
        className={styles.day}
        d="M34 46H136M34 72H136M34 98H136M34 124H136M126 40 138 46 126 52M126 66 138 72 126 78M126 92 138 98 126 104M126 118 138 124 126 130"
      />
      <path className={styles.far} d="M150 28H170V142H150Z" />
      <path d="M150 28H170V142H150Z" />
      <path className={styles.day} d="M184 85H282M272 79 284 85 272 91" />
    </>
  ),
  polariser: (
    <>
      <path className={styles.far} d="M0 70H320V180H0Z" />
      <path d="M0 70H320M160 20V172" />
      <path className={styles.day} strokeWidth="4" d="M16 92H96M40 110H144M12 128H84M54 146H136M24 162H104" />
      <path
        className={styles.dark}
        d="M184 148C190 130 218 130 224 148ZM236 158C242 138 282 136 290 158ZM214 116C218 106 240 106 244 116Z"
      />
    </>
  ),
  'chromatic-aberration': (
    <>
      <path className={styles.lamp} strokeWidth="4" d="M108 90A48 48 0 0 1 204 90 48 48 0 0 1 108 90Z" />
      <path className={styles.day} strokeWidth="4" d="M116 90A48 48 0 0 1 212 90 48 48 0 0 1 116 90Z" />
      <circle className={styles.solid} cx="160" cy="90" r="46" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type GlassId = keyof typeof drawings;
export const glassIds = Object.keys(drawings) as GlassId[];

export function GlassDiagram({ of }: { of: GlassId }) {
  return <Diagram>{drawings[of]}</Diagram>;
}
