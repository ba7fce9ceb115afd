import styles from './diagram.module.css';

/** Moves that are seen from above, around a subject at 160,84 with the camera at 160,148. */
const paths = {
  'dolly-in': 'M132 164V106M124 116 132 104 140 116',
  'dolly-out': 'M132 108V166M124 156 132 168 140 156',
  truck: 'M96 160H60M68 152 56 160 68 168M224 160H260M252 152 264 160 252 168',
  'truck-left': 'M130 162H66M76 154 64 162 76 170',
  'truck-right': 'M182 162H244M234 154 246 162 234 170',
  tracking: 'M182 162H244M234 154 246 162 234 170M186 84H250M240 76 252 84 240 92',
  leading: 'M132 104V164M124 154 132 166 140 154M160 100V116',
  arc: 'M120 158C84 146 72 110 84 74M76 86 84 70 95 83',
  orbit: 'M118 158C50 138 50 36 160 24 262 34 272 128 204 156M216 146 200 158 218 164',
  pan: 'M116 128C130 106 190 106 204 128M206 114 205 130 190 126M130 126 115 130 114 114',
  'pan-left': 'M204 128C190 106 130 106 116 128M130 126 115 130 114 114',
  'pan-right': 'M116 128C130 106 190 106 204 128M206 114 205 130 190 126',
  'whip-pan': 'M96 124C120 92 200 92 224 124M226 108 226 128 208 122M106 138C126 116 194 116 214 138',
  handheld: 'M132 166C126 152 138 142 130 130 124 120 136 112 131 104',
  'shoulder-mounted': 'M132 166C128 150 136 138 131 122 129 114 133 110 131 104',
  shake: 'M126 160 138 154 124 148 140 142 126 136 138 130',
  steadicam: 'M96 168C120 150 96 128 124 108M112 108 126 105 124 120',
  parallax: 'M104 162H60M69 154 57 162 69 170M100 40H82M220 112H262',
} as const;

export type PlanMove = keyof typeof paths;
export const planMoves = Object.keys(paths) as PlanMove[];

export function Move({ move }: { move: PlanMove }) {
  return <path className={styles.move} d={paths[move]} />;
}
