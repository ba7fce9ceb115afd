import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { analyticsQuery } from '../admin-queries.ts';
import { DayChart } from '../charts/day-chart.tsx';
import { Panel } from '../charts/panel.tsx';

const series = [{ key: 'generations', name: 'Prompts', tone: 'daylight' }] as const;

/** The last thirty days at a glance. */
export function PromptsPerDay() {
  const { data, error, refetch } = useQuery(analyticsQuery('30'));
  if (data)
    return (
      <DayChart
        title="Prompts per day"
        kind="bars"
        series={series}
        empty="No prompt in the last thirty days."
        rows={data.by_day}
      />
    );
  return (
    <Panel title="Prompts per day">
      {error ? (
        <ErrorState title="The days did not load" onRetry={refetch}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <SkeletonLines label="Loading the chart" lines={6} />
      )}
    </Panel>
  );
}
