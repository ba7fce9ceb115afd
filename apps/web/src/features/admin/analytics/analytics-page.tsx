import { useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { failureText } from '../../../lib/api.ts';
import { generatorName } from '../../../lib/generator-name.ts';
import { methodNames } from '../../../lib/method-names.ts';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { type Analytics, analyticsQuery, type Span } from '../admin-queries.ts';
import { planName } from '../admin-words.ts';
import { BarList } from '../charts/bar-list.tsx';
import { DayChart } from '../charts/day-chart.tsx';
import { longDay } from '../charts/day-words.ts';
import { Panels } from '../charts/panel.tsx';
import styles from './analytics-page.module.css';
import { percent } from './percent.ts';
import { Retention } from './retention.tsx';

const spans = ['7', '30', '90'] as const satisfies readonly Span[];
const parser = parseAsStringLiteral(spans).withDefault('30');
const options = spans.map((value) => ({ value, label: `${value} days` }));

/** What the last days came to. */
export function AnalyticsPage() {
  const [days, setDays] = useQueryState('days', parser);
  const { data, error, isFetching, refetch } = useQuery(analyticsQuery(days));
  return (
    <div className={styles.page} aria-busy={isFetching}>
      <div className={styles.head}>
        <Segments label="Days" options={options} value={days} onChange={(next) => void setDays(next)} />
        {data && (
          <p>
            {longDay(data.from)} to {longDay(data.to)}, UTC
          </p>
        )}
      </div>
      {data ? (
        <Charts data={data} />
      ) : error ? (
        <ErrorState level={2} title="The figures did not load" onRetry={refetch}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <SkeletonLines label="Loading the figures" lines={12} />
      )}
    </div>
  );
}

function Charts({ data }: { data: Analytics }) {
  const { by_day, by_method, by_mode, by_model, sharing, conversion, retention } = data;
  return (
    <Panels>
      <DayChart
        title="Generations and active people"
        kind="lines"
        span={8}
        series={[
          { key: 'generations', name: 'Generations', tone: 'daylight' },
          { key: 'active', name: 'Active people', tone: 'plain' },
        ]}
        empty="Nobody was here in these days."
        rows={by_day}
      />
      <DayChart
        title="Reached the daily limit"
        kind="bars"
        span={4}
        series={[{ key: 'limit_hits', name: 'Refused', tone: 'warn' }]}
        empty="Nobody was refused in these days."
        rows={by_day}
      />
      <DayChart
        title="Visitors"
        kind="bars"
        span={6}
        series={[{ key: 'visitors', name: 'Visitors', tone: 'plain' }]}
        empty="Nobody came in these days."
        rows={by_day}
      />
      <DayChart
        title="Sign-ups and first payments"
        kind="bars"
        span={6}
        series={[
          { key: 'sign_ups', name: 'Sign-ups', tone: 'plain' },
          { key: 'purchases', name: 'Paid', tone: 'daylight' },
        ]}
        empty="Nobody signed up or paid for the first time in these days."
        rows={by_day}
      />
      <BarList
        title="By method"
        what="Method"
        unit="prompts"
        span={4}
        empty="No prompt in these days."
        rows={by_method.map(({ method, generations }) => ({
          id: method ?? 'unknown',
          name: method ? methodNames[method] : 'Not known',
          count: generations,
        }))}
      />
      <BarList
        title="By model"
        what="Model"
        unit="prompts"
        span={4}
        empty="No prompt in these days."
        rows={by_model.map(({ model, generations }) => ({
          id: model ?? 'any',
          name: generatorName(model ?? undefined),
          count: generations,
        }))}
      />
      <BarList
        title="By mode"
        what="Mode"
        unit="prompts"
        span={4}
        empty="No prompt in these days."
        rows={by_mode.map(({ mode, generations }) => ({
          id: mode,
          name: mode === 'video' ? 'Video' : 'Photo',
          count: generations,
        }))}
      />
      <BarList
        title="From looking to paying"
        what="Stage"
        unit="people"
        span={4}
        empty="Nobody came in these days."
        rows={[
          { id: 'visitors', name: 'Visited', count: conversion.visitors },
          ...steps(conversion.visitors, [
            { id: 'sign-ups', name: 'Signed up', count: conversion.sign_ups },
            { id: 'first', name: 'Wrote a first prompt', count: conversion.first_generations },
            { id: 'paid', name: 'Paid', count: conversion.purchases },
          ]),
        ]}
      />
      <BarList
        title="From sharing to friends"
        what="Stage"
        unit="times, people"
        span={4}
        empty="Nothing was shared in these days."
        rows={[
          { id: 'shares', name: 'Shared', count: sharing.shares },
          ...steps(sharing.shares, [
            { id: 'joined', name: 'Friends joined', count: sharing.friends_joined },
            { id: 'wrote', name: 'Friends wrote a prompt', count: sharing.friends_generated },
          ]),
        ]}
      />
      <BarList
        title="First payments by plan"
        what="Plan"
        unit="people"
        span={4}
        empty="Nobody paid for the first time in these days."
        rows={conversion.by_plan.map(({ plan, purchases }) => ({
          id: plan,
          name: planName(plan),
          count: purchases,
        }))}
      />
      <Retention weeks={retention} />
    </Panels>
  );
}

interface Stage {
  id: string;
  name: string;
  count: number;
}

/** How much of the beginning is left at each stage. */
function steps(first: number, stages: readonly Stage[]): (Stage & { note: string })[] {
  return stages.map((stage) => ({ ...stage, note: percent(stage.count, first) }));
}
