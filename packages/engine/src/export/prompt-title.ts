import type { Mode } from '../shot/shot.ts';

/** The person's own day. */
export type DayText = `${number}-${number}-${number}`;

/** "Photo prompt 2026-11-20". */
export function promptTitle(mode: Mode, day: DayText): string {
  return `${mode === 'photo' ? 'Photo' : 'Video'} prompt ${day}`;
}

/** The year, month and day of whatever calendar the person lives by, as `2026-11-20`. */
export function dayText(year: number, month: number, day: number): DayText {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as DayText;
}

/** Nobody named it: its title is the day it was made. */
export function isDayTitle(title: string): boolean {
  const day = title.slice(-'2026-11-20'.length) as DayText;
  const isDay = day.split('-').every((part) => part !== '' && Number.isInteger(Number(part)));
  return isDay && (['photo', 'video'] as const).some((mode) => title === promptTitle(mode, day));
}
