import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { analyticsQuery } from '../admin-queries.ts';
import { DayChart } from '../charts/day-chart.tsx';
import { Panel } from '../charts/panel.tsx';

const series = [{ key: 'prompts', name: 'Prompts', tone: 'daylight' }] as const;

/** Day by day what the overview says of this week: the same days, of the same prompts. */
export function PromptsPerDay() {
  const { data, error, refetch } = useQuery(analyticsQuery('7'));
  if (data)
    return (
      <DayChart
        title="Prompts this week"
        kind="bars"
        series={series}
        empty="No prompts in the last seven days."
        rows={data.by_day}
      />
    );
  return (
    <Panel title="Prompts this week">
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
