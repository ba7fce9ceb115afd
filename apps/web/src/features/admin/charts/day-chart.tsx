import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styles from './day-chart.module.css';
import type { DayRow, Series } from './day-row.ts';
import { longDay, shortDay } from './day-words.ts';
import { Legend } from './legend.tsx';
import { Numbers } from './numbers.tsx';
import { Panel } from './panel.tsx';

interface DayChartProps<Key extends string> {
  title: string;
  /** Bars stand on each other; lines go past each other. */
  kind: 'bars' | 'lines';
  series: readonly Series<Key>[];
  rows: readonly DayRow<Key>[];
  /** Said in place of a drawing of nothing. */
  empty: string;
  span?: 4 | 6 | 8 | 12;
}

const HEIGHT = 232;
const margin = { top: 16, right: 4, bottom: 4, left: 20 };

/** Numbers day by day, drawn, and beside the drawing in figures. */
export function DayChart<Key extends string>({ title, kind, series, rows, empty, span }: DayChartProps<Key>) {
  if (rows.every((row) => series.every(({ key }) => row[key] === 0)))
    return (
      <Panel title={title} {...(span && { span })}>
        <p className={styles.empty}>{empty}</p>
      </Panel>
    );
  return (
    <Panel title={title} aside={<Legend series={series} />} {...(span && { span })}>
      <div className={styles.body}>
        {/* The figures beside it say the same, for ears and keys. */}
        <div className={styles.chart} aria-hidden="true">
          <ResponsiveContainer width="100%" height={HEIGHT}>
            {kind === 'bars' ? (
              <BarChart data={[...rows]} margin={margin} accessibilityLayer={false} barCategoryGap="18%">
                {frame(title)}
                <Tooltip
                  cursor={{ className: styles.cursor }}
                  isAnimationActive={false}
                  content={({ active, label }) =>
                    active && <Told label={label} series={series} rows={rows} />
                  }
                />
                {series.map(({ key, tone }) => (
                  <Bar
                    key={key}
                    dataKey={key}
                    stackId="all"
                    className={drawnAs(tone)}
                    isAnimationActive={false}
                  />
                ))}
              </BarChart>
            ) : (
              <LineChart data={[...rows]} margin={margin} accessibilityLayer={false}>
                {frame(title)}
                <Tooltip
                  cursor={{ className: styles.cursorLine }}
                  isAnimationActive={false}
                  content={({ active, label }) =>
                    active && <Told label={label} series={series} rows={rows} />
                  }
                />
                {series.map(({ key, tone }) => (
                  <Line
                    key={key}
                    dataKey={key}
                    type="linear"
                    dot={false}
                    activeDot={{ r: 4, className: drawnAs('dot') }}
                    className={drawnAs(`${tone}Line`)}
                    isAnimationActive={false}
                  />
                ))}
              </LineChart>
            )}
          </ResponsiveContainer>
        </div>
        <Numbers label={title} series={series} rows={rows} />
      </div>
    </Panel>
  );
}

/** The library takes no class that may be absent. */
function drawnAs(name: string): string {
  return styles[name] ?? '';
}

/** What stands behind the drawing, whichever it is. */
function frame(title: string) {
  return [
    <CartesianGrid key={`${title} grid`} vertical={false} stroke="var(--rule-fine)" />,
    <XAxis
      key={`${title} days`}
      dataKey="day"
      tickFormatter={shortDay}
      tickLine={false}
      minTickGap={48}
      className={drawnAs('axis')}
    />,
    <YAxis
      key={`${title} scale`}
      orientation="right"
      allowDecimals={false}
      axisLine={false}
      tickLine={false}
      tickCount={4}
      width={48}
      tickFormatter={(value: number) => value.toLocaleString()}
      className={drawnAs('axis')}
    />,
  ];
}

interface ToldProps<Key extends string> {
  label: string | number | undefined;
  series: readonly Series<Key>[];
  rows: readonly DayRow<Key>[];
}

/** The figures of the day under the pointer. */
function Told<Key extends string>({ label, series, rows }: ToldProps<Key>) {
  const row = rows.find(({ day }) => day === label);
  if (!row) return null;
  return (
    <dl className={styles.told}>
      <dt>{longDay(row.day)}</dt>
      {series.map(({ key, name }) => (
        <dd key={key}>
          {name} <b>{row[key].toLocaleString()}</b>
        </dd>
      ))}
    </dl>
  );
}
